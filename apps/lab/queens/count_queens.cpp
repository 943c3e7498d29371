#include "queens/count_queens.h"

#include <fmt/core.h>

#include <functional>
#include <optional>

#include "base/json_object.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "queens/checkpoint_file.h"
#include "queens/counting.h"
#include "queens/watch.h"
#include "shudu/queens.h"

namespace shudu::cli {
namespace {

// The state to start from: the beginning, or the state in the checkpoint file. Returns nothing, after a message, if the
// file belongs to another count.
std::optional<QueensCheckpoint> starting_point(const QueensCount& count, const QueensOptions& options,
                                               Verdict& verdict) {
  const std::string method = options.algorithm.empty() ? "fast" : options.algorithm;
  const QueensCheckpoint nothing{count.size(), method, count.pieces(), 0, 0};
  if (options.checkpoint.empty()) return nothing;
  const auto no = [&](const std::string& why) {
    verdict.bad(fmt::format("queens: {}: {}", options.checkpoint, why));
    return std::nullopt;
  };
  const auto read = read_checkpoint(options.checkpoint);
  if (!read) return no(read.error());
  if (!*read) return nothing;
  const QueensCheckpoint& found = **read;
  if (found.n != nothing.n) return no(fmt::format("the file holds a count of {} queens, not {}", found.n, nothing.n));
  if (found.algorithm != method)
    return no(fmt::format("the file holds a count with {}, not with {}", found.algorithm, method));
  if (found.pieces != nothing.pieces) return no("the file was written by another version of shudu");
  return found;
}

}  // namespace

void count_queens(int n, const QueensOptions& options, Verdict& verdict) {
  const QueensCount count{n, find_queens_algorithm(options.algorithm)};
  const auto start = starting_point(count, options, verdict);
  if (!start) return;
  QueensCheckpoint state;
  {
    Watch watch{options.checkpoint, *start, verdict};
    if (!watch.begin()) return;
    state = count_on(count, *start, threads_wanted(options.threads), std::ref(watch));
    watch.end(state);
  }
  const Whole answer = options.different ? different_queens(n, state.solutions) : state.solutions;
  if (answer == 0) verdict.negative();
  Output& out = standard_output();
  if (!options.json) return out.write(to_string(answer) + '\n');
  const std::string_view key = options.different ? "different" : "solutions";
  JsonObject object;
  object.add("n", static_cast<std::uint64_t>(n)).add(key, answer).append_to(out.text());
}

}  // namespace shudu::cli
