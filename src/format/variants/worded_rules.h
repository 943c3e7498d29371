// What the rules text of a document adds to its data: rules that are only written, such as "anti-knight".
//
// A text is never left unread. Rules of the whole grid that it names are added if they are not there. A clue that it
// describes must be there, as the document has it. What is not understood, or contradicts the data, is an error.
#pragma once

#include "format/rules_text.h"
#include "format/variants/json_reading.h"

namespace shudu::variant {

// Refuses a text with a sentence that is not understood.
bool check_understood(JsonReading& reading, const RulesText& rules);
// Adds what is only written. Call it when all clues of the document are in the puzzle.
bool add_worded_rules(JsonReading& reading, const RulesText& rules);

// The same for the text of the puzzle, Puzzle::ruleset.
bool add_worded_rules(JsonReading& reading);

}  // namespace shudu::variant
