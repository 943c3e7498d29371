#include "paper/print_files.h"

#include <fmt/core.h>

#include <atomic>

#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/pipeline.h"
#include "engine/table.h"

namespace shudu::cli {
namespace {

struct Taken {
  Place place;
  std::optional<PrintedPuzzle> puzzle;
};

std::optional<PrintedPuzzle> taken(const Batch& batch, std::size_t i, const Preparation& how, int threads) {
  const Record* special = batch.special(i);
  if (special != nullptr && !special->is_readable()) return std::nullopt;  // the input has reported it
  return prepared(*any_puzzle(batch, i), how, threads);
}

}  // namespace

std::vector<PrintedPuzzle> read_puzzles(const PrintOptions& options, const Preparation& how, Verdict& verdict) {
  const std::size_t most = options.steps ? most_handouts : most_printed;
  const int threads = threads_wanted(options.threads);
  std::vector<PrintedPuzzle> puzzles;
  std::atomic<bool> is_full = false;
  Input input{options, verdict};
  answer_in_order<std::vector<Taken>>(
      input, {.threads = threads, .batch = 16},
      [&](const Batch& batch, std::vector<Taken>& all) {
        all.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
          all.push_back({batch.place(i), is_full ? std::nullopt : taken(batch, i, how, threads)});
        }
      },
      [&](Batch&, std::vector<Taken>& all) {
        for (Taken& one : all) {
          if (!one.puzzle) continue;
          if (puzzles.size() == most) {
            if (!is_full) {
              verdict.bad(located(one.place.file, {one.place.line, 0,
                                                   fmt::format("print: left out, and all after it: the limit is {} "
                                                               "puzzles",
                                                               with_commas(most))}));
            }
            is_full = true;
            break;
          }
          tell_difference(one.place, one.puzzle->source, verdict);
          if (one.puzzle->searched && one.puzzle->solutions != 1) {
            verdict.negative();
            const char* why = one.puzzle->solutions == 0 ? "no solution" : "multiple solutions";
            note(located(one.place.file, {one.place.line, 0, std::string{why} + "; printed without a solution"}));
          }
          puzzles.push_back(std::move(*one.puzzle));
        }
      });
  return puzzles;
}

}  // namespace shudu::cli
