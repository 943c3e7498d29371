// The types of ISS tokens that have a common form, and the search for a type.
#include <algorithm>
#include <map>

#include "format/codec/percent.h"
#include "format/variants/iss_writer.h"

namespace shudu::variant {
namespace {

bool iss_read_layout(IssReader& reader) {
  if (reader.scope().clues != &reader.puzzle.clues) return reader.fail("not allowed inside Or");
  if (reader.token().type == "Var" && reader.token().arguments.size() > 1 && !reader.argument(1).empty()) {
    reader.document.labels["V" + std::string{reader.argument(0)}] = percent_decoded(reader.argument(1));
  }
  if (reader.token().type == "SearchPriority") {
    std::string text = "." + std::string{reader.token().type};
    for (std::string_view argument : reader.token().arguments) text += "~" + std::string{argument};
    reader.document.other.push_back(std::move(text));
  }
  return true;
}

bool iss_read_number_cells(IssReader& reader, const IssType& type) {
  // A whisper line may begin with its first cell.
  const bool named = reader.token().arguments.empty() || reader.cells().find(reader.argument(0)).has_value();
  auto number = type.number;
  if (!(number && named)) number = reader.number(reader.argument(0));
  if (!number) return false;
  auto cells = reader.cells_from(named ? 0 : 1);
  return cells && reader.add(type.rule, {*std::move(cells)}, {*number});
}

bool iss_read_values_cells(IssReader& reader, const IssType& type) {
  auto values = reader.numbers(reader.argument(0));
  if (!values) return false;
  auto cells = reader.cells_from(1);
  return cells && reader.add(type.rule, {*std::move(cells)}, *std::move(values));
}

bool iss_read_adjacent(IssReader& reader, const IssType& type) {
  const auto cells = reader.cells_from(0);
  if (!cells) return false;
  std::vector<int> numbers;
  if (type.number) numbers.push_back(*type.number);
  // The places of the cells in the list. A cell that is named twice counts at its first place.
  std::map<Cell, std::size_t> places;
  for (std::size_t i = 0; i < cells->size(); ++i) places.try_emplace((*cells)[i], i);
  bool found = false;
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const Cell cell = (*cells)[i];
    if (places[cell] != i) continue;
    for (Cell other : reader.cells().beside(cell)) {
      const auto place = places.find(other);
      if (place == places.end() || place->second < i) continue;
      found = true;
      if (!reader.add(type.rule, {{cell, other}}, numbers)) return false;
    }
  }
  return found || reader.fail("no two of the cells are neighbours");
}

bool iss_read_both_ends(IssReader& reader, const IssType& type) {
  Cells line = iss_line(reader.shape(), reader.argument(0));
  if (line.empty()) return reader.fail("expected a row or a column, as in R1");
  for (std::size_t end = 1; end <= 2; ++end) {
    if (end < reader.token().arguments.size() && !reader.token().arguments[end].empty()) {
      const auto number = reader.number(reader.token().arguments[end]);
      if (!number || !reader.add(type.rule, {line}, {*number})) return false;
    }
    std::ranges::reverse(line);
  }
  return true;
}

}  // namespace

std::span<const IssType> iss_common_types() {
  using enum IssType::Form;
  static constexpr IssType table[] = {
      {"Shape", layout, ""},
      {"NoBoxes", layout, ""},
      {"RegionSize", layout, ""},
      {"Var", layout, ""},
      {"SearchPriority", layout, ""},
      {"DoubleArrow", cells, "double_arrow"},
      {"Thermo", cells, "thermometer"},
      {"Whisper", number_cells, "whisper", 5},
      {"Renban", cells, "renban"},
      {"AntiKnight", global, "anti_knight"},
      {"AntiKing", global, "anti_king"},
      {"AntiTaxicab", global, "anti_taxicab"},
      {"AntiConsecutive", global, "nonconsecutive"},
      {"Palindrome", cells, "palindrome"},
      {"RegionSumLine", cells, "region_sum_line"},
      {"EqualSum", segments, "equal_sums"},
      {"Between", cells, "between_line"},
      {"Lockout", number_cells, "lockout_line"},
      {"Lunchbox", number_cells, "lunchbox"},
      {"XSum", both_ends, "x_sum"},
      {"Skyscraper", both_ends, "skyscraper"},
      {"HiddenSkyscraper", both_ends, "hidden_skyscraper"},
      {"NumberedRoom", both_ends, "numbered_room"},
      {"FullRank", both_ends, "full_rank"},
      {"Entropic", cells, "entropic_line"},
      {"Modular", number_cells, "modular_line"},
      {"Zipper", cells, "zipper_line"},
      {"ValueIndexing", cells, "value_index"},
      {"CountingCircles", cells, "counting_circles"},
      {"CountDistinct", first_rest, "count_distinct"},
      {"RellikCage", number_cells, "rellik_cage"},
      {"EqualityCage", cells, "equality_cage"},
      {"GlobalEntropy", global, "global_entropy"},
      {"GlobalMod", global, "global_modulus"},
      {"DutchFlatmates", global, "dutch_flatmates"},
      {"ContainExact", values_cells, "contain_exactly"},
      {"ContainAtLeast", values_cells, "contain_at_least"},
  };
  return table;
}

bool read_iss_type(IssReader& reader, const IssType& type) {
  using enum IssType::Form;
  switch (type.form) {
    case layout: return iss_read_layout(reader);
    case global: return reader.add(type.rule, {});
    case number_cells: return iss_read_number_cells(reader, type);
    case values_cells: return iss_read_values_cells(reader, type);
    case adjacent: return iss_read_adjacent(reader, type);
    case both_ends: return iss_read_both_ends(reader, type);
    case cells: {
      auto all = reader.cells_from(0);
      return all && reader.add(type.rule, {*std::move(all)});
    }
    case first_rest: {
      auto all = reader.cells_from(0);
      if (!all) return false;
      if (all->size() < 2) return reader.fail("expected at least two cells");
      return reader.add(type.rule, {{all->front()}, Cells(all->begin() + 1, all->end())});
    }
    case segments: {
      auto all = reader.segments_from(0, "-");
      return all && reader.add(type.rule, *std::move(all));
    }
    case own: return type.read(reader);
    case written: break;
  }
  return false;
}
const IssType* find_iss_type(std::string_view name) {
  return iss_type_with([&](const IssType& type) { return type.name == name && type.form != IssType::Form::written; });
}

}  // namespace shudu::variant
