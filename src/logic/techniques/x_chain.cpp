// X-chain: a chain of one digit. Strong links (a house with two places) and weak links (two places that see each other)
// alternate, with strong links at both ends. One of the two ends is true, so what sees both loses the digit. A chain
// with two strong links, whatever their houses, is called turbot fish.
//
// Roles: pattern are the candidates of the chain, pincer its ends.
#include <algorithm>
#include <array>
#include <memory>

#include "logic/bit_count.h"
#include "logic/chains/chain_steps.h"
#include "logic/chains/simple_paths.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// States: 2c "not in c", 2c + 1 "in c". Links are in the order row, column, box. A link inside a line is not listed
// again for the box.
struct DigitLinks {
  SimplePaths graph;

  DigitLinks(const State& state, int digit) {
    for (Cell from : state.places(digit)) {
      for (House house : houses(from)) {
        const CellSet places = state.places(digit, house);
        const bool is_strong = count_of(places) == 2;
        for (Cell to : places - CellSet{from}) {
          if (house.kind() == House::Kind::box && (to.row() == from.row() || to.col() == from.col())) continue;
          graph.add_link(SimplePaths::state(from, true), SimplePaths::state(to, false));
          if (is_strong) graph.add_link(SimplePaths::state(from, false), SimplePaths::state(to, true));
        }
      }
    }
  }
};

Step x_chain_step(const State& state, const Technique& technique, int digit, const std::vector<int>& path,
                  CellSet eliminated) {
  Step step{.technique = &technique};
  step.digits = {digit};
  for (Cell cell : eliminated) step.eliminations.emplace_back(cell, digit);
  std::vector<Statement> statements;
  for (int at : path) statements.emplace_back(SimplePaths::cell_of(at), digit, at % 2 == 1);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool is_end = i == 0 || i + 1 == path.size();
    step.marks.emplace_back(SimplePaths::cell_of(path[i]), digit, is_end ? Role::pincer : Role::pattern);
  }
  step.chains = {chain_of(state, statements)};
  step.inferences = static_cast<int>(path.size()) - 1;
  return step;
}

// Data of the search for one digit. Distances are computed only for states where a strong link starts.
struct DigitSearch {
  const State& state;
  const Technique& technique;
  int digit;
  int longest;
  DigitLinks links{state, digit};
  CellSet starts = {};
  std::array<SimplePaths::Distances, Cell::count> distances;

  DigitSearch(const State& on, const Technique& wanted, int of, int up_to)
      : state(on), technique(wanted), digit(of), longest(up_to) {
    for (Cell cell : state.places(digit)) {
      const int off = SimplePaths::state(cell, false);
      if (!links.graph.has_links(off)) continue;
      starts.insert(cell);
      distances[cell.index()] = links.graph.distances_from(off, longest);
    }
  }

  void find_from(Cell start, ChainSteps& steps) const {
    for (Cell end : starts) {
      const int to = SimplePaths::state(end, true);
      const int least = std::max<int>(3, distances[start.index()][to]);
      if (least > longest) continue;
      const CellSet eliminated = peers(start) & peers(end) & state.places(digit);
      if (eliminated.empty()) continue;
      std::vector<Candidate> result;
      for (Cell cell : eliminated) result.emplace_back(cell, digit);
      if (!steps.wants(technique, result, least)) continue;
      const std::vector<int> path =
          links.graph.shortest(SimplePaths::state(start, false), to, distances[end.index()], 3, longest, 2);
      if (path.empty()) continue;
      steps.add(x_chain_step(state, technique, digit, path, eliminated), static_cast<int>(path.size()) - 1);
    }
  }
};

void find_x_chain(Request& request, const Technique& wanted) {
  const State& state = request.state;
  ChainSteps steps(true, request.first_only);
  std::array<std::unique_ptr<DigitSearch>, 10> searches;
  for (int digit = 1; digit <= 9; ++digit) {
    if (count_of(state.places(digit)) < 3 || !request.changes.affect(digit)) continue;
    searches[digit] =
        std::make_unique<DigitSearch>(state, wanted, digit, wanted.size == 2 ? 3 : request.options.chain_length);
  }
  for (Cell start : state.blanks()) {
    for (int digit : state.candidates(start)) {
      if (searches[digit] && searches[digit]->starts.contains(start)) searches[digit]->find_from(start, steps);
    }
  }
  steps.report(request);
}

constexpr Technique technique(int strong_links, std::string_view id, std::string_view name, HodokuFacts hodoku,
                              Text look) {
  return {
      .id = id,
      .page = "x_chain",
      .family = strong_links == 2 ? Family::single_digit_patterns : Family::chains,
      .name = name,
      .look = look,
      .why = {"technique.x_chain.why", "{chain} So {ends}, and a cell that sees both cannot be {digit}."},
      .hodoku = hodoku,
      .size = strong_links,
      .find = find_x_chain,
  };
}

}  // namespace

constinit const Technique turbot_fish = technique(
    2, "turbot_fish", "Turbot Fish", {.code = "0403", .index = 3120, .level = Level::hard, .score = 120, .on = true},
    {"technique.turbot_fish.look",
     "Look at {digit} along {path}: two houses have only two places for it, and a place in the first house sees one in "
     "the second."});

constinit const Technique x_chain = technique(
    0, "x_chain", "X-Chain", {.code = "0701", .index = 5400, .level = Level::unfair, .score = 260, .on = true},
    {"technique.x_chain.look", "Look at {digit} along the chain from {start} to {end}, with {inferences} links."});

}  // namespace shudu::logic
