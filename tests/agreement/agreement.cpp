#include "agreement.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <future>
#include <utility>

#include "search/engine.h"
#include "shudu/board.h"
#include "shudu/gallery.h"

namespace shudu::test {
namespace {

constexpr std::uint64_t small_limit = 3, great_limit = 1000;
constexpr std::uint64_t limits[] = {1, 2, small_limit, great_limit};

// --- ways to call the search ---

SearchStats in_chunks(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit, std::size_t n) {
  SearchStats stats;
  for (std::size_t at = 0; at < clues.size(); at += n) {
    const std::size_t size = std::min(n, clues.size() - at);
    stats += engine::run(clues.subspan(at, size), answers.subspan(at, size), limit);
  }
  return stats;
}

SearchStats by_threads(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit, std::size_t n) {
  return search_all(clues, answers, limit, static_cast<int>(n));
}

SearchStats with_short_keys(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                            std::size_t n) {
  return engine::run_with_short_keys(clues, answers, limit, static_cast<int>(n));
}

SearchStats from_candidates(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                            std::size_t /*n*/) {
  SearchStats stats;
  for (std::size_t i = 0; i < clues.size(); ++i) stats += engine::run(Candidates{clues[i]}, answers[i], limit);
  return stats;
}

// Sizes around the number of lanes, around the number of puzzles at which the engine changes its method, and around
// 2^16.
constexpr std::size_t chunk_sizes[] = {1, 7, 8, 31, 32, 33, 1000, 65535, 65536};
constexpr Door doors[] = {
    {"chunks", in_chunks, 1},           {"chunks", in_chunks, 7},     {"chunks", in_chunks, 8},
    {"chunks", in_chunks, 31},          {"chunks", in_chunks, 32},    {"chunks", in_chunks, 33},
    {"chunks", in_chunks, 1000},        {"chunks", in_chunks, 65535}, {"chunks", in_chunks, 65536},
    {"threads", by_threads, 1},         {"threads", by_threads, 2},   {"short keys", with_short_keys, 4},
    {"candidates", from_candidates, 0},
};

static_assert(std::size(limits) * std::size(doors) == 52);  // as agree --help says

std::string to_string(const Door& door) { return std::string{door.name} + ' ' + std::to_string(door.n); }

// --- the text of a disagreement ---

std::string to_string(std::uint64_t count, const Grid& solution) {
  return std::to_string(count) + " × " + to_line(solution);
}

// The counts that do not depend on how many positions are swept at once.
std::array<std::uint64_t, 3> tree(const SearchStats& stats) { return {stats.nodes, stats.guesses, stats.backtracks}; }

std::string to_string(const std::array<std::uint64_t, 3>& tree) {
  return std::to_string(tree[0]) + " nodes, " + std::to_string(tree[1]) + " guesses, " + std::to_string(tree[2]) +
         " backtracks";
}

void use(std::string_view target) {
  [[maybe_unused]] const bool there = engine::use_target(target);
  assert(there);
}

// --- the algorithms of the gallery ---

std::uint64_t classic_limit(std::size_t i, std::size_t every) { return i % every == 0 ? great_limit : small_limit; }

// Two algorithms alternate, because one of them might have the same error as the search.
std::vector<std::uint64_t> classic_counts(std::span<const Grid> batch, std::size_t every) {
  const gallery::Algorithm* const classics[] = {gallery::find_algorithm("fewest_first"),
                                                gallery::find_algorithm("dancing_links")};
  std::vector<std::uint64_t> counts;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::uint64_t limit = classic_limit(i, every);
    const std::size_t which = limit == great_limit ? i / every : i;
    counts.push_back(classics[which % 2]->solve(batch[i], limit, [](const Grid&) { return true; }).solutions);
  }
  return counts;
}

}  // namespace

Agreement::Agreement(const Sampling& sampling) : sampling_(sampling), targets_(engine::targets()) {}

void Agreement::check(std::span<const Grid> batch, std::size_t turn, bool classics) {
  // The gallery does not use targets, so it can count in parallel with the search.
  std::future<std::vector<std::uint64_t>> counts;
  if (classics) counts = std::async(std::launch::async, classic_counts, batch, sampling_.classic_every);

  use(targets_[turn % targets_.size()]);
  find_truth(batch);
  const std::uint64_t limit = limits[turn % std::size(limits)];
  if (limit == great_limit) {
    ask_for_thousand(batch, turn);
  } else {
    ask_all_targets(batch, truths_, turn);
  }
  if (limit == 2) compare_work(batch, turn);
  ask_in_all_ways(batch);
  use(targets_.front());
  if (classics) compare_with_classics(batch, counts.get());
}

// All targets use the same limit, so that they can be compared. Their ways to call the search are far from each other
// in the list.
void Agreement::ask_all_targets(std::span<const Grid> batch, std::span<Truth> truths, std::size_t turn) {
  for (std::size_t t = 0; t < targets_.size(); ++t) {
    use(targets_[t]);
    ask(doors[(turn / std::size(limits) + 5 * t) % std::size(doors)], batch, truths, limits[turn % std::size(limits)]);
  }
}

// Counting many solutions is slow. So of the puzzles with 3 or more solutions only one in `thousand_every` is searched.
// The others are replaced by the last cheap puzzle, so that the chunks keep their sizes.
void Agreement::ask_for_thousand(std::span<const Grid> batch, std::size_t turn) {
  std::vector<Grid> puzzles;
  std::vector<Truth> truths;
  std::vector<std::size_t> places;
  std::size_t cheap = 0, dear_ones = 0;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const bool is_dear = truths_[i].count == small_limit;
    if (!is_dear) cheap = i;
    places.push_back(is_dear && dear_ones++ % sampling_.thousand_every != 0 ? cheap : i);
    puzzles.push_back(batch[places.back()]);
    truths.push_back(truths_[places.back()]);
  }
  ask_all_targets(puzzles, truths, turn);
  for (std::size_t i = 0; i < batch.size(); ++i) truths_[places[i]].great_count = truths[i].great_count;
}

