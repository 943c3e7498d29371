#include "logic/explainer/chaining_techniques.h"

#include <utility>

#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic::explainer::chaining {

const Technique* technique_of(const Hint& hint) {
  const Chaining kind = hint.search;
  const auto dynamic = [&](std::size_t form) {
    return &dynamic_forcing_chains[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Chaining::dynamic)][form];
  };
  switch (hint.type) {
    case HintType::x_cycle: return &bidirectional_cycle[0];
    case HintType::y_cycle: return &bidirectional_cycle[1];
    case HintType::xy_cycle: return &bidirectional_cycle[2];
    case HintType::x_chain: return &simple_forcing_chain[0];
    case HintType::xy_chain: return &simple_forcing_chain[1];
    case HintType::contradiction: return kind == Chaining::nishio ? &nishio : dynamic(0);
    case HintType::doubled: return dynamic(1);
    case HintType::cell: return kind == Chaining::multiple ? &multiple_forcing_chains[0] : dynamic(2);
    case HintType::region: break;
  }
  return kind == Chaining::multiple ? &multiple_forcing_chains[1] : dynamic(3);
}

void find(Hunt& hunt, const Technique& wanted) {
  const auto kind = static_cast<Chaining>(wanted.kind);
  if (hunt.first_only) {
    if (std::optional<Step> step = find_chaining(hunt.state, kind)) hunt.report(std::move(*step));
    return;
  }
  for (Step& step : all_chaining(hunt.state, kind)) {
    if (!hunt.report(std::move(step))) return;
  }
}

}  // namespace shudu::logic::explainer::chaining
