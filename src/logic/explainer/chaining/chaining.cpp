#include "logic/explainer/chaining/chaining.h"

#include <memory>

#include "logic/explainer/chaining/nets/multiple.h"
#include "logic/explainer/chaining/plain/cycles.h"
#include "logic/explainer/chaining/step.h"

namespace shudu::logic::explainer {

namespace {

using chaining::ChainBoard;
using chaining::ChainFinding;
using chaining::MultipleKind;
using chaining::MultipleSearch;

// Data shared by the searches on one state. There is one object per thread, so its memory is reused for the next state.
class Searches {
 public:
  void look_at(const State& state) {
    ChainBoard board = chaining::board_of(state);
    chaining::Frame frame = chaining::frame_of(state);
    if (is_known_ && board == board_ && frame == frame_) return;
    is_known_ = true;
    board_ = board;
    frame_ = frame;
    record_.clear();
    nishio_.forget();
    multiple_.forget();
    dynamic_.forget();
  }

  std::vector<ChainFinding> find(Chaining kind, bool best_only, const GoOn& go_on) {
    if (kind == Chaining::cycles_and_chains) return chaining::cycles_and_chains(board_, plain_, record_, best_only);
    MultipleSearch& search = kind == Chaining::nishio ? nishio_ : kind == Chaining::multiple ? multiple_ : dynamic_;
    const int level = kind <= Chaining::dynamic ? 0 : static_cast<int>(kind) - static_cast<int>(Chaining::dynamic);
    if (!best_only) return search.all(board_, level, plain_, go_on);
    std::vector<ChainFinding> findings;
    if (std::optional<ChainFinding> finding = search.best(board_, level, plain_, go_on)) {
      findings.push_back(std::move(*finding));
    }
    return findings;
  }

  const chaining::Record& record() const { return record_; }

 private:
  bool is_known_ = false;
  ChainBoard board_;
  chaining::Frame frame_;
  chaining::Record record_;
  chaining::PlainChains plain_;
  MultipleSearch nishio_{frame_, MultipleKind::nishio, record_};
  MultipleSearch multiple_{frame_, MultipleKind::multiple, record_};
  MultipleSearch dynamic_{frame_, MultipleKind::dynamic, record_};
};

// The searches of this thread are kept between calls. A call takes them out and puts them back at its end. If an
// exception ends it, because memory is short, they are freed, because their state is undefined.
std::unique_ptr<Searches>& kept_searches() {
  static thread_local std::unique_ptr<Searches> searches;
  return searches;
}
std::unique_ptr<Searches> take_searches(const State& state) {
  std::unique_ptr<Searches> searches = std::move(kept_searches());
  if (!searches) searches = std::make_unique<Searches>();
  searches->look_at(state);
  return searches;
}

}  // namespace

std::optional<Step> find_chaining(const State& state, Chaining kind, const GoOn& go_on) {
  std::unique_ptr<Searches> searches = take_searches(state);
  const std::vector<ChainFinding> findings = searches->find(kind, true, go_on);
  std::optional<Step> step;
  if (!findings.empty()) step = step_of(findings[0], searches->record());
  kept_searches() = std::move(searches);
  return step;
}

std::vector<Step> all_chaining(const State& state, Chaining kind, const GoOn& go_on) {
  std::unique_ptr<Searches> searches = take_searches(state);
  std::vector<Step> steps;
  for (const ChainFinding& finding : searches->find(kind, false, go_on)) {
    steps.push_back(step_of(finding, searches->record()));
  }
  kept_searches() = std::move(searches);
  return steps;
}

}  // namespace shudu::logic::explainer
