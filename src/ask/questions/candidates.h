// candidates: the digits that each cell has in some solution, and in how many.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct CandidatesOptions {
  std::uint64_t limit = 1;
  bool equal = false;
  std::string values = {};
};

struct CandidatesAnswer {
  TrueCandidates candidates;
  std::vector<std::string> equal;
};
// The answer, and what it was made from in `found`. The search uses that many threads.
Answer candidates(const AnyPuzzle& puzzle, const CandidatesOptions& asked, int threads, const Watch& watch,
                  CandidatesAnswer& found);

}  // namespace shudu::ask
