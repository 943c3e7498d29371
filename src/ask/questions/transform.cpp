#include "ask/questions/transform.h"

#include <algorithm>

#include "ask/puzzle_json.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

constexpr Option transform_options[] = {
    option<&TransformOptions::by>("by", "apply these symmetries in order", {.shown = "LIST"}),
    option<&TransformOptions::random>("random", "apply a random symmetry to each puzzle"),
    option<&TransformOptions::seed>("seed", "random seed", {.shown = "N", .most = no_limit - 1})};

Candidates moved(const Transform& transform, const Candidates& candidates) {
  Candidates result;
  for (const Cell cell : all_cells()) {
    DigitSet digits;
    for (const int digit : candidates[transform.source(cell)]) digits.insert(transform.digits[digit]);
    result.set(cell, digits);
  }
  return result;
}

Puzzle transformed(const Transform& transform, Puzzle puzzle) {
  puzzle.clues = transform(puzzle.clues);
  puzzle.values = transform(puzzle.values);
  if (puzzle.solution) puzzle.solution = transform(*puzzle.solution);
  for (const auto marks : {&Puzzle::candidates, &Puzzle::notes, &Puzzle::corner_notes}) {
    if (puzzle.*marks) puzzle.*marks = moved(transform, *(puzzle.*marks));
  }
  if (puzzle.colours) {
    const Grid before = *puzzle.colours;
    for (const Cell cell : all_cells()) puzzle.colours->set(cell, before[transform.source(cell)]);
  }
  puzzle.extra.clear();
  return puzzle;
}

Answer transform_alone(const Puzzle& puzzle, const TransformOptions& asked, const Watch& watch) {
  Transformed found;
  return transform(puzzle, asked, watch, found);
}

}  // namespace

Result<Transform> transform_by(std::string_view list) {
  Transform all;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find_first_of(", ", at), list.size());
    const auto one = transform_from(list.substr(at, end - at));
    if (!one) return Unexpected{one.error()};
    all = compose(all, *one);
    at = end + 1;
  }
  return all;
}

Answer transform(const Puzzle& puzzle, const TransformOptions& asked, const Watch&, Transformed& found) {
  if (asked.by.empty() != asked.random) {
    return Answer::bad_option(wrong_option("by", asked.by, "expected either symmetries or random=yes"));
  }
  Random random = Random::of_block(asked.seed, asked.record != 0 ? asked.record : puzzle.line);
  const auto by = asked.random ? random_transform(random) : transform_by(asked.by);
  if (!by) return Answer::bad_option(wrong_option("by", asked.by, by.error().message));
  found = {*by, transformed(*by, puzzle)};
  return Answer::of(Status::ok,
                    JsonObject{}.add("transform", to_string(*by)).add_json("result", puzzle_json(found.puzzle)));
}

constinit const Question transform_question =
    question<transform_alone>("transform", "the puzzle after symmetries that are named or drawn", transform_options);

}  // namespace shudu::ask
