// The text of Interactive Sudoku Solver (ISS) as a tree of tokens.
//
//   .Cage~10~R1C1~R1C2.~R1C5_3.Or.Thermo~R1C1~R1C2.Thermo~R2C1~R2C2.End
//
// A token is '.', a type and arguments that begin with '~'. The type of a given is empty. Or, And and Replicate contain
// the tokens up to their End. White space has no meaning.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"

namespace shudu::variant {

struct IssToken {
  std::string_view type;
  std::vector<std::string_view> arguments;
  std::vector<IssToken> children;
  std::size_t offset = 0;  // in the text with white space

  // Empty if there are not so many.
  std::string_view argument(std::size_t i) const { return i < arguments.size() ? arguments[i] : std::string_view{}; }
  bool is_group() const { return type == "Or" || type == "And" || type == "Replicate"; }
};

// The text without white space, and where its characters were.
struct IssText {
  explicit IssText(std::string_view text);
  std::string compact;
  std::vector<std::uint32_t> offsets;
};

// Views into the text, which must live as long.
Result<std::vector<IssToken>, ReadError> iss_tokens(const IssText& text);

}  // namespace shudu::variant
