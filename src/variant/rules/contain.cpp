// Content: each listed value occurs in the cells, exactly or at least as often as it is listed. Other values are free.
#include "variant/model/exact_count.h"
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

namespace {

// If as many values are listed as there are cells, no other value fits.
void fill_with_listed(const Clue& clue, Model& model) {
  if (clue.numbers.size() != clue.parts[0].size()) return;
  Values listed = 0;
  for (const int value : clue.numbers) listed |= model.shape().bit(value);
  for (const Cell cell : clue.parts[0]) model.allow(cell, listed);
}

std::string content_fault(const Clue& clue, const Shape& shape) { return value_fault(clue.numbers, shape); }

bool at_least_holds(const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
  for (const auto& [value, times] : times_of(clue.numbers)) {
    if (count_of(value, clue.parts[0], values) < times) return false;
  }
  return true;
}
void post_at_least(const Clue& clue, const Puzzle&, Model& model) {
  for (const auto& [value, times] : times_of(clue.numbers)) {
    model.count(clue.parts[0], model.shape().bit(value), times, any_number);
  }
  fill_with_listed(clue, model);
}

}  // namespace

constinit const Rule contain_exactly_rule = {
    .id = "contain_exactly",
    .name = {"rule.contain_exactly", "Exact content"},
    .meaning = {"rule.contain_exactly.meaning",
                "Each of the digits occurs in the cells exactly as often as it is listed. Other digits are free."},
    .form = "cells; digits",
    .look = {Look::Kind::shade, "#f0ead8"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, any_number},
    .fault = content_fault,
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          for (const auto& [value, times] : times_of(clue.numbers)) {
            if (count_of(value, clue.parts[0], values) != times) return false;
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          for (const auto& [value, times] : times_of(clue.numbers)) {
            post_exact_count(model, clue.parts[0], value, times);
          }
          fill_with_listed(clue, model);
        },
};

constinit const Rule contain_at_least_rule = {
    .id = "contain_at_least",
    .name = {"rule.contain_at_least", "Required content"},
    .meaning = {"rule.contain_at_least.meaning",
                "Each of the digits occurs in the cells at least as often as it is listed."},
    .form = "cells; digits",
    .look = {Look::Kind::shade, "#f0ead8"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, any_number},
    .fault = content_fault,
    .holds = at_least_holds,
    .post = post_at_least,
};

constinit const Rule quadruple_rule = {
    .id = "quadruple",
    .name = {"rule.quadruple", "Quadruple"},
    .meaning = {"rule.quadruple.meaning",
                "The digits in the circle occur in the four cells around it, each at least as often as it is written."},
    .form = "cells; digits",
    .look = {Look::Kind::corner},
    .parts = {1, 1},
    .cells = {1, 4},
    .numbers = {1, any_number},
    .fault = content_fault,
    .holds = at_least_holds,
    .post = post_at_least,
};

}  // namespace shudu::variant
