// Chains with branches: from a candidate on and off, from all candidates of a cell, from all places of a digit in a
// house. A statement that follows in every branch is true. An assumption that leads to a contradiction is false.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "logic/explainer/chaining/finding.h"
#include "logic/explainer/chaining/nets/net.h"
#include "logic/explainer/chaining/plain/plain_chains.h"

namespace shudu::logic::explainer::chaining {

enum class MultipleKind : std::uint8_t { nishio, multiple, dynamic };

class MultipleSearch {
 public:
  MultipleSearch(const Frame& frame, MultipleKind kind, Record& record);
  ~MultipleSearch();

  // The findings, easiest first. A finding with the same removals as an easier one is left out. rules.h
  // describes the levels of dynamic chains. `go_on` is called for every candidate. If it returns false, there are no
  // findings. May be empty.
  std::vector<ChainFinding> all(const ChainBoard& board, int level, PlainChains& plain,
                                const std::function<bool()>& go_on = nullptr);
  // Discards the nets. Must be called when the record is cleared.
  void forget() { is_known_ = false; }
  std::optional<ChainFinding> best(const ChainBoard& board, int level, PlainChains& plain,
                                   const std::function<bool()>& go_on);

 private:
  struct Draft;
  void search(const ChainBoard& board, int level, PlainChains& plain, const std::function<bool()>& go_on);
  void prepare(const ChainBoard& board, int level);
  void contradiction(Literal assumption);
  void candidate(Id id, int in_cell);
  void regions(Id id);
  void compare(ChainFindingType type, Literal source, int house, std::span<const Id> starts);
  void consider(const Draft& draft);
  int complexity(const Draft& draft, int most);
  ChainFinding finish(const Draft& draft);
  const Net& net(Literal assumption);

  const Frame& frame_;
  const MultipleKind kind_;
  Record& record_;
  int level_ = 0;
  std::array<std::unique_ptr<AdvancedRules>, 6> rules_;  // by level
  const Reach* reach_ = nullptr;                         // for plain chains
  bool best_only_ = false;
  bool is_known_ = false;
  ChainBoard board_;
  std::vector<Draft> drafts_;
  std::vector<std::unique_ptr<Net>> nets_;  // as many as were needed at the same time
  std::size_t used_ = 0;
  std::array<std::int16_t, literal_count> net_of_;  // -1: not made yet
  std::vector<std::int32_t> nested_;
};

}  // namespace shudu::logic::explainer::chaining
