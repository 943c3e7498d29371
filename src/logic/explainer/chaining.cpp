#include "logic/explainer/chaining.h"

#include <memory>

#include "logic/explainer/chaining_cycles.h"
#include "logic/explainer/chaining_multiple.h"
#include "logic/explainer/chaining_step.h"

namespace shudu::logic::explainer {

namespace {

using namespace chaining;

std::pair<MultipleKind, int> kind_and_level(Chaining kind) {
  switch (kind) {
    case Chaining::nishio: return {MultipleKind::nishio, 0};
    case Chaining::multiple: return {MultipleKind::multiple, 0};
    default: return {MultipleKind::dynamic, static_cast<int>(kind) - static_cast<int>(Chaining::dynamic)};
  }
}

}  // namespace

std::optional<Step> find_chaining(const State& state, Chaining kind) {
  const Board board = board_of(state);
  Record record;
  if (kind == Chaining::cycles_and_chains) {
    const std::vector<Hint> hints = cycles_and_chains(board, record, true);
    if (hints.empty()) return std::nullopt;
    return step_of(hints[0], record);
  }
  const Frame frame = frame_of(state);
  const auto [search_kind, level] = kind_and_level(kind);
  MultipleSearch search(frame, search_kind, level, record);
  const std::optional<Hint> hint = search.best(board);
  if (!hint) return std::nullopt;
  return step_of(*hint, record);
}

std::vector<Step> all_chaining(const State& state, Chaining kind) {
  const Board board = board_of(state);
  const Frame frame = frame_of(state);
  Record record;
  std::vector<Hint> hints;
  if (kind == Chaining::cycles_and_chains) {
    hints = cycles_and_chains(board, record, false);
  } else {
    const auto [search_kind, level] = kind_and_level(kind);
    hints = MultipleSearch(frame, search_kind, level, record).all(board);
  }
  std::vector<Step> steps;
  for (const Hint& hint : hints) steps.push_back(step_of(hint, record));
  return steps;
}

}  // namespace shudu::logic::explainer
