// CycleSearch: follows the links from every candidate and keeps the cycles and chains that it finds.
// cycles.cpp walks, cycle_findings.cpp makes findings of the walks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "logic/explainer/chaining/finding.h"
#include "logic/explainer/chaining/plain/loops.h"
#include "logic/explainer/chaining/plain/plain_chains.h"
#include "logic/explainer/chaining/sort.h"

namespace shudu::logic::explainer::chaining {

class CycleSearch {
 public:
  CycleSearch(const ChainBoard& board, PlainChains& plain, Record& record, bool best_only)
      : board_(board),

        links_(plain.links()),
        reach_(plain.reach()),
        distance_(plain.distance()),
        record_(record),
        best_only_(best_only) {}

  void chains(Variant variant);
  void cycles(Variant variant);
  // A candidate that an X-cycle removes also refutes itself by an X-chain, which chains(Variant::x) has found. It starts
  // no chains from cells with one candidate. Such cells with refuted candidates occur only in contradictory states.
  bool may_have_x_cycles() const { return may_have_x_cycles_; }

  std::vector<ChainFinding> findings;

 private:
  struct Visit {
    Id id;              // on
    std::int16_t via;   // the candidate that is off before it, -1 at the start
    std::int16_t from;  // the previous visit
    std::int8_t via_house, house;
    int depth;
  };

  // Returns false if nothing with these links can be the best finding.
  bool choose(Variant variant, bool for_cycles);

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

  // Which of the chains from a source. The original finds them in this order.
  enum Way : std::uint8_t { to_itself, to_off, to_on };

  // Finds the largest complexity that can still give the best finding. Walks stop there when only the best is wanted.
  void find_limits();
  // The same for chains from a source. Of equal findings, the first in the order of the original is the best.
  int limit(Id source, Way way) const {
    const auto is_cycle = static_cast<std::size_t>(way == to_itself);
    const bool is_late = is_tied_[is_cycle] && order(source, way, 0) > findings[0].order;
    return limits_[is_cycle] - (is_late ? 2 : 0);
  }
  // The same as the largest depth of a walk.
  int most_steps(Id source, Way way) const { return std::min((limit(source, way) - 2) / 2, candidate_count); }

  void best_off_chain();
  bool has_refuted_singles() const;

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
  void walk_on(Id source, Way way);
  bool is_ancestor(int at, Id via) const;

  // Walks from the source off to the source on.
  void walk_off(Id source);

  void push(Literal literal, Cause cause);
  void push_path(int at);
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
  std::uint64_t order(Id source, Way way, std::uint32_t number) const {
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

  void add_off_chain(Id source, int last);
  void add_on_chain(Id source, int last, Id via, int via_house, int house);
  void add_cycle(Id source, int last, Id via, int via_house, int house, std::uint32_t number);

  const ChainBoard& board_;
  const Links& links_;
  const Reach& reach_;
  Distance& distance_;
  Record& record_;
  const bool best_only_;
  std::optional<Variant> variant_, prepared_;
  bool may_have_x_cycles_ = false;
  UsefulCycles useful_cycles_;
  ChainBoard useful_;
  std::vector<Visit> visits_;
  std::array<std::uint32_t, candidate_count> seen_{};
  std::uint32_t stamp_ = 0;
  std::array<int, 2> limits_{};    // of chains, of cycles
  std::array<bool, 2> is_tied_{};  // a finding of this complexity would be equal to the best one
  std::vector<int> path_;
  std::size_t begin_ = 0;
};

}  // namespace shudu::logic::explainer::chaining
