#include "logic/explainer/chaining/links.h"

#include <algorithm>

namespace shudu::logic::explainer::chaining {

void Links::find(const ChainBoard& board) {
  count_.fill(0);
  has_cell_link_.fill(0);
  for (int cell = 0; cell < Cell::count; ++cell) {
    const unsigned digits = board.digits[cell];
    if (is_pair(digits)) {
      const int low = std::countr_zero(digits), high = std::countr_zero(digits & (digits - 1));
      const Id a = id_of(cell, low), b = id_of(cell, high);
      strong_[a][0] = {b, -1};
      strong_[b][0] = {a, -1};
      count_[a] = count_[b] = has_cell_link_[a] = has_cell_link_[b] = 1;
    }
  }
  // Boxes, rows, columns.
  constexpr int first_of[] = {18, 0, 9};
  for (int first : first_of) {
    for (int house = first; house < first + 9; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = board.places[house][digit];
        if (!is_pair(places)) continue;
        const Id a = id_of(cell_at[house][std::countr_zero(places)], digit);
        const Id b = id_of(cell_at[house][std::countr_zero(places & (places - 1))], digit);
        const auto known = of(a);
        if (std::any_of(known.begin(), known.end(), [&](const Strong& strong) { return strong.other == b; })) continue;
        strong_[a][count_[a]++] = {b, static_cast<std::int8_t>(house)};
        strong_[b][count_[b]++] = {a, static_cast<std::int8_t>(house)};
      }
    }
  }
}

}  // namespace shudu::logic::explainer::chaining
