// Rating fields: a rating as named fields.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ask/status.h"
#include "base/json_object.h"
#include "shudu/ask.h"

namespace shudu {

// A named set of scales, and the output format that is used by default.
struct RatingPreset {
  std::string_view id;
  std::string_view format;
  Scales scales;
};
inline constexpr std::array<RatingPreset, 6> rating_presets{{
    {"default", "{er}/{ep}/{ed} {level} {score} {hardest}", {.explainer = true, .hodoku = true}},
    {"explainer", "{er}/{ep}/{ed} {hardest}", {.explainer = true}},
    {"hodoku", "{level} {score} {hodoku_hardest}", {.hodoku = true}},
    {"own", "{own} {own_width} {own_effort} {own_hardest}", {.own = true}},
    {"minutes", "{minutes} {minutes_low} {minutes_high}", {.minutes = true}},
    {"all", "{er}/{ep}/{ed} {level} {score} {hardest} {own} {own_width} {own_effort} {minutes}", all_scales},
}};

// `rated`, or why there are no figures.
ask::NoAnswer outcome_of(const Rating& rating);

// One named field.
struct RatingField {
  std::string_view name;
  std::string_view what;  // description for the help
  Scales needs;
  std::string (*value)(const Rating&);  // precondition: the scales it needs were computed
  bool is_number = false;
};
// The value as a cell of a table for programs: '-' for a bound, which is no figure.
std::string csv_value(const Rating& rating, const RatingField& field);
// All fields, in the order of the columns of --csv.
const std::vector<RatingField>& rating_fields();
const RatingField* find_rating_field(std::string_view name);

// Whether these scales have the field.
bool is_needed(const RatingField& field, const Scales& scales);
// Whether the rating has a value for the field. Fields that need no scale have a value for every puzzle.
bool has(const Rating& rating, const RatingField& field);

}  // namespace shudu
