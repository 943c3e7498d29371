// The rules allowed inside dynamic chains when nothing follows from singles: locked candidates, hidden pairs, naked
// pairs, X-wings, and from level 2 on whole chain searches on the remaining board.
//
//   level   1   2                    3                   4                5
//   rules   +   + cycles and chains  + multiple chains   + dynamic chains + dynamic chains and those of level 2
//
// (Levels 4 and 5 leave out the rules of levels 2 and 3, which dynamic chains contain.) A rule counts only if it needs
// a candidate that the chain has removed. Those candidates become the parents of the candidates that the rule removes.
#pragma once

#include <memory>

#include "logic/explainer/chaining/nets/net.h"
#include "logic/explainer/chaining/nets/new_links.h"
#include "logic/explainer/chaining/plain/plain_chains.h"

namespace shudu::logic::explainer::chaining {

class MultipleSearch;

class NestedRules : public AdvancedRules {
 public:
  NestedRules(const Frame& frame, int level, Record& record);
  ~NestedRules() override;
  bool apply(Net& net, const ChainBoard& before) override;
  int level() const override { return level_; }

 private:
  // Applies findings whose chains begin at these indices in the record.
  bool take(Net& net, const ChainBoard& before, const ChainBoard& now, std::vector<ChainFinding>& findings,
            std::size_t nodes, std::size_t parents);

  const Frame& frame_;
  const int level_;
  Record& record_;
  PlainChains plain_;
  NewLinks new_links_;
  std::unique_ptr<MultipleSearch> multiple_, dynamic_, deeper_;
};

// Adds what has changed in the net since the last call to its news.
void read_news(Net& net);

// Each function removes the eliminations of its pattern from the board of the net, and returns whether there were any. It
// looks only at the news, which must have been read.
bool apply_locking(Net& net, const ChainBoard& before, Record& record);
bool apply_hidden_pairs(Net& net, const ChainBoard& before, const Frame& frame, Record& record);
bool apply_naked_pairs(Net& net, const ChainBoard& before, const Frame& frame, Record& record);
bool apply_x_wings(Net& net, const ChainBoard& before, const Frame& frame, Record& record);

}  // namespace shudu::logic::explainer::chaining
