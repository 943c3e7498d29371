#include "logic/explainer/chaining/plain/loops.h"

#include <algorithm>
#include <array>

namespace shudu::logic::explainer::chaining {

void UsefulCycles::find(const ChainBoard& board, const Links& links, const Reach& reach, Distance& distance, int most) {
  links_ = &links;
  reach_ = &reach;
  distance_ = &distance;
  middles_.clear();
  distance.set_most(most);
  std::array<std::uint16_t, candidate_count> shortest;
  shortest.fill(Distance::none);
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id removed = id_of(cell, digit);
      if (!reach.refutes(removed)) return;
      std::array<Id, 20> seen, on_cycles;
      std::size_t n = 0, m = 0;
      for_conflicts(reach.linked_board(), removed, false, [&](Id other, int) {
        seen[n++] = other;
        if (reach.cycles(other)) on_cycles[m++] = other;
        return true;
      });
      for (std::size_t i = 0; m > 0 && i < n; ++i) {
        if (strong_links(links, seen[i], distance.variant()).empty()) continue;
        for (Id a : std::span{on_cycles.data(), m}) {
          if (a == seen[i] || !reach.implies_if_off(seen[i], a)) continue;
          const int length = loop_length(a, seen[i], most);
          if (length < shortest[a]) shortest[a] = static_cast<std::uint16_t>(length);
        }
      }
    });
  }
  for (Id id : reach.linked()) {
    if (shortest[id] <= most) middles_.push_back({reach.number_of(id), shortest[id]});
  }
}

// The steps from a on to something that sees b, then from b off to a on.
int UsefulCycles::loop_length(Id a, Id b, int most) {
  const int number = reach_->number_of(a);
  int back = Distance::none;
  for (const Strong& strong : strong_links(*links_, b, distance_->variant())) {
    const int other = reach_->number_of(strong.other);
    back = std::min(back, other == number ? 0 : int{distance_->from(other)[number]});
  }
  if (back >= most) return Distance::none;
  const std::span<const std::uint16_t> from_a = distance_->from(number);
  int there = Distance::none;
  for_conflicts(reach_->linked_board(), b, distance_->variant() != Variant::x, [&](Id other, int) {
    if (other == a) there = 0;
    there = std::min(there, int{from_a[static_cast<std::size_t>(reach_->number_of(other))]});
    return true;
  });
  return std::min(there + 1 + back, int{Distance::none});
}

bool UsefulCycles::may_pass(Id id, int most) {
  const int number = reach_->number_of(id);
  return std::any_of(middles_.begin(), middles_.end(), [&](const Middle& middle) {
    if (middle.shortest > most) return false;
    if (middle.number == number) return true;
    const int back = distance_->from(middle.number)[static_cast<std::size_t>(number)];
    return back < most && back + distance_->from(number)[static_cast<std::size_t>(middle.number)] <= most;
  });
}

}  // namespace shudu::logic::explainer::chaining
