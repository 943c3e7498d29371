// Bent set: n cells in two crossing houses, not all in one, that hold n digits in all. A digit whose places in the set
// all see each other occurs at most once. If this holds for all digits but one, z, the others fill at most n - 1 cells,
// so z is in one of the cells. If it holds for all digits, each occurs exactly once. Four cells are a WXYZ-wing, and so
// on. Three are an XYZ-wing.
//
// Roles: pattern is the candidates of the set, pincer the candidates z. If all digits occur once, link is the
// eliminated digits instead. base is the two houses.
#include <algorithm>
#include <array>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

bool is_in_one_house(CellSet cells) {
  for (House house : houses(cells.first())) {
    if (house.cells().contains(cells)) return true;
  }
  return false;
}

bool see_each_other(CellSet cells) {
  for (Cell cell : cells) {
    if (!peers(cell).contains(cells - CellSet{cell})) return false;
  }
  return true;
}

class BentSetSearch {
 public:
  BentSetSearch(Request& request, const Technique& wanted) : hunt_(request), state_(request.state), wanted_(wanted) {}

  // Returns false if no more steps are wanted.
  bool in(House first, House second) {
    first_ = first;
    second_ = second;
    if (!first.cells().intersects(second.cells())) return true;
    CellSet free;
    for (Cell cell : (first.cells() | second.cells()) & state_.blanks()) {
      if (state_.candidates(cell).size() <= wanted_.size) free.insert(cell);
    }
    return extend({}, {}, free, wanted_.size);
  }

 private:
  bool extend(CellSet cells, DigitSet digits, CellSet free, int missing) {
    if (missing == 0) return is_in_one_house(cells) || check(cells, digits);
    int left = free.size();
    for (Cell cell : free) {
      if (left-- < missing) break;
      free.erase(cell);
      const DigitSet more = digits | state_.candidates(cell);
      if (more.size() <= wanted_.size && !extend(cells | CellSet{cell}, more, free, missing - 1)) return false;
    }
    return true;
  }

  bool check(CellSet cells, DigitSet digits) {
    if (digits.size() != wanted_.size) return true;
    DigitSet loose;  // digits that may occur more than once
    for (int digit : digits) {
      if (see_each_other(cells & state_.places(digit))) continue;
      if (!loose.empty()) return true;
      loose.insert(digit);
    }
    Step step{.technique = &wanted_};
    for (int digit : loose.empty() ? digits : loose) {
      CellSet seen = state_.places(digit) - cells;
      for (Cell cell : cells& state_.places(digit)) seen &= peers(cell);
      for (Cell cell : seen) step.eliminations.emplace_back(cell, digit);
    }
    if (step.eliminations.empty() || std::find(known_.begin(), known_.end(), cells) != known_.end()) return true;
    known_.push_back(cells);
    step.digits = digits;
    step.base = {first_, second_};
    DigitSet gone;
    for (Candidate candidate : step.eliminations) gone.insert(candidate.digit);
    for (Cell cell : cells) {
      for (int digit : state_.candidates(cell)) {
        const Role result = loose.empty() ? Role::link : Role::pincer;
        if (gone.contains(digit)) step.marks.emplace_back(cell, digit, result);
        step.marks.emplace_back(cell, digit, Role::pattern);
      }
    }
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const State& state_;
  const Technique& wanted_;
  House first_, second_;
  std::vector<CellSet> known_;  // sets already reported: the same cells may lie in other houses as well
};

void find_bent_set(Request& request, const Technique& wanted) {
  BentSetSearch search{request, wanted};
  for (int first = 0; first < 18; ++first) {
    for (int second = std::max(first + 1, 9); second < House::count; ++second) {
      if (!search.in(House{first}, House{second})) return;
    }
  }
}

constexpr Technique make_bent_set(std::string_view id, std::string_view name, int size, std::string_view code) {
  return {
      .id = id,
      .page = "bent_set",
      .family = Family::wings,
      .name = name,
      .look = {"technique.bent_set.look", "Look at {pattern} in {base}."},
      .why = {"technique.bent_set.why",
              "These {size} cells have the {size} candidates {digits}.[ All places of each digit but {pincer.digits} "
              "see each other, so each of these is there once at most, and one cell is left for {pincer.digits}. All "
              "its places in the set are seen from {eliminated}.][ All places of each digit see each other, so each "
              "digit is there exactly once. All places of {link.digits} in the set are seen from {eliminated}.]"},
      .hodoku = {.code = code},
      .size = size,
      .find = find_bent_set,
  };
}

}  // namespace

constinit const Technique bent_set[4] = {
    make_bent_set("wxyz_wing", "WXYZ-Wing", 4, "0802"),
    make_bent_set("vwxyz_wing", "VWXYZ-Wing", 5, "2505"),
    make_bent_set("uvwxyz_wing", "UVWXYZ-Wing", 6, "2506"),
    make_bent_set("tuvwxyz_wing", "TUVWXYZ-Wing", 7, "2507"),
};

}  // namespace shudu::logic
