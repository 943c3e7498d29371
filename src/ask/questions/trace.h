// trace: the events of a solver at work, a part of them at a time.
#pragma once

#include "ask/question.h"
#include "shudu/trace.h"

namespace shudu::ask {

struct TraceOptions {
  std::string algorithm = "fewest_first";
  std::uint64_t limit = 1, start = 0, events = 10'000;
  Language language = Language::en;
};

// Why the puzzle cannot be traced; empty if it can.
std::optional<NoAnswer> not_traced(const Puzzle& puzzle);
// How the solver runs. Precondition: there is a solver of that name.
trace::Options run_of(const Puzzle& puzzle, const TraceOptions& asked);
// `stopped` if the run goes on.
Status trace_status(const trace::Recording& recording);

}  // namespace shudu::ask
