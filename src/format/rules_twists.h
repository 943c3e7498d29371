// Whether a sentence of usual words turns a rule into another one: "Arrows may not repeat digits.", "An X means 5, a V means
// 10.", "Digits increase towards the bulb."
#pragma once

#include <string_view>
#include <vector>

namespace shudu {

// `sentence` is as in Sentence::words, and `named` are the ids of the rules that it names.
bool twists_a_rule(std::string_view sentence, const std::vector<std::string_view>& named);

}  // namespace shudu
