// Hidden subset: n digits of a house that have n places in all. The cells have no room for other digits.
//
// Roles: pattern is the candidates of the subset; base is the house.
#include <array>
#include <bit>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr int hidden_subset_houses[] = {18, 0, 9};  // boxes, rows, columns

class HiddenSubsetSearch {
 public:
  HiddenSubsetSearch(Request& request, const Technique& wanted) : hunt_(request), wanted_(wanted) {}

  bool in(House house) {
    if (count_of(hunt_.state.blank_places(house)) <= wanted_.size) return true;
    house_ = house;
    count_ = 0;
    for (int digit = 1; digit <= 9; ++digit) {
      const unsigned positions = hunt_.state.positions(house, digit);
      if (positions != 0 && count_of(positions) <= wanted_.size) digits_[count_++] = digit;
    }
    return count_ < wanted_.size || extend({}, 0, 0, wanted_.size);
  }

 private:
  // Adds `missing` more digits to the chosen ones, in ascending order. Returns false if no more steps are wanted.
  bool extend(DigitSet chosen, unsigned positions, int from, int missing) {
    if (missing == 0) return count_of(positions) != wanted_.size || report(chosen, positions);
    for (int i = from; i <= count_ - missing; ++i) {
      const unsigned more = positions | hunt_.state.positions(house_, digits_[i]);
      if (count_of(more) > wanted_.size) continue;
      if (!extend(chosen | DigitSet{digits_[i]}, more, i + 1, missing - 1)) return false;
    }
    return true;
  }

  bool report(DigitSet digits, unsigned positions) {
    Step step{.technique = &wanted_};
    for (; positions != 0; positions &= positions - 1) {
      const Cell cell = house_.cell(std::countr_zero(positions));
      for (int digit : hunt_.state.candidates(cell)) {
        if (digits.contains(digit)) {
          step.marks.emplace_back(cell, digit, Role::pattern);
        } else {
          step.eliminations.emplace_back(cell, digit);
        }
      }
    }
    if (step.eliminations.empty()) return true;
    step.digits = digits;
    step.base = {house_};
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const Technique& wanted_;
  House house_;
  std::array<int, 9> digits_{};  // the digits with few enough places in house_
  int count_ = 0;
};

void find_hidden_subset(Request& request, const Technique& wanted) {
  HiddenSubsetSearch search{request, wanted};
  for (int first : hidden_subset_houses) {
    for (int i = first; i < first + 9; ++i) {
      if (request.changes.affect(House{i}) && !search.in(House{i})) return;
    }
  }
}

constexpr Technique make_hidden_subset(std::string_view id, std::string_view name, int size, HodokuFacts hodoku,
                                       int rating) {
  return {
      .id = id,
      .page = "hidden_subset",
      .family = Family::subsets,
      .name = name,
      .look = {"technique.hidden_subset.look", "Look for the places of {digits} in {base}."},
      .why = {"technique.hidden_subset.why",
              "In {base} these {size} digits can only be in {pattern}, {size} cells in all. They fill them, so these "
              "cells can hold nothing else."},
      .hodoku = hodoku,
      .rating = rating,
      .size = size,
      .find = find_hidden_subset,
  };
}

}  // namespace

constinit const Technique hidden_subset[3] = {
    make_hidden_subset("hidden_pair", "Hidden Pair", 2,
                       {.code = "0210", .index = 1500, .level = Level::medium, .score = 70, .on = true}, 34),
    make_hidden_subset("hidden_triple", "Hidden Triple", 3,
                       {.code = "0211", .index = 1600, .level = Level::medium, .score = 100, .on = true}, 40),
    make_hidden_subset("hidden_quad", "Hidden Quad", 4,
                       {.code = "0212", .index = 2100, .level = Level::hard, .score = 150, .on = true}, 54),
};

}  // namespace shudu::logic
