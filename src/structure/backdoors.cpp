// Backdoors: the smallest sets of cells whose digits let singles solve the puzzle. Tries sets of one cell, of two, …
#include <algorithm>
#include <array>

#include "shudu/board.h"
#include "shudu/structure.h"

namespace shudu {

namespace {

// Candidates on which naked and hidden singles have been applied until there are none left.
class Singles {
 public:
  explicit Singles(const Grid& clues) : left_(clues.blanks()) {
    for (Cell cell : clues.filled()) candidates_.place(cell, clues[cell]);
    run();
  }
  Singles with(Cell cell, int digit) const {
    Singles next = *this;
    next.fill(cell, digit);
    next.run();
    return next;
  }
  CellSet left() const { return left_; }

 private:
  void fill(Cell cell, int digit) {
    candidates_.place(cell, digit);
    left_.erase(cell);
  }
  void run() {
    for (bool changed = true; changed;) {
      changed = false;
      for (Cell cell : left_) {
        if (!candidates_[cell].is_single()) continue;
        fill(cell, candidates_[cell].first());
        changed = true;
      }
      for (int i = 0; i < House::count && !changed; ++i) {
        DigitSet once, twice;
        for (Cell cell : House{i}.cells() & left_) {
          twice |= once & candidates_[cell];
          once |= candidates_[cell];
        }
        for (int digit : once - twice) {
          for (Cell cell : House{i}.cells() & left_) {
            if (!candidates_[cell].contains(digit)) continue;
            fill(cell, digit);
            changed = true;
            break;
          }
        }
      }
    }
  }

  Candidates candidates_;
  CellSet left_;
};

class Backdoors {
 public:
  Backdoors(const Grid& solution, const Watch& watch) : solution_(solution), watch_(watch) {}

  // All sets of the size; none if `watch` returned false.
  std::vector<CellSet> of_size(int size, const Singles& start) {
    extend(start, {}, 0, size);
    return stopped_ ? std::vector<CellSet>{} : std::move(found_);
  }
  bool is_stopped() const { return stopped_; }

 private:
  // Finds every set with `size` more cells, after `first`, that solves the rest.
  void extend(const Singles& now, CellSet chosen, int first, int size) {
    constexpr std::uint64_t patience = 512;  // milliseconds
    for (Cell cell : now.left()) {
      if (cell.index() < first) continue;
      if (watch_ && ++tried_ % patience == 0 && !stopped_) stopped_ = !watch_(-1, 0);
      if (stopped_) return;
      const Singles next = now.with(cell, solution_[cell]);
      CellSet more = chosen;
      more.insert(cell);
      if (size == 1) {
        if (next.left().empty()) found_.push_back(more);
      } else {
        extend(next, more, cell.index() + 1, size - 1);
      }
    }
  }

  const Grid& solution_;
  const Watch& watch_;
  std::vector<CellSet> found_;
  std::uint64_t tried_ = 0;
  bool stopped_ = false;
};

}  // namespace

bool falls_to_singles(const Grid& clues) { return Singles{clues}.left().empty(); }

std::vector<CellSet> backdoors(const Grid& clues, const Grid& solution, int most, const Watch& watch) {
  const Singles start{clues};
  if (start.left().empty()) return {CellSet{}};
  Backdoors search{solution, watch};
  std::vector<CellSet> found;
  for (int size = 1; size <= most && found.empty() && !search.is_stopped(); ++size) found = search.of_size(size, start);
  return found;
}

}  // namespace shudu
