// Answers a batch of records with the fast search or with an algorithm of the gallery.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ask/any_puzzle.h"
#include "engine/input.h"
#include "shudu/gallery.h"
#include "shudu/search.h"
#include "shudu/variant.h"

namespace shudu::cli {

// How to answer a batch.
struct Manner {
  std::uint64_t limit = 1;
  const gallery::Algorithm* algorithm = nullptr;  // null: the fast search
  bool variants = true;                           // also search variants
  int threads = 1;                                // for a variant that takes long
  bool stats_for_each = false;                    // fill Answered::stats; this searches the puzzles one by one
};

// Records in a batch, where one puzzle does not take long. A graphics card needs many at a time.
std::size_t batch_for_search();

// One answer per record. An answer is blank if the record cannot be read, or its clues conflict. Reuse the object for the next
// batch to save allocations.
struct Answered {
  std::vector<Answer> answers;
  std::vector<SearchStats> stats;  // one per record, with Manner::stats_for_each
  SearchStats totals;
  std::optional<variant::SearchResult> variant;  // the answer to Batch::variant(), if there is one

  // The answer to record i, as the questions take it.
  ask::Found found(const Batch& batch, std::size_t i) const;
};
void answer_batch(const Batch& batch, const Manner& manner, Answered& answered);

// Passes each solution of a puzzle to the callback until that returns false. The order is that of the algorithm.
// Precondition: the clues do not conflict.
ask::Found enumerate_by(const gallery::Algorithm& algorithm, const Grid& clues,
                        const std::function<bool(const std::string&)>& on_solution);

// The puzzles of the input that have one solution and for which `unfit` gives no reason. The others are reported and skipped.
std::vector<Grid> proper_puzzles(Input& input, const std::function<std::string(const Puzzle&)>& unfit,
                                 Verdict& verdict);

}  // namespace shudu::cli
