// The answers to a batch of records, by the fast search or by an algorithm of the gallery.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/input.h"
#include "shudu/gallery.h"
#include "shudu/search.h"

namespace shudu::cli {

// Why a record needs no search: it cannot be read, or its clues conflict ("5 twice in row 3: r3c1, r3c7").
std::optional<std::string> invalid_reason(const Record& record);

// How a batch is to be answered.
struct Manner {
  std::uint64_t limit = 1;
  const gallery::Algorithm* algorithm = nullptr;  // null: the fast search
  bool stats_for_each = false;                    // fill in Answered::stats, which takes puzzles one by one
};

// One answer per record; a blank one where there is an invalid_reason. Kept for the next batch, it saves memory
// traffic.
struct Answered {
  std::vector<Answer> answers;
  std::vector<SearchStats> stats;  // one per record, with Manner::stats_for_each
  SearchStats totals;
};
void answer_batch(const Batch& batch, const Manner& manner, Answered& answered);

// Every solution of a puzzle until the callback returns false: in lexicographic order, or, with an algorithm, in the
// order in which that finds them. Precondition: no conflict.
SearchResult enumerate_puzzle(const Puzzle& puzzle, const OnSolution& on_solution,
                              const gallery::Algorithm* algorithm = nullptr);

}  // namespace shudu::cli
