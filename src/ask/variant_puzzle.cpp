// A variant, answered by the search of variants.
#include <algorithm>

#include "ask/any_puzzle.h"
#include "ask/variant_board.h"
#include "ask/variant_faults.h"
#include "ask/variant_fields.h"
#include "ask/variant_sampler.h"
#include "ask/variant_search.h"
#include "shudu/variant.h"
#include "variant/puzzle/value_text.h"

namespace shudu::ask {
namespace {

variant::SearchOptions watched(std::uint64_t limit, const Watch& watch) {
  variant::SearchOptions options{.limit = limit};
  if (watch) options.go_on = [&watch](double, std::uint64_t found) { return watch(-1, found); };
  return options;
}

// The first cell in which the source has another value than the solution; empty if there is none.
std::optional<std::size_t> first_difference(const std::string& source, const std::string& solution) {
  for (std::size_t i = 0; i < source.size() && i < solution.size(); ++i) {
    if (source[i] != '.' && source[i] != solution[i]) return i;
  }
  return std::nullopt;
}

class VariantPuzzle final : public AnyPuzzle {
 public:
  VariantPuzzle(std::shared_ptr<const variant::Puzzle> puzzle, std::uint64_t first_line) : puzzle_(std::move(puzzle)) {
    line = first_line;
  }

  const variant::Puzzle* variant() const override { return puzzle_.get(); }
  std::string text() const override { return shudu::text_of(*puzzle_); }
  std::vector<std::string> rules() const override { return shudu::rule_ids(*puzzle_); }
  std::uint64_t givens() const override { return givens_of(*puzzle_).size(); }
  std::uint64_t clues() const override { return puzzle_->clues.size(); }
  std::string conflicts_in_words() const override { return to_string(given_conflicts(), puzzle_->shape); }
  std::vector<JsonObject> conflict_list() const override {
    return shudu::conflict_list(given_conflicts(), puzzle_->shape);
  }

  Found search(std::uint64_t limit, int threads, const Watch& watch) const override {
    return is_possible() ? found_by(search_variant(*puzzle_, limit, threads, watch)) : Found{};
  }

  Found enumerate(const std::function<bool(const std::string&)>& on_solution, const Watch& watch) const override {
    if (!is_possible()) return {};
    bool wanted = true;
    const auto pass = [&](const variant::Solution& solution) { return wanted = on_solution(line_of(solution)); };
    Found found = found_by(variant::enumerate(*puzzle_, pass, watched(no_limit, watch)));
    found.complete = found.complete || !wanted;
    return found;
  }

  std::optional<Whole> count(std::uint64_t limit, int threads, const Watch& watch) const override {
    const Found found = search(limit, threads, watch);
    return found.complete ? std::optional<Whole>{found.count} : std::nullopt;
  }

  Samples samples(const Watch& watch) const override {
    return is_possible() ? variant_samples(*puzzle_, watch) : Samples{};
  }

  Redundant redundant() const override {
    const shudu::Redundant found = redundant_in(*puzzle_);
    return {found.names, found.known};
  }

  TrueCandidates true_candidates(std::uint64_t most, int threads, const Watch& watch) const override {
    if (!is_possible()) return {.sets = std::vector<std::string>(puzzle_->candidates.size())};
    variant::SearchOptions options = watched(most, watch);
    options.threads = threads;
    const variant::TrueCandidates found = variant::true_candidates(*puzzle_, most, options);
    TrueCandidates all{.sets = candidate_texts(puzzle_->shape, found, false), .complete = found.complete};
    if (most > 1) all.counts = candidate_texts(puzzle_->shape, found, true);
    all.any = std::ranges::any_of(all.sets, [](const std::string& set) { return !set.empty(); });
    return all;
  }

