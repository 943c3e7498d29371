// Nabner line: no two cells of the line have equal or consecutive values, wherever on the line they are.
#include <cstdlib>

#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule nabner_rule = {
    .id = "nabner",
    .name = {"rule.nabner", "Nabner line"},
    .meaning = {"rule.nabner.meaning", "No two cells of the line have equal or consecutive values."},
    .form = "line",
    .look = {Look::Kind::line, "#e6d55c"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          for (std::size_t i = 0; i < line.size(); i++) {
            for (std::size_t j = i + 1; j < line.size(); j++) {
              if (std::abs(values[line[i]] - values[line[j]]) <= 1) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          const auto sets =
              sets_of(model.shape(), static_cast<int>(line.size()), [](Values set) { return (set & set << 1) == 0; });
          model.different(line);
          if (sets && sets->size() <= 200) return model.combination(line, *sets);
          for (std::size_t i = 0; i < line.size(); i++) {
            for (std::size_t j = i + 1; j < line.size(); j++) {
              if (line[i] == line[j]) return model.impossible();
              model.relate(line[i], line[j], [](int a, int b) { return std::abs(a - b) > 1; });
            }
          }
        },
};

}  // namespace shudu::variant
