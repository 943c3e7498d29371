// The line in which `rate` tells a rating.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/rating_fields.h"

namespace shudu::cli {

// A line with fields in braces: "{puzzle} {er}/{ep}/{ed}".
class RatingFormat {
 public:
  // Nothing and the unknown word in `mistake` when the text names a field that there is not.
  static std::optional<RatingFormat> parse(std::string_view text, std::string& mistake);
  Scales needs() const;
  std::string line(const Rating& rating) const;

 private:
  struct Piece {
    std::string text;  // stands as it is
    const RatingField* field = nullptr;
  };
  std::vector<Piece> pieces_;
};

}  // namespace shudu::cli
