// Online judges: answers problems in the input and output format of each judge.
#pragma once

#include <string>
#include <vector>

namespace shudu::cli {

// The values of --judge, with those of the same problem on another judge.
std::vector<std::string> judge_names();

// Answers the input of a judge's problem in the format of that judge and returns the exit status. Each file is a
// complete input ("-" or no file: standard input), and all answers form one output. An error ends its file, because the
// rest cannot be divided into puzzles reliably. Everything before the error is answered. Precondition: `name` is one of
// judge_names().
int run_judge(const std::string& name, const std::vector<std::string>& files);

}  // namespace shudu::cli
