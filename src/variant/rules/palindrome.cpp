// Palindrome: the line reads the same from both ends.
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule palindrome_rule = {
    .id = "palindrome",
    .name = {"rule.palindrome", "Palindrome"},
    .meaning = {"rule.palindrome.meaning", "The digits on the line read the same from both ends."},
    .form = "line",
    .look = {Look::Kind::line, "#bdbdbd"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          for (std::size_t i = 0; i < line.size(); ++i) {
            if (values[line[i]] != values[line[line.size() - 1 - i]]) return false;
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          for (std::size_t i = 0; i < line.size() / 2; ++i) model.equal(line[i], line[line.size() - 1 - i]);
        },
};

}  // namespace shudu::variant
