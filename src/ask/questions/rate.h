// rate: how hard a puzzle is, on one or more scales.
#pragma once

#include "ask/logic/rating_fields.h"
#include "ask/question.h"

namespace shudu::ask {

struct RateOptions {
  std::string scale = "default";

  const RatingPreset& preset() const;
};

// The figures of the scales, of a puzzle alone or in a batch.
Answer rating_answer(const Rating& rating, const Scales& scales);

}  // namespace shudu::ask
