// Phrases: the small change of all texts, in every language. Lists of cells, digits and houses; a text with its parts
// put in; spaces between Chinese and other letters.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/cell_set.h"
#include "shudu/digit_set.h"
#include "shudu/house.h"
#include "shudu/step.h"
#include "shudu/technique.h"

namespace shudu::logic::words {

using Parts = std::initializer_list<std::pair<std::string_view, std::string>>;

// The text with "{name}" replaced by its part.
std::string phrase(const Text& text, Language language, Parts parts = {});

// "a", "a and b", "a, b and c"; "a、b、c".
std::string list(const std::vector<std::string>& items, Language language);
// Few cells one by one, more of them with rows and columns gathered: "r1c2 and r3c4", "r1c124", "r1c1245 and r3c4".
std::string cells(CellSet cells, Language language);
std::string digits(DigitSet digits, Language language);
std::string house(House house, Language language);
std::string houses(const std::vector<House>& houses, Language language);
// The cells of each digit that has some, the smallest digit first.
std::vector<std::pair<int, CellSet>> by_digit(const std::vector<Candidate>& candidates);

// Puts the spaces right: one between Chinese and other letters or digits, none within Chinese or beside its
// punctuation. No full stop and no line break twice, none of the latter at the end.
std::string spaced(std::string_view text);

// The first letter in upper case.
std::string as_sentence(std::string text);

}  // namespace shudu::logic::words
