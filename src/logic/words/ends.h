// The ends of a chain in words.
#pragma once

#include <string>

#include "shudu/logic.h"

namespace shudu::logic::words {

// The cells of the first and of the last statement.
std::string start(const Chain& chain, Language language);
std::string end(const Chain& chain, Language language);
// The cells of the chain in its order, each once: "r6c3, r8c3, r8c4 and r9c6".
std::string path(const Chain& chain, Language language);
// For a chain that begins with a false statement: "one of r4c4 and r6c7 is 7", "r4c4 is 7 or r6c7 is 3".
std::string ends(const Chain& chain, Language language);

// For a chain that returns to its first cell: the assumption ("r1c8=7"), the result ("r1c8=9"), and the other case, if
// it has to be considered as well. If the result is only that the assumption is wrong, it is the statement that shows
// this.
std::string assumed(const Chain& chain, Language language);
std::string reached(const Chain& chain, Language language);
std::string otherwise(const Chain& chain, Language language);

}  // namespace shudu::logic::words
