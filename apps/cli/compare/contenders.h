// Contenders: everything that `shudu compare` can run, under one signature.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "compare/results.h"
#include "shudu/result.h"

namespace shudu::cli::compare {

// Asked now and then; returns whether to go on.
using Still = std::function<bool()>;

struct Contender {
  enum class Kind : std::uint8_t {
    gallery,
    search,  // one puzzle per call
    bulk,    // timed a set at a time
    logic,
    viewpoint_set,  // fewest first, looking from some of the viewpoints only
  };
  std::string id;     // "dancing_links", "search", "from_row_box"
  std::string title;  // "Dancing links"
  Kind kind;
  int series;  // its colour in plots
  // Everything but the seconds; timed_out when `still` said no. Not for bulk.
  std::function<Outcome(const Grid& clues, std::uint64_t limit, const Still& still)> run;
};

// All of them, in the order of the report.
const std::vector<Contender>& contenders();
// Precondition: there is one.
const Contender& contender(std::string_view id);

// What `--algorithms` says: ids and the groups "gallery", "engine" (search, bulk) and "viewpoint_sets", separated by
// commas; nothing means everything. An error names the word that is not known.
Result<std::vector<std::string>, std::string> chosen_algorithms(const std::string& words);

}  // namespace shudu::cli::compare
