
#include <algorithm>
#include <cmath>

#include "bench/timing.h"
#include "compare/contenders.h"
#include "shudu/search.h"

namespace shudu::cli::compare {
namespace {

using bench::Clock;
using bench::now;
using Kind = Contender::Kind;

// The shortest time of a repetition, which may consist of many passes. Reading the clock takes a microsecond, and its
// resolution is limited.
constexpr double long_enough = 100e-6;
// Longer runs are not repeated, because disturbances are small in comparison.
constexpr double too_long = 0.2;
// The least number of puzzles in bulk. Fewer would not fill the lanes or last long enough.
constexpr std::size_t bulk_size = 8192;

Outcome measured(const Contender& one, const Grid& clues, const Results& plan, const std::function<bool()>& go_on,
                 bool& broken_off) {
  double deadline = now(Clock::thread) + plan.timeout;
  const Still still = [&] { return !(broken_off = !go_on()) && now(Clock::thread) < deadline; };
  double begin = now(Clock::thread);
  Outcome outcome = one.run(clues, plan.limit, still);
  outcome.seconds = std::max(now(Clock::thread) - begin, 1e-9);
  // Logic checks the clock between steps. The search never does.
  if (outcome.seconds > plan.timeout) outcome.end = Outcome::End::timed_out;
  if (outcome.end == Outcome::End::timed_out) outcome.seconds = plan.timeout;
  if (broken_off || outcome.end == Outcome::End::timed_out || outcome.seconds > too_long) return outcome;
  const double passes = std::ceil(std::clamp(long_enough / outcome.seconds, 1.0, 1000.0));
  for (std::uint64_t i = 1; i < plan.repeat && !broken_off; ++i) {
    deadline = now(Clock::thread) + plan.timeout * passes;
    begin = now(Clock::thread);
    for (double pass = 0; pass < passes; ++pass) one.run(clues, plan.limit, still);
    outcome.seconds = std::min(outcome.seconds, std::max((now(Clock::thread) - begin) / passes, 1e-9));
  }
  return outcome;
}

// Runs a set many times in one call. Each puzzle gets the mean time.
void run_bulk(Results& results, std::size_t algorithm, std::size_t set) {
  std::vector<std::size_t> members;
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    if (results.puzzles[i].set == set) members.push_back(i);
  }
  if (members.empty()) return;
  std::vector<Grid> load;
  while (load.size() < bulk_size) {
    for (std::size_t i : members) load.push_back(results.puzzles[i].clues);
  }
  std::vector<Answer> answers(load.size());
  double best = 0;
  for (std::uint64_t i = 0; i <= results.repeat; ++i) {  // the first repetition is a warm-up
    const double begin = now(Clock::thread);
    search_all(load, answers, results.limit);
    const double seconds = std::max(now(Clock::thread) - begin, 1e-9) / static_cast<double>(load.size());
    best = i <= 1 ? seconds : std::min(best, seconds);
  }
  for (std::size_t k = 0; k < members.size(); ++k) {
    const SearchResult alone = search(load[k], results.limit);  // makes the same choices as the bulk search
    Outcome outcome;
    outcome.seconds = best;
    outcome.solutions = static_cast<std::int64_t>(answers[k].count);
    outcome.nodes = static_cast<std::int64_t>(alone.stats.nodes);
    outcome.guesses = static_cast<std::int64_t>(alone.stats.guesses);
    outcome.backtracks = static_cast<std::int64_t>(alone.stats.backtracks);
    results.outcomes[algorithm][members[k]] = outcome;
  }
}

// The order of the puzzles: the first of every set, then the second of every set, …
std::vector<std::size_t> in_turn(const Results& results) {
  std::vector<std::vector<std::size_t>> by_set(results.sets.size());
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) by_set[results.puzzles[i].set].push_back(i);
  std::vector<std::size_t> order;
  for (std::size_t turn = 0; order.size() < results.puzzles.size(); ++turn) {
    for (const auto& members : by_set) {
      if (turn < members.size()) order.push_back(members[turn]);
    }
  }
  return order;
}

bool agrees(const Outcome& outcome, Kind kind, std::int64_t expected) {
  if (outcome.end != Outcome::End::finished) return true;
  return kind == Kind::logic ? outcome.solutions <= expected : outcome.solutions == expected;
}

}  // namespace

std::vector<std::string> run_all(Results& results, const std::function<bool()>& go_on,
                                 const std::function<void(std::size_t, std::size_t)>& on_step) {
  results.outcomes.assign(results.algorithms.size(),
                          std::vector<std::optional<Outcome>>(results.puzzles.size(), std::nullopt));
  std::vector<std::string> disagreements;
  std::vector<std::size_t> singly;
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    if (contender(results.algorithms[a]).kind != Kind::bulk) {
      singly.push_back(a);
      continue;
    }
    for (std::size_t set = 0; set < results.sets.size() && go_on(); ++set) run_bulk(results, a, set);
  }
  std::size_t done = 0;
  const std::size_t all = singly.size() * results.puzzles.size();
  for (std::size_t i : in_turn(results)) {
    const Grid& clues = results.puzzles[i].clues;
    const auto expected = static_cast<std::int64_t>(search(clues, results.limit).answer.count);
    for (std::size_t a : singly) {
      const Contender& one = contender(results.algorithms[a]);
      bool broken_off = !go_on();
      if (broken_off) break;
      const Outcome outcome = measured(one, clues, results, go_on, broken_off);
      if (broken_off) break;
      if (!agrees(outcome, one.kind, expected)) {
        disagreements.push_back(to_line(clues) + ": " + one.id + " finds " + std::to_string(outcome.solutions) +
                                ", the search " + std::to_string(expected));
      }
      results.outcomes[a][i] = outcome;
      on_step(++done, all);
    }
    if (!go_on()) break;
  }
  results.interrupted = !go_on();
  return disagreements;
}

}  // namespace shudu::cli::compare
