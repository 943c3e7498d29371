#include "ask/questions/same.h"

#include "ask/classified.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

Answer same_alone(const Puzzle& first, const Puzzle& second, const NoOptions&, const Watch& watch) {
  if (watch && !watch(-1, 0)) return Answer::cancelled();
  std::string by;
  return same(first, second, {}, by);
}

}  // namespace

Answer same(const Puzzle& first, const Puzzle& second, const JsonObject& place, std::string& by) {
  for (const Puzzle* one : {&first, &second}) {
    const auto why = without_form(*one);
    if (!why) continue;
    Answer answer = Answer::no(*why);
    answer.about = one == &second ? 1 : 0;
    return answer;
  }
  const Classified a = classify(first), b = classify(second);
  const bool equal = are_same(a, b);
  JsonObject fields, other = place;
  fields.add("other", other.add("puzzle", to_line(second.clues)));
  if (equal) fields.add("transform", by = to_string(transform_between(a, b)));
  return Answer::of(equal ? Status::same : Status::different, fields);
}

constinit const Question same_question =
    question<same_alone>("same", "whether a transformation turns the first puzzle into the second, and which");

}  // namespace shudu::ask
