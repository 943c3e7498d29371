// BUG+n: a bivalue universal grave with n extra candidates. In the grave every blank cell has two candidates and every
// digit two places, or none, in every house; any solution in it could be exchanged for its complement. So one of the
// extra candidates is true, and whatever would make all of them false is false. With one extra candidate it is the
// solution of its cell.
//
// Roles: extra is the extra candidates. The step has no digits of its own when n is 1, as HoDoKu writes it.
#include <algorithm>
#include <array>

#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// Finds which candidates to take away so that a grave remains. There may be several ways.
class Search {
 public:
  Search(Hunt& hunt, const Technique& wanted) : hunt_(hunt), state_(hunt.state), wanted_(wanted) {}

  void run() {
    if (!count_surplus()) return;
    choose(0);
  }

 private:
  // How many candidates a digit has too many in each house, and the cells that have too many. False: no grave is left.
  bool count_surplus() {
    int cells_surplus = 0;
    for (Cell cell : state_.blanks()) {
      const int n = state_.candidates(cell).size();
      if (n < 2) return false;
      if (n > 2) cells_.push_back(cell);
      cells_surplus += n - 2;
    }
    // More extra candidates than this are never refuted by one; without a limit there are too many ways to choose.
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

  // Chooses the extra candidates of cells_[at] and of those after it. False: no more steps are wanted.
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
    // One extra candidate is the solution of its cell; what this does to other cells is told by the next step.
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

  Hunt& hunt_;
  const State& state_;
  const Technique& wanted_;
  std::vector<Cell> cells_;       // with more than two candidates
  std::vector<Candidate> extra_;  // chosen so far
  std::array<std::array<int, 10>, House::count> surplus_{};
};

void find(Hunt& hunt, const Technique& wanted) { Search{hunt, wanted}.run(); }

}  // namespace

constinit const Technique bug_plus[2] = {
    {.id = "bug_plus_1",
     .page = "bug_plus_n",
     .family = Family::uniqueness,
     .name = {"BUG+1", "全双值致死格局 +1", "全雙值致死格局 +1"},
     .look = {"Look at {extra}: it alone has three candidates, every other blank cell has two.",
              "看 {extra}：只有它有三个候选数，其他空格都只有两个。",
              "看 {extra}：只有它有三個候選數，其他空格都只有兩個。"},
     .why =
         {"Without {extra.digits} in {extra}, every missing digit would have two places in every house, and every cell "
          "two "
          "candidates: each solution could be exchanged for the one with all the other candidates. A puzzle with one "
          "solution cannot come to this, so {extra} is {extra.digits}.",
          "如果 {extra} 没有 {extra.digits}，每个单元里尚缺的数字都恰有两个位置，每格恰有两个候选数："
          "把一个解的各格全换成另一个候选数，又是一个解。唯一解的题目不会这样，所以 {extra} 是 {extra.digits}。",
          "如果 {extra} 沒有 {extra.digits}，每個單元裡尚缺的數字都恰有兩個位置，每格恰有兩個候選數："
          "把一個解的各格全換成另一個候選數，又是一個解。唯一解的題目不會這樣，所以 {extra} 是 {extra.digits}。"},
     .hodoku = {.code = "0610", .index = 2900, .level = Level::hard, .score = 100, .on = true},
     .rating = 56,
     .needs_uniqueness = true,
     .size = 1,
     .find = find},
    {.id = "bug_plus_n",
     .page = "bug_plus_n",
     .family = Family::uniqueness,
     .name = {"BUG+n", "全双值致死格局 +n", "全雙值致死格局 +n"},
     .look = {"Look at {extra}, the only cells with more than two candidates.",
              "看 {extra}，只有它们的候选数多于两个。", "看 {extra}，只有它們的候選數多於兩個。"},
     .why =
         {"Without the extra candidates {extra.digits} in {extra}, every missing digit would have two places in every "
          "house, "
          "and every cell two candidates: each solution could be exchanged for the one with all the other "
          "candidates. So one of the extra candidates is true, and what would make all of them false cannot be.",
          "如果去掉 {extra} 中多余的候选数 {extra.digits}，每个单元里尚缺的数字都恰有两个位置，每格恰有两个候选数："
          "把一个解的各格全换成另一个候选数，又是一个解。所以多余的候选数中至少一个为真，会使它们全部为假的候选数不成立"
          "。",
          "如果去掉 {extra} 中多餘的候選數 {extra.digits}，每個單元裡尚缺的數字都恰有兩個位置，每格恰有兩個候選數："
          "把一個解的各格全換成另一個候選數，又是一個解。所以多餘的候選數中至少一個為真，會使它們全部為假的候選數不成立"
          "。"},
     .hodoku = {.code = "2500"},
     .needs_uniqueness = true,
     .size = 2,
     .find = find},
};

}  // namespace shudu::logic
