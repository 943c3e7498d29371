#include "solve/answers.h"

#include "ask/improper.h"
#include "ask/search_puzzle.h"
#include "ask/variant_search.h"
#include "engine/answer_output.h"
#include "search/by_card.h"
#include "shudu/board.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

SearchResult by_algorithm(const gallery::Algorithm& algorithm, const Grid& clues, std::uint64_t limit,
                          const OnSolution& on_solution) {
  SearchResult result;
  const gallery::Counters counters = algorithm.solve(clues, limit, [&](const Grid& solution) {
    if (++result.answer.count == 1) result.answer.solution = solution;
    return on_solution(solution);
  });
  // In the gallery each guess begins a new node.
  result.stats = {.nodes = counters.nodes,
                  .guesses = counters.nodes > 0 ? counters.nodes - 1 : 0,
                  .backtracks = counters.backtracks};
  return result;
}

ask::Found found_by(const SearchResult& result) {
  return {.count = result.answer.count,
          .solution = result.answer.count > 0 ? to_line(result.answer.solution) : "",
          .effort = {result.stats.nodes, result.stats.guesses, result.stats.backtracks}};
}

}  // namespace

std::size_t batch_for_search() { return card_is_chosen() ? std::size_t{1} << 16 : 4096; }

void answer_batch(const Batch& batch, const Manner& manner, Answered& answered) {
  const std::span<const Grid> clues = batch.clues();
  answered.answers.resize(batch.size());
  answered.stats.clear();
  answered.totals = {};
  answered.variant.reset();
  if (const Record* record = batch.variant(); record != nullptr && manner.variants) {
    answered.variant = ask::search_variant(*record->variant, manner.limit, manner.threads);
    answered.totals.guesses = answered.variant->stats.guesses;
    answered.totals.backtracks = answered.variant->stats.contradictions;
  }
  const bool one_by_one = manner.algorithm != nullptr || manner.stats_for_each;
  if (batch.all_plain() && !one_by_one) {
    answered.totals += search_all(clues, answered.answers, manner.limit);
    return;
  }
  if (manner.stats_for_each) answered.stats.resize(batch.size());
  std::vector<std::size_t> ordinary;  // records for the bulk search
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Record* special = batch.special(i);
    answered.answers[i] = {};
    if (special != nullptr && !special->puzzle) continue;
    const bool has_marks = special != nullptr && special->puzzle->candidates;
    if (!one_by_one && !has_marks) {
      ordinary.push_back(i);
      grids.push_back(clues[i]);
      continue;
    }
    if (has_conflict(clues[i])) {
      answered.answers[i].refuted_at_once = true;
      continue;
    }
    const SearchResult result = [&] {
      if (manner.algorithm != nullptr) {
        return by_algorithm(*manner.algorithm, clues[i], manner.limit, [](const Grid&) { return true; });
      }
      return has_marks ? search_puzzle(*special->puzzle, manner.limit) : search(clues[i], manner.limit);
    }();
    answered.answers[i] = result.answer;
    answered.totals += result.stats;
    if (manner.stats_for_each) answered.stats[i] = result.stats;
  }
  std::vector<Answer> found(grids.size());
  if (!grids.empty()) answered.totals += search_all(grids, found, manner.limit);
  for (std::size_t k = 0; k < ordinary.size(); ++k) answered.answers[ordinary[k]] = found[k];
}

ask::Found Answered::found(const Batch& batch, std::size_t i) const {
  const Record* special = batch.special(i);
  if (special == nullptr || special->variant == nullptr) {
    return found_by({answers[i], stats.empty() ? SearchStats{} : stats[i]});
  }
  if (!variant) return {};
  ask::Found found{.count = variant->count, .complete = variant->complete};
  if (found.count > 0) found.solution = to_line(special->variant->shape, variant->solution);
  found.effort = {.guesses = variant->stats.guesses, .backtracks = variant->stats.contradictions};
  return found;
}

ask::Found enumerate_by(const gallery::Algorithm& algorithm, const Grid& clues,
                        const std::function<bool(const std::string&)>& on_solution) {
  const auto pass = [&](const Grid& solution) { return on_solution(to_line(solution)); };
  return found_by(by_algorithm(algorithm, clues, no_limit, pass));
}

std::vector<Grid> proper_puzzles(Input& input, const std::function<std::string(const Puzzle&)>& unfit,
                                 Verdict& verdict) {
  std::vector<Grid> puzzles;
  while (auto record = input.next()) {
    if (!record->puzzle) continue;
    const Puzzle& puzzle = *record->puzzle;
    std::optional<ask::NoAnswer> why;
    if (const std::string reason = unfit(puzzle); !reason.empty()) why.emplace().reason = reason;
    if (!why) why = ask::improper(puzzle, count_solutions(puzzle.clues, 2));
    if (!why) {
      puzzles.push_back(puzzle.clues);
      continue;
    }
    judge(record->place(), ask::Answer::no(*why), verdict);
    if (why->status != ask::Status::unsupported)
      note(located(record->file, {puzzle.line, 0, "skipped: " + in_words(*why)}));
  }
  return puzzles;
}

}  // namespace shudu::cli
