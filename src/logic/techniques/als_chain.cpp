// ALS chain: four or more almost locked sets, each linked to the next by a restricted common. Consecutive links use
// different digits. A digit z of the first and the last set is in one of them.
//
// Roles: link is the restricted commons used, pincer the candidates z in the first and last set. sets are the sets in
// order. The chain says what follows if z is not in the first.
#include <algorithm>

#include "logic/chains/als_chains.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// HoDoKu's preference: more eliminations, then the smaller sum of their cells, each weighted by its position in the
// list.
int weight(const std::vector<Candidate>& eliminations) {
  int sum = 0, factor = 1;
  for (Candidate candidate : eliminations) {
    sum += candidate.cell.index() * factor + candidate.digit;
    factor += 80;
  }
  return sum;
}

// The house that contains all the cells, or -1.
std::int16_t house_of(CellSet cells) {
  for (House house : houses(cells.first())) {
    if (house.cells().contains(cells)) return static_cast<std::int16_t>(house.index());
  }
  return -1;
}

Chain told(const AlsList& sets, const AlsChains::Found& found, int digit) {
  Chain chain;
  const auto add = [&](CellSet cells, int of, bool on, Node::Reason reason, std::int16_t house, std::size_t set) {
    Node node{.cells = cells, .digit = static_cast<std::uint8_t>(of), .on = on, .reason = reason, .house = house};
    if (reason == Node::Reason::locked_set) node.set = static_cast<std::int16_t>(set);
    if (!chain.nodes.empty()) node.parents = {static_cast<std::int16_t>(chain.nodes.size() - 1)};
    chain.nodes.push_back(std::move(node));
  };
  int set = found.start;
  add(sets[set].places[digit], digit, false, Node::Reason::start, -1, 0);
  for (std::size_t i = 0; i <= found.links.size(); ++i) {
    const int of = i < found.links.size() ? found.links[i].digits.first() : digit;
    add(sets[set].places[of], of, true, Node::Reason::locked_set, -1, i);
    if (i == found.links.size()) break;
    const CellSet here = sets[set].places[of];
    set = found.links[i].to;
    add(sets[set].places[of], of, false, Node::Reason::same_house, house_of(here | sets[set].places[of]), 0);
  }
  return chain;
}

Step step_of(const Technique& wanted, const AlsList& sets, const AlsChains::Found& found) {
  Step step{.technique = &wanted};
  step.eliminations = found.eliminations;
  for (Candidate candidate : found.eliminations) step.digits.insert(candidate.digit);
  const auto mark = [&](CellSet cells, int digit, Role role) {
    for (Cell cell : cells) step.marks.emplace_back(cell, digit, role);
  };
  int set = found.start;
  step.sets.push_back(sets[set].locked_set());
  for (const AlsChains::Link& link : found.links) {
    for (int digit : link.digits) mark(sets[set].places[digit] | sets[link.to].places[digit], digit, Role::link);
    set = link.to;
    step.sets.push_back(sets[set].locked_set());
  }
  for (int digit : step.digits) {
    mark(sets[found.start].places[digit] | sets[set].places[digit], digit, Role::pincer);
    step.chains.push_back(told(sets, found, digit));
  }
  return step;
}

void find_als_chain(Request& request, const Technique& wanted) {
  const Options& options = request.options;
  const AlsList& sets = request.memo.get<AlsList>(request.state);
  const auto links = options.als_overlap ? request.memo.get<AlsLinks<true>>(request.state).all()
                                         : request.memo.get<AlsLinks<false>>(request.state).all();
  // A length limit that is never reached, for a solving path, which uses forward chains only.
  constexpr int any_length = 50;
  const AlsChains chains{sets,
                         links,
                         {.forward = options.als_chain_forward_only,
                          .longest = options.als_chain_forward_only ? any_length : options.als_chain_length,
                          .every_pair = !options.one_als_per_step}};
  std::vector<const AlsChains::Found*> order;
  for (const AlsChains::Found& found : chains.all()) order.push_back(&found);
  std::stable_sort(order.begin(), order.end(), [](const AlsChains::Found* a, const AlsChains::Found* b) {
    if (a->eliminations.size() != b->eliminations.size()) return a->eliminations.size() > b->eliminations.size();
    return weight(a->eliminations) < weight(b->eliminations);
  });
  for (const AlsChains::Found* found : order) {
    AlsChains::Found told_chain = *found;
    if (options.als_chain_forward_only) told_chain.links = chains.shortest(*found);
    if (!request.report(step_of(wanted, sets, told_chain))) return;
  }
}

}  // namespace

constinit const Technique als_chain{
    .id = "als_chain",
    .page = "als_chain",
    .family = Family::almost_locked_sets,
    .name = "ALS Chain",
    .look = {"technique.als_chain.look", "Look at the almost locked sets {sets}, each linked to the next."},
    .why = {"technique.als_chain.why",
            "{chain} So the first or the last set holds {eliminated.digits}, and all places in question are seen from "
            "{eliminated}."},
    .hodoku = {.code = "0903", .index = 5900, .level = Level::unfair, .score = 340, .on = true},
    .find = find_als_chain,
};

}  // namespace shudu::logic
