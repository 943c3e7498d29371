#include "logic/explainer/chaining/finding.h"

#include <algorithm>
#include <bitset>
#include <utility>

namespace shudu::logic::explainer::chaining {

namespace {

constexpr double sum_of_surcharges(int complexity) {
  double added = 0.0;
  int limit = 4;
  for (bool by_half = true; complexity - 2 > limit; by_half = !by_half) {
    added += 0.1;
    limit = by_half ? limit * 3 / 2 : limit * 4 / 3;
  }
  return added;
}

constexpr auto surcharges = [] {
  std::array<double, 256> table{};
  for (int complexity = 0; complexity < 256; ++complexity) {
    table[static_cast<std::size_t>(complexity)] = sum_of_surcharges(complexity);
  }
  return table;
}();

}  // namespace

double length_surcharge(int complexity) {
  if (complexity < static_cast<int>(surcharges.size())) return surcharges[static_cast<std::size_t>(complexity)];
  return sum_of_surcharges(complexity);
}

int type_key(ChainFindingType type) {
  switch (type) {
    case ChainFindingType::doubled: return 1;
    case ChainFindingType::x_cycle:
    case ChainFindingType::x_chain: return 2;
    case ChainFindingType::y_cycle: return 3;
    case ChainFindingType::xy_cycle:
    case ChainFindingType::xy_chain: return 4;
    case ChainFindingType::cell: return 5;
    case ChainFindingType::region: return 6;
    case ChainFindingType::contradiction: break;
  }
  return 7;
}

std::vector<std::uint16_t> Record::backwards(ChainFinding::Span span) const {
  const std::span<const ChainNode> all = chain(span);
  std::vector<std::uint16_t> order, layer{static_cast<std::uint16_t>(all.size() - 1)}, next;
  std::bitset<literal_count> done;
  while (!layer.empty()) {
    next.clear();
    for (std::uint16_t at : layer) {
      if (done[all[at].literal]) continue;
      done.set(all[at].literal);
      order.push_back(at);
      const auto up = parents_of(all[at]);
      next.insert(next.end(), up.begin(), up.end());
    }
    std::swap(layer, next);
  }
  return order;
}

std::int32_t Record::keep(ChainFinding&& finding) {
  std::vector<std::uint16_t> likeness;
  for (const ChainFinding::Span& span : finding.chains) {
    for (std::uint16_t at : backwards(span)) likeness.push_back(chain(span)[at].literal);
    likeness.push_back(literal_count);
  }
  const auto next = static_cast<std::int32_t>(likenesses_.size());
  finding.likeness = likenesses_.emplace(std::move(likeness), next).first->second;
  findings.push_back(std::move(finding));
  return static_cast<std::int32_t>(findings.size() - 1);
}

void Record::forget_since(std::size_t first_node, std::size_t first_parent, std::span<const std::int32_t> kept) {
  std::vector<ChainNode> kept_nodes;
  std::vector<std::uint16_t> kept_parents;
  for (std::int32_t number : kept) {
    for (ChainFinding::Span& span : findings[static_cast<std::size_t>(number)].chains) {
      const auto begin = static_cast<std::uint32_t>(first_node + kept_nodes.size());
      for (ChainNode node : chain(span)) {
        const auto up = parents_of(node);
        node.first = static_cast<std::uint32_t>(first_parent + kept_parents.size());
        kept_parents.insert(kept_parents.end(), up.begin(), up.end());
        kept_nodes.push_back(node);
      }
      span = {begin, static_cast<std::uint32_t>(first_node + kept_nodes.size())};
    }
  }
  nodes.resize(first_node);
  nodes.insert(nodes.end(), kept_nodes.begin(), kept_nodes.end());
  parents.resize(first_parent);
  parents.insert(parents.end(), kept_parents.begin(), kept_parents.end());
}

void Record::clear() {
  nodes.clear();
  parents.clear();
  findings.clear();
  patterns.clear();
  likenesses_.clear();
}

std::vector<Id> Record::prerequisites(const ChainFinding& finding, const ChainBoard& before,
                                      const ChainBoard& now) const {
  std::vector<Id> result;
  std::bitset<candidate_count> seen;
  const auto add = [&](int cell, int digit) {
    const Id id = id_of(cell, digit);
    if (seen[id]) return;
    seen.set(id);
    result.push_back(id);
  };
  for (const ChainFinding::Span& span : finding.chains) {
    for (std::uint16_t at : backwards(span)) {
      const ChainNode& node = chain(span)[at];
      if (!is_on(node.literal)) continue;
      const int cell = cell_of(candidate_of(node.literal)), digit = digit_of(candidate_of(node.literal));
      int house = -1;
      bool by_cell = node.cause == Cause::cell;
      switch (node.cause) {
        case Cause::assumed:
          // One of the cell's digits, or one of the house's places, must be true because the others are removed.
          by_cell = finding.type == ChainFindingType::cell;
          house = finding.type == ChainFindingType::region ? finding.house : -1;
          break;
        case Cause::box: house = spots[cell][0].house; break;
        case Cause::row: house = spots[cell][1].house; break;
        case Cause::column: house = spots[cell][2].house; break;
        case Cause::cell:
        case Cause::advanced: break;
      }
      if (by_cell) {
        for_bits(before.digits[cell] & ~unsigned{now.digits[cell]}, [&](int other) { add(cell, other); });
      } else if (house >= 0) {
        for_bits(before.places[house][digit] & ~unsigned{now.places[house][digit]},
                 [&](int place) { add(cell_at[house][place], digit); });
      }
    }
  }
  return result;
}

}  // namespace shudu::logic::explainer::chaining
