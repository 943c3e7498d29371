// What explain, hint and rate share: where solving by logic starts, and their options.
#pragma once

#include <string>
#include <vector>

#include "engine/input.h"
#include "shudu/logic_start.h"
#include "shudu/step_json.h"

namespace shudu::cli {

// The puzzle of a batch's record. Precondition: it can be read.
Puzzle puzzle_of(const Batch& batch, std::size_t i);

using logic::family_id;
using logic::logic_start;
using logic::LogicStart;

// The techniques named by `--techniques` and `--without`. An error names the word that is not known, and the nearest.
Result<std::vector<const logic::Technique*>, std::string> chosen_techniques(const std::string& wanted,
                                                                            const std::string& without);

// `--lang`, `--techniques`, `--without` and `--no-uniqueness`, the same for explain and hint.
Option language_option(std::string& target);
Option techniques_option(std::string& target);
Option without_option(std::string& target);
Option no_uniqueness_option(bool& target);

}  // namespace shudu::cli
