// Phrases of descriptions in every language: lists of cells, digits and houses, and the spaces between Chinese and
// other letters.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "language/phrase.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic::words {

// A list of cells. A few cells are listed one by one. For more, rows and columns are grouped: "r1c2 and r3c4",
// "r1c124", "r1c1245 and r3c4".
std::string cells(CellSet cells, Language language);
std::string digits(DigitSet digits, Language language);
std::string house(House house, Language language);
// "rows 1, 3 and 5", "row 1, column 3 and box 5".
std::string houses(const std::vector<House>& houses, Language language);
// "4 in r1c2 and r3c4, and 7 in r5c5".
std::string candidates(const std::vector<Candidate>& candidates, Language language);
CellSet cells_of(const std::vector<Candidate>& candidates);
// The cells of each digit that has any, in ascending order of digits.
std::vector<std::pair<int, CellSet>> by_digit(const std::vector<Candidate>& candidates);

// Corrects the spaces: one between Chinese and other letters or digits, none within Chinese or beside Chinese
// punctuation. Removes the second of two full stops or line breaks, and line breaks at the end.
std::string spaced(std::string_view text);

// The first letter in upper case.
std::string as_sentence(std::string text);

}  // namespace shudu::logic::words
