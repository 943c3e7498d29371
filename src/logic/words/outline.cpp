// The outline of a step: its description in parts, so that a front end can fold long chains.
#include "logic/words/chain.h"
#include "logic/words/part.h"
#include "logic/words/phrase.h"
#include "logic/words/texts.h"
#include "shudu/words.h"

namespace shudu::logic {

namespace {

// "Suppose r1c1 is 5.": what leads to a contradiction. Empty if the step has none, or if its chains start differently.
std::string assumption(const Step& step, Language language) {
  if (step.clash.kind == Clash::Kind::none || step.chains.empty()) return {};
  const auto start = [&](const Chain& chain) { return words::statement(chain.nodes.front(), language); };
  const std::string first = start(step.chains.front());
  for (const Chain& chain : step.chains) {
    if (start(chain) != first) return {};
  }
  return words::as_sentence(phrase(words::chain_texts.suppose, language, {{"statement", first}})) +
         std::string{words::sentence_texts.stop[language]};
}

// The template without its chains. A colon that announced them becomes a full stop.
std::string without_chains(std::string_view text, const Step& step, Language language) {
  std::string rest{text};
  const std::size_t at = rest.find("{chain}");
  if (at == std::string::npos) return rest;
  rest.replace(at, std::string_view{"{chain}"}.size(), assumption(step, language));
  while (!rest.empty() && rest.front() == ' ') rest.erase(0, 1);
  while (!rest.empty() && rest.back() == ' ') rest.pop_back();
  for (std::string_view colon : {":", "\uFF1A"}) {
    if (rest.ends_with(colon))
      rest.replace(rest.size() - colon.size(), colon.size(), words::sentence_texts.stop[language]);
  }
  return rest;
}

std::string summary(const Step& step, Language language) {
  const Technique& technique = *step.technique;
  const std::string_view space = entry(language).grammar.space;
  const std::string look = without_chains(technique.look[language], step, language);
  const std::string why = without_chains(technique.why[language], step, language);
  std::string text = fill(look, step, language);
  text.append(space).append(words::as_sentence(fill(why, step, language)));
  if (look.find("{result}") == std::string::npos && why.find("{result}") == std::string::npos) {
    text.append(space).append(words::as_sentence(words::result(step, language)));
    text.append(words::sentence_texts.stop[language]);
  }
  return words::spaced(text);
}

}  // namespace

Outline outline(const Step& step, Language language) {
  Outline parts;
  if (step.technique != nullptr) parts.summary = summary(step, language);
  for (std::size_t i = 0; i < step.chains.size(); ++i) {
    parts.chains.push_back({words::links(step, i, language), words::chain_end(step, i, language)});
  }
  for (const Step& inner : step.nested) parts.nested.push_back(describe(inner, language));
  return parts;
}

}  // namespace shudu::logic
