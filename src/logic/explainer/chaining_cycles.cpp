#include "logic/explainer/chaining_cycles.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "logic/explainer/chaining_distance.h"
#include "logic/explainer/chaining_links.h"
#include "logic/explainer/chaining_sort.h"
#include "shudu/board/cell_set.h"

namespace shudu::logic::explainer::chaining {

namespace {

class Walk {
 public:
  Walk(const ChainBoard& board, const Links& links, const Reach& reach, Record& record, bool best_only)
      : board_(board), links_(links), reach_(reach), record_(record), best_only_(best_only) {}

  void chains(Variant variant) {
    choose(variant);
    for_sources([&](Id source) {
      if (reach_.refutes(source) && is_near(false, [&](int most) { return distance_.to_off(source, most); })) {
        walk_on(source, false);
      }
      if (reach_.proves(source) && is_near(false, [&](int most) { return distance_.to_on(source, most); })) {
        walk_off(source);
      }
    });
  }

  void cycles(Variant variant) {
    choose(variant);
    for_sources([&](Id source) {
      if (reach_.cycles(source) && is_near(true, [&](int most) { return distance_.to_itself(source, most); })) {
        walk_on(source, true);
      }
    });
  }

  std::vector<ChainFinding> findings;

 private:
  struct Visit {
    Id id;              // on
    std::int16_t via;   // the candidate that is off before it, -1 at the start
    std::int16_t from;  // the previous visit
    std::int8_t via_house, house;
    int depth;
  };

  void choose(Variant variant) {
    const bool is_chosen = variant_ == variant;
    variant_ = variant;
    find_limits();
    if (is_chosen) return;
    if (best_only_) distance_.look_at(board_, links_, reach_, variant);
    // Only candidates with an outgoing strong link can continue a chain.
    useful_.digits.fill(0);
    for (auto& house : useful_.places) house.fill(0);
    for (int cell = 0; cell < Cell::count; ++cell) {
      for_bits(board_.digits[cell], [&](int digit) {
        if (onwards(id_of(cell, digit)).empty()) return;
        useful_.digits[cell] = static_cast<std::uint16_t>(useful_.digits[cell] | 1U << digit);
        for (const Spot& spot : spots[cell]) {
          std::uint16_t& bits = useful_.places[spot.house][digit];
          bits = static_cast<std::uint16_t>(bits | 1U << spot.place);
        }
      });
    }
  }

  template <class Body>
  void for_sources(Body&& body) {
    for (int cell = 0; cell < Cell::count; ++cell) {
      const int candidates = count(board_.digits[cell]);
      if (candidates < 2 || (variant_ == Variant::y && candidates > 2)) continue;
      for_bits(board_.digits[cell], [&](int digit) { body(id_of(cell, digit)); });
    }
  }

  std::span<const Strong> onwards(Id id) const { return strong_links(links_, id, *variant_); }
  bool with_cell() const { return variant_ != Variant::x; }
  double base(bool is_cycle) const { return variant_ == Variant::xy ? 7.0 : is_cycle ? 6.5 : 6.6; }
  ChainFindingType type(bool is_cycle) const {
    if (!is_cycle) return variant_ == Variant::xy ? ChainFindingType::xy_chain : ChainFindingType::x_chain;
    return variant_ == Variant::x   ? ChainFindingType::x_cycle
           : variant_ == Variant::y ? ChainFindingType::y_cycle
                                    : ChainFindingType::xy_cycle;
  }

  // Finds the largest complexity that can still give the best finding. Walks stop there when only the best is wanted.
  void find_limits() {
    for (bool is_cycle : {false, true}) {
      int& limit = limits_[is_cycle];
      limit = std::numeric_limits<int>::max();
      if (!best_only_ || findings.empty()) continue;
      limit = 0;
      while (!(is_easier(findings[0].difficulty, findings[0].complexity, type_key(findings[0].type),
                         draft(is_cycle, limit + 2)))) {
        limit += 2;
      }
    }
  }
  // Whether a walk can be short enough to give the best finding.
  template <class Steps>
  bool is_near(bool is_cycle, Steps&& steps) const {
    if (!best_only_) return true;
    constexpr int farthest = candidate_count;
    const int most = std::min((limits_[is_cycle] - 2) / 2, farthest);
    return most > 0 && steps(most) <= most;
  }
  bool is_wanted(bool is_cycle, int complexity) const { return complexity <= limits_[is_cycle]; }

  void visit(Id id, int via, int from, int via_house, int house, int depth) {
    visits_.push_back({id, static_cast<std::int16_t>(via), static_cast<std::int16_t>(from),
                       static_cast<std::int8_t>(via_house), static_cast<std::int8_t>(house), depth});
    seen_[id] = stamp_;
  }

  bool sees(Id a, Id b) const {
    if (a == b) return false;
    const int cell_a = cell_of(a), cell_b = cell_of(b);
    if (cell_a == cell_b) return with_cell();
    return digit_of(a) == digit_of(b) && Cell{cell_a}.sees(Cell{cell_b});
  }

