// Contenders: all solvers that `shudu compare` can run, behind one interface.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "compare/results.h"
#include "shudu/language.h"
#include "shudu/result.h"

namespace shudu::cli::compare {

// Called from time to time. Returns whether to continue.
using Still = std::function<bool()>;

struct Contender {
  enum class Kind : std::uint8_t {
    gallery,
    search,  // one puzzle per call
    bulk,    // a whole set is timed at once
    logic,
    viewpoint_set,  // fewest_first limited to some viewpoints
  };
  std::string id;  // "dancing_links", "search", "from_row_box"
  Text title;      // "Dancing links"
  Kind kind;
  int series;  // its colour in plots
  // Runs on one puzzle and returns everything except the seconds. The outcome is timed_out if `still` returned false.
  // Empty for bulk.
  std::function<Outcome(const Grid& clues, std::uint64_t limit, const Still& still)> run;
};

// Its name in tables: the id in English, which --algorithms takes, and the title in other languages.
std::string label(const Contender& one, Language language);

// All contenders, in the order of the report.
const std::vector<Contender>& contenders();
// Precondition: the id exists.
const Contender& contender(std::string_view id);

// The words that `--algorithms` understands: the groups and the ids.
std::vector<std::string> algorithm_words();
// Parses `--algorithms`: ids and the groups "gallery", "engine" (search, bulk) and "viewpoint_sets", separated by
// commas. An empty text selects all. The error names the unknown word.
Result<std::vector<std::string>, std::string> chosen_algorithms(const std::string& words);

// Fills results.outcomes for results.algorithms. All algorithms run on a puzzle before the next puzzle, and the sets
// take turns. So a change in machine speed affects all algorithms alike, and an interrupted run is a fair sample.
// `on_step` receives the number of finished measurements and their total. The run stops when `go_on` returns false.
// Returns the disagreements: algorithms that find a different number of solutions than the search.
std::vector<std::string> run_all(Results& results, const std::function<bool()>& go_on,
                                 const std::function<void(std::size_t done, std::size_t all)>& on_step);

}  // namespace shudu::cli::compare
