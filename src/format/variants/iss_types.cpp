// The types of ISS tokens and the rules they stand for.
#include <algorithm>
#include <array>
#include <map>

#include "format/variants/iss_own.h"

namespace shudu::variant {

std::span<const IssType> iss_types() {
  using enum IssType::Form;
  static const std::array table{
      IssType{"", own, "", {}, read_iss_given},
      IssType{"Shape", layout, ""},
      IssType{"NoBoxes", layout, ""},
      IssType{"RegionSize", layout, ""},
      IssType{"Var", layout, ""},
      IssType{"SearchPriority", layout, ""},
      IssType{"Jigsaw", own, "extra_region", {}, read_iss_jigsaw},
      IssType{"Cage", own, "killer_cage", {}, read_iss_cage},
      IssType{"Arrow", first_rest, "arrow"},
      IssType{"PillArrow", own, "arrow", {}, read_iss_pill_arrow},
      IssType{"DoubleArrow", cells, "double_arrow"},
      IssType{"Thermo", cells, "thermometer"},
      IssType{"WhiteDot", adjacent, "difference"},
      IssType{"BlackDot", adjacent, "ratio"},
      IssType{"X", adjacent, "xv", 10},
      IssType{"V", adjacent, "xv", 5},
      IssType{"GreaterThan", adjacent, "greater_than"},
      IssType{"StrictKropki", own, "negative_ratio", {}, read_iss_strict},
      IssType{"StrictXV", own, "negative_xv", {}, read_iss_strict},
      IssType{"LittleKiller", own, "little_killer", {}, read_iss_little_killer},
      IssType{"Diagonal", own, "positive_diagonal", {}, read_iss_diagonal},
      IssType{"Whisper", number_cells, "whisper", 5},
      IssType{"Renban", cells, "renban"},
      IssType{"AntiKnight", global, "anti_knight"},
      IssType{"AntiKing", global, "anti_king"},
      IssType{"AntiTaxicab", global, "anti_taxicab"},
      IssType{"AntiConsecutive", global, "nonconsecutive"},
      IssType{"Palindrome", cells, "palindrome"},
      IssType{"AllDifferent", own, "extra_region", {}, read_iss_all_different},
      IssType{"Windoku", own, "windoku", {}, read_iss_windoku},
      IssType{"DisjointSets", own, "disjoint_groups", {}, read_iss_disjoint},
      IssType{"RegionSumLine", cells, "region_sum_line"},
      IssType{"EqualSum", segments, "equal_sums"},
      IssType{"Between", cells, "between_line"},
      IssType{"Lockout", number_cells, "lockout_line"},
      IssType{"Sandwich", own, "sandwich", {}, read_iss_sandwich},
      IssType{"Lunchbox", number_cells, "lunchbox"},
      IssType{"XSum", both_ends, "x_sum"},
      IssType{"Skyscraper", both_ends, "skyscraper"},
      IssType{"HiddenSkyscraper", both_ends, "hidden_skyscraper"},
      IssType{"NumberedRoom", both_ends, "numbered_room"},
      IssType{"FullRank", both_ends, "full_rank"},
      IssType{"FullRankTies", own, "full_rank_ties", {}, read_iss_rank_ties},
      IssType{"Quad", own, "quadruple", {}, read_iss_quad},
      IssType{"Entropic", cells, "entropic_line"},
      IssType{"Modular", number_cells, "modular_line"},
      IssType{"Zipper", cells, "zipper_line"},
      IssType{"SumLine", own, "sum_line", {}, read_iss_sum_line},
      IssType{"Indexing", own, "row_indexer", {}, read_iss_indexing},
      IssType{"ValueIndexing", cells, "value_index"},
      IssType{"CountingCircles", cells, "counting_circles"},
      IssType{"CountDistinct", first_rest, "count_distinct"},
      IssType{"LookAndSay", own, "look_and_say", {}, read_iss_look_and_say},
      IssType{"RellikCage", number_cells, "rellik_cage"},
      IssType{"EqualityCage", cells, "equality_cage"},
      IssType{"GlobalEntropy", global, "global_entropy"},
      IssType{"GlobalMod", global, "global_modulus"},
      IssType{"Doppelganger", own, "doppelganger", {}, read_iss_doppelganger},
      IssType{"DutchFlatmates", global, "dutch_flatmates"},
      IssType{"Sum", own, "sum", {}, read_iss_sum},
      IssType{"Pair", own, "pair", {}, read_iss_pair},
      IssType{"PairX", own, "all_pairs", {}, read_iss_pair},
      IssType{"Binary", own, "pair", {}, read_iss_pair},
      IssType{"BinaryX", own, "all_pairs", {}, read_iss_pair},
      IssType{"Regex", own, "regex", {}, read_iss_regex},
      IssType{"NFA", own, "automaton", {}, read_iss_automaton},
      IssType{"ContainExact", values_cells, "contain_exactly"},
      IssType{"ContainAtLeast", values_cells, "contain_at_least"},
      IssType{"SameValues", own, "same_values", {}, read_iss_same_values},
      IssType{"RegionSameValues", own, "same_values", {}, read_iss_region_values},
      IssType{"ConnectedValues", own, "connected", {}, read_iss_connected},
      IssType{"ChaosConstruction", own, "chaos_construction", {}, read_iss_chaos},
      IssType{"ChaosArrow", own, "chaos_arrow", {}, read_iss_chaos_clue},
      IssType{"ChaosCount", own, "chaos_count", {}, read_iss_chaos_clue},
  };
  return table;
}

const IssType* find_iss_type(std::string_view name) {
  const auto all = iss_types();
  const auto found = std::ranges::find(all, name, &IssType::name);
  return found == all.end() ? nullptr : &*found;
}

namespace {

bool iss_read_layout(IssReader& reader, const IssToken& token, const IssScope& scope) {
  if (scope.clues != &reader.puzzle.clues) return reader.fail(token, "not allowed inside Or");
  if (token.type == "Var" && token.arguments.size() > 1 && !token.arguments[1].empty()) {
    reader.document.labels["V" + std::string{token.arguments[0]}] = iss_decoded(token.arguments[1]);
  }
  if (token.type == "SearchPriority") {
    std::string text = "." + std::string{token.type};
    for (std::string_view argument : token.arguments) text += "~" + std::string{argument};
    reader.document.other.push_back(std::move(text));
  }
  return true;
}

bool iss_read_number_cells(IssReader& reader, const IssType& type, const IssToken& token, const IssScope& scope) {
  // A whisper line may begin with its first cell.
  const bool named = token.arguments.empty() || reader.cells().find(token.arguments[0]).has_value();
  auto number = type.number;
  if (!(number && named)) number = reader.number(token, token.arguments.empty() ? "" : token.arguments[0]);
  if (!number) return false;
  auto cells = reader.cells_from(token, named ? 0 : 1, scope);
  return cells && reader.add(token, scope, type.rule, {*std::move(cells)}, {*number});
}

bool iss_read_values_cells(IssReader& reader, const IssType& type, const IssToken& token, const IssScope& scope) {
  auto values = reader.numbers(token, token.arguments.empty() ? "" : token.arguments[0], '_');
  if (!values) return false;
  auto cells = reader.cells_from(token, 1, scope);
  return cells && reader.add(token, scope, type.rule, {*std::move(cells)}, *std::move(values));
}

bool iss_read_adjacent(IssReader& reader, const IssType& type, const IssToken& token, const IssScope& scope) {
  const auto cells = reader.cells_from(token, 0, scope);
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
      if (!reader.add(token, scope, type.rule, {{cell, other}}, numbers)) return false;
    }
  }
  return found || reader.fail(token, "no two of the cells are neighbours");
}

