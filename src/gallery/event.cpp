// The tables of event kinds and reasons.
#include "shudu/gallery.h"

#include "language/named.h"

namespace shudu {
namespace {

using Kind = Event::Kind;
using Reason = Event::Reason;

constexpr Named<Kind> kind_table[] = {
    {Kind::place, "place"},         {Kind::guess, "guess"},         {Kind::remove, "remove"},
    {Kind::propagate, "propagate"}, {Kind::backtrack, "backtrack"}, {Kind::solution, "solution"},
};
static_assert(is_in_order(kind_table));

constexpr Named<Reason> reason_table[] = {
    {Reason::only_candidate, "only_candidate"},
    {Reason::only_place, "only_place"},
    {Reason::choice, "choice"},
    {Reason::peer, "peer"},
    {Reason::technique, "technique"},
    {Reason::tried, "tried"},
    {Reason::consequence, "consequence"},
    {Reason::no_candidate, "no_candidate"},
    {Reason::no_place, "no_place"},
    {Reason::all_tried, "all_tried"},
    {Reason::full, "full"},
};
static_assert(is_in_order(reason_table));

constexpr auto all_kinds = values_of(kind_table);
constexpr auto all_reasons = values_of(reason_table);

}  // namespace

std::span<const Kind> event_kinds() { return all_kinds; }
std::span<const Reason> event_reasons() { return all_reasons; }

std::string_view id(Kind kind) { return row_of(kind, kind_table).id; }
std::string_view id(Reason reason) { return row_of(reason, reason_table).id; }

std::optional<Kind> find_event_kind(std::string_view id) { return find_named(id, kind_table); }
std::optional<Reason> find_event_reason(std::string_view id) { return find_named(id, reason_table); }

}  // namespace shudu