  // Each group once.
  std::vector<std::string> equal_cells(int threads, const Watch& watch) const override {
    variant::SearchOptions options = watched(no_limit, watch);
    options.limit = 2;
    options.threads = threads;
    std::vector<variant::Cells> groups;
    for (const auto& [a, b] : variant::always_equal(*puzzle_, options)) {
      const auto group = std::ranges::find_if(
          groups, [first = a](const variant::Cells& cells) { return std::ranges::find(cells, first) != cells.end(); });
      if (group == groups.end()) {
        groups.push_back({a, b});
      } else if (std::ranges::find(*group, b) == group->end()) {
        group->push_back(b);
      }
    }
    std::vector<std::string> texts;
    for (const variant::Cells& group : groups) {
      std::string& text = texts.emplace_back();
      for (const std::string& name : cell_names(group, puzzle_->shape)) text += (text.empty() ? "" : "=") + name;
    }
    return texts;
  }

  AnyPuzzleRef with_board(std::string_view board) const override {
    const auto values = board_values(*puzzle_, board);
    if (!values) return nullptr;
    return variant_puzzle(std::make_shared<variant::Puzzle>(with_values(*puzzle_, *values)), line);
  }

  std::optional<JsonObject> board_conflicts(std::string_view board) const override {
    if (board.empty()) return board_check(*puzzle_, given_values(*puzzle_));
    const auto values = board_values(*puzzle_, board);
    return values ? std::optional{board_check(*puzzle_, *values)} : std::nullopt;
  }

  std::vector<std::string> faults(std::string_view answer) const override { return variant_faults(*puzzle_, answer); }

  SourceSolution compared_with_source(const Found& found, std::uint64_t limit) const override {
    if (!has_source_solution()) return {};
    if (found.count == 0) return {true, "the source has a solution, the puzzle has none"};
    const auto at = first_difference(puzzle_->solution, found.solution);
    if (!at) return {true};
    const bool is_only = found.count == 1 && limit > 1;
    if (!is_only && agrees_with(puzzle_->solution)) return {true};
    if (found.count > 1) return {true, "the solution of the source is none of the puzzle's"};
    return {true, variant::name(puzzle_->shape, static_cast<variant::Cell>(*at)) + " is " + puzzle_->solution[*at] +
                      " in the solution of the source, " + found.solution[*at] + " in the answer"};
  }
  bool has_source_solution() const override { return !puzzle_->solution.empty(); }

 private:
  std::vector<VariantConflict> given_conflicts() const {
    return shudu::conflicts(puzzle_->shape, given_values(*puzzle_));
  }

  std::string line_of(const variant::Solution& solution) const { return to_line(puzzle_->shape, solution); }
  Found found_by(const variant::SearchResult& result) const {
    return {.count = result.count,
            .solution = result.count > 0 ? line_of(result.solution) : "",
            .complete = result.complete,
            .effort = {.guesses = result.stats.guesses, .backtracks = result.stats.contradictions}};
  }

  // A given that a board contradicts leaves no value. The search requires one.
  bool is_possible() const {
    return std::ranges::find(puzzle_->candidates, variant::Values{0}) == puzzle_->candidates.end();
  }

  // Whether the puzzle has a solution with the values of the source.
  bool agrees_with(const std::string& source) const {
    variant::Puzzle position = *puzzle_;
    for (std::size_t i = 0; i < source.size(); ++i) {
      const auto value = variant::value_of_character(source[i]);
      if (!value) continue;
      if (!puzzle_->shape.has_value(*value)) return false;
      position.candidates[i] &= puzzle_->shape.bit(*value);
      if (position.candidates[i] == 0) return false;
    }
    return variant::search(position, {.limit = 1}).count > 0;
  }

  std::shared_ptr<const variant::Puzzle> puzzle_;
};

}  // namespace

AnyPuzzleRef variant_puzzle(std::shared_ptr<const variant::Puzzle> puzzle, std::uint64_t line) {
  return std::make_unique<VariantPuzzle>(std::move(puzzle), line);
}

}  // namespace shudu::ask
