// variant: the shape, the givens, the rules in words, the clues and the drawing of a puzzle. A classic puzzle is one without rules.
#include "shudu/variant.h"
#include "ask/questions.h"
#include "ask/variant_board.h"
#include "ask/variant_fields.h"
#include "format/classic_form.h"

namespace shudu::ask {
namespace {

struct VariantOptions {
  Language language = Language::en;
};
constexpr Option variant_options[] = {option<&VariantOptions::language>("language", "the language of the rules")};

std::string json_list(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ",") + item;
  return '[' + text + ']';
}

// Lists of names as JSON: [["r1c1","r1c2"],…].
std::string name_lists(const std::vector<variant::Cells>& lists, const variant::Shape& shape) {
  std::vector<std::string> all;
  for (const variant::Cells& cells : lists) {
    std::string& one = all.emplace_back();
    for (const std::string& name : cell_names(cells, shape)) one.append(one.empty() ? "\"" : ",\"").append(name) += '"';
    one.insert(0, 1, '[') += ']';
  }
  return json_list(all);
}

void add_shape(const variant::Shape& shape, JsonObject& answer) {
  variant::Cells outside;
  for (int i = 0; i < shape.grid_cells(); ++i) {
    if (const auto cell = static_cast<variant::Cell>(i); !variant::in_grid(shape, cell)) outside.push_back(cell);
  }
  answer.add("rows", static_cast<std::uint64_t>(shape.rows))
      .add("columns", static_cast<std::uint64_t>(shape.columns))
      .add("values", values_text(shape, shape.all_values()))
      .add("lines", shape.lines)
      .add_json("regions", name_lists(shape.regions, shape));
  if (!outside.empty()) answer.add("outside", cell_names(outside, shape));
}

// The candidates of every cell, if a cell has neither all nor one.
void add_candidates(const variant::Puzzle& puzzle, JsonObject& answer) {
  std::vector<std::string> sets;
  bool restricted = false;
  for (int i = 0; i < puzzle.shape.grid_cells(); ++i) {
    const variant::Values values = puzzle.candidates[static_cast<std::size_t>(i)];
    sets.push_back(values_text(puzzle.shape, values));
    restricted = restricted || (sets.back().size() > 1 && values != puzzle.shape.all_values());
  }
  if (restricted) answer.add("candidates", sets);
}

std::vector<JsonObject> rules_in_words(const variant::Puzzle& puzzle, Language language) {
  std::vector<JsonObject> list;
  for (const std::string& id : rule_ids(puzzle)) {
    const variant::Rule& rule = *variant::find_rule(id);
    list.push_back(JsonObject{}.add("id", id).add("name", rule.name[language]).add("meaning", rule.meaning[language]));
  }
  return list;
}

std::string clue_list(const std::vector<variant::Clue>& clues, const variant::Shape& shape) {
  std::vector<std::string> list;
  for (const variant::Clue& clue : clues) {
    JsonObject one;
    one.add("rule", clue.rule->id).add_json("parts", name_lists(clue.parts, shape));
    std::vector<std::string> numbers;
    for (const int number : clue.numbers) numbers.push_back(std::to_string(number));
    one.add_json("numbers", json_list(numbers));
    if (!clue.text.empty()) one.add("text", clue.text);
    std::vector<std::string> branches;
    for (const auto& branch : clue.branches) branches.push_back(clue_list(branch, shape));
    if (!branches.empty()) one.add_json("branches", json_list(branches));
    list.push_back(one.text());
  }
  return json_list(list);
}

void add_texts(const variant::Puzzle& puzzle, JsonObject& answer) {
  if (!puzzle.title.empty()) answer.add("title", puzzle.title);
  if (!puzzle.author.empty()) answer.add("author", puzzle.author);
  if (!puzzle.ruleset.empty()) answer.add("ruleset", puzzle.ruleset);
  if (!puzzle.solution.empty()) answer.add("solution", puzzle.solution);
}

Answer describe(const AnyPuzzle& about, const VariantOptions& asked, const Watch&) {
  const bool classic = about.classic() != nullptr;
  const variant::Puzzle puzzle = classic ? variant_form(*about.classic()) : *about.variant();
  JsonObject fields;
  fields.add("classic", classic);
  add_shape(puzzle.shape, fields);
  fields.add("givens", variant::to_line(puzzle.shape, given_values(puzzle)));
  add_candidates(puzzle, fields);
  add_texts(puzzle, fields);
  const variant::CluePicture picture = variant::clue_picture(puzzle);
  fields.add("meanings", rules_in_words(puzzle, asked.language))
      .add_json("clues", clue_list(puzzle.clues, puzzle.shape))
      .add("drawing",
           JsonObject{}.add("elements", picture.elements).add("unit", picture.unit).add("margin", picture.margin));
  return Answer::of(Status::ok, fields);
}

}  // namespace

constinit const Question variant_question =
    question<describe>("variant", "shape, givens, rules in words, clues and drawing of a puzzle", variant_options);

}  // namespace shudu::ask