  // Walks from the source on. Finds the first chain to the source off, or all cycles back to the source.
  void walk_on(Id source, bool to_cycles) {
    ++stamp_;
    visits_.clear();
    visit(source, -1, -1, -1, -1, 0);
    std::uint32_t found = 0;
    for (std::size_t at = 0; at < visits_.size(); ++at) {
      const Visit here = visits_[at];
      if (!is_wanted(to_cycles, 2 * here.depth + 2)) return;
      if (!to_cycles && at > 0 && sees(here.id, source)) {
        add_off_chain(source, static_cast<int>(at));
        return;
      }
      for_conflicts(useful_, here.id, with_cell(), [&](Id via, int via_house) {
        for (const Strong& strong : onwards(via)) {
          if (to_cycles && strong.other == source && at > 0 && !is_ancestor(static_cast<int>(at), via)) {
            add_cycle(source, static_cast<int>(at), via, via_house, strong.house, found++);
          }
          if (seen_[strong.other] != stamp_) {
            visit(strong.other, via, static_cast<int>(at), via_house, strong.house, here.depth + 1);
          }
        }
        return true;
      });
    }
  }

  bool is_ancestor(int at, Id via) const {
    for (; at > 0; at = visits_[static_cast<std::size_t>(at)].from) {
      if (visits_[static_cast<std::size_t>(at)].via == via) return true;
    }
    return false;
  }

  // Walks from the source off to the source on.
  void walk_off(Id source) {
    ++stamp_;
    visits_.clear();
    for (const Strong& strong : onwards(source)) {
      if (seen_[strong.other] != stamp_) visit(strong.other, source, -1, -1, strong.house, 1);
    }
    for (std::size_t at = 0; at < visits_.size(); ++at) {
      const Visit here = visits_[at];
      if (!is_wanted(false, 2 * here.depth + 2)) return;
      bool found = false;
      for_conflicts(useful_, here.id, with_cell(), [&](Id via, int via_house) {
        if (via == source) return true;  // the source is already off
        for (const Strong& strong : onwards(via)) {
          if (strong.other == source) {
            add_on_chain(source, static_cast<int>(at), via, via_house, strong.house);
            found = true;
            return false;
          }
          if (seen_[strong.other] != stamp_) {
            visit(strong.other, via, static_cast<int>(at), via_house, strong.house, here.depth + 1);
          }
        }
        return true;
      });
      if (found) return;
    }
  }

  void push(Literal literal, Cause cause) {
    const bool is_first = record_.nodes.size() == begin_;
    record_.nodes.push_back({literal, cause, -1, static_cast<std::uint32_t>(record_.parents.size()),
                             static_cast<std::uint16_t>(is_first ? 0 : 1)});
    if (!is_first) record_.parents.push_back(static_cast<std::uint16_t>(record_.nodes.size() - begin_ - 2));
  }
  void push_path(int at) {
    begin_ = record_.nodes.size();
    path_.clear();
    for (; at >= 0; at = visits_[static_cast<std::size_t>(at)].from) path_.push_back(at);
    for (auto i = path_.rbegin(); i != path_.rend(); ++i) {
      const Visit& step = visits_[static_cast<std::size_t>(*i)];
      if (step.via >= 0) {
        push(off(static_cast<Id>(step.via)), step.from < 0 ? Cause::assumed : cause_of_house(step.via_house));
      }
      push(on(step.id), step.via < 0 ? Cause::assumed : cause_of_house(step.house));
    }
  }
  ChainFinding::Span finish() {
    return {static_cast<std::uint32_t>(begin_), static_cast<std::uint32_t>(record_.nodes.size())};
  }

  ChainFinding draft(bool is_cycle, int complexity) const {
    ChainFinding finding;
    finding.type = type(is_cycle);
    finding.complexity = complexity;
    finding.difficulty = base(is_cycle) + length_surcharge(complexity);
    return finding;
  }
  // The order in which the original finds findings: by variant, then by source, then cycles before chains to off before
  // chains to on.
  std::uint64_t order(Id source, int way, std::uint32_t number) const {
    return ((static_cast<std::uint64_t>(*variant_) * candidate_count + source) * 3 + static_cast<std::uint64_t>(way))
               << 32 |
           number;
  }
  bool is_first(const ChainFinding& finding) const {
    return !best_only_ || findings.empty() || comes_before(finding, findings[0]);
  }
  void keep(ChainFinding&& finding) {
    if (best_only_) findings.clear();
    findings.push_back(std::move(finding));
    if (best_only_) find_limits();
  }

