// ISS: rules for the whole grid, and the search for the function that writes a rule.
#include <algorithm>
#include <array>

#include "format/variants/iss_writer.h"

namespace shudu::variant {
namespace {

bool iss_write_negative(IssWriter& writer, const Clue& clue) {
  const auto has = [&](std::string_view rule, const std::vector<int>& numbers) {
    return std::ranges::any_of(writer.puzzle().clues, [&](const Clue& other) {
      return other.rule->id == rule && (other.numbers.empty() || other.numbers == numbers);
    });
  };
  if (clue.rule->id == "negative_xv") {
    if (!has("negative_xv", {5, 10})) return false;
    writer.begin("StrictXV");
    return true;
  }
  // ISS has both together only. One token stands for two clues.
  if (!has("negative_difference", {1}) || !has("negative_ratio", {2})) return false;
  if (clue.rule->id == "negative_difference") writer.begin("StrictKropki");
  return true;
}

bool iss_write_diagonal(IssWriter& writer, const Clue& clue) {
  writer.begin("Diagonal");
  writer.argument(clue.rule->id == "positive_diagonal" ? 1 : -1);
  return true;
}

bool iss_write_global(IssWriter& writer, const Clue& clue) {
  const Shape& shape = writer.shape();
  if (clue.rule->id == "windoku") {
    const IssBox box = iss_box_size(shape.rows, shape.columns, shape.rows);
    if (shape.rows != shape.columns || box.rows == 0 || shape.rows <= 4) return false;
    if (shape.regions != boxes(shape.rows, shape.columns, box.rows, box.columns)) return false;
    writer.begin("Windoku");
  } else if (clue.rule->id == "disjoint_groups") {
    const IssBox box = shape.regions.empty()
                           ? IssBox{}
                           : iss_box_size(shape.rows, shape.columns, static_cast<int>(shape.regions[0].size()));
    if (box.rows == 0 || shape.regions != boxes(shape.rows, shape.columns, box.rows, box.columns)) return false;
    writer.begin("DisjointSets");
  } else if (clue.rule->id == "doppelganger") {
    constexpr std::string_view names[] = {"DGC", "DGR", "DGB"};
    for (std::size_t i = 0; i < clue.parts.size(); ++i) {
      if (writer.cells().group(names[i]) != clue.parts[i]) return false;
    }
    writer.begin("Doppelganger");
  } else {
    writer.begin("FullRankTies");
    writer.argument(clue.numbers[0] == 1 ? "any" : "none");
  }
  return true;
}

// A cell that is greater than its neighbours, or less, except those that are marked too.
bool iss_write_extreme(IssWriter& writer, const Clue& clue) {
  const bool greatest = clue.rule->id == "maximum";
  for (Cell cell : clue.parts[0]) {
    for (Cell other : neighbours(writer.shape(), cell)) {
      const bool marked = std::ranges::any_of(writer.puzzle().clues, [&](const Clue& each) {
        return each.rule == clue.rule && std::ranges::find(each.parts[0], other) != each.parts[0].end();
      });
      if (!marked) writer.token("GreaterThan", greatest ? Cells{cell, other} : Cells{other, cell});
    }
  }
  return true;
}

bool iss_write_chaos(IssWriter& writer, const Clue& clue) {
  if (clue.rule->id == "chaos_construction") {
    writer.begin("ChaosConstruction");
    return true;
  }
  writer.begin(clue.rule->id == "chaos_arrow" ? "ChaosArrow" : "ChaosCount");
  writer.argument(clue.parts[0]);
  writer.argument(clue.numbers.empty() || clue.numbers[0] == 0 ? "" : "1");
  for (std::size_t i = 1; i < clue.parts.size(); ++i) {
    if (i > 1) writer.argument("-");
    writer.argument(clue.parts[i]);
  }
  return true;
}

constexpr std::array iss_global_writers_table{
    IssOwnWriter{"negative_difference", iss_write_negative},
    IssOwnWriter{"negative_ratio", iss_write_negative},
    IssOwnWriter{"negative_xv", iss_write_negative},
    IssOwnWriter{"positive_diagonal", iss_write_diagonal},
    IssOwnWriter{"negative_diagonal", iss_write_diagonal},
    IssOwnWriter{"windoku", iss_write_global},
    IssOwnWriter{"disjoint_groups", iss_write_global},
    IssOwnWriter{"doppelganger", iss_write_global},
    IssOwnWriter{"full_rank_ties", iss_write_global},
    IssOwnWriter{"minimum", iss_write_extreme},
    IssOwnWriter{"maximum", iss_write_extreme},
    IssOwnWriter{"chaos_construction", iss_write_chaos},
    IssOwnWriter{"chaos_arrow", iss_write_chaos},
    IssOwnWriter{"chaos_count", iss_write_chaos},
};

}  // namespace

std::span<const IssOwnWriter> iss_global_writers() { return iss_global_writers_table; }

std::optional<bool> write_iss_own(IssWriter& writer, const Clue& clue) {
  for (const auto table : {iss_line_writers(), iss_content_writers(), iss_global_writers()}) {
    const auto found = std::ranges::find(table, clue.rule->id, &IssOwnWriter::rule);
    if (found != table.end()) return found->write(writer, clue);
  }
  return std::nullopt;
}

}  // namespace shudu::variant
