#include "logic/words/part.h"
#include "logic/words/phrase.h"
#include "logic/words/region.h"
#include "shudu/words.h"

namespace shudu::logic {

namespace {

constexpr Text space{" ", "", ""};
constexpr Text stop{".", "。", "。"};

// A name inside a sentence: "singles", "AIC".
std::string inside_sentence(std::string_view name) {
  std::string text{name};
  const auto upper = [](char c) { return 'A' <= c && c <= 'Z'; };
  if (text.size() > 1 && upper(text[0]) && !upper(text[1])) text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

std::string whole(const Step& step, Language language) {
  const Technique& technique = *step.technique;
  std::string text{technique.name[language]};
  text += Text{": ", "：", "："}[language];
  text += fill(technique.look[language], step, language);
  text += space[language];
  text += fill(technique.why[language], step, language);
  const bool has_result = technique.look[language].find("{result}") != std::string_view::npos ||
                          technique.why[language].find("{result}") != std::string_view::npos;
  if (!has_result) {
    text += space[language];
    text += words::as_sentence(words::result(step, language));
    text += stop[language];
  }
  return text;
}

}  // namespace

std::string tell(const Step& step, Language language, Depth depth) {
  // A step that no technique of the table stands behind has nothing to tell but its result.
  if (step.technique == nullptr)
    return words::spaced(words::as_sentence(words::result(step, language))) + std::string{stop[language]};
  const Technique& technique = *step.technique;
  switch (depth) {
    case Depth::region: {
      constexpr Text hint{"Try {family}: look at {region}.", "试试“{family}”，看{region}。",
                          "試試「{family}」，看{region}。"};
      return words::spaced(words::phrase(
          hint, language,
          {{"family", inside_sentence(name(technique.family)[language])}, {"region", words::region(step, language)}}));
    }
    case Depth::technique: {
      constexpr Text hint{"{name}: {look}", "{name}：{look}", "{name}：{look}"};
      return words::spaced(words::phrase(
          hint, language,
          {{"name", std::string{technique.name[language]}}, {"look", fill(technique.look[language], step, language)}}));
    }
    case Depth::whole: break;
  }
  return words::spaced(whole(step, language));
}

std::string tell(const State::Contradiction& contradiction, Language language) {
  constexpr Text no_digit{"{cell} has no candidate left", "{cell}已无候选数", "{cell}已無候選數"};
  constexpr Text no_place{"{house} has no place left for {digit}", "{house}已无处可填{digit}",
                          "{house}已無處可填{digit}"};
  constexpr Text twice{"{house} has {digit} twice, {cell} is the second", "{house}有两个{digit}，其一在{cell}",
                       "{house}有兩個{digit}，其一在{cell}"};
  const bool in_cell = contradiction.cell.has_value(), in_house = contradiction.house.has_value();
  return words::spaced(words::phrase(in_cell && in_house ? twice
                                     : in_house          ? no_place
                                                         : no_digit,
                                     language,
                                     {{"cell", in_cell ? shudu::name(*contradiction.cell) : ""},
                                      {"house", in_house ? words::house(*contradiction.house, language) : ""},
                                      {"digit", std::to_string(contradiction.digit)}}));
}

std::string name(House house, Language language) { return words::spaced(words::house(house, language)); }

}  // namespace shudu::logic
