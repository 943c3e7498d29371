// Online judges: for each, how it writes its input and wants its answers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shudu::cli {

struct JudgeInfo {
  std::string_view name;   // as after --judge
  std::string_view about;  // one line
};

// All of them, other names of the same problem included.
std::vector<JudgeInfo> judges();
std::vector<std::string> judge_names();

// Answers the input of a judge's problem in that judge's form and returns the exit status. Files are read one after the
// other ("-" or none: standard input), each from its own beginning; their answers are one output. An error ends its
// file, for what follows cannot be told apart with certainty; what came before it is answered.
// Precondition: `name` is one of judge_names().
int run_judge(const std::string& name, const std::vector<std::string>& files);

}  // namespace shudu::cli
