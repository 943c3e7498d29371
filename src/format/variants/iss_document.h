// What ISS strings have besides the puzzle: names of groups of cells, labels of auxiliary cells, and hints for the
// search. It is kept in Puzzle::document and written back.
//
//   {"names":{"3":"Nabner"},"labels":{"VA":"Outside"},"other":[".SearchPriority~5~R1C1"]}
//
// A name belongs to the clue with that number, from 0.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant.h"

namespace shudu::variant {

struct IssDocument {
  std::map<std::size_t, std::string> names;   // of clues
  std::map<std::string, std::string> labels;  // of auxiliary cells
  std::vector<std::string> other;             // tokens

  // Sets document and source_format, if there is anything.
  void store(Puzzle& puzzle) const;
};

// Empty if the document is of another format or not readable.
IssDocument iss_document(const Puzzle& puzzle);

// A text as an argument of a token. percent_decoded reads it.
std::string iss_encoded(std::string_view text);

}  // namespace shudu::variant
