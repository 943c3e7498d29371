// XY-chain: a chain through cells with two candidates. If the first cell is not a, it is b. Then the next cell is not b
// but c, and so on until a cell must be a. So one of the ends is a, and what sees both ends loses it.
//
// Roles: pattern are the candidates of the chain, pincer its ends.
#include "logic/chains/chain_steps.h"
#include "logic/chains/simple_paths.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

int smaller(DigitSet two) { return two.first(); }
int larger(DigitSet two) { return (two - DigitSet{two.first()}).first(); }
int other(DigitSet two, int digit) { return smaller(two) == digit ? larger(two) : smaller(two); }

// The state "the cell holds `digit`" in a graph of cells with two candidates.
int holds(const State& state, Cell cell, int digit) {
  return SimplePaths::state(cell, digit == larger(state.candidates(cell)));
}
int digit_held(const State& state, int at) {
  const DigitSet two = state.candidates(SimplePaths::cell_of(at));
  return at % 2 == 1 ? larger(two) : smaller(two);
}

Step xy_chain_step(const State& state, const Technique& technique, int digit, const std::vector<int>& path,
                   CellSet eliminated) {
  Step step{.technique = &technique};
  step.digits = {digit};
  for (Cell cell : eliminated) step.eliminations.emplace_back(cell, digit);
  std::vector<Statement> statements;
  for (int at : path) {
    const Cell cell = SimplePaths::cell_of(at);
    const int held = digit_held(state, at);
    statements.emplace_back(cell, other(state.candidates(cell), held), false);
    statements.emplace_back(cell, held, true);
  }
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const bool is_end = i == 0 || i + 1 == statements.size();
    step.marks.emplace_back(statements[i].cells.first(), statements[i].digit, is_end ? Role::pincer : Role::pattern);
  }
  step.inferences = static_cast<int>(statements.size()) - 1;
  step.chains = {chain_of(state, statements)};
  return step;
}

void find_xy_chain(Request& request, const Technique& wanted) {
  const State& state = request.state;
  const CellSet pairs = state.with_candidate_count(2);
  SimplePaths graph;
  for (Cell from : pairs) {
    for (int digit : state.candidates(from)) {
      CellSet linked;  // row, column, box
      for (House house : houses(from)) {
        for (Cell to : (state.places(digit, house) & pairs) - linked - CellSet{from}) {
          graph.add_link(holds(state, from, digit), holds(state, to, other(state.candidates(to), digit)));
          linked.insert(to);
        }
      }
    }
  }
  const int longest = (request.options.chain_length - 1) / 2;  // one link of the graph is two links of the chain
  std::vector<SimplePaths::Distances> distances(SimplePaths::state_count);
  for (Cell cell : pairs) {
    for (int digit : state.candidates(cell)) {
      const int at = holds(state, cell, digit);
      distances[at] = graph.distances_from(at, longest);
    }
  }
  ChainSteps steps(true, request.first_only);
  for (Cell start : pairs) {
    for (int digit : state.candidates(start)) {
      const int from = holds(state, start, other(state.candidates(start), digit));
      for (Cell end : (pairs & state.places(digit)) - CellSet{start}) {
        const int to = holds(state, end, digit);
        const int least = distances[from][to];
        if (least > longest) continue;
        const CellSet eliminated = peers(start) & peers(end) & state.places(digit);
        if (eliminated.empty()) continue;
        std::vector<Candidate> result;
        for (Cell cell : eliminated) result.emplace_back(cell, digit);
        if (!steps.wants(wanted, result, 2 * least + 1)) continue;
        const std::vector<int> path = graph.shortest(from, to, distances[to ^ 1], 1, longest, 1);
        if (path.empty()) continue;
        steps.add(xy_chain_step(state, wanted, digit, path, eliminated), 2 * static_cast<int>(path.size()) - 1);
      }
    }
  }
  steps.report(request);
}

}  // namespace

constinit const Technique xy_chain{
    .id = "xy_chain",
    .page = "xy_chain",
    .family = Family::chains,
    .name = "XY-Chain",
    .look = {"technique.xy_chain.look",
             "Look at the chain of cells with two candidates from {start} to {end}, with {inferences} links."},
    .why = {"technique.xy_chain.why", "{chain} So {ends}, and a cell that sees both cannot be {digit}."},
    .hodoku = {.code = "0702", .index = 5500, .level = Level::unfair, .score = 260, .on = true},
    .find = find_xy_chain,
};

}  // namespace shudu::logic
