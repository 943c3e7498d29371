// Describes steps, contradictions and conflicts.
#include "logic/words/part.h"
#include "logic/words/phrase.h"
#include "logic/words/region.h"
#include "logic/words/texts.h"
#include "shudu/words.h"

namespace shudu::logic {

namespace {

using words::sentence_texts;

// A name inside a sentence: "singles", "AIC".
std::string inside_sentence(std::string_view name) {
  std::string text{name};
  const auto upper = [](char c) { return 'A' <= c && c <= 'Z'; };
  if (text.size() > 1 && upper(text[0]) && !upper(text[1])) text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

bool has_result(std::string_view text) { return text.find("{result}") != std::string_view::npos; }

std::string whole(const Step& step, Language language) {
  const Technique& technique = *step.technique;
  const std::string_view look = technique.look[language], why = technique.why[language];
  const std::string_view space = entry(language).grammar.space;
  std::string text{name(step, language)};
  text += sentence_texts.after_name[language];
  text += fill(look, step, language);
  text += space;
  text += fill(why, step, language);
  if (!has_result(look) && !has_result(why)) {
    text += space;
    text += words::as_sentence(words::result(step, language));
    text += sentence_texts.stop[language];
  }
  return text;
}

}  // namespace

std::string describe(const Step& step, Language language, Depth depth) {
  // Without a technique there are no texts, so only the result is described.
  if (step.technique == nullptr) {
    return words::spaced(words::as_sentence(words::result(step, language))) +
           std::string{sentence_texts.stop[language]};
  }
  const Technique& technique = *step.technique;
  switch (depth) {
    case Depth::region:
      return words::spaced(phrase(
          sentence_texts.region, language,
          {{"family", inside_sentence(name(technique.family, language))}, {"region", words::region(step, language)}}));
    case Depth::technique:
      return words::spaced(phrase(
          sentence_texts.look, language,
          {{"name", std::string{name(step, language)}}, {"look", fill(technique.look[language], step, language)}}));
    case Depth::whole: break;
  }
  return words::spaced(whole(step, language));
}

std::string describe(const State::Contradiction& contradiction, Language language) {
  const bool in_cell = contradiction.cell.has_value(), in_house = contradiction.house.has_value();
  const auto& texts = words::contradiction_texts;
  return words::spaced(phrase(in_cell && in_house ? texts.twice
                              : in_house          ? texts.no_place
                                                  : texts.no_digit,
                              language,
                              {{"cell", in_cell ? shudu::name(*contradiction.cell) : ""},
                               {"house", in_house ? words::house(*contradiction.house, language) : ""},
                               {"digit", std::to_string(contradiction.digit)}}));
}

std::string describe(const std::vector<Conflict>& conflicts, Language language) {
  const auto& texts = words::conflict_texts;
  std::string text;
  for (const Conflict& conflict : conflicts) {
    std::string cells;
    for (Cell cell : conflict.cells) {
      cells.append(cells.empty() ? "" : entry(language).grammar.comma).append(shudu::name(cell));
    }
    if (!text.empty()) text += texts.separator[language];
    text += phrase(conflict.cells.size() == 2 ? texts.twice : texts.more, language,
                   {{"digit", std::to_string(conflict.digit)},
                    {"n", std::to_string(conflict.cells.size())},
                    {"house", words::house(conflict.house, language)},
                    {"cells", cells}});
  }
  return words::spaced(text);
}

std::string_view name(const Step& step, Language language) {
  if (step.technique == nullptr) return {};
  const bool is_hidden_single = step.technique->id == "hidden_single" && step.base.size() == 1;
  if (!is_hidden_single) return name(*step.technique, language);
  return words::hidden_single_names.kinds[static_cast<std::size_t>(step.base[0].kind())][language];
}

std::string name(House house, Language language) { return words::spaced(words::house(house, language)); }

}  // namespace shudu::logic
