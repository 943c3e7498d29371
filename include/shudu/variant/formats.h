// Formats of variants: text to Puzzle and back.
//
//   if (auto puzzle = variant::read(text)) …            // detects the format: one record, as a whole
//   const variant::Written written = variant::find_format("fpuzzles")->write(puzzle);
//
// A record with a rule that is not known is refused, and the error names the rule. What has no meaning for solving
// (colours, drawings, texts) is kept in Puzzle::document and written back in the same format.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/result.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

struct ReadError {
  std::size_t offset = 0;  // byte of the text, from 0, where this is known
  std::string
      message;  // in our own words, with the cell or key that is meant: "killercage 3: R10C1 is outside the grid"
  std::string unknown_rule = {};  // the name of a rule that is not known
};

inline constexpr std::size_t max_text = std::size_t{4} << 20;  // bytes of a record, and of what it unpacks to

// The text of a puzzle, or the reason why the format cannot hold it.
struct Written {
  std::string text;
  std::string refused = {};
};

struct Format {
  std::string_view id;                    // "iss", "fpuzzles", "sudokumaker", "scl", "lisudoku", "json", …
  std::string_view title;                 // one line of description
  bool (*starts)(std::string_view text);  // whether the text is of this format; null if it is only written
  Result<Puzzle, ReadError> (*read)(std::string_view text);
  // Null if the format is only read.
  Written (*write)(const Puzzle& puzzle);
};

// All formats, in the order in which they are detected.
std::span<const Format> formats();
const Format* find_format(std::string_view id);

// Whether the text looks like a variant in one of the formats: not a classic puzzle, which format.h reads.
const Format* detect(std::string_view text);
Result<Puzzle, ReadError> read(std::string_view text);

}  // namespace shudu::variant