  void add_off_chain(Id source, int last) {
    const Visit& end = visits_[static_cast<std::size_t>(last)];
    ChainFinding finding = draft(false, 2 * end.depth + 2);
    finding.source = on(source);
    finding.order = order(source, 1, 0);
    if (!is_first(finding)) return;
    finding.result = off(source);
    finding.has_result = true;
    finding.removed = {source};
    int house = -1;
    if (cell_of(end.id) != cell_of(source)) {
      for (const Spot& spot : spots[cell_of(source)]) {
        if (house < 0 && House{spot.house}.cells().contains(Cell{cell_of(end.id)})) house = spot.house;
      }
    }
    push_path(last);
    push(off(source), cause_of_house(house));
    finding.chains = {finish()};
    keep(std::move(finding));
  }

  void add_on_chain(Id source, int last, Id via, int via_house, int house) {
    ChainFinding finding = draft(false, 2 * visits_[static_cast<std::size_t>(last)].depth + 2);
    finding.source = off(source);
    finding.order = order(source, 2, 0);
    if (!is_first(finding)) return;
    finding.result = on(source);
    finding.has_result = true;
    const int cell = cell_of(source);
    for_bits(board_.digits[cell] & ~(1U << digit_of(source)),
             [&](int digit) { finding.removed.push_back(id_of(cell, digit)); });
    push_path(last);
    push(off(via), cause_of_house(via_house));
    push(on(source), cause_of_house(house));
    finding.chains = {finish()};
    keep(std::move(finding));
  }

  void add_cycle(Id source, int last, Id via, int via_house, int house, std::uint32_t number) {
    ChainFinding finding = draft(true, 2 * visits_[static_cast<std::size_t>(last)].depth + 2);
    finding.source = on(source);
    finding.order = order(source, 0, number);
    if (!is_first(finding)) return;
    // A candidate outside the cycle that sees its digit on and off in the cycle is false.
    std::array<CellSet, 9> seen_by_on{}, seen_by_off{};
    CellSet cells;
    const auto look = [&](std::array<CellSet, 9>& seen_by, Id id) {
      const Cell cell{cell_of(id)};
      cells.insert(cell);
      seen_by[static_cast<std::size_t>(digit_of(id))] |= peers(cell);
    };
    look(seen_by_off, via);
    for (int at = last; at >= 0; at = visits_[static_cast<std::size_t>(at)].from) {
      const Visit& step = visits_[static_cast<std::size_t>(at)];
      look(seen_by_on, step.id);
      if (step.via >= 0) look(seen_by_off, static_cast<Id>(step.via));
    }
    std::vector<Id> removed;
    for (int digit = 0; digit < 9; ++digit) {
      const auto d = static_cast<std::size_t>(digit);
      for (Cell cell : (seen_by_on[d] & seen_by_off[d]) - cells) {
        if ((board_.digits[static_cast<std::size_t>(cell.index())] >> digit & 1) != 0) {
          removed.push_back(id_of(cell.index(), digit));
        }
      }
    }
    if (removed.empty()) return;
    std::sort(removed.begin(), removed.end());
    finding.removed = std::move(removed);
    push_path(last);
    push(off(via), cause_of_house(via_house));
    push(on(source), cause_of_house(house));
    const ChainFinding::Span forward = finish();
    // The reversed cycle: what was off is on. The reasons are those that the original records.
    begin_ = record_.nodes.size();
    for (std::uint32_t i = forward.end; i-- > forward.begin;) {
      const ChainNode node = record_.nodes[i];
      push(static_cast<Literal>(node.literal ^ 1), node.cause);
    }
    finding.chains = {forward, finish()};
    keep(std::move(finding));
  }

  const ChainBoard& board_;
  const Links& links_;
  const Reach& reach_;
  Record& record_;
  const bool best_only_;
  std::optional<Variant> variant_;
  Distance distance_;
  ChainBoard useful_;
  std::vector<Visit> visits_;
  std::array<std::uint32_t, candidate_count> seen_{};
  std::uint32_t stamp_ = 0;
  std::array<int, 2> limits_{};  // of chains, of cycles
  std::vector<int> path_;
  std::size_t begin_ = 0;
};

}  // namespace

std::vector<ChainFinding> cycles_and_chains(const ChainBoard& board, PlainChains& plain, Record& record,
                                            bool best_only) {
  plain.look_at(board);
  const Reach& reach = plain.reach();
  // A candidate that a cycle removes refutes itself, because it would break the cycle at both ends of a link. So if no
  // candidate refutes itself, no chain or cycle gives a result.
  if (!reach.refutes_any()) return {};
  Walk walk(board, plain.links(), reach, record, best_only);
  // Chains are searched first. They are found faster, and the best of them limits the search for cycles.
  walk.chains(Variant::x);
  walk.chains(Variant::xy);
  if (reach.cycles_any()) {
    walk.cycles(Variant::xy);
    walk.cycles(Variant::x);
    walk.cycles(Variant::y);
  }
  sort_and_filter(walk.findings);
  return std::move(walk.findings);
}

}  // namespace shudu::logic::explainer::chaining
