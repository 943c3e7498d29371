// Whether a sentence about a rule says what the rule usually means.
//
// Setters change rules in words that nobody can foresee: sums that are rounded, thermometers whose steps grow, cages with
// equal sums. So a sentence is accepted only if all its words are usual for the rules that it names, if its numbers are,
// and if it has what the rule cannot do without. Everything else is not understood.
#pragma once

#include <string_view>
#include <vector>

namespace shudu {

// `sentence` is in lower case, with single spaces around words, and `named` are the ids of the rules that it names.
// Whether the word is usual in a sentence that names these rules.
bool is_usual_word(std::string_view word, const std::vector<std::string_view>& named);
bool says_the_usual(std::string_view sentence, const std::vector<std::string_view>& named);

}  // namespace shudu
