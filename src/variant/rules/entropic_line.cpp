// Entropic line and modular line: successive cells are of different classes. The classes of an entropic line are low,
// middle and high; those of a modular line are the remainders.
//
// The automaton remembers the classes of the last two cells: with three classes the third is then known. With more
// classes the cells are related in pairs: different within a window, equal at its distance.
#include <algorithm>
#include <set>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

// Whether every `window` successive cells are of different classes. A shorter line is one window.
bool successive_classes_differ(const std::vector<int>& classes, std::size_t window) {
  const std::size_t size = std::min(window, classes.size());
  for (std::size_t i = 0; i + size <= classes.size(); i++) {
    if (std::set<int>(classes.begin() + i, classes.begin() + i + size).size() != size) return false;
  }
  return true;
}

// Precondition: as many classes as the window has cells.
void post_successive_classes(Model& model, const Cells& line, int window,
                             const std::function<int(int value)>& class_of) {
  if (window == 3) {
    // States: 0 the beginning, 1 to 3 after one cell, from 4 the classes of the last two.
    return model.along(line, automaton_of(model.shape(), 0, [&](int state, int value) {
                         const int own = class_of(value);
                         if (state == 0) return 1 + own;
                         const int last = (state - 1) % 3, before = state < 4 ? last : (state - 4) / 3;
                         return own == last || own == before ? no_state : 4 + last * 3 + own;
                       }));
  }
  const int size = static_cast<int>(line.size());
  for (int i = 0; i < size; i++) {
    for (int j = i + 1; j < size && j <= i + window; j++) {
      const bool same = j == i + window;
      if (line[i] == line[j]) {
        if (!same) model.impossible();
        continue;
      }
      model.relate(line[i], line[j], [&](int a, int b) { return (class_of(a) == class_of(b)) == same; });
    }
  }
}

}  // namespace

constinit const Rule entropic_line_rule = {
    .id = "entropic_line",
    .name = {"rule.entropic_line", "Entropic line"},
    .meaning =
        {"rule.entropic_line.meaning",
         "Every three successive cells of the line have a low, a middle and a high value: one of 1, 2, 3, one of "
         "4, 5, 6 and one of 7, 8, 9."},
    .form = "line",
    .look = {Look::Kind::line, "#f4b183"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .fault = [](const Clue&, const Shape& shape) -> std::string {
      return shape.values % 3 == 0 ? "" : "needs a number of values that is a multiple of 3";
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          std::vector<int> thirds;
          for (const Cell cell : clue.parts[0]) {
            thirds.push_back((values[cell] - puzzle.shape.lowest) / (puzzle.shape.values / 3));
          }
          return successive_classes_differ(thirds, 3);
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int lowest = model.shape().lowest, third = model.shape().values / 3;
          post_successive_classes(model, clue.parts[0], 3, [=](int value) { return (value - lowest) / third; });
        },
};

constinit const Rule modular_line_rule = {
    .id = "modular_line",
    .name = {"rule.modular_line", "Modular line"},
    .meaning = {"rule.modular_line.meaning",
                "Every three successive values of the line have different remainders when divided by 3. With another "
                "number M: every M successive values, divided by M."},
    .form = "line; number = 3",
    .look = {Look::Kind::line, "#58b8ad"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {0, 1},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      return clue.numbers.empty() || clue.numbers[0] >= 1 ? "" : "has a number below 1";
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const int modulus = clue.numbers.empty() ? 3 : clue.numbers[0];
          std::vector<int> remainders;
          for (const Cell cell : clue.parts[0]) remainders.push_back(values[cell] % modulus);
          return successive_classes_differ(remainders, static_cast<std::size_t>(modulus));
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int modulus = clue.numbers.empty() ? 3 : clue.numbers[0];
          post_successive_classes(model, clue.parts[0], modulus, [=](int value) { return value % modulus; });
        },
};

}  // namespace shudu::variant
