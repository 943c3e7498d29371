// XY-wing: a pivot xy sees two cells xz and yz. One of the two is z, so a cell that sees both is not z. XYZ-wing: the
// pivot is xyz. A cell that sees all three is not z.
#pragma once

#include "logic/explainer/finding.h"
#include "logic/explainer/peers_in_order.h"

namespace shudu::logic::explainer {

template <bool is_xyz, class Take>
bool find_wing(const State& state, CellSet bivalues, const Take& take) {
  for (Cell pivot : is_xyz ? state.blanks() : bivalues) {
    const unsigned of_pivot = state.candidates(pivot).bits();
    if (is_xyz && count(of_pivot) != 3) continue;
    CellSet pincers = bivalues & peers(pivot);
    if (pincers.empty() || pincers.is_single()) continue;
    // A pincer shares one digit with the pivot of an XY-wing, two with that of an XYZ-wing.
    CellSet once, twice;
    for (unsigned rest = of_pivot; rest != 0; rest &= rest - 1) {
      const CellSet places = state.places(std::countr_zero(rest) + 1);
      twice |= once & places;
      once |= places;
    }
    pincers &= is_xyz ? twice : once - twice;
    if (pincers.empty() || pincers.is_single()) continue;
    const bool wanted = each_in_order(pivot, pincers, [&](Cell first) {
      const unsigned of_first = state.candidates(first).bits();
      if (!has_one(of_pivot & ~of_first)) return true;
      return each_in_order(pivot, pincers, [&](Cell second) {
        const unsigned of_second = state.candidates(second).bits();
        const unsigned in_both = of_first & of_second;
        // The cells have three digits in all. The pincers share one of them, which the pivot of an XYZ-wing has too.
        if (count(of_pivot | of_first | of_second) != 3 || !has_one(in_both)) return true;
        if (((in_both & of_pivot) != 0) != is_xyz) return true;
        const int digit = std::countr_zero(in_both) + 1;
        CellSet removed = state.places(digit) & peers(first) & peers(second);
        if (is_xyz) removed &= peers(pivot);
        removed.erase(pivot);
        if (removed.empty()) return true;
        Finding finding{.rule = Rule::xy_wing,
                        .rating = is_xyz ? 44 : 42,
                        .size = is_xyz ? 3 : 2,
                        .kind = digit,
                        .digits = DigitSet::from_bits(of_pivot | of_first | of_second),
                        .cells = {pivot, first, second},
                        .extra_cells = {pivot}};
        finding.remove(removed, {digit});
        return take(finding);
      });
    });
    if (!wanted) return false;
  }
  return true;
}

}  // namespace shudu::logic::explainer
