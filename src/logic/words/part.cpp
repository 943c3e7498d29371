#include "logic/words/part.h"

#include "logic/words/chain.h"
#include "logic/words/clash.h"
#include "logic/words/ends.h"
#include "logic/words/phrase.h"
#include "logic/words/single.h"
#include "logic/words/texts.h"
#include "shudu/words.h"

namespace shudu::logic::words {

namespace {

DigitSet digits_of(const std::vector<Candidate>& candidates) {
  DigitSet digits;
  for (Candidate candidate : candidates) digits.insert(candidate.digit);
  return digits;
}

// The n of "set2", counted from 0. Empty if `name` does not have that form.
std::optional<std::size_t> numbered(std::string_view name, std::string_view word) {
  if (!name.starts_with(word) || name.size() != word.size() + 1) return std::nullopt;
  const char digit = name.back();
  if (digit < '1' || digit > '9') return std::nullopt;
  return static_cast<std::size_t>(digit - '1');
}

std::string candidates_in(Role role, const Step& step, Language language) {
  std::vector<Candidate> marked;
  for (const Mark& mark : step.marks) {
    if (mark.role == role && mark.digit != 0) marked.emplace_back(mark.cell, mark.digit);
  }
  return candidates(marked, language);
}

// "chain 2 and chain 4": the cases that are impossible.
std::string impossible(const Step& step, Language language) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < step.chains.size(); ++i) {
    if (step.chains[i].clash.kind == Clash::Kind::none) continue;
    items.push_back(phrase(chain_texts.number, language, {{"n", std::to_string(i + 1)}}));
  }
  return list(items, language);
}

// The parts about the ends of the first chain.
struct EndPart {
  std::string_view name;
  std::string (*text)(const Chain& chain, Language language);
};
constexpr EndPart end_parts[] = {{"start", start},     {"end", end},         {"path", path},          {"ends", ends},
                                 {"assumed", assumed}, {"reached", reached}, {"otherwise", otherwise}};

std::string all_sets(const Step& step, Language language) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    const LockedSet& set = step.sets[i];
    items.push_back(phrase(result_texts.set, language,
                           {{"name", set_name(i, language)},
                            {"cells", cells(set.cells, language)},
                            {"digits", digits(set.digits, language)}}));
  }
  return list(items, language);
}

}  // namespace

std::optional<std::string> part(std::string_view name, const Step& step, Language language) {
  constexpr std::string_view of_candidates = ".candidates";
  if (name.ends_with(of_candidates)) {
    const auto role = find_role(name.substr(0, name.size() - of_candidates.size()));
    if (!role) return std::nullopt;
    return candidates_in(*role, step, language);
  }
  const bool wants_digits = name.ends_with(".digits");
  const std::string_view of = wants_digits ? name.substr(0, name.size() - std::string_view{".digits"}.size()) : name;
  const auto either = [&](CellSet the_cells, DigitSet the_digits) {
    return wants_digits ? digits(the_digits, language) : cells(the_cells, language);
  };
  if (const auto role = find_role(of)) return either(step.cells(*role), step.digits_of(*role));
  if (const auto n = numbered(of, "set")) {
    if (*n >= step.sets.size()) return std::string{};
    return either(step.sets[*n].cells, step.sets[*n].digits);
  }
  if (of == "eliminated") return either(cells_of(step.eliminations), digits_of(step.eliminations));
  if (of == "placed") return either(cells_of(step.placements), digits_of(step.placements));
  if (wants_digits) return std::nullopt;

  if (name == "digit" || name == "digits") return digits(step.digits, language);
  if (name == "base") return houses(step.base, language);
  if (name == "cover") return houses(step.cover, language);
  if (name == "sets") return all_sets(step, language);
  if (name == "chain") return chains(step, language);
  if (const auto n = numbered(name, "chain"))
    return *n < step.chains.size() ? chain(step, *n, language) : std::string{};
  for (const EndPart& one : end_parts) {
    if (name == one.name) return step.chains.empty() ? std::string{} : one.text(step.chains[0], language);
  }
  if (name == "clash") return clash(step.clash, language);
  if (name == "impossible") return impossible(step, language);
  if (name == "exclusion") return exclusion(step, language);
  if (name == "size") return step.technique == nullptr ? std::string{} : std::to_string(step.technique->size);
  if (name == "name")
    return step.technique == nullptr ? std::string{} : std::string{shudu::logic::name(*step.technique, language)};
  if (name == "inferences") return std::to_string(step.inferences);
  if (name == "result") return result(step, language);
  return std::nullopt;
}

std::string result(const Step& step, Language language) {
  if (!step.placements.empty()) {
    std::vector<std::string> items;
    for (Candidate placed : step.placements) {
      items.push_back(phrase(result_texts.place, language,
                             {{"cell", shudu::name(placed.cell)}, {"digit", std::to_string(placed.digit)}}));
    }
    return phrase(result_texts.places, language, {{"list", list(items, language)}});
  }
  // Digits that are removed from the same cells are listed together.
  std::vector<std::pair<DigitSet, CellSet>> groups;
  for (const auto& [digit, places] : by_digit(step.eliminations)) {
    bool joined = false;
    for (auto& [digits_gone, from] : groups) {
      if (from != places) continue;
      digits_gone.insert(digit);
      joined = true;
    }
    if (!joined) groups.emplace_back(DigitSet{digit}, places);
  }
  std::string text;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    text +=
        phrase(i == 0                   ? result_texts.removes
               : i + 1 == groups.size() ? result_texts.removes_last
                                        : result_texts.removes_next,
               language, {{"digit", digits(groups[i].first, language)}, {"cells", cells(groups[i].second, language)}});
  }
  return text;
}

}  // namespace shudu::logic::words
