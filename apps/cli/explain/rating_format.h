// RatingFormat: the template of an output line of `rate`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ask/logic/rating_fields.h"

namespace shudu::cli {

// A line with fields in braces: "{puzzle} {er}/{ep}/{ed}".
class RatingFormat {
 public:
  // Returns nothing if the text names an unknown field or has a brace without its partner, and puts what is wrong into
  // `mistake`.
  static std::optional<RatingFormat> parse(std::string_view text, std::string& mistake);
  Scales needs() const;
  std::vector<const RatingField*> fields() const;
  std::string line(const Rating& rating) const;

 private:
  struct Piece {
    std::string text;  // literal text
    const RatingField* field = nullptr;
  };
  std::vector<Piece> pieces_;
};

}  // namespace shudu::cli
