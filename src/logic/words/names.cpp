// The tables of families, levels and roles, and names in every language.
#include <string>

#include "language/named.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::logic {
namespace {

constexpr Named<Family> family_table[] = {
    {Family::singles, "singles", "Singles"},
    {Family::intersections, "intersections", "Intersections"},
    {Family::subsets, "subsets", "Subsets"},
    {Family::fish, "fish", "Fish"},
    {Family::single_digit_patterns, "single_digit_patterns", "Single-digit patterns"},
    {Family::wings, "wings", "Wings"},
    {Family::coloring, "colouring", "Colouring"},
    {Family::uniqueness, "uniqueness", "Uniqueness"},
    {Family::chains, "chains", "Chains"},
    {Family::almost_locked_sets, "almost_locked_sets", "Almost locked sets"},
    {Family::exclusion, "exclusion", "Exclusion"},
    {Family::forcing_chains, "forcing_chains", "Forcing chains"},
    {Family::last_resort, "last_resort", "Last resort"},
};
static_assert(is_in_order(family_table));

constexpr Named<Level> level_table[] = {
    {Level::easy, "easy", "easy"},       {Level::medium, "medium", "medium"},    {Level::hard, "hard", "hard"},
    {Level::unfair, "unfair", "unfair"}, {Level::extreme, "extreme", "extreme"},
};
static_assert(is_in_order(level_table));

constexpr Named<Role> role_table[] = {
    {Role::pattern, "pattern", "pattern"},    {Role::fin, "fin", "fin"},
    {Role::endo_fin, "endo_fin", "endo fin"}, {Role::pivot, "pivot", "pivot"},
    {Role::pincer, "pincer", "pincer"},       {Role::link, "link", "link"},
    {Role::floor, "floor", "floor"},          {Role::roof, "roof", "roof"},
    {Role::extra, "extra", "extra"},          {Role::color_a, "color_a", "colour A"},
    {Role::color_b, "color_b", "colour B"},   {Role::color_c, "color_c", "colour C"},
    {Role::color_d, "color_d", "colour D"},
};
static_assert(is_in_order(role_table));

constexpr Named<Depth> depth_table[] = {
    {Depth::region, "region"},
    {Depth::technique, "technique"},
    {Depth::whole, "whole"},
};
static_assert(is_in_order(depth_table));

constexpr auto all_families = values_of(family_table);
constexpr auto all_levels = values_of(level_table);
constexpr auto all_roles = values_of(role_table);

template <class Enumeration>
std::string_view in_language(std::string_view group, const Named<Enumeration>& row, Language language) {
  return translated(std::string{group}.append(row.id), row.en, language);
}

}  // namespace

std::span<const Family> families() { return all_families; }
std::span<const Level> levels() { return all_levels; }
std::span<const Role> roles() { return all_roles; }

std::string_view id(Family family) { return row_of(family, family_table).id; }
std::string_view id(Level level) { return row_of(level, level_table).id; }
std::string_view id(Role role) { return row_of(role, role_table).id; }
std::string_view id(Depth depth) { return row_of(depth, depth_table).id; }

std::optional<Family> find_family(std::string_view id) { return find_named(id, family_table); }
std::optional<Level> find_level(std::string_view id) { return find_named(id, level_table); }
std::optional<Role> find_role(std::string_view id) { return find_named(id, role_table); }
std::optional<Depth> find_depth(std::string_view id) { return find_named(id, depth_table); }

std::string_view name(Family family, Language language) {
  return in_language("family.", row_of(family, family_table), language);
}
std::string_view name(Level level, Language language) {
  return in_language("level.", row_of(level, level_table), language);
}
std::string_view name(Role role, Language language) { return in_language("role.", row_of(role, role_table), language); }

std::string_view name(const Technique& technique, Language language) {
  return translated("technique." + std::string{technique.id} + ".name", technique.name, language);
}

}  // namespace shudu::logic
