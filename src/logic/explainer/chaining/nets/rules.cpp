#include "logic/explainer/chaining/nets/rules.h"

#include <vector>

#include "logic/explainer/chaining/nets/multiple.h"
#include "logic/explainer/chaining/plain/cycles.h"

namespace shudu::logic::explainer::chaining {

NestedRules::NestedRules(const Frame& frame, int level, Record& record)
    : frame_(frame), level_(level), record_(record) {
  if (level == 3) multiple_ = std::make_unique<MultipleSearch>(frame, MultipleKind::multiple, record);
  if (level >= 4) dynamic_ = std::make_unique<MultipleSearch>(frame, MultipleKind::dynamic, record);
  if (level >= 5) deeper_ = std::make_unique<MultipleSearch>(frame, MultipleKind::dynamic, record);
}

NestedRules::~NestedRules() = default;

bool NestedRules::apply(Net& net, const ChainBoard& before) {
  read_news(net);
  if (apply_locking(net, before, record_) || apply_hidden_pairs(net, before, frame_, record_) ||
      apply_naked_pairs(net, before, frame_, record_) || apply_x_wings(net, before, frame_, record_)) {
    return true;
  }
  if (level_ < 2) return false;
  const bool may_refute = level_ >= 4 || new_links_.may_refute(net, before);
  if (!may_refute && !multiple_) return false;
  const ChainBoard now = net.board();
  const std::size_t nodes = record_.nodes.size(), parents = record_.parents.size();
  const auto by = [&](std::vector<ChainFinding> findings) { return take(net, before, now, findings, nodes, parents); };
  if (level_ < 4) {
    return (may_refute && by(cycles_and_chains(now, plain_, record_, false))) ||
           (multiple_ && by(multiple_->all(now, 0, plain_)));
  }
  return by(dynamic_->all(now, 0, plain_)) || (deeper_ && by(deeper_->all(now, level_ - 3, plain_)));
}

bool NestedRules::take(Net& net, const ChainBoard& before, const ChainBoard& now, std::vector<ChainFinding>& findings,
                       std::size_t nodes, std::size_t parents) {
  bool any = false;
  std::vector<std::int32_t> kept;
  for (ChainFinding& finding : findings) {
    bool is_new = false;
    for (Id id : finding.removed) is_new |= !net.has(off(id));
    if (!is_new) continue;
    const std::vector<Id> because = record_.prerequisites(finding, before, now);
    if (because.empty()) continue;
    const std::vector<Id> removed = finding.removed;
    kept.push_back(record_.keep(std::move(finding)));
    for (Id id : removed) any |= net.add_off(id, because, kept.back());
  }
  // Most chains found here are not used and can be dropped. At level 5 other chains may refer to them.
  if (level_ < 5) record_.forget_since(nodes, parents, kept);
  return any;
}

}  // namespace shudu::logic::explainer::chaining
