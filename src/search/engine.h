// Engine: the kernel compiled for every target, and the choice of the target.
//
// The best target of the machine is chosen at the first search. The environment variable SHUDU_TARGET selects another.
// All targets give the same answers.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shudu/search.h"

namespace shudu::engine {

// Each of these runs on the calling thread and returns the work done.
SearchStats run(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit);
SearchStats run(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                std::uint64_t limit);
SearchStats run(const Candidates& candidates, Answer& answer, std::uint64_t limit);
// Reports every solution in lexicographic order, until the callback returns false.
SearchResult enumerate(const Grid& clues, const OnSolution& on_solution);
SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution);
// Like run(), with keys that hold only `longest_path` decisions, so that tests can exceed them.
SearchStats run_with_short_keys(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                                int longest_path);

// The size of this thread's engines in bytes. Only waiting nodes make it grow, and no puzzle begins while they use 256
// frames (bulk_inl.h). So it stays below bytes_at_most, plus 16 bytes for each puzzle of a call.
std::size_t bytes_held();
inline constexpr std::size_t bytes_at_most = std::size_t{4} << 20;

// The targets that this program contains and this machine can run, best first: "avx512", "avx2", …
std::vector<std::string_view> targets();
std::string_view target();
// Returns false if there is no such target here. Precondition: no search is running.
bool use_target(std::string_view name);

}  // namespace shudu::engine
