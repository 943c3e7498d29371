#include "soundness/soundness.h"

#include <algorithm>

namespace shudu::test {

using logic::Step;

std::string wrong_result(const Step& step, std::span<const Grid> solutions) {
  for (const Grid& solution : solutions) {
    for (logic::Candidate placed : step.placements) {
      if (solution[placed.cell] != placed.digit) return result_text(step) + ", but " + name(placed.cell) + " is not";
    }
    for (logic::Candidate gone : step.eliminations) {
      if (solution[gone.cell] == gone.digit) return result_text(step) + ", but " + name(gone.cell) + " is";
    }
  }
  return {};
}

std::string position_text(const logic::State& state) {
  std::string text = ":0000:x:";
  const Candidates open{state.values()};
  std::string deleted;
  for (Cell cell : all_cells()) {
    const int digit = state.values()[cell];
    if (digit == 0) {
      text += '.';
      for (int gone : open[cell] - state.candidates(cell)) {
        if (!deleted.empty()) deleted += ' ';
        deleted += std::to_string(gone * 100 + (cell.row() + 1) * 10 + cell.col() + 1);
      }
      continue;
    }
    if (!state.givens().contains(cell)) text += '+';
    text += std::to_string(digit);
  }
  return text + ':' + deleted + ":::";
}

namespace {

// Measured once, on minimal puzzles. Only the order of magnitude matters. A new technique that takes more than 0.2 ms
// belongs here. The first entry that begins the id of a technique holds.
struct Cost {
  std::string_view id_begins;
  int tenths;
};
constexpr Cost costs[] = {
    {"nested_5", 7000},
    {"nested_4", 2200},
    {"nested_3", 500},
    {"nested_2", 320},
    {"forcing_net", 1100},
    {"kraken_fish", 280},
    {"forcing_chain_", 50},
    {"finned_mutant_x_wing", 4},
    {"finned_mutant_swordfish", 40},
    {"finned_mutant_jellyfish", 150},
    {"finned_mutant", 500},
    {"finned_franken_x_wing", 2},
    {"finned_franken_swordfish", 10},
    {"finned_franken", 40},
    {"mutant_x_wing", 1},
    {"mutant_swordfish", 5},
    {"mutant_jellyfish", 14},
    {"mutant", 26},
    {"franken_x_wing", 1},
    {"franken", 6},
    {"dynamic_", 22},
    {"msls", 21},
    {"x_cycle", 10},
    {"cell_forcing_chains", 5},
    {"region_forcing_chains", 5},
    {"grouped_", 8},
    {"continuous_nice_loop", 5},
    {"discontinuous_nice_loop", 5},
    {"aic", 4},
    {"als_", 4},
    {"tuvwxyz_wing", 8},
    {"uvwxyz_wing", 5},
    {"vwxyz_wing", 3},
};

}  // namespace

int search_cost(const logic::Technique& technique) {
  for (const Cost& cost : costs) {
    if (technique.id.starts_with(cost.id_begins)) return cost.tenths;
  }
  return 1;
}

bool Soundness::is_due(const logic::Technique& technique) const {
  if (budget_ <= 0) return true;
  const int stride = (search_cost(technique) + budget_ - 1) / budget_;
  return position_ % static_cast<std::uint64_t>(stride) == 0;
}

void Soundness::examine(const logic::State& state, std::span<const Grid> solutions, std::vector<Step>& found) {
  using Clock = std::chrono::steady_clock;
  // A technique that needs uniqueness is not used where there are several solutions.
  const logic::Options options{.uniqueness = solutions.size() == 1};
  for (const logic::Technique* technique : logic::techniques()) {
    if (!is_due(*technique)) continue;
    Count& count = counts_[technique->id];
    const auto begin = Clock::now();
    std::vector<Step> steps = logic::find_all(state, *technique, options);
    count.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
    ++count.positions;
    count.steps += steps.size();
    for (Step& step : steps) {
      const std::string wrong = wrong_result(step, solutions);
      if (wrong.empty()) {
        found.push_back(std::move(step));
        continue;
      }
      ++count.wrong;
      if (mistakes_.size() < 100) {
        mistakes_.push_back(std::string{technique->id} + ": " + wrong + "\n  " + position_text(state));
      }
    }
  }
}

void Soundness::walk(const Grid& clues, std::span<const Grid> solutions, Random& random) {
  std::vector<const logic::Technique*> singles;
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->family == logic::Family::singles) singles.push_back(technique);
  }
  logic::State state{clues};
  while (!state.is_solved() && !state.find_contradiction()) {
    if (const auto step = logic::find_first(state, singles)) {
      const std::string wrong = wrong_result(*step, solutions);
      Count& count = counts_[step->technique->id];
      ++count.steps;
      if (!wrong.empty()) {
        ++count.wrong;
        mistakes_.push_back(std::string{step->technique->id} + ": " + wrong + "\n  " + position_text(state));
        return;
      }
      state.apply(*step);
      continue;
    }
    std::vector<Step> found;
    examine(state, solutions, found);
    ++position_;
    if (!found.empty()) {
      state.apply(found[random.below(found.size())]);
      continue;
    }
    std::vector<logic::Candidate> in_no_solution;
    for (Cell cell : state.blanks()) {
      for (int digit : state.candidates(cell)) {
        const bool used = std::any_of(solutions.begin(), solutions.end(),
                                      [&](const Grid& solution) { return solution[cell] == digit; });
        if (!used) in_no_solution.emplace_back(cell, digit);
      }
    }
    if (in_no_solution.empty()) return;  // every remaining candidate is in a solution
    const logic::Candidate gone = in_no_solution[random.below(in_no_solution.size())];
    state.remove(gone.cell, gone.digit);
  }
}

std::uint64_t Soundness::steps() const {
  std::uint64_t sum = 0;
  for (const auto& [id, count] : counts_) sum += count.steps;
  return sum;
}

std::uint64_t Soundness::wrong() const {
  std::uint64_t sum = 0;
  for (const auto& [id, count] : counts_) sum += count.wrong;
  return sum;
}

void Soundness::add(const Soundness& other) {
  for (const auto& [id, more] : other.counts_) {
    Count& count = counts_[id];
    count.positions += more.positions;
    count.steps += more.steps;
    count.wrong += more.wrong;
    count.seconds += more.seconds;
  }
  mistakes_.insert(mistakes_.end(), other.mistakes_.begin(), other.mistakes_.end());
}

}  // namespace shudu::test
