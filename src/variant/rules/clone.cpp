// Clone: cells at the same place of two groups are equal.
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule clone_rule = {
    .id = "clone",
    .name = {"rule.clone", "Clone"},
    .meaning = {"rule.clone.meaning", "The two areas hold the same digits in the same places."},
    .form = "cells, cells",
    .look = {Look::Kind::shade, "#ece3d3"},
    .parts = {2, 2},
    .cells = {1, any_number},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      return clue.parts[0].size() == clue.parts[1].size() ? "" : "has groups of different sizes";
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells &original = clue.parts[0], &copy = clue.parts[1];
          for (std::size_t i = 0; i < copy.size(); ++i) {
            if (values[original[i]] != values[copy[i]]) return false;
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells &original = clue.parts[0], &copy = clue.parts[1];
          for (std::size_t i = 0; i < copy.size(); ++i) {
            if (original[i] != copy[i]) model.equal(original[i], copy[i]);
          }
        },
};

}  // namespace shudu::variant
