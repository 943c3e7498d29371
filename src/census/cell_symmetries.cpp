#include "census/cell_symmetries.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <utility>

#include "shudu/board.h"
#include "shudu/symmetry.h"

namespace shudu::census {

namespace {

using Lines = Transform::Lines;

Lines after(const Lines& second, const Lines& first) {
  Lines both{};
  for (int i = 0; i < 9; ++i) both[i] = second[first[i]];
  return both;
}
Lines inverse(const Lines& lines) {
  Lines back{};
  for (std::uint8_t i = 0; i < 9; ++i) back[lines[i]] = i;
  return back;
}

// The 22 conjugacy classes of the 1296 permutations of lines.
struct LineClasses {
  std::map<Lines, int> number;
  std::vector<Lines> representative;
  std::vector<std::uint64_t> size;

  LineClasses() {
    for (int k = 0; k < line_order_count; ++k) {
      const Lines lines = line_order(k);
      if (number.count(lines) != 0) continue;
      const int added = static_cast<int>(size.size());
      representative.push_back(lines);
      size.push_back(0);
      for (int by = 0; by < line_order_count; ++by) {
        const Lines g = line_order(by);
        if (number.emplace(after(after(g, lines), inverse(g)), added).second) ++size.back();
      }
    }
    assert(size.size() == 22);
  }

  // A key of the class of a cell map. Rows and columns may be exchanged. The class of a transposing map (i,j) -> (r[j],
  // c[i]) is determined by the class of r c, which is a part of its square.
  std::pair<int, int> key(const CellMap& map) const {
    Lines rows{}, columns{};
    const bool transposed = Cell{map[0]}.row() != Cell{map[1]}.row();
    for (int i = 0; i < 9; ++i) {
      const Cell in_row{map[i]}, in_column{map[i * 9]};
      rows[i] = static_cast<std::uint8_t>(transposed ? in_row.row() : in_column.row());
      columns[i] = static_cast<std::uint8_t>(transposed ? in_column.col() : in_row.col());
    }
    if (transposed) return {-1, number.at(after(rows, columns))};
    const int a = number.at(rows), b = number.at(columns);
    return {std::min(a, b), std::max(a, b)};
  }
};

CellMap after(const CellMap& second, const CellMap& first) {
  CellMap both{};
  for (int i = 0; i < 81; ++i) both[i] = second[first[i]];
  return both;
}

CellMap cell_map(const Lines& rows, const Lines& columns) {
  CellMap map{};
  for (int i = 0; i < 81; ++i) map[i] = static_cast<std::uint8_t>(rows[i / 9] * 9 + columns[i % 9]);
  return map;
}

int order_of(const CellMap& map) {
  CellMap identity{};
  std::iota(identity.begin(), identity.end(), std::uint8_t{0});
  int order = 1;
  for (CellMap power = map; power != identity; power = after(map, power)) ++order;
  return order;
}

}  // namespace

std::vector<SymmetryClass> symmetry_classes() {
  const LineClasses lines;
  const std::size_t n = lines.size.size();
  std::vector<SymmetryClass> classes;
  const auto add = [&classes](const CellMap& map, bool transposed, std::uint64_t size) {
    classes.push_back({map, order_of(map), transposed, size, {}});
  };
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = a; b < n; ++b) {
      add(cell_map(lines.representative[a], lines.representative[b]), false,
          lines.size[a] * lines.size[b] * (a == b ? 1 : 2));
    }
    CellMap map{};
    for (int i = 0; i < 81; ++i) map[i] = static_cast<std::uint8_t>(lines.representative[a][i % 9] * 9 + i / 9);
    add(map, true, lines.size[a] * line_order_count);
  }
  std::stable_sort(classes.begin(), classes.end(),
                   [](const SymmetryClass& a, const SymmetryClass& b) { return a.order < b.order; });

  std::map<std::pair<int, int>, int> index;
  for (std::size_t i = 0; i < classes.size(); ++i) index[lines.key(classes[i].map)] = static_cast<int>(i);
  for (SymmetryClass& of : classes) {
    CellMap power = of.map;
    for (int k = 2; k < of.order; ++k) {
      power = after(of.map, power);
      if (std::gcd(k, of.order) != 1) of.powers.push_back(index.at(lines.key(power)));
    }
  }
  return classes;
}

std::vector<CellMap> centralizer_keeping(const CellMap& map, int base) {
  // Permutations of lines that keep the three lines of one band.
  const auto keeping = [](int band) {
    std::vector<Lines> found;
    for (int k = 0; k < line_order_count; ++k) {
      const Lines lines = line_order(k);
      bool keeps = true;
      for (int i = band * 3; i < band * 3 + 3; ++i) keeps = keeps && lines[i] == i;
      if (keeps) found.push_back(lines);
    }
    return found;
  };
  std::vector<CellMap> found;
  for (const Lines& rows : keeping(base / 3)) {
    for (const Lines& columns : keeping(base % 3)) {
      const CellMap candidate = cell_map(rows, columns);
      if (after(candidate, map) == after(map, candidate)) found.push_back(candidate);
    }
  }
  return found;
}

}  // namespace shudu::census
