// Findings of CycleSearch: the chains of a walk, written to the record, and the candidates that they remove.
#include <algorithm>

#include "logic/explainer/chaining/plain/cycle_search.h"
#include "shudu/board.h"

namespace shudu::logic::explainer::chaining {

void CycleSearch::push(Literal literal, Cause cause) {
  const bool is_first = record_.nodes.size() == begin_;
  record_.nodes.push_back({literal, cause, -1, static_cast<std::uint32_t>(record_.parents.size()),
                           static_cast<std::uint16_t>(is_first ? 0 : 1)});
  if (!is_first) record_.parents.push_back(static_cast<std::uint16_t>(record_.nodes.size() - begin_ - 2));
}

void CycleSearch::push_path(int at) {
  begin_ = record_.nodes.size();
  path_.clear();
  for (; at >= 0; at = visits_[static_cast<std::size_t>(at)].from) path_.push_back(at);
  std::reverse(path_.begin(), path_.end());
  for (int i : path_) {
    const Visit& step = visits_[static_cast<std::size_t>(i)];
    if (step.via >= 0) {
      push(off(static_cast<Id>(step.via)), step.from < 0 ? Cause::assumed : cause_of_house(step.via_house));
    }
    push(on(step.id), step.via < 0 ? Cause::assumed : cause_of_house(step.house));
  }
}

void CycleSearch::add_off_chain(Id source, int last) {
  const Visit& end = visits_[static_cast<std::size_t>(last)];
  ChainFinding finding = draft(false, 2 * end.depth + 2);
  finding.source = on(source);
  finding.order = order(source, to_off, 0);
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

void CycleSearch::add_on_chain(Id source, int last, Id via, int via_house, int house) {
  ChainFinding finding = draft(false, 2 * visits_[static_cast<std::size_t>(last)].depth + 2);
  finding.source = off(source);
  finding.order = order(source, to_on, 0);
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

void CycleSearch::add_cycle(Id source, int last, Id via, int via_house, int house, std::uint32_t number) {
  ChainFinding finding = draft(true, 2 * visits_[static_cast<std::size_t>(last)].depth + 2);
  finding.source = on(source);
  finding.order = order(source, to_itself, number);
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

}  // namespace shudu::logic::explainer::chaining