// Finds the count with search(), one puzzle at a time, and checks the solution by the rules.
void Agreement::find_truth(std::span<const Grid> batch) {
  truths_.assign(batch.size(), {});
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Answer found = search(batch[i], small_limit).answer;
    truths_[i].count = found.count;
    truths_[i].solution = found.solution;
    if (found.count == 0) ++totals_.impossible;
    if (found.count == 1) ++totals_.unique;
    const bool holds =
        found.count == 0 ? found.solution == Grid{} : is_solution(found.solution) && found.solution.extends(batch[i]);
    if (!holds || found.count > small_limit) {
      disagree(batch[i], "search() against the rules: " + to_string(found.count, found.solution));
    }
  }
  totals_.searches += batch.size();
  totals_.puzzles += batch.size();
}

void Agreement::find_great_count(const Grid& clues, Truth& truth) {
  if (truth.great_count != Truth::unknown) return;
  truth.great_count = search(clues, great_limit).answer.count;
  ++totals_.searches;
}

void Agreement::ask(const Door& door, std::span<const Grid> batch, std::span<Truth> truths, std::uint64_t limit) {
  // The engine must overwrite whatever is in the answers.
  Answer rubbish{.count = 77, .solution = {}};
  for (Cell cell : all_cells()) rubbish.solution.set(cell, 5);
  answers_.assign(batch.size(), rubbish);
  door.ask(batch, answers_, limit, door.n);
  totals_.searches += batch.size();
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Answer& answer = answers_[i];
    Truth& truth = truths[i];
    std::uint64_t expected = std::min(truth.count, limit);
    if (limit == great_limit) {
      // The first plausible count is taken as the truth, and the later ones are compared with it.
      const bool may_be = std::min(answer.count, small_limit) == truth.count && answer.count <= limit;
      if (truth.great_count == Truth::unknown && may_be) truth.great_count = answer.count;
      if (truth.great_count != Truth::unknown) expected = truth.great_count;
    }
    if (answer.count == expected && answer.solution == truth.solution) continue;
    disagree(batch[i], std::string{engine::target()} + ", " + to_string(door) + ", limit " + std::to_string(limit) +
                           ": " + to_string(answer.count, answer.solution) +
                           "\n    expected: " + to_string(expected, truth.solution));
  }
}

void Agreement::ask_in_all_ways(std::span<const Grid> batch) {
  std::vector<Grid> sample;
  std::vector<Truth> truths;
  const std::size_t n = std::min(sampling_.cross, batch.size());
  for (std::size_t i = 0; i < n; ++i) {
    sample.push_back(batch[i * batch.size() / n]);
    truths.push_back(truths_[i * batch.size() / n]);
    find_great_count(sample.back(), truths.back());
  }
  for (std::string_view target : targets_) {
    use(target);
    for (std::uint64_t limit : limits) {
      bool whole = false;  // chunks that hold the whole sample are searched only once
      for (const Door& door : doors) {
        if (door.ask == in_chunks && door.n >= n && std::exchange(whole, true)) continue;
        ask(door, sample, truths, limit);
      }
    }
  }
}

// If a second solution is requested, a puzzle with at most one solution is searched completely. So all targets must
// search the same tree, whatever the chunks.
void Agreement::compare_work(std::span<const Grid> batch, std::size_t turn) {
  std::vector<Grid> chosen;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (truths_[i].count <= 1) chosen.push_back(batch[i]);
  }
  const auto work = [&](std::size_t target, std::span<const Grid> clues) {
    use(targets_[target]);
    totals_.searches += clues.size();
    answers_.resize(clues.size());
    return tree(
        in_chunks(clues, answers_, 2, chunk_sizes[(turn / std::size(limits) + target) % std::size(chunk_sizes)]));
  };
  const auto expected = work(0, chosen);
  for (std::size_t target = 1; target < targets_.size(); ++target) {
    if (work(target, chosen) == expected) continue;
    // Bisects the batch while one of the halves differs on its own.
    std::span<const Grid> part = chosen;
    while (part.size() > 1) {
      const auto first = part.first(part.size() / 2), rest = part.subspan(part.size() / 2);
      if (work(0, first) != work(target, first)) {
        part = first;
      } else if (work(0, rest) != work(target, rest)) {
        part = rest;
      } else {
        break;
      }
    }
    disagree(part.front(), "first of " + std::to_string(part.size()) + ": " + std::string{targets_[target]} + " " +
                               to_string(work(target, part)) + "\n    " + std::string{targets_[0]} + " " +
                               to_string(work(0, part)));
  }
}

void Agreement::compare_with_classics(std::span<const Grid> batch, std::span<const std::uint64_t> counts) {
  totals_.classic_searches += counts.size();
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::uint64_t limit = classic_limit(i, sampling_.classic_every);
    if (limit == great_limit) find_great_count(batch[i], truths_[i]);
    const std::uint64_t count = limit == great_limit ? truths_[i].great_count : truths_[i].count;
    if (count == counts[i]) continue;
    disagree(batch[i], "search counts " + std::to_string(count) + ", a classic " + std::to_string(counts[i]) +
                           ", up to " + std::to_string(limit));
  }
}

void Agreement::disagree(const Grid& clues, const std::string& what) {
  constexpr std::size_t shown = 20;
  if (++totals_.disagreements <= shown) disagreements_.push_back(to_line(clues) + "\n    " + what);
}

}  // namespace shudu::test