bool iss_read_both_ends(IssReader& reader, const IssType& type, const IssToken& token, const IssScope& scope) {
  Cells line = iss_line(reader.shape(), token.arguments.empty() ? "" : token.arguments[0]);
  if (line.empty()) return reader.fail(token, "expected a row or a column, as in R1");
  for (std::size_t end = 1; end <= 2; ++end) {
    if (end < token.arguments.size() && !token.arguments[end].empty()) {
      const auto number = reader.number(token, token.arguments[end]);
      if (!number || !reader.add(token, scope, type.rule, {line}, {*number})) return false;
    }
    std::ranges::reverse(line);
  }
  return true;
}

}  // namespace

bool read_iss_type(IssReader& reader, const IssType& type, const IssToken& token, const IssScope& scope) {
  using enum IssType::Form;
  switch (type.form) {
    case layout: return iss_read_layout(reader, token, scope);
    case global: return reader.add(token, scope, type.rule, {});
    case number_cells: return iss_read_number_cells(reader, type, token, scope);
    case values_cells: return iss_read_values_cells(reader, type, token, scope);
    case adjacent: return iss_read_adjacent(reader, type, token, scope);
    case both_ends: return iss_read_both_ends(reader, type, token, scope);
    case cells: {
      auto all = reader.cells_from(token, 0, scope);
      return all && reader.add(token, scope, type.rule, {*std::move(all)});
    }
    case first_rest: {
      auto all = reader.cells_from(token, 0, scope);
      if (!all) return false;
      if (all->size() < 2) return reader.fail(token, "expected at least two cells");
      return reader.add(token, scope, type.rule, {{all->front()}, Cells(all->begin() + 1, all->end())});
    }
    case segments: {
      auto all = reader.segments_from(token, 0, "-", scope);
      return all && reader.add(token, scope, type.rule, *std::move(all));
    }
    case own: return type.read(reader, token, scope);
  }
  return false;
}

}  // namespace shudu::variant
