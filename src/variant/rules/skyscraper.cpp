// Skyscrapers: values are heights, and a higher building hides all lower ones behind it.
//
// The automata remember the height reached. A row with many different values must reach a certain height, which leaves
// out states that cannot end well.
#include <algorithm>

#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule skyscraper_rule = {
    .id = "skyscraper",
    .name = {"rule.skyscraper", "Skyscraper"},
    .meaning = {"rule.skyscraper.meaning",
                "Values are heights of buildings. The number tells how many buildings are seen from the clue: those "
                "higher than all before them. A 0 is no building."},
    .form = "line; number",
    .look = {.kind = Look::Kind::beside, .sign = "▲"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          int height = 0, seen = 0;
          for (const Cell cell : clue.parts[0]) {
            if (values[cell] > height) seen++;
            height = std::max<int>(height, values[cell]);
          }
          return seen == clue.numbers[0];
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          const Shape& shape = model.shape();
          const int number = clue.numbers[0];
          if (number < 0 || number > static_cast<int>(line.size())) return model.impossible();
          const int reached = std::max(0, shape.lowest + distinct_among(shape, line) - 1);
          // States: the height × 1024 + the number seen.
          const auto next = [=](int state, int value) {
            if (value <= state / 1024) return state;
            const int seen = state % 1024 + 1;
            return seen <= number ? value * 1024 + seen : no_state;
          };
          model.along(line, automaton_of(shape, 0, next,
                                         [=](int state) { return state % 1024 == number && state / 1024 >= reached; }));
        },
};

constinit const Rule hidden_skyscraper_rule = {
    .id = "hidden_skyscraper",
    .name = {"rule.hidden_skyscraper", "Hidden skyscraper"},
    .meaning =
        {"rule.hidden_skyscraper.meaning",
         "Values are heights of buildings. The first building that is hidden by a higher one, seen from the clue, "
         "has the given height."},
    .form = "line; value",
    .look = {.kind = Look::Kind::beside, .sign = "▲"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {1, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          for (std::size_t i = 1; i < line.size(); i++) {
            if (values[line[i]] <= values[line[i - 1]]) return values[line[i]] == clue.numbers[0];
          }
          return false;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Shape& shape = model.shape();
          if (!shape.has_value(clue.numbers[0])) return model.impossible();
          const int done = shape.highest() + 1;
          const auto next = [=, wanted = clue.numbers[0]](int height, int value) {
            if (height == done) return done;
            if (value > height) return value;
            return value == wanted ? done : no_state;
          };
          model.along(clue.parts[0],
                      automaton_of(shape, shape.lowest - 1, next, [=](int state) { return state == done; }));
        },
};

}  // namespace shudu::variant
