// Look and say: pairs of numbers (how many, value) say exactly how often each of some values occurs in the cells.
#include <algorithm>

#include "variant/model/exact_count.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule look_and_say_rule = {
    .id = "look_and_say",
    .name = {"rule.look_and_say", "Look and say"},
    .meaning = {"rule.look_and_say.meaning",
                "The numbers are pairs: 1 2 3 4 means exactly one 2 and exactly three 4s in the cells. Values that are "
                "not named are free."},
    .form = "cells; how many, value, how many, value, …",
    .look = {Look::Kind::cage, "#3a6ea5"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {2, any_number},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      return clue.numbers.size() % 2 == 0 ? "" : "has a number of occurrences without a value";
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& cells = clue.parts[0];
          for (std::size_t i = 0; i + 1 < clue.numbers.size(); i += 2) {
            const int value = clue.numbers[i + 1];
            const auto times =
                std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return values[cell] == value; });
            if (times != clue.numbers[i]) return false;
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Shape& shape = model.shape();
          for (std::size_t i = 0; i + 1 < clue.numbers.size(); i += 2) {
            const int times = clue.numbers[i], value = clue.numbers[i + 1];
            if (times < 0 || times > static_cast<int>(clue.parts[0].size())) return model.impossible();
            if (shape.has_value(value)) {
              post_exact_count(model, clue.parts[0], value, times);
            } else if (times > 0) {
              return model.impossible();
            }
          }
        },
};

}  // namespace shudu::variant
