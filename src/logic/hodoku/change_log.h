// What changed on the board of a path since each technique found nothing.
//
// The log has one entry for each time when techniques were searched. A technique needs the entries since its last
// search without a result. This is usually one.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "logic/changes.h"
#include "shudu/logic.h"

namespace shudu::logic::hodoku {

class ChangeLog {
 public:
  explicit ChangeLog(std::size_t techniques) : searched_(techniques) {}

  // Adds what changed since the last call.
  void note(const State& state) {
    Changes& lost = entries_.emplace_back();
    for (int digit = 1; digit <= 9; ++digit) {
      lost.insert(digit, places_[digit] - state.places(digit));
      places_[digit] = state.places(digit);
    }
  }
  // The technique found nothing on the state of the last note().
  void note_failure(std::size_t technique) { searched_[technique] = entries_.size(); }

  Changes since_failure(std::size_t technique) const {
    std::size_t entry = searched_[technique];
    if (entry == 0) return everything_changed;
    Changes sum;
    for (; entry < entries_.size(); ++entry) sum.insert(entries_[entry]);
    return sum;
  }

 private:
  std::vector<Changes> entries_;
  std::vector<std::size_t> searched_;    // by technique: the number of entries at its last failure; 0 if it had none
  std::array<CellSet, 10> places_ = {};  // at the last entry, by digit
};

}  // namespace shudu::logic::hodoku
