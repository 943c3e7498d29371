#include "techniques/technique_page.h"

#include <fmt/args.h>
#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/columns.h"
#include "explain/step_board.h"
#include "shudu/ask.h"
#include "shudu/format.h"
#include "shudu/words.h"
#include "techniques/texts.h"

namespace shudu::cli {
namespace {

using logic::Technique;

std::string tenths(int value) { return fmt::format("{:.1f}", value / 10.0); }

// A position and a step of the technique in it.
struct WorkedExample {
  logic::State state;
  logic::Step step;
};
std::optional<WorkedExample> example_of(const Technique& technique) {
  for (const auto& [id, line] : technique_examples()) {
    if (id != technique.id) continue;
    const auto puzzle = read(line);
    if (!puzzle) return std::nullopt;
    const LogicStart start = logic_start(*puzzle);
    // The first one is the step that lessons show (find_exercise).
    std::vector<logic::Step> steps = logic::find_all(start.state, technique, {.uniqueness = start.unique_clues});
    if (steps.empty()) return std::nullopt;
    return WorkedExample{start.state, std::move(steps.front())};
  }
  return std::nullopt;
}

template <class... Parts>
std::string sentence(const Text& text, Language language, const Parts&... parts) {
  return fmt::format(fmt::runtime(text[language]), parts...);
}

bool is_used_by_default(const Technique& technique) {
  const auto used = default_techniques();
  return std::find(used.begin(), used.end(), &technique) != used.end();
}

// The sentences about the place of the technique in the list and its figures.
std::vector<std::string> facts(const Technique& technique, Language language) {
  const auto all = logic::techniques();
  const auto at = std::find(all.begin(), all.end(), &technique) - all.begin();
  std::vector<std::string> list{sentence(technique_texts.place, language,
                                         fmt::arg("family", logic::name(technique.family, language)),
                                         fmt::arg("number", at + 1), fmt::arg("count", all.size()))};
  if (technique.rating != 0) {
    list.push_back(sentence(technique_texts.explainer, language, fmt::arg("program", "Sudoku Explainer"),
                            fmt::arg("rating", tenths(technique.rating))));
  }
  if (technique.hodoku.score != 0) {
    list.push_back(sentence(technique_texts.hodoku, language,
                            fmt::arg("level", logic::name(technique.hodoku.level, language)),
                            fmt::arg("score", technique.hodoku.score), fmt::arg("code", technique.hodoku.code)));
  }
  if (technique.needs_uniqueness) list.emplace_back(technique_texts.uniqueness[language]);
  if (!is_used_by_default(technique))
    list.push_back(sentence(technique_texts.on_request, language, fmt::arg("option", "--techniques")));
  return list;
}

// "2.3, easy"; empty if neither program has the technique.
std::string figures(const Technique& technique, Language language) {
  std::string text = technique.rating == 0 ? "" : tenths(technique.rating);
  if (technique.hodoku.score == 0) return text;
  return text + (text.empty() ? "" : ", ") + std::string{logic::name(technique.hodoku.level, language)};
}

// The pages of docs/techniques have one file for each language.
std::string_view page_ending(Language language) {
  if (language == Language::en) return ".md";
  return language == Language::zh_hant ? "_zh_hant.md" : "_zh.md";
}

}  // namespace

std::string technique_page(const Technique& technique, Language language, const Style& style) {
  std::string text = style.bold(logic::name(technique, language)) + " (" + std::string{technique.id} + ")\n";
  for (const std::string& fact : facts(technique, language)) text += wrapped(fact, 0, text_width()) + '\n';
  if (const auto example = example_of(technique)) {
    text += '\n' + std::string{technique_texts.example[language]} + '\n';
    text += step_board(example->state, &example->step, language, style);
    text += fitted(logic::describe(example->step, language) + '\n');
  } else {
    text += '\n' + std::string{technique_texts.no_example[language]} + '\n';
  }
  const std::string page = "docs/techniques/" + std::string{technique.page} + std::string{page_ending(language)};
  return text + '\n' + fitted(sentence(technique_texts.more, language, fmt::arg("page", page)) + '\n');
}

std::string technique_list(Language language, std::size_t width) {
  std::vector<std::pair<std::string, std::string>> rows;
  std::size_t longest = 0;
  for (const Technique* technique : logic::techniques()) {
    const std::string numbers = figures(*technique, language);
    std::string name{logic::name(*technique, language)};
    if (!numbers.empty()) name += " (" + numbers + ")";
    rows.emplace_back(technique->id, std::move(name));
    longest = std::max(longest, technique->id.size());
  }
  return in_two_columns(rows, longest + 2, width);
}

}  // namespace shudu::cli
