// BUG+n: a bivalue universal grave with n extra candidates. In the grave every blank cell has two candidates and every
// digit has two places, or none, in every house. A solution within the grave would have a complement that is a second
// solution. So one of the extra candidates is true, and a candidate that would make all of them false is false. A
// single extra candidate is the solution of its cell.
//
// Roles: extra is the extra candidates. The step has no digits of its own if n is 1, as in HoDoKu.
#include <algorithm>
#include <array>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// Finds the candidates to remove so that a grave remains. There may be several ways.
class BugPlusNSearch {
 public:
  BugPlusNSearch(Request& request, const Technique& wanted) : hunt_(request), state_(request.state), wanted_(wanted) {}

  void run() {
    if (!count_surplus()) return;
    choose(0);
  }

 private:
  // Counts the surplus candidates of each digit in each house, and the cells with more than two candidates. False if no
  // grave can remain.
  bool count_surplus() {
    int cells_surplus = 0;
    for (Cell cell : state_.blanks()) {
      const int n = state_.candidates(cell).size();
      if (n < 2) return false;
      if (n > 2) cells_.push_back(cell);
      cells_surplus += n - 2;
    }
    // No single candidate refutes more extra candidates than this. Without a limit there are too many ways to choose.
    constexpr int most = 8;
    if (cells_surplus == 0 || cells_surplus > most || (cells_surplus == 1) != (wanted_.size == 1)) return false;
    for (int i = 0; i < House::count; ++i) {
      for (int digit = 1; digit <= 9; ++digit) {
        const int n = state_.places(digit, House{i}).size();
        if (n == 1) return false;
        surplus_[static_cast<std::size_t>(i)][static_cast<std::size_t>(digit)] = std::max(n - 2, 0);
      }
    }
    return true;
  }

  int& surplus(House house, int digit) {
    return surplus_[static_cast<std::size_t>(house.index())][static_cast<std::size_t>(digit)];
  }
  bool is_spare(Cell cell, int digit) {
    for (House house : houses(cell)) {
      if (surplus(house, digit) == 0) return false;
    }
    return true;
  }
  void take(Cell cell, int digit, int n) {
    for (House house : houses(cell)) surplus(house, digit) -= n;
  }

  // Chooses the extra candidates of cells_[at] and of the cells after it. Returns false if no more steps are wanted.
  bool choose(std::size_t at) {
    if (at == cells_.size()) return is_grave() ? report() : true;
    return spare(at, state_.candidates(cells_[at]), state_.candidates(cells_[at]).size() - 2);
  }

  bool spare(std::size_t at, DigitSet from, int missing) {
    if (missing == 0) return choose(at + 1);
    const Cell cell = cells_[at];
    for (int digit : from) {
      from.erase(digit);
      if (!is_spare(cell, digit)) continue;
      take(cell, digit, 1);
      extra_.emplace_back(cell, digit);
      const bool more = spare(at, from, missing - 1);
      extra_.pop_back();
      take(cell, digit, -1);
      if (!more) return false;
    }
    return true;
  }

  bool is_grave() const {
    for (const auto& of_house : surplus_) {
      for (int n : of_house) {
        if (n != 0) return false;
      }
    }
    return true;
  }

  bool report() {
    Step step{.technique = &wanted_};
    // One extra candidate is the solution of its cell. The consequences for other cells belong to the next step.
    for (Cell cell : extra_.size() == 1 ? CellSet{extra_.front().cell} : state_.blanks()) {
      for (int digit : state_.candidates(cell)) {
        const bool refutes_all = std::all_of(extra_.begin(), extra_.end(), [&](Candidate extra) {
          return extra.cell == cell ? extra.digit != digit : extra.digit == digit && extra.cell.sees(cell);
        });
        if (refutes_all) step.eliminations.emplace_back(cell, digit);
      }
    }
    if (step.eliminations.empty()) return true;
    for (Candidate extra : extra_) {
      step.marks.emplace_back(extra.cell, extra.digit, Role::extra);
      if (wanted_.size != 1) step.digits.insert(extra.digit);
    }
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const State& state_;
  const Technique& wanted_;
  std::vector<Cell> cells_;       // the cells with more than two candidates
  std::vector<Candidate> extra_;  // chosen so far
  std::array<std::array<int, 10>, House::count> surplus_{};
};

void find_bug_plus_n(Request& request, const Technique& wanted) { BugPlusNSearch{request, wanted}.run(); }

}  // namespace

constinit const Technique bug_plus[2] = {
    {.id = "bug_plus_1",
     .page = "bug_plus_n",
     .family = Family::uniqueness,
     .name = "BUG+1",
     .look = {"technique.bug_plus_1.look", "Look at {extra}: it alone has more than two candidates."},
     .why = {"technique.bug_plus_1.why",
             "Without {extra.candidates}, every missing digit would have two places in every house, and every cell two "
             "candidates: each solution could be exchanged for the one with all the other candidates. A puzzle with "
             "one solution cannot come to this, {result}."},
     .hodoku = {.code = "0610", .index = 2900, .level = Level::hard, .score = 100, .on = true},
     .rating = 56,
     .needs_uniqueness = true,
     .size = 1,
     .find = find_bug_plus_n},
    {.id = "bug_plus_n",
     .page = "bug_plus_n",
     .family = Family::uniqueness,
     .name = "BUG+n",
     .look = {"technique.bug_plus_n.look", "Look at {extra}, the only cells with more than two candidates."},
     .why =
         {"technique.bug_plus_n.why",
          "Without the extra candidates {extra.candidates}, every missing digit would have two places in every house, "
          "and every cell two candidates: each solution could be exchanged for the one with all the other candidates. "
          "So one of the extra candidates is true, and a candidate that would make all of them false cannot be true."},
     .hodoku = {.code = "2500"},
     .needs_uniqueness = true,
     .size = 2,
     .find = find_bug_plus_n},
};

}  // namespace shudu::logic
