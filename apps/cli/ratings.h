// Ratings: a puzzle on the scales that are asked for, and the named fields in which they are told.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"
#include "shudu/hodoku_rating.h"
#include "shudu/own_rating.h"
#include "shudu/rating.h"

namespace shudu::cli {

// Which scales are needed: each takes its time.
struct Scales {
  bool explainer = false, hodoku = false, own = false;
};

struct Rating {
  std::string status = "rated";  // or why there are no figures: "invalid", "no solution", "multiple solutions"
  std::string reason;            // of "invalid"
  Puzzle puzzle;
  std::optional<logic::ExplainerRating> explainer;
  std::optional<logic::HodokuPath> hodoku;
  std::optional<logic::OwnRating> own;
};
Rating rate(const Puzzle& puzzle, const Scales& scales);

// One figure by name.
struct RatingField {
  std::string_view name;
  std::string_view what;  // for help
  Scales needs;
  std::string (*value)(const Rating&);  // precondition: the scales it needs were computed
  bool is_number = false;
};
// All fields, in the order of the columns of --csv.
const std::vector<RatingField>& rating_fields();
const RatingField* rating_field(std::string_view name);

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
