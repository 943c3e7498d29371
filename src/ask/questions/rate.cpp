#include "ask/questions/rate.h"

#include <algorithm>

#include "ask/questions.h"

namespace shudu::ask {
namespace {

std::vector<std::string_view> scales_of_ratings() {
  std::vector<std::string_view> ids;
  for (const RatingPreset& preset : rating_presets) ids.push_back(preset.id);
  return ids;
}

constexpr Option rate_options[] = {option<&RateOptions::scale>("scale", "compute the ratings of this scale",
                                                               {.shown = "SCALE", .choices = scales_of_ratings})};

Answer rate_puzzle(const Puzzle& puzzle, const RateOptions& asked, const Watch& watch) {
  const Scales& scales = asked.preset().scales;
  const Rating rating = rate(puzzle, scales, watch);
  if (!rating.complete) return Answer::cancelled();
  return rating_answer(rating, scales);
}

}  // namespace

const RatingPreset& RateOptions::preset() const { return *std::ranges::find(rating_presets, scale, &RatingPreset::id); }

Answer rating_answer(const Rating& rating, const Scales& scales) {
  JsonObject fields;
  for (const RatingField& field : rating_fields()) {
    if (field.name == "puzzle" || !is_needed(field, scales) || !has(rating, field)) continue;
    const std::string value = field.value(rating);
    if (field.is_number && value.starts_with('>')) {
      fields.add_json(std::string{field.name} + "_over", value.substr(1));
    } else if (field.is_number) {
      if (value != "-") fields.add_json(field.name, value);
    } else {
      fields.add(field.name, value);
    }
  }
  Answer answer = Answer::no(outcome_of(rating), fields);
  answer.source = *compared_with_source(*classic_puzzle(rating.puzzle));
  return answer;
}

constinit const Question rate_question =
    question<rate_puzzle>("rate", "how hard the puzzle is, on one or more scales", rate_options);

}  // namespace shudu::ask
