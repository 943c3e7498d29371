// The legend of a step: the words for its roles, houses and sets that its description uses.
#include "logic/words/phrase.h"
#include "logic/words/role_names.h"
#include "logic/words/texts.h"
#include "shudu/words.h"

namespace shudu::logic {

namespace {

using words::role_names;

// `of` is the page of the technique or the id of its family.
struct Row {
  std::string_view of;
  Role role;
  const Text& name;
};
constexpr Row own_names[] = {
    {"junior_exocet", Role::pivot, role_names.exocet_base},
    {"junior_exocet", Role::pincer, role_names.exocet_target},
    {"junior_exocet", Role::link, role_names.exocet_place},
    {"death_blossom", Role::pivot, role_names.stem},
    {"death_blossom", Role::link, role_names.petal},
    {"almost_locked_sets", Role::link, role_names.set_link},
    {"almost_locked_sets", Role::pincer, role_names.set_common},
    {"sue_de_coq", Role::pattern, role_names.crossing},
    {"sue_de_coq", Role::color_a, role_names.crossing_line},
    {"sue_de_coq", Role::color_b, role_names.crossing_box},
    {"msls", Role::color_a, role_names.by_rows},
    {"msls", Role::color_b, role_names.by_columns},
    {"kraken_fish", Role::pivot, role_names.start},
    {"forcing_chains", Role::pivot, role_names.start},
    {"forcing_chains", Role::pattern, role_names.clash},
};

bool is_of(const Step& step, std::string_view what) {
  return step.technique != nullptr && (step.technique->page == what || id(step.technique->family) == what);
}

}  // namespace

std::string_view role_name(const Step& step, Role role, Language language) {
  for (const Row& row : own_names) {
    if (row.role == role && is_of(step, row.of)) return row.name[language];
  }
  return name(role, language);
}

std::string_view base_name(const Step& step, Language language) {
  return (is_of(step, "fish") ? role_names.fish_base : role_names.base)[language];
}

std::string_view cover_name(const Step& step, Language language) {
  if (is_of(step, "junior_exocet")) return role_names.cross_line[language];
  return (is_of(step, "fish") ? role_names.fish_cover : role_names.cover)[language];
}

std::string set_name(std::size_t index, Language language) {
  // The letters are of one to three bytes. A byte 10xxxxxx continues a letter.
  const std::string_view letters = words::result_texts.set_names[language];
  const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(letters[at]) & 0xC0u) == 0x80u; };
  std::size_t letter = 0;
  for (std::size_t at = 0; at < letters.size(); ++at) {
    if (continues(at) || letter++ != index) continue;
    std::size_t end = at + 1;
    while (end < letters.size() && continues(end)) ++end;
    return std::string{letters.substr(at, end - at)};
  }
  return std::to_string(index + 1);
}

}  // namespace shudu::logic
