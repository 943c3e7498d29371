// mine_lessons: finds the examples of the lessons, docs/techniques/examples.txt.
//
//   mine_lessons PUZZLES SEED FILE…
//
// Follows the paths of the positions in the files and of generated puzzles, and keeps the positions in which a technique
// is the next thing to find (shudu/ask.h). Writes the three of each technique that are easiest to read, as lines
// of HoDoKu's library.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "case_line.h"
#include "puzzle_maker.h"
#include "shudu/ask.h"
#include "shudu/format.h"
#include "shudu/words.h"

namespace {

using namespace shudu;
using Techniques = std::vector<const logic::Technique*>;

constexpr std::size_t kept = 3;

Grid given_cells(const logic::State& state) {
  Grid givens;
  for (Cell cell : state.givens()) givens.set(cell, state.values()[cell]);
  return givens;
}

// A short explanation and few steps to choose from are easy to read, and so is a board that is half full.
std::size_t effort(const logic::State& state, const logic::Step& step, std::size_t steps) {
  const int half = 38;
  const int off = std::abs(static_cast<int>(state.blanks().size()) - half);
  // A single should not depend on candidates that are gone, because beginners do not write them.
  const bool is_single = step.technique->family == logic::Family::singles;
  const bool is_plain = state == logic::State{given_cells(state), state.values()};
  return logic::describe(step, Language::en).size() + 40 * std::min<std::size_t>(steps - 1, 3) +
         2 * static_cast<std::size_t>(off) + (is_single && !is_plain ? 1000 : 0);
}

const Techniques& simpler_than(const logic::Technique& technique) {
  static std::map<const logic::Technique*, Techniques> lists;
  const auto [at, is_new] = lists.try_emplace(&technique);
  if (is_new) at->second = simpler_techniques(technique);
  return at->second;
}

class Lessons {
 public:
  // Keeps the position if it is an exercise for the technique and better than one that was kept.
  void offer(const logic::State& state, const logic::Technique& technique, const logic::Options& options) {
    const auto steps = find_all(state, technique, options);
    if (steps.empty()) return;
    auto& list = best_[&technique];
    const std::size_t cost = effort(state, steps.front(), steps.size());
    if (list.size() == kept && list.rbegin()->first <= cost) return;
    if (find_first(state, simpler_than(technique), options)) return;
    const std::string line = test::case_line(state, steps.front());
    const std::string clues = line.substr(0, line.find(':', 8));
    for (const auto& [other_cost, other] : list) {
      if (other.substr(0, clues.size()) == clues) return;
    }
    list.emplace(cost, line);
    if (list.size() > kept) list.erase(std::prev(list.end()));
  }
  void print() const {
    for (const logic::Technique* technique : logic::techniques()) {
      const auto found = best_.find(technique);
      if (found == best_.end() || found->second.empty()) continue;
      std::printf("# %s\n", std::string{technique->id}.c_str());
      for (const auto& [cost, line] : found->second) std::printf("%s\n", line.c_str());
    }
  }

 private:
  std::map<const logic::Technique*, std::multimap<std::size_t, std::string>> best_;
};

// The techniques that hints use, in their order, and those of Sudoku Explainer by rating. In both orders every technique
// comes after those that are simpler.
std::array<Techniques, 2> orders() {
  const auto used = default_techniques();
  std::array<Techniques, 2> lists;
  for (const logic::Technique* one : logic::techniques()) {
    if (std::find(used.begin(), used.end(), one) == used.end()) continue;
    lists[0].push_back(one);
    if (one->rating != 0) lists[1].push_back(one);
  }
  std::stable_sort(lists[1].begin(), lists[1].end(), [](auto* a, auto* b) { return a->rating < b->rating; });
  return lists;
}

// The techniques that may be the next thing to find where `technique` is the first of its order.
Techniques together(const logic::Technique& technique) {
  Techniques list{&technique};
  for (const logic::Technique* one : logic::techniques()) {
    const auto& simpler = simpler_than(*one);
    const bool is_simpler = std::find(simpler.begin(), simpler.end(), &technique) != simpler.end();
    if (one != &technique && one->page == technique.page && !is_simpler) list.push_back(one);
  }
  return list;
}

// Offers what is the next thing to find at every step of the paths in both orders.
void follow(const Puzzle& puzzle, Lessons& lessons) {
  static const auto both = orders();
  const LogicStart start = logic_start(puzzle);
  if (start.solutions != 1) return;
  const logic::Options options{.uniqueness = start.unique_clues};
  for (const Techniques& order : both) {
    logic::Walk walk = easiest_first(start.state, order, options);
    for (logic::State before = walk.state(); const logic::Step* step = walk.next(); before = walk.state()) {
      for (const logic::Technique* technique : together(*step->technique)) lessons.offer(before, *technique, options);
    }
  }
}

// Looks for techniques that are not on the paths.
void look_for(const Puzzle& puzzle, std::string_view code, Lessons& lessons) {
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->hodoku.code != code && !(code.empty() && technique->family == logic::Family::fish)) continue;
    const auto exercise = find_exercise(puzzle, *technique);
    if (exercise) lessons.offer(exercise->state, *technique, {.uniqueness = logic_start(puzzle).unique_clues});
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: mine_lessons PUZZLES SEED FILE…\n");
    return 2;
  }
  Lessons lessons;
  for (int i = 3; i < argc; ++i) {
    std::ifstream file{argv[i]};
    for (std::string line; std::getline(file, line);) {
      PuzzleReader reader{read_from(line)};
      const auto record = reader.next();
      if (!record || !*record) continue;
      follow(**record, lessons);
      if (line.starts_with(':')) look_for(**record, line.substr(1, 4), lessons);
    }
  }
  test::PuzzleMaker maker{static_cast<std::uint64_t>(std::atoll(argv[2]))};
  for (int i = std::atoi(argv[1]); i > 0; --i) {
    Puzzle puzzle;
    puzzle.clues = puzzle.values = maker.unique();
    follow(puzzle, lessons);
    if (i % 50 == 0) look_for(puzzle, "", lessons);
  }
  lessons.print();
}
