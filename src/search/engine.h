// Engine: the kernel compiled for every target, and the choice among them.
//
// The best target of the machine is chosen once, at the first search; the environment variable SHUDU_TARGET forces
// another. All targets give the same answers.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shudu/search.h"

namespace shudu::engine {

// One thread's work; all return what it took.
SearchStats run(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit);
SearchStats run(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                std::uint64_t limit);
SearchStats run(const Candidates& candidates, Answer& answer, std::uint64_t limit);
// Every solution in lexicographic order, until the callback returns false.
SearchResult enumerate(const Grid& clues, const OnSolution& on_solution);
SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution);
// As run(), with keys that hold only `longest_path` decisions, so that tests see them outgrown.
SearchStats run_with_short_keys(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                                int longest_path);

// What this thread's engines hold, in bytes. Waiting nodes are all that grows, and no puzzle begins while they take 256
// frames (bulk_inl.h), so it stays below bytes_at_most, but for 16 bytes per puzzle of a call.
std::size_t bytes_held();
inline constexpr std::size_t bytes_at_most = std::size_t{4} << 20;

// The targets that this program has and this machine can run, best first: "avx512", "avx2", …
std::vector<std::string_view> targets();
std::string_view target();
// False when there is no such target here. Not to be called while a search runs.
bool use_target(std::string_view name);

}  // namespace shudu::engine
