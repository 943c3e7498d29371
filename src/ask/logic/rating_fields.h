// Rating fields: rates a puzzle on the requested scales, and gives the results as named fields.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ask/status.h"
#include "base/json_object.h"
#include "shudu/puzzle.h"
#include "shudu/rating.h"

namespace shudu {

// The scales to compute. Each takes time.
struct Scales {
  bool explainer = false, hodoku = false, own = false, minutes = false;
};

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
    {"all",
     "{er}/{ep}/{ed} {level} {score} {hardest} {own} {own_width} {own_effort} {minutes}",
     {.explainer = true, .hodoku = true, .own = true, .minutes = true}},
}};

struct Rating {
  ask::Status status = ask::Status::rated;  // or why there are no figures: invalid, no_solution, multiple_solutions
  std::string reason;                       // set if the status is invalid
  Puzzle puzzle;
  std::optional<logic::ExplainerRating> explainer;
  std::optional<logic::HodokuRating> hodoku;
  std::optional<logic::OwnRating> own;
  std::optional<logic::MinutesRating> minutes;
};
// `go_on` is called from time to time. If it returns false, the figures mean nothing.
Rating rate(const Puzzle& puzzle, const Scales& scales, const std::function<bool()>& go_on = nullptr);

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
