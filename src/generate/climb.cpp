// Makes a puzzle for a given pattern. The digits of a random grid in these cells usually have many solutions. So single
// digits are changed repeatedly, always to those that leave the fewest solutions, until one solution is left.
//
// A change never causes a conflict: the new digit does not occur in any clue that sees the cell.
#include <algorithm>

#include "generate/methods.h"
#include "shudu/board.h"
#include "shudu/census.h"
#include "shudu/search.h"

namespace shudu {

namespace {

constexpr std::uint64_t many = 2000;  // solutions are not counted beyond this number
constexpr int changes_at_once = 48;   // for each puzzle
constexpr int patience = 8;           // rounds without an improvement before giving up

struct Climber {
  Grid clues;
  Grid solution;
  std::uint64_t solutions = many;
  int waited = 0;
};

std::vector<Grid> all_changes(const Grid& clues) {
  std::vector<Grid> changes;
  for (Cell cell : clues.filled()) {
    unsigned seen = 0;
    for (Cell peer : peers(cell)) seen |= 1U << clues[peer];
    for (int digit = 1; digit <= 9; ++digit) {
      if ((seen >> digit & 1) != 0 || digit == clues[cell]) continue;
      changes.push_back(clues);
      changes.back().set(cell, digit);
    }
  }
  return changes;
}

class Climb {
 public:
  Climb(CellSet pattern, Random& random) : pattern_(pattern), random_(random) {}

  std::vector<MadePuzzle> run(int attempts, const std::function<bool()>& go_on) {
    for (int i = 0; i < attempts; ++i) begin();
    std::vector<MadePuzzle> made;
    while (!climbers_.empty()) {
      if (go_on && !go_on()) return {};
      search_changes();
      std::size_t first = 0;
      for (Climber& climber : climbers_) {
        take_best(climber, first);
        first += changes_of(climber);
      }
      std::erase_if(climbers_, [&](const Climber& climber) {
        if (climber.solutions == 1) made.push_back({climber.clues, climber.solution});
        return climber.solutions == 1 || climber.waited > patience;
      });
    }
    return made;
  }

 private:
  void begin() {
    Climber climber{.clues = {}, .solution = random_grid(random_)};
    for (Cell cell : pattern_) climber.clues.set(cell, climber.solution[cell]);
    climbers_.push_back(climber);
  }

  std::size_t changes_of(const Climber& climber) const {
    return sizes_[static_cast<std::size_t>(&climber - climbers_.data())];
  }

  // Each puzzle contributes some changed puzzles and itself.
  void search_changes() {
    questions_.clear();
    sizes_.clear();
    for (const Climber& climber : climbers_) {
      std::vector<Grid> changes = all_changes(climber.clues);
      random_.shuffle(std::span{changes});
      if (changes.size() > changes_at_once) changes.resize(changes_at_once);
      changes.push_back(climber.clues);
      questions_.insert(questions_.end(), changes.begin(), changes.end());
      sizes_.push_back(changes.size());
    }
    answers_.resize(questions_.size());
    search_all(questions_, answers_, many);
  }

  // Takes the change with the fewest solutions, if it has no more than the current puzzle. Changes with equally many
  // are accepted, because they can lead out of a local minimum.
  void take_best(Climber& climber, std::size_t first) {
    const std::size_t end = first + changes_of(climber);
    std::size_t best = end - 1;
    for (std::size_t i = first; i + 1 < end; ++i) {
      const std::uint64_t count = answers_[i].count;
      if (count > 0 && count <= answers_[best].count && answers_[end - 1].count != 1) best = i;
    }
    climber.waited = answers_[best].count < climber.solutions ? 0 : climber.waited + 1;
    climber.clues = questions_[best];
    climber.solution = answers_[best].solution;
    climber.solutions = answers_[best].count;
  }

  CellSet pattern_;
  Random& random_;
  std::vector<Climber> climbers_;
  std::vector<Grid> questions_;
  std::vector<std::size_t> sizes_;
  std::vector<Answer> answers_;
};

}  // namespace

std::vector<MadePuzzle> climb(CellSet pattern, Random& random, int attempts, const std::function<bool()>& go_on) {
  return Climb{pattern, random}.run(attempts, go_on);
}

}  // namespace shudu
