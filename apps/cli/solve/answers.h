// Answers a batch of records with the fast search or with an algorithm of the gallery.
#pragma once

#include <span>
#include <string>
#include <vector>

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

// One answer per record. An answer is blank if the record is not searchable (no_answer.h). Reuse the object for the next batch to
// save allocations.
struct Answered {
  std::vector<Answer> answers;
  std::vector<SearchStats> stats;  // one per record, with Manner::stats_for_each
  SearchStats totals;
  std::optional<variant::SearchResult> variant;  // the answer to Batch::variant(), if there is one
};
void answer_batch(const Batch& batch, const Manner& manner, Answered& answered);

// Passes each solution of a puzzle to the callback until that returns false. The order is lexicographic, or that of the
// algorithm if one is given. Precondition: the clues do not conflict.
SearchResult enumerate_puzzle(const Puzzle& puzzle, const OnSolution& on_solution,
                              const gallery::Algorithm* algorithm = nullptr);

}  // namespace shudu::cli
