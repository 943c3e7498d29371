// The min-lex form of a complete grid by table. Its first band is the smallest min-lex form of the six bands and
// stacks. One move leads to this form, combined with each of its automorphisms, about two on average. The other rows
// follow in the order of their first digits.
#include <algorithm>

#include "symmetry/band_forms.h"
#include "symmetry/canon.h"

namespace shudu::symmetry {

namespace {

struct Lines18 {
  // The rows, then the columns, digits from 0.
  std::array<Nine, 18> lines;
  explicit Lines18(const Grid& grid) {
    const std::uint8_t* digit = grid.data();
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const auto d = static_cast<std::uint8_t>(*digit++ - 1);
        lines[row][column] = d;
        lines[9 + column][row] = d;
      }
    }
  }
  // The form of one of the six chutes (three bands, three stacks), its lines in given order.
  BandForms::Form form(const BandForms& forms, int chute) const {
    const Nine& first = lines[chute * 3];
    Nine labels, second, third;
    for (std::uint8_t i = 0; i < 9; ++i) labels[first[i]] = i;
    for (int i = 0; i < 9; ++i) {
      second[i] = labels[lines[chute * 3 + 1][i]];
      third[i] = labels[lines[chute * 3 + 2][i]];
    }
    return forms.form(BandForms::number(second.data(), third.data()));
  }
};

// One layout of the grid.
struct Layout {
  Nine columns;                      // column i is column columns[i] of the grid (or row, for a stack)
  Nine labels;                       // digit d becomes labels[d]
  std::array<std::uint8_t, 9> rows;  // indices in Lines18
};

// The layout with `chute` first, moved by `move` and then by an automorphism.
Layout layout(const Lines18& grid, int chute, const BandMove& move, const BandMove& automorphism) {
  Layout result;
  for (int i = 0; i < 9; ++i) result.columns[i] = move.columns[automorphism.columns[i]];
  for (int i = 0; i < 3; ++i) result.rows[i] = static_cast<std::uint8_t>(chute * 3 + move.rows[automorphism.rows[i]]);
  const Nine& first = grid.lines[result.rows[0]];
  for (std::uint8_t i = 0; i < 9; ++i) result.labels[first[result.columns[i]]] = i;

  const int base = chute < 3 ? 0 : 3;  // first of the three chutes of this direction
  const int column = result.columns[0];
  int n = 3;
  for (int other = base; other < base + 3; ++other) {
    if (other == chute) continue;
    std::array<unsigned, 3> leads;  // first digit << 8 | line, to sort the lines by their first digits
    for (int i = 0; i < 3; ++i) {
      const auto line = static_cast<unsigned>(other * 3 + i);
      leads[i] = static_cast<unsigned>(result.labels[grid.lines[line][column]]) << 8 | line;
    }
    if (leads[0] > leads[1]) std::swap(leads[0], leads[1]);
    if (leads[1] > leads[2]) std::swap(leads[1], leads[2]);
    if (leads[0] > leads[1]) std::swap(leads[0], leads[1]);
    for (int i = 0; i < 3; ++i) result.rows[n++] = static_cast<std::uint8_t>(leads[i]);
  }
  const auto lead = [&](int i) { return result.labels[grid.lines[result.rows[i]][column]]; };
  if (lead(6) < lead(3)) std::swap_ranges(result.rows.begin() + 3, result.rows.begin() + 6, result.rows.begin() + 6);
  return result;
}

// A row as a number, so that numbers compare like rows.
std::uint64_t packed(const Lines18& grid, const Layout& layout, int row) {
  const Nine& line = grid.lines[layout.rows[row]];
  std::uint64_t value = 0;
  for (std::uint8_t column : layout.columns) value = value << 4 | layout.labels[line[column]];
  return value;
}

Transform transform_of(const Layout& layout, bool transposed) {
  Transform result{.transposed = transposed, .rows = {}, .columns = layout.columns, .digits = {}};
  for (int i = 0; i < 9; ++i) {
    result.rows[i] = static_cast<std::uint8_t>(layout.rows[i] - (transposed ? 9 : 0));
    result.digits[i + 1] = static_cast<std::uint8_t>(layout.labels[i] + 1);
  }
  return result;
}

}  // namespace

std::vector<Transform> transforms_by_table(const Grid& grid) {
  const BandForms& forms = BandForms::tables();
  const Lines18 lines{grid};
  std::array<BandForms::Form, 6> found;
  for (int chute = 0; chute < 6; ++chute) found[chute] = lines.form(forms, chute);
  int least = found[0].of_class;
  for (const BandForms::Form& form : found) least = std::min(least, form.of_class);

  std::vector<Transform> ties;
  std::array<std::uint64_t, 9> best{};  // rows 3..8; the first band is the same for all layouts
  int known = 0;                        // best[3 .. known-1] are valid
  Layout best_layout{};
  for (int chute = 0; chute < 6; ++chute) {
    if (found[chute].of_class != least) continue;
    const BandMove& move = forms.move(found[chute].to);
    for (const BandMove& automorphism : forms.automorphisms(least)) {
      const Layout candidate = layout(lines, chute, move, automorphism);
      bool less = ties.empty(), greater = false;
      int row = 3;
      std::array<std::uint64_t, 9> form;
      for (; row < 9 && !less && !greater; ++row) {
        form[row] = packed(lines, candidate, row);
        if (row >= known) best[row] = packed(lines, best_layout, row), known = row + 1;
        if (form[row] != best[row]) (form[row] < best[row] ? less : greater) = true;
      }
      if (greater) continue;
      if (less) {
        std::copy(form.begin() + 3, form.begin() + row, best.begin() + 3);
        known = row;
        best_layout = candidate;
        ties.clear();
      }
      ties.push_back(transform_of(candidate, chute >= 3));
    }
  }
  return ties;
}

// Compares the grid with its layouts and stops at the first smaller one.
std::uint64_t automorphisms_of_form(const Grid& grid) {
  const BandForms& forms = BandForms::tables();
  const Lines18 lines{grid};
  std::array<int, 6> classes{};
  std::array<BandForms::Form, 6> found;
  for (int chute = 0; chute < 6; ++chute) {
    found[chute] = lines.form(forms, chute);
    classes[chute] = found[chute].of_class;
    if (classes[chute] < classes[0]) return 0;
  }
  const int least = classes[0];
  const Nine first{0, 1, 2, 3, 4, 5, 6, 7, 8};
  if (lines.lines[0] != first || lines.lines[1] != forms.rows(least)[0] || lines.lines[2] != forms.rows(least)[1]) {
    return 0;
  }
  const Layout own{first, first, first};
  std::uint64_t same = 0;
  for (int chute = 0; chute < 6; ++chute) {
    if (classes[chute] != least) continue;
    for (const BandMove& automorphism : forms.automorphisms(least)) {
      const Layout other = layout(lines, chute, forms.move(found[chute].to), automorphism);
      int row = 3;
      while (row < 9 && packed(lines, other, row) == packed(lines, own, row)) ++row;
      if (row < 9 && packed(lines, other, row) < packed(lines, own, row)) return 0;
      same += row == 9 ? 1 : 0;
    }
  }
  return same;
}

}  // namespace shudu::symmetry
