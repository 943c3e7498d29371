// Constraints that follow from the others.
//  - Innies and outies: a union of houses has a known sum. If cages with known sums cover all of it but some cells, those
//    cells (innies) have a known sum. If the cages also cover cells outside the union, so do these cells (outies).
//  - Equal sets: two unions of the same number of houses hold the same values. Without the cells that they share, the
//    rest of one union holds the same values as the rest of the other.
#include <algorithm>
#include <bit>
#include <set>

#include "variant/program/program.h"

namespace shudu::variant {

namespace {

// Longer sums of cells that have a sum already are too weak to be worth their time: measured on killers, where 8 gave
// smaller trees and took longer. A cell without a sum is worth a sum of any length.
constexpr std::size_t longest_plain = 6;
constexpr std::size_t longest_signed = 4;
constexpr std::size_t longest_leftover = 8;

struct KnownSum {
  Cells cells;
  int total = 0;
};

class Deriver {
 public:
  explicit Deriver(Model& model) : model_(model), covered_(cells(), -1) {
    for (const Constraint& constraint : model.constraints()) {
      if (const auto* different = std::get_if<Different>(&constraint.kind)) {
        if (static_cast<int>(different->cells.size()) == model.shape().values) houses_.insert(sorted(different->cells));
      }
      if (const auto* sum = std::get_if<Sum>(&constraint.kind)) add_known(*sum);
    }
    if (!sums_.empty()) add_givens();
  }

  void leftovers_of_pairs() {
    const std::vector<Cells> houses(houses_.begin(), houses_.end());
    std::vector<std::vector<std::size_t>> houses_of_cell(cells());
    for (std::size_t house = 0; house < houses.size(); ++house) {
      for (const Cell cell : houses[house]) houses_of_cell[cell].push_back(house);
    }
    std::vector<std::size_t> common(houses.size());
    for (std::size_t a = 0; a < houses.size(); ++a) {
      std::ranges::fill(common, 0);
      for (const Cell cell : houses[a]) {
        for (const std::size_t b : houses_of_cell[cell]) ++common[b];
      }
      for (std::size_t b = a + 1; b < houses.size(); ++b) {
        if (common[b] < 2 || common[b] == houses[a].size()) continue;
        model_.add({SameSet{without(houses[a], houses[b]), without(houses[b], houses[a])}});
      }
    }
  }
  // The union of the houses: as many other houses as possible that cover it best leave little over. The others do not
  // overlap.
  void leftovers_of_union(const std::vector<Cells>& houses, const std::vector<Cells>& others) {
    if (others.size() < houses.size()) return;
    std::vector<bool> is_inside(cells());
    Cells inside;
    for (const Cells& house : houses) inside.insert(inside.end(), house.begin(), house.end());
    for (const Cell cell : inside) is_inside[cell] = true;
    std::vector<std::pair<std::size_t, const Cells*>> by_rest;  // how many cells are outside the union
    for (const Cells& other : others) {
      by_rest.emplace_back(std::ranges::count_if(other, [&](Cell cell) { return !is_inside[cell]; }), &other);
    }
    std::ranges::stable_sort(by_rest, {}, [](const auto& entry) { return entry.first; });
    by_rest.resize(houses.size());
    std::size_t rest = 0;
    for (const auto& [outside, other] : by_rest) rest += outside;
    if (rest == 0 || rest > longest_leftover) return;
    Cells cover;
    for (const auto& [outside, other] : by_rest) cover.insert(cover.end(), other->begin(), other->end());
    std::ranges::sort(inside);
    std::ranges::sort(cover);
    const Cells left = without(inside, cover), right = without(cover, inside);
    if (left.size() != right.size() || !known_pairs_.insert({left, right}).second) return;
    model_.add({SameSet{left, right}});
  }

