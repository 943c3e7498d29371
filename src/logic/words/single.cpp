#include "logic/words/single.h"

#include <array>
#include <bit>

#include "logic/words/phrase.h"
#include "logic/words/texts.h"

namespace shudu::logic::words {

namespace {

std::string joined(const std::vector<std::string>& reasons, const Text& between, Language language) {
  std::string text;
  for (const std::string& reason : reasons) text.append(text.empty() ? "" : between[language]).append(reason);
  return text;
}

std::string places(const Step& step, Language language) {
  const CellSet seen = cells_of(step.exclusion.seen), removed = cells_of(step.exclusion.removed);
  const std::string digit = std::to_string(step.placements[0].digit), where = house(step.base[0], language);
  if (seen.empty() && removed.empty()) return phrase(single_texts.filled, language, {{"house", where}});
  std::vector<std::string> reasons;
  const auto add = [&](const Text& text, CellSet of) {
    reasons.push_back(phrase(text, language, {{"digit", digit}, {"cells", cells(of, language)}}));
  };
  if (!seen.empty()) add(seen.is_single() ? single_texts.digit : single_texts.digits, seen);
  if (!removed.empty()) add(single_texts.removal, removed);
  const bool is_one = reasons.size() == 1 && (seen.empty() || seen.is_single());
  return phrase(
      is_one ? single_texts.leaves : single_texts.leave, language,
      {{"reasons", joined(reasons, single_texts.between_reasons, language)}, {"digit", digit}, {"house", where}});
}

// The fewest of the houses of `cell` that contain all the cells.
std::vector<House> fewest_houses(Cell cell, CellSet cells) {
  const std::array<House, 3> around = houses(cell);
  std::vector<House> best(around.begin(), around.end());
  for (unsigned chosen = 1; chosen < 7; ++chosen) {
    CellSet covered;
    std::vector<House> some;
    for (std::size_t i = 0; i < around.size(); ++i) {
      if ((chosen >> i & 1) == 0) continue;
      covered |= around[i].cells();
      some.push_back(around[i]);
    }
    if (covered.contains(cells) && some.size() < best.size()) best = some;
  }
  return best;
}

std::string digits_in_houses(const Step& step, Language language) {
  std::vector<std::string> reasons;
  std::vector<Candidate> left = step.exclusion.seen;
  for (House one : fewest_houses(step.placements[0].cell, cells_of(left))) {
    DigitSet found;
    for (Candidate candidate : left) {
      if (one.cells().contains(candidate.cell)) found.insert(candidate.digit);
    }
    std::erase_if(left, [&](Candidate candidate) { return found.contains(candidate.digit); });
    if (found.empty()) continue;
    reasons.push_back(
        phrase(single_texts.has, language, {{"house", house(one, language)}, {"digits", digits(found, language)}}));
  }
  DigitSet removed;
  for (Candidate candidate : step.exclusion.removed) removed.insert(candidate.digit);
  if (!removed.empty()) {
    reasons.push_back(phrase(removed.is_single() ? single_texts.was_removed : single_texts.were_removed, language,
                             {{"digits", digits(removed, language)}}));
  }
  return joined(reasons, single_texts.between_houses, language);
}

}  // namespace

std::string exclusion(const Step& step, Language language) {
  if (step.placements.empty()) return {};
  const bool is_hidden = !step.base.empty();
  if (step.exclusion.is_known) {
    return as_sentence(is_hidden ? places(step, language) : digits_in_houses(step, language));
  }
  return phrase(is_hidden ? single_texts.only_place : single_texts.only_candidate, language,
                {{"cell", name(step.placements[0].cell)},
                 {"digit", std::to_string(step.placements[0].digit)},
                 {"house", is_hidden ? house(step.base[0], language) : std::string{}}});
}

}  // namespace shudu::logic::words
