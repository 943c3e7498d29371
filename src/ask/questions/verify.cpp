#include "ask/questions/verify.h"

#include <algorithm>

#include "ask/questions.h"
#include "base/same_id.h"

namespace shudu::ask {
namespace {

struct VerifyOptions {
  std::string answer = {};
};
constexpr Option verify_options[] = {option<&VerifyOptions::answer>(
    "answer", "the answer: a character for each cell, row by row, or no_solution", {.shown = "ANSWER"})};

Answer verify(const AnyPuzzle& puzzle, const VerifyOptions& asked, const Watch& watch) {
  if (asked.answer.empty()) return Answer::bad_option(wrong_option("answer", "", "expected an answer to the puzzle"));
  if (!says_no_solution(asked.answer)) return verify_answer(puzzle.faults(asked.answer));
  const auto faults = faults_of_no_solution(puzzle, watch);
  return faults ? verify_answer(*faults) : Answer::cancelled();
}

}  // namespace

bool says_no_solution(std::string text) {
  std::erase_if(text, [](char c) { return c == '.' || c == '!' || c == '\r' || c == '\t' || separates_words(c); });
  std::ranges::transform(text, text.begin(), in_lower_case);
  return text == "nosolution" || text == "nosolutions" || text == "impossible" || text == "unsolvable" || text == "n" ||
         text.starts_with("invalid");
}

std::optional<std::vector<std::string>> faults_of_no_solution(const AnyPuzzle& puzzle, const Watch& watch) {
  if (conflicting(puzzle)) return std::vector<std::string>{};
  const Found found = puzzle.search(1, 1, watch);
  if (found.count > 0) return std::vector<std::string>{"says no solution, but the puzzle has one"};
  return found.complete ? std::optional{std::vector<std::string>{}} : std::nullopt;
}

Answer verify_answer(const std::vector<std::string>& faults, const JsonObject* place) {
  JsonObject fields;
  if (place != nullptr) fields.add("answer", *place);
  return Answer::of(faults.empty() ? Status::right : Status::wrong, fields.add("faults", faults));
}

constinit const Question verify_question =
    question<verify>("verify", "everything that is wrong with an answer to the puzzle", verify_options);

}  // namespace shudu::ask
