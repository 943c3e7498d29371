// ExpressionSyntax: a regular expression over values, taken apart into nodes. A node has a larger number than its parts.
//
//   expression  = sequence {'|' sequence}
//   sequence    = {part {'*' | '+' | '?' | '{n}' | '{n,}' | '{n,m}'}}
//   part        = value | '.' | '[' ['^'] {value | value '-' value} ']' | '(' expression ')'
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/result.h"
#include "shudu/variant.h"

namespace shudu::variant {

struct ExpressionNode {
  enum class Kind : std::uint8_t { value, sequence, choice, repeat };
  Kind kind = Kind::sequence;
  Values values = 0;            // of `value`
  std::vector<int> parts = {};  // of the others; `repeat` has one
  int least = 0, most = -1;     // of `repeat`; most is -1 if there is no limit
};

// The last node is the whole expression. The error says what is wrong and where.
Result<std::vector<ExpressionNode>, std::string> expression_nodes(const Shape& shape, std::string_view expression);

}  // namespace shudu::variant
