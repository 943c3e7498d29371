// Remote pair: a chain of at least four cells that all have the same two candidates. Its cells hold the two digits
// alternately, so a cell that sees two of them an odd number of links apart can hold neither.
//
// Roles: pattern are the candidates of the cells.
#include "logic/chains/chain_steps.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct RemotePairSearch {
  const State& state;
  const Technique& technique;
  DigitSet pair;
  CellSet cells;  // the cells with exactly this pair
  int max_cells;
  ChainSteps& steps;
  std::vector<Cell> path = {};
  CellSet visited = {};

  // Extends the chain cell by cell, in the order row, column, box.
  void extend() {
    if (path.size() >= 4 && path.size() % 2 == 0) check();
    if (static_cast<int>(path.size()) == max_cells) return;
    CellSet seen = visited;
    for (House house : houses(path.back())) {
      for (Cell next : (cells & house.cells()) - seen) {
        seen.insert(next);
        path.push_back(next);
        visited.insert(next);
        extend();
        visited.erase(next);
        path.pop_back();
      }
    }
  }

  void check() {
    // The ends must eliminate something. Only then the eliminations of the inner cells are added.
    const CellSet between_ends = peers(path.front()) & peers(path.back());
    if (!between_ends.intersects(state.places(pair.first()) | state.places((pair - DigitSet{pair.first()}).first()))) {
      return;
    }
    CellSet between;
    for (std::size_t i = 0; i < path.size(); ++i) {
      for (std::size_t j = i + 3; j < path.size(); j += 2) between |= peers(path[i]) & peers(path[j]);
    }
    std::vector<Candidate> eliminated;
    for (int digit : pair) {
      for (Cell cell : between& state.places(digit)) eliminated.emplace_back(cell, digit);
    }
    const int length = 2 * static_cast<int>(path.size()) - 1;
    if (!steps.wants(technique, eliminated, length)) return;
    Step step{.technique = &technique};
    step.digits = pair;
    step.eliminations = eliminated;
    step.inferences = length;
    std::vector<Statement> statements;
    int held = pair.first();
    for (Cell cell : path) {
      const int before = held;
      held = (pair - DigitSet{before}).first();
      statements.emplace_back(cell, before, false);
      statements.emplace_back(cell, held, true);
      for (int digit : pair) step.marks.emplace_back(cell, digit, Role::pattern);
    }
    step.chains = {chain_of(state, statements)};
    steps.add(std::move(step), length);
  }
};

void find_remote_pair(Request& request, const Technique& wanted) {
  const State& state = request.state;
  const CellSet twos = state.with_candidate_count(2);
  ChainSteps steps(true, request.first_only);
  for (Cell start : twos) {
    const DigitSet pair = state.candidates(start);
    CellSet cells;
    for (Cell cell : twos) {
      if (state.candidates(cell) == pair) cells.insert(cell);
    }
    if (cells.size() < 4) continue;
    RemotePairSearch search{state, wanted, pair, cells, request.options.chain_length / 2, steps};
    search.path = {start};
    search.visited = {start};
    search.extend();
  }
  steps.report(request);
}

}  // namespace

constinit const Technique remote_pair{
    .id = "remote_pair",
    .page = "remote_pair",
    .family = Family::chains,
    .name = "Remote Pair",
    .look = {"technique.remote_pair.look",
             "Look at {path}: these cells have the same two candidates, {digits}, and each sees the next."},
    .why = {"technique.remote_pair.why",
            "{chain} The two digits alternate along the chain, so a cell that sees two of its cells an odd number of "
            "links apart sees both digits."},
    .hodoku = {.code = "0703", .index = 2800, .level = Level::hard, .score = 110, .on = true},
    .find = find_remote_pair,
};

}  // namespace shudu::logic
