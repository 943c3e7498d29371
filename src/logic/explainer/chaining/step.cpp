#include "logic/explainer/chaining/step.h"

#include <map>

#include "logic/explainer/chaining/techniques.h"

namespace shudu::logic::explainer::chaining {

namespace {

Candidate candidate(Id id) { return {Cell{cell_of(id)}, digit_of(id) + 1}; }

// The caller adds only the removals that the chain uses, one by one.
Step step_of(const PatternUse& pattern) {
  Step step;
  switch (pattern.kind) {
    case PatternUse::Kind::locking:
      step.technique = find_technique(pattern.base[0] >= 18 ? "pointing" : "claiming");
      break;
    case PatternUse::Kind::hidden_pair: step.technique = find_technique("hidden_pair"); break;
    case PatternUse::Kind::naked_pair: step.technique = find_technique("naked_pair"); break;
    case PatternUse::Kind::x_wing: step.technique = find_technique("x_wing"); break;
  }
  step.rating = step.technique->rating;
  step.digits = DigitSet::from_bits(pattern.digits);
  for (std::int8_t house : pattern.base) {
    if (house >= 0) step.base.emplace_back(house);
  }
  for (std::int8_t house : pattern.cover) {
    if (house >= 0) step.cover.emplace_back(house);
  }
  for (Cell cell : pattern.cells) {
    for (int digit : step.digits) step.marks.emplace_back(cell, digit, Role::pattern);
  }
  return step;
}

// Collects the chains of a step. Each finding nested in them becomes one nested step.
class Teller {
 public:
  Teller(const Record& record, Step& step) : record_(record), step_(step) {}

  void tell(ChainFinding::Span span, bool closed) {
    Chain chain{.nodes = {}, .closed = closed};
    for (const ChainNode& from : record_.chain(span)) {
      const Id id = candidate_of(from.literal);
      Node node;
      node.cells.insert(Cell{cell_of(id)});
      node.digit = static_cast<std::uint8_t>(digit_of(id) + 1);
      node.on = is_on(from.literal);
      const auto& spot = spots[cell_of(id)];
      switch (from.cause) {
        case Cause::assumed: node.reason = Node::Reason::start; break;
        case Cause::cell: node.reason = Node::Reason::same_cell; break;
        case Cause::box: in_house(node, spot[0].house); break;
        case Cause::row: in_house(node, spot[1].house); break;
        case Cause::column: in_house(node, spot[2].house); break;
        case Cause::advanced: node.reason = Node::Reason::technique; break;
      }
      if (from.nested != no_nested) node.nested = nested(from.nested, id);
      for (std::uint16_t parent : record_.parents_of(from)) node.parents.push_back(static_cast<std::int16_t>(parent));
      chain.nodes.push_back(std::move(node));
    }
    step_.chains.push_back(std::move(chain));
  }

 private:
  static void in_house(Node& node, int house) {
    node.reason = Node::Reason::same_house;
    node.house = static_cast<std::int16_t>(house);
  }

  std::int16_t nested(std::int32_t number, Id removed) {
    const auto [at, is_new] = known_.emplace(number, static_cast<std::int16_t>(step_.nested.size()));
    if (number < no_nested) {
      const PatternUse& pattern = record_.patterns[static_cast<std::size_t>(-2 - number)];
      if (is_new) step_.nested.push_back(step_of(pattern));
      step_.nested[static_cast<std::size_t>(at->second)].eliminations.push_back(candidate(removed));
    } else if (is_new) {
      step_.nested.push_back(step_of(record_.findings[static_cast<std::size_t>(number)], record_));
    }
    return at->second;
  }

  const Record& record_;
  Step& step_;
  std::map<std::int32_t, std::int16_t> known_;
};

}  // namespace

Step step_of(const ChainFinding& finding, const Record& record) {
  Step step{.technique = technique_of(finding)};
  // Truncated to one decimal after adding 0.05, as the original prints it.
  step.rating = static_cast<int>((finding.difficulty + 0.05) * 10);
  if (finding.has_result && is_on(finding.result)) {
    step.placements = {candidate(candidate_of(finding.result))};
  } else {
    for (Id id : finding.removed) step.eliminations.push_back(candidate(id));
  }
  for (Id id : finding.removed) step.digits.insert(digit_of(id) + 1);
  if (finding.has_result && is_on(finding.result)) step.digits = {digit_of(candidate_of(finding.result)) + 1};

  const Id source = candidate_of(finding.source);
  if (finding.type == ChainFindingType::region) step.base = {House{finding.house}};
  Teller teller(record, step);
  const bool is_cycle = finding.type <= ChainFindingType::xy_cycle;
  for (const ChainFinding::Span& span : finding.chains) {
    teller.tell(span, is_cycle);
    if (is_cycle) break;  // the second chain is the first one reversed
  }
  if (is_cycle) {
    for (const Node& node : step.chains[0].nodes) {
      step.marks.emplace_back(node.cells.first(), node.digit, node.on ? Role::color_a : Role::color_b);
    }
    step.marks.pop_back();  // the start occurs again at the end
  } else if (finding.type == ChainFindingType::cell || finding.type == ChainFindingType::region) {
    for (const Chain& chain : step.chains) {
      step.marks.emplace_back(chain.nodes[0].cells.first(), chain.nodes[0].digit, Role::pivot);
    }
  } else {
    step.marks.emplace_back(Cell{cell_of(source)}, digit_of(source) + 1, Role::pivot);
  }
  if (finding.type == ChainFindingType::contradiction) {
    const Node& end = step.chains[0].nodes.back();
    step.clash = {.kind = Clash::Kind::opposite, .cells = end.cells, .digits = {end.digit}};
  }
  for (const Chain& chain : step.chains) step.inferences += static_cast<int>(chain.nodes.size()) - 1;
  return step;
}

}  // namespace shudu::logic::explainer::chaining
