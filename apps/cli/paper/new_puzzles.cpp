// New puzzles for a book. A class set chooses, from three times as many, those whose scores are closest together.
#include <fmt/core.h>

#include <algorithm>

#include "engine/common_options.h"
#include "engine/messages.h"
#include "engine/pipeline.h"
#include "generate/constraint_options.h"
#include "paper/print_files.h"
#include "shudu/generate.h"

namespace shudu::cli {
namespace {

constexpr std::size_t choice = 3;

// The `count` puzzles that follow one another by score and differ least, in the order in which they were made.
std::vector<PrintedPuzzle> closest(std::vector<PrintedPuzzle> made, std::size_t count) {
  if (made.size() <= count) return made;
  std::vector<std::size_t> order(made.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return made[i].score; });
  std::size_t best = 0;
  const auto spread = [&](std::size_t from) { return made[order[from + count - 1]].score - made[order[from]].score; };
  for (std::size_t i = 0; i + count <= order.size(); ++i) {
    if (spread(i) < spread(best)) best = i;
  }
  std::vector<std::size_t> chosen(order.begin() + static_cast<std::ptrdiff_t>(best),
                                  order.begin() + static_cast<std::ptrdiff_t>(best + count));
  std::ranges::sort(chosen);
  std::vector<PrintedPuzzle> result;
  for (const std::size_t i : chosen) result.push_back(std::move(made[i]));
  return result;
}

std::vector<PrintedPuzzle> made_of(const ask::OrderPart& part, const PrintOptions& options, std::uint64_t wanted,
                                   std::uint64_t seed, const Preparation& how) {
  std::vector<PrintedPuzzle> made;
  Progress progress{"puzzle"};
  Patience patience{"print", described(part)};
  blocks_in_order(
      threads_wanted(options.threads),
      [&](std::uint64_t number, const auto& go_on) {
        std::vector<PrintedPuzzle> block;
        const Block found = make_block(part.constraints, seed, number,
                                       [&](double, std::uint64_t) { return go_on() && !patience.is_late(); });
        patience.add_tried(found.tried);
        for (const MadePuzzle& one : found.made) {
          if (go_on()) block.push_back(prepared(*ask::classic_puzzle(puzzle_of(one.clues)), how, 1));
        }
        return block;
      },
      [&](const std::vector<PrintedPuzzle>& block) {
        for (const PrintedPuzzle& one : block) {
          if (made.size() < wanted) made.push_back(one);
        }
        if (!block.empty()) patience.renew();
        progress.update(made.size(), static_cast<double>(made.size()) / static_cast<double>(wanted));
        return made.size() < wanted && !patience.is_late();
      });
  return made;
}

}  // namespace

std::vector<PrintedPuzzle> new_puzzles(const PrintOptions& options, std::uint64_t seed, const Preparation& how,
                                       Verdict& verdict) {
  ask::GenerateOptions wish = options.wish;
  wish.order.symmetry = "rotate180";
  wish.order.count = options.made;
  const bool is_class = options.class_size > 0;
  const auto pupils = static_cast<std::uint64_t>(std::max(1, options.class_size));
  const std::vector<ask::OrderPart> parts = order_parts(wish, "print", verdict);
  std::vector<std::vector<PrintedPuzzle>> found;
  for (const ask::OrderPart& part : parts) {
    const std::uint64_t wanted = part.count * pupils;
    found.push_back(closest(made_of(part, options, is_class ? choice * wanted : wanted, seed, how), wanted));
    if (found.back().size() == wanted) continue;
    note(fmt::format("print: {}: found: {} of {}", described(part), found.back().size(), wanted));
    verdict.negative();
  }
  // Every pupil gets the same number of puzzles of each part, in their order.
  std::vector<PrintedPuzzle> all;
  for (std::uint64_t pupil = 0; pupil < pupils; ++pupil) {
    for (std::vector<PrintedPuzzle>& part : found) {
      const std::size_t each = part.size() / pupils;
      for (std::size_t i = 0; i < each; ++i) all.push_back(std::move(part[pupil * each + i]));
    }
  }
  return all;
}

}  // namespace shudu::cli
