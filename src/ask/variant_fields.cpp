#include "ask/variant_fields.h"

#include <algorithm>
#include <bit>
#include <map>

#include "base/word_list.h"
#include "shudu/format.h"
#include "shudu/variant.h"
#include "variant/puzzle/value_text.h"

namespace shudu {
namespace {

// A search that shows that a clue can be left out may take long. It is given up after so many guesses.
constexpr std::uint64_t most_guesses = 100'000;

void add_rule_ids(const std::vector<variant::Clue>& clues, std::vector<std::string>& ids) {
  for (const variant::Clue& clue : clues) {
    const std::string id{clue.rule->id};
    if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    for (const auto& branch : clue.branches) add_rule_ids(branch, ids);
  }
}

void add_conflicts(const std::vector<variant::Cells>& houses, const char* kind, std::span<const std::int8_t> values,
                   std::vector<VariantConflict>& found) {
  for (std::size_t i = 0; i < houses.size(); ++i) {
    std::map<int, variant::Cells> holders;
    for (const variant::Cell cell : houses[i]) {
      if (values[cell] != variant::no_value) holders[values[cell]].push_back(cell);
    }
    for (auto& [value, cells] : holders) {
      if (cells.size() > 1) found.push_back({value, std::string{kind} + ' ' + std::to_string(i + 1), std::move(cells)});
    }
  }
}

}  // namespace

std::string text_of(const variant::Puzzle& puzzle) {
  for (const char* id : {"iss", "json"}) {
    variant::Written written = find_format(id)->variants.write(puzzle);
    if (!written.refused.empty()) continue;
    while (written.text.ends_with('\n')) written.text.pop_back();
    return written.text;
  }
  return {};
}

std::vector<std::string> rule_ids(const variant::Puzzle& puzzle) {
  std::vector<std::string> ids;
  add_rule_ids(puzzle.clues, ids);
  return ids;
}

std::string values_text(const variant::Shape& shape, variant::Values values) {
  std::string text;
  for (int i = 0; i < shape.values; ++i) {
    if ((values >> i & 1) != 0) text += variant::value_character(shape.lowest + i);
  }
  return text;
}

std::vector<std::string> cell_names(const variant::Cells& cells, const variant::Shape& shape) {
  std::vector<std::string> names;
  for (const variant::Cell cell : cells) names.push_back(variant::name(shape, cell));
  return names;
}

std::vector<std::string> candidate_texts(const variant::Shape& shape, const variant::TrueCandidates& found,
                                         bool with_counts) {
  std::vector<std::string> texts;
  for (const std::vector<std::uint64_t>& counts : found.counts) {
    std::string& text = texts.emplace_back();
    for (std::size_t v = 0; v < counts.size(); ++v) {
      if (counts[v] == 0) continue;
      if (with_counts && !text.empty()) text += ',';
      text += variant::value_character(shape.lowest + static_cast<int>(v));
      if (with_counts) text += ':' + std::to_string(counts[v]);
    }
  }
  return texts;
}

std::string in_words(const variant::Clue& clue, const variant::Shape& shape) {
  std::string text{clue.rule->id};
  for (std::size_t i = 0; i < clue.parts.size(); ++i) {
    text += (i == 0 ? " " : ", ") + joined(cell_names(clue.parts[i], shape), " ");
  }
  for (std::size_t i = 0; i < clue.numbers.size(); ++i) text += (i == 0 ? "; " : " ") + std::to_string(clue.numbers[i]);
  return text;
}

variant::Cells givens_of(const variant::Puzzle& puzzle) {
  variant::Cells givens;
  for (std::size_t c = 0; c < puzzle.candidates.size(); ++c) {
    if (std::has_single_bit(puzzle.candidates[c])) givens.push_back(static_cast<variant::Cell>(c));
  }
  return givens;
}

variant::Solution given_values(const variant::Puzzle& puzzle) {
  variant::Solution values(puzzle.candidates.size(), variant::no_value);
  for (const variant::Cell cell : givens_of(puzzle)) {
    values[cell] = static_cast<std::int8_t>(puzzle.shape.lowest + std::countr_zero(puzzle.candidates[cell]));
  }
  return values;
}

std::vector<VariantConflict> conflicts(const variant::Shape& shape, std::span<const std::int8_t> values) {
  std::vector<VariantConflict> found;
  if (shape.lines) {
    add_conflicts(variant::rows_of(shape), "row", values, found);
    add_conflicts(variant::columns_of(shape), "column", values, found);
  }
  add_conflicts(shape.regions, "region", values, found);
  return found;
}

std::string to_string(const std::vector<VariantConflict>& conflicts, const variant::Shape& shape) {
  std::vector<std::string> texts;
  for (const VariantConflict& one : conflicts) {
    const std::string times = one.cells.size() == 2 ? "twice" : std::to_string(one.cells.size()) + " times";
    texts.push_back(variant::value_character(one.value) + (' ' + times) + " in " + one.house + ": " +
                    joined(cell_names(one.cells, shape), ", "));
  }
  return joined(texts, "; ");
}

std::vector<JsonObject> conflict_list(const std::vector<VariantConflict>& conflicts, const variant::Shape& shape) {
  std::vector<JsonObject> all;
  for (const VariantConflict& one : conflicts) {
    all.push_back(JsonObject{}
                      .add("digit", static_cast<std::uint64_t>(one.value))
                      .add("house", one.house)
                      .add("cells", cell_names(one.cells, shape)));
  }
  return all;
}

Redundant redundant_in(const variant::Puzzle& puzzle) {
  const variant::Unnecessary found = variant::unnecessary_clues(puzzle, {.max_guesses = most_guesses});
  Redundant redundant{cell_names(found.givens, puzzle.shape), found.complete};
  for (const std::size_t i : found.clues) redundant.names.push_back(in_words(puzzle.clues[i], puzzle.shape));
  return redundant;
}

}  // namespace shudu
