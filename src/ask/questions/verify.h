// verify: everything that is wrong with an answer to a puzzle.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

// Whether the text says that there is no solution. Solvers write "no solution", "No solution.", "NO SOLUTION", "impossible" or
// "N".
bool says_no_solution(std::string text);
// The faults of an answer that says so; empty if the watch stopped the search.
std::optional<std::vector<std::string>> faults_of_no_solution(const AnyPuzzle& puzzle, const Watch& watch = {});
// `place` are fields of the answer: where it was read.
Answer verify_answer(const std::vector<std::string>& faults, const JsonObject* place = nullptr);

}  // namespace shudu::ask
