// Rating fields: a puzzle on the scales that are asked for, and the named figures in which it is told.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_object.h"
#include "shudu/format.h"
#include "shudu/logic/explainer_rating.h"
#include "shudu/logic/hodoku_rating.h"
#include "shudu/logic/own_rating.h"

namespace shudu {

// Which scales are needed: each takes its time.
struct Scales {
  bool explainer = false, hodoku = false, own = false;
};

// What can be asked for by name, with the line in which it is written when no other is wanted.
struct RatingPreset {
  std::string_view id;
  std::string_view format;
  Scales scales;
};
inline constexpr std::array<RatingPreset, 5> rating_presets{{
    {"default", "{er}/{ep}/{ed} {level} {score} {hardest}", {.explainer = true, .hodoku = true}},
    {"explainer", "{er}/{ep}/{ed} {hardest}", {.explainer = true}},
    {"hodoku", "{level} {score} {hodoku_hardest}", {.hodoku = true}},
    {"own", "{own} {own_width} {own_effort} {own_hardest}", {.own = true}},
    {"all",
     "{er}/{ep}/{ed} {level} {score} {hardest} {own} {own_width} {own_effort}",
     {.explainer = true, .hodoku = true, .own = true}},
}};
constexpr std::array<std::string_view, rating_presets.size()> rating_preset_ids() {
  std::array<std::string_view, rating_presets.size()> ids;
  for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = rating_presets[i].id;
  return ids;
}

struct Rating {
  std::string status = "rated";  // or why there are no figures: "invalid", "no solution", "multiple solutions"
  std::string reason;            // of "invalid"
  Puzzle puzzle;
  std::optional<logic::ExplainerRating> explainer;
  std::optional<logic::HodokuPath> hodoku;
  std::optional<logic::OwnRating> own;
};
Rating rate(const Puzzle& puzzle, const Scales& scales);

// One figure by name.
struct RatingField {
  std::string_view name;
  std::string_view what;  // for help
  Scales needs;
  std::string (*value)(const Rating&);  // precondition: the scales it needs were computed
  bool is_number = false;
};
// All fields, in the order of the columns of --csv.
const std::vector<RatingField>& rating_fields();
const RatingField* rating_field(std::string_view name);

// Whether these scales give the field.
bool is_needed(const RatingField& field, const Scales& scales);
// Whether it can be told: what does not need a figure can be told of every puzzle.
bool has(const Rating& rating, const RatingField& field);
// Every field of the scales.
JsonObject rating_json(const Rating& rating, const Scales& scales);

}  // namespace shudu
