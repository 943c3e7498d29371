// Removes clues from a complete grid, in random order, as long as one solution remains. Each clue is tried once,
// because a clue that is needed now stays needed.
//
// Many puzzles are processed together, each with one query to the search at a time. At first nearly every clue can be
// removed, so a query tries several clues at once. If they cannot all be removed, the next query tries half as many.
// The result is the same as trying clues one by one.
#include <algorithm>
#include <numeric>

#include "generate/methods.h"
#include "shudu/census.h"
#include "shudu/search.h"

namespace shudu {

namespace {

struct Dig {
  Grid solution;
  Grid puzzle;
  std::vector<std::uint8_t> order;  // of the orbits
  std::size_t next = 0;             // order[next] is tried next
  std::size_t at_once = 0;          // the number of orbits in the query
  int left_out = 0;                 // the number of clues in these orbits
  std::size_t most_at_once = 81;    // reduced after a failure
  int clues = 81;
  int target = 0;  // stop at this number of clues
};

// Measured. Nearby values give the same speed.
int cells_at_once(int clues) { return clues > 48 ? clues - 48 : clues > 40 ? 4 : clues > 36 ? 3 : clues > 32 ? 2 : 1; }

class Digging {
 public:
  explicit Digging(const std::vector<CellSet>& orbits) : orbits_(orbits) {
    for (CellSet orbit : orbits) sizes_.push_back(orbit.size());
  }

  // Returns false if `go_on` does.
  bool run(std::vector<Dig>& digs, const std::function<bool()>& go_on) {
    std::vector<Dig*> active;
    for (Dig& dig : digs) active.push_back(&dig);
    while (!active.empty()) {
      if (go_on && !go_on()) return false;
      several_.clear();
      one_.clear();
      std::erase_if(active, [this](Dig* dig) { return !ask(*dig); });
      several_.search(2);
      one_.search(1);
    }
    return true;
  }

 private:
  // Queries of one kind: either whether there is exactly one solution without some clues or, faster, whether there is a
  // solution with another digit in the cell of one removed clue.
  struct Questions {
    std::vector<Dig*> digs;
    std::vector<Grid> fewer;
    std::vector<Barred> barred;  // the digit of the removed clue, if each query removes one clue
    std::vector<Answer> answers;

    void clear() {
      digs.clear();
      fewer.clear();
      barred.clear();
    }

    void search(std::uint64_t limit) {
      answers.resize(fewer.size());
      if (barred.empty()) {
        search_all(fewer, answers, limit);
      } else {
        search_all(fewer, barred, answers, limit);
      }
      const std::uint64_t known = barred.empty() ? 1 : 0;
      for (std::size_t i = 0; i < digs.size(); ++i) answered(*digs[i], fewer[i], answers[i].count == known);
    }
  };

  // Adds the next query. Returns false if there is none left.
  bool ask(Dig& dig) {
    for (;; ++dig.next) {
      if (dig.next == dig.order.size()) return false;
      // Takes as many orbits as have the wanted number of cells, but does not go below the target.
      const int cells = cells_at_once(dig.clues);
      dig.at_once = 0;
      dig.left_out = 0;
      while (dig.next + dig.at_once < dig.order.size() && dig.at_once < dig.most_at_once && dig.left_out < cells) {
        const int size = sizes_[dig.order[dig.next + dig.at_once]];
        if (dig.clues - dig.left_out - size < dig.target) break;
        dig.left_out += size;
        ++dig.at_once;
      }
      if (dig.at_once == 0) continue;  // this orbit is larger than the number of clues left to remove
      Questions& questions = is_for_one(dig) ? one_ : several_;
      questions.digs.push_back(&dig);
      Grid& fewer = questions.fewer.emplace_back(dig.puzzle);
      for (std::size_t i = 0; i < dig.at_once; ++i) {
        for (Cell cell : orbits_[dig.order[dig.next + i]]) fewer.clear(cell);
      }
      if (is_for_one(dig)) {
        const Cell cell = orbits_[dig.order[dig.next]].first();
        questions.barred.push_back({cell, dig.solution[cell]});
      }
      return true;
    }
  }

  // A symmetry has few orbits of one cell. They would not fill the lanes of a separate search.
  bool is_for_one(const Dig& dig) const { return dig.left_out == 1 && orbits_.size() == Cell::count; }

  static void answered(Dig& dig, const Grid& fewer, bool unique) {
    if (unique) {
      dig.puzzle = fewer;
      dig.clues -= dig.left_out;
      dig.next += dig.at_once;
      dig.most_at_once = 81;
    } else if (dig.at_once > 1) {
      dig.most_at_once = dig.at_once / 2;
    } else {
      ++dig.next;
      dig.most_at_once = 81;
    }
  }

  const std::vector<CellSet>& orbits_;
  std::vector<int> sizes_;
  Questions several_, one_;
};

}  // namespace

std::vector<MadePuzzle> dig(const ClueConstraints& constraints, Random& random, int attempts,
                            const std::function<bool()>& go_on) {
  const auto sets = orbits(constraints.symmetry);
  std::vector<Dig> digs(static_cast<std::size_t>(attempts));
  for (Dig& one : digs) {
    one.solution = one.puzzle = constraints.solution ? *constraints.solution : random_grid(random);
    one.order.resize(sets.size());
    std::iota(one.order.begin(), one.order.end(), std::uint8_t{0});
    random.shuffle(std::span{one.order});
    const auto choices = static_cast<std::uint64_t>(constraints.most_clues - constraints.least_clues) + 1;
    if (!digs_to_the_end(constraints)) one.target = constraints.least_clues + static_cast<int>(random.below(choices));
  }
  if (!Digging{sets}.run(digs, go_on)) return {};
  std::vector<MadePuzzle> made;
  for (const Dig& one : digs) made.push_back({one.puzzle, one.solution});
  return made;
}

}  // namespace shudu
