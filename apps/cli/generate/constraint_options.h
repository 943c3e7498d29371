// The options of the question generate as options of the program, and what is said about an order.
#pragma once

#include <string>
#include <vector>

#include "ask/questions/generate.h"
#include "engine/command.h"
#include "engine/verdict.h"

namespace shudu::cli {

std::vector<Option> constraint_options(ask::GenerateOptions& target);
// The parts of the order. A pattern or a grid may be the name of a file. There are no parts if a value is wrong or the
// combination is impossible. The reason is reported to the verdict with the name of the command.
std::vector<ask::OrderPart> order_parts(ask::GenerateOptions asked, const std::string& command, Verdict& verdict);

// Describes all constraints ("17 clues, level hard"), and says which command fits better, if one does.
std::string described(const ask::OrderPart& part);
std::string advice(const PuzzleConstraints& constraints);
// Describes one constraint ("17-20 clues", "level hard"), and the property of a puzzle that it constrains.
std::string told(Unmet unmet, const ask::OrderPart& part);
std::string measure(Unmet unmet, const MadePuzzle& puzzle);

}  // namespace shudu::cli
