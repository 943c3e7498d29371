// Describes a chain link by link.
#pragma once

#include <string>
#include <vector>

#include "shudu/logic.h"

namespace shudu::logic::words {

// One chain of the step in whole sentences. A short chain is one sentence. A long chain or a net has one line for every
// link.
std::string chain(const Step& step, std::size_t index, Language language);

// The same chain as a list, one line for each of its nodes: "So r1c4 is not 5 (5 only once in row 1)".
std::vector<std::string> links(const Step& step, std::size_t index, Language language);
// "But then …, so this case is impossible."; empty if the chain has no clash.
std::string chain_end(const Step& step, std::size_t index, Language language);

// All chains of the step, then the steps nested in it.
std::string chains(const Step& step, Language language);

// "r1c2 is not 5", "5 is in one of r1c2 and r1c3".
std::string statement(const Node& node, Language language);

}  // namespace shudu::logic::words