  // Innies, outies and signed sums of the union of houses that do not overlap.
  void sums_of_union(const std::vector<Cells>& houses) {
    if (sums_.empty()) return;
    std::vector<bool> in(cells());
    const Shape& shape = model_.shape();
    const int house_total = (shape.lowest + shape.highest()) * shape.values / 2;
    const int total = house_total * static_cast<int>(houses.size());
    for (const Cells& house : houses) {
      for (const Cell cell : house) in[cell] = true;
    }
    Cells innies, plus, minus, outies;
    int inner_total = total, outer_total = -total, signed_total = total;
    bool all_covered = true;
    std::vector<bool> seen(sums_.size());
    for (const Cells& house : houses) {
      for (const Cell cell : house) {
        const int at = covered_[cell];
        if (at < 0) {
          innies.push_back(cell), plus.push_back(cell), all_covered = false;
          continue;
        }
        if (seen[static_cast<std::size_t>(at)]) continue;
        seen[static_cast<std::size_t>(at)] = true;
        const KnownSum& sum = sums_[static_cast<std::size_t>(at)];
        Cells inner, outer;
        for (const Cell c : sum.cells) (in[c] ? inner : outer).push_back(c);
        outer_total += sum.total;
        outies.insert(outies.end(), outer.begin(), outer.end());
        if (outer.empty()) {
          inner_total -= sum.total, signed_total -= sum.total;
          continue;
        }
        innies.insert(innies.end(), inner.begin(), inner.end());
        if (outer.size() < inner.size()) {
          signed_total -= sum.total;
          minus.insert(minus.end(), outer.begin(), outer.end());
        } else {
          plus.insert(plus.end(), inner.begin(), inner.end());
        }
      }
    }
    const auto longest = static_cast<std::size_t>(all_covered ? 0 : shape.values);
    if (innies.size() <= std::max(longest_plain, longest)) add_sum(innies, {}, inner_total);
    if (all_covered && outies.size() <= longest_plain) add_sum(outies, {}, outer_total);
    if (!minus.empty() && plus.size() + minus.size() <= std::max(longest_signed, longest)) {
      add_sum(plus, minus, signed_total);
    }
  }

  bool is_house(const Cells& cells) const { return houses_.contains(sorted(cells)); }

 private:
  std::size_t cells() const { return static_cast<std::size_t>(model_.shape().cells()); }
  static Cells sorted(Cells cells) {
    std::ranges::sort(cells);
    return cells;
  }
  static Cells without(const Cells& a, const Cells& b) {
    Cells left;
    std::ranges::set_difference(a, b, std::back_inserter(left));
    return left;
  }
  // Sums that do not overlap: of two that do, the first is used.
  void add_known(const Sum& sum) {
    known_.insert({sorted(sum.cells), {}});
    if (!std::ranges::all_of(sum.weights, [](int w) { return w == 1; })) return;
    if (std::ranges::any_of(sum.cells, [&](Cell cell) { return covered_[cell] >= 0; })) return;
    for (const Cell cell : sum.cells) covered_[cell] = static_cast<int>(sums_.size());
    sums_.push_back({sum.cells, sum.total});
  }
  // A cell with one value left is a sum of its own.
  void add_givens() {
    const Shape& shape = model_.shape();
    for (std::size_t c = 0; c < cells(); ++c) {
      const Values left = model_.candidates()[c];
      if (covered_[c] >= 0 || !std::has_single_bit(left)) continue;
      covered_[c] = static_cast<int>(sums_.size());
      sums_.push_back({{static_cast<Cell>(c)}, shape.lowest + std::countr_zero(left)});
    }
  }
  void add_sum(const Cells& plus, const Cells& minus, int total) {
    if (plus.empty() && minus.empty()) return;
    if (!known_.insert({sorted(plus), sorted(minus)}).second) return;
    Sum sum;
    for (const Cell cell : plus) sum.cells.push_back(cell), sum.weights.push_back(1);
    for (const Cell cell : minus) sum.cells.push_back(cell), sum.weights.push_back(-1);
    sum.total = total;
    if (plus.size() + minus.size() == 1) {
      const int value = minus.empty() ? total : -total;
      model_.allow(sum.cells[0], model_.shape().has_value(value) ? model_.shape().bit(value) : 0);
      return;
    }
    model_.add({std::move(sum)});
  }

  Model& model_;
  std::set<Cells> houses_;
  std::vector<KnownSum> sums_;
  std::vector<int> covered_;  // by cell: the place of its sum, or -1
  std::set<std::pair<Cells, Cells>> known_, known_pairs_;
};

}  // namespace

void add_implied(Model& model) {
  const Shape& shape = model.shape();
  Deriver deriver{model};
  deriver.leftovers_of_pairs();
  const std::vector<Cells> rows = rows_of(shape), columns = columns_of(shape);
  const bool several_grids = !shape.grids.empty();
  for (const auto* lines : {&rows, &columns}) {
    if (several_grids) break;
    for (std::size_t first = 0; first < lines->size(); ++first) {
      std::vector<Cells> houses;
      for (std::size_t next = first; next < lines->size() && next < first + lines->size() / 2 + 1; ++next) {
        if (!deriver.is_house((*lines)[next])) break;
        houses.push_back((*lines)[next]);
        deriver.sums_of_union(houses);
        if (houses.size() < lines->size()) deriver.leftovers_of_union(houses, shape.regions);
      }
    }
  }
  for (std::size_t a = 0; a < shape.regions.size(); ++a) {
    if (!deriver.is_house(shape.regions[a])) continue;
    deriver.sums_of_union({shape.regions[a]});
    for (std::size_t b = a + 1; b < shape.regions.size(); ++b) {
      if (deriver.is_house(shape.regions[b])) deriver.sums_of_union({shape.regions[a], shape.regions[b]});
    }
  }
}

}  // namespace shudu::variant
