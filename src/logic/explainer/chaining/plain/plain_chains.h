// PlainChains: what the searches for chains without branches know about one board. Each part is computed on first use.
// The memory is kept for the next board.
#pragma once

#include "logic/explainer/chaining/plain/distance.h"
#include "logic/explainer/chaining/plain/reach.h"

namespace shudu::logic::explainer::chaining {

class PlainChains {
 public:
  void look_at(const ChainBoard& board) {
    if (is_known_ && board_ == board) return;
    board_ = board;
    is_known_ = true;
    knows_off_ = false;
    links_.find(board_);
    reach_.find(board_, links_);
  }
  const Links& links() const { return links_; }
  const Reach& reach() const { return reach_; }
  // With the data for Reach::have_common().
  const Reach& reach_with_off() {
    if (!knows_off_) reach_.find_off(board_);
    knows_off_ = true;
    return reach_;
  }
  Distance& distance() { return distance_; }

 private:
  bool is_known_ = false, knows_off_ = false;
  ChainBoard board_;
  Links links_;
  Reach reach_;
  Distance distance_;
};

}  // namespace shudu::logic::explainer::chaining
