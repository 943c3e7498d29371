// The classes of a band: every pair of a middle and a lower band below it, in ascending order, from which those are left
// out early that are not min-lex forms.
//
// - The rows of a min-lex form below its first band are sorted by their first digits, inside the two bands, and the
//   bands too.
// - No band and no stack of it has a smaller class than the first band.
// - No row below the first band has an image that is smaller than the fourth row (rows_below.h).
//
// The lower bands depend only on the digits that the middle band leaves for each column. Many middle bands leave the
// same, so the lists of lower bands are kept. What remains is compared with all other forms of the grid.
#include "shudu/symmetry.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <unordered_map>
#include <vector>

#include "symmetry/canon.h"
#include "symmetry/rows_below.h"

namespace shudu {

using symmetry::BandForms;
using symmetry::DigitPlaces;
using symmetry::Nine;
using symmetry::RowBelow;
using symmetry::RowsBelow;

namespace {

struct PlacesHash {
  std::size_t operator()(const DigitPlaces& places) const {
    return static_cast<std::size_t>((places.low ^ std::uint64_t{places.high} << 37) * 0x9e3779b97f4a7c15 >> 20);
  }
};

// A lower band.
struct Lower {
  std::array<std::uint16_t, 3> rows;  // indices
  std::uint64_t least;                // the smallest image of its rows
};

// The class of three lines, the rows of a band or the columns of a stack.
int class_of(const BandForms& forms, const Nine& first, const Nine& second, const Nine& third) {
  Nine labels{}, b{}, c{};
  for (std::uint8_t i = 0; i < 9; ++i) labels[first[i]] = i;
  for (int i = 0; i < 9; ++i) {
    b[i] = labels[second[i]];
    c[i] = labels[third[i]];
  }
  return forms.form(BandForms::number(b.data(), c.data())).of_class;
}

}  // namespace

struct GridClasses::State {
  explicit State(int number) : of_class(number), below(number) { rows[0] = below.band()[0]; }

  bool visit_fourth(const RowBelow& fourth, const Visit& visit);
  bool visit_middle(const Visit& visit);
  bool has_smaller_stack() const;
  const std::vector<Lower>& lower_bands(const DigitPlaces& used);
  Grid grid() const;
  int class_of_rows(const RowBelow& a, const RowBelow& b, const RowBelow& c) const {
    return class_of(forms, a.digits, b.digits, c.digits);
  }

  const BandForms& forms = BandForms::tables();
  int of_class;
  RowsBelow below;
  std::array<Nine, 9> rows{};               // of the grid being made
  std::array<const RowBelow*, 3> middle{};  // its fourth to sixth row
  std::unordered_map<DigitPlaces, std::vector<Lower>, PlacesHash> kept;
};

// All middle bands with this fourth row.
bool GridClasses::State::visit_fourth(const RowBelow& fourth, const Visit& visit) {
  std::vector<const RowBelow*> others;
  for (const RowBelow& row : below.rows()) {
    if (row.digits[0] > fourth.digits[0] && row.least >= fourth.packed && row.fits(fourth)) others.push_back(&row);
  }
  for (std::size_t i = 0; i < others.size(); ++i) {
    for (std::size_t j = i + 1; j < others.size(); ++j) {
      if (!others[i]->fits(*others[j]) || class_of_rows(fourth, *others[i], *others[j]) < of_class) continue;
      middle = {&fourth, others[i], others[j]};
      if (!visit_middle(visit)) return false;
    }
  }
  return true;
}

bool GridClasses::State::visit_middle(const Visit& visit) {
  for (int i = 0; i < 3; ++i) {
    rows[i] = below.band()[i];
    rows[3 + i] = middle[i]->digits;
  }
  for (const Lower& lower : lower_bands(middle[0]->places | middle[1]->places | middle[2]->places)) {
    if (lower.least < middle[0]->packed) continue;
    for (int i = 0; i < 3; ++i) rows[6 + i] = below.rows()[lower.rows[i]].digits;
    if (has_smaller_stack()) continue;
    const Grid form = grid();
    const std::uint64_t automorphisms = symmetry::automorphisms_of_form(form);
    if (automorphisms != 0 && !visit(form, automorphisms)) return false;
  }
  return true;
}

bool GridClasses::State::has_smaller_stack() const {
  for (int stack = 0; stack < 3; ++stack) {
    std::array<Nine, 3> columns;
    for (int i = 0; i < 3; ++i) {
      for (int row = 0; row < 9; ++row) columns[i][row] = rows[row][3 * stack + i];
    }
    if (class_of(forms, columns[0], columns[1], columns[2]) < of_class) return true;
  }
  return false;
}

// The lower bands that complete the grid if the middle band uses these digits, ascending. Those with a smaller class are
// left out.
const std::vector<Lower>& GridClasses::State::lower_bands(const DigitPlaces& used) {
  const auto [at, is_new] = kept.try_emplace(used);
  std::vector<Lower>& found = at->second;
  if (!is_new) return found;
  std::vector<std::uint16_t> free;
  for (std::size_t i = 0; i < below.rows().size(); ++i) {
    if (!below.rows()[i].places.meets(used)) free.push_back(static_cast<std::uint16_t>(i));
  }
  for (std::size_t i = 0; i < free.size(); ++i) {
    const RowBelow& a = below.rows()[free[i]];
    for (std::size_t j = i + 1; j < free.size(); ++j) {
      const RowBelow& b = below.rows()[free[j]];
      if (!a.fits(b)) continue;
      for (std::size_t k = j + 1; k < free.size(); ++k) {
        const RowBelow& c = below.rows()[free[k]];
        if (!a.fits(c) || !b.fits(c) || class_of_rows(a, b, c) < of_class) continue;
        found.push_back({{free[i], free[j], free[k]}, std::min({a.least, b.least, c.least})});
      }
    }
  }
  return found;
}

Grid GridClasses::State::grid() const {
  Grid result;
  for (const Cell cell : all_cells()) result.set(cell, rows[cell.row()][cell.col()] + 1);
  return result;
}

GridClasses::GridClasses(int band) : state_(nullptr) {
  assert(1 <= band && band <= band_class_count);
  state_ = std::make_unique<State>(band - 1);
}
GridClasses::GridClasses(GridClasses&&) noexcept = default;
GridClasses& GridClasses::operator=(GridClasses&&) noexcept = default;
GridClasses::~GridClasses() = default;

bool GridClasses::visit(int begin, int end, const Visit& visit) {
  assert(0 <= begin && begin <= end && end <= piece_count);
  const std::vector<std::uint16_t>& fourth = state_->below.fourth();
  const auto place = [&](int piece) { return fourth.size() * static_cast<std::size_t>(piece) / piece_count; };
  for (std::size_t i = place(begin); i < place(end); ++i) {
    if (!state_->visit_fourth(state_->below.rows()[fourth[i]], visit)) return false;
  }
  return true;
}

}  // namespace shudu
