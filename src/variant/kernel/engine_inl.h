// The search: nodes of one puzzle fill the lanes of a frame. In every round all items whose cells have changed are swept
// once. A lane that a round did not change is a solution or guesses (choice_inl.h). The other values of the cell wait on a
// stack, from which free lanes are filled.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_ENGINE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_ENGINE_INL_H
#undef SHUDU_VARIANT_ENGINE_INL_H
#else
#define SHUDU_VARIANT_ENGINE_INL_H
#endif

#include <algorithm>
#include <iterator>

#include "shudu/random.h"
#include "variant/kernel/choice_inl.h"
#include "variant/kernel/sweep_inl.h"
#include "variant/search/engine.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

template <class T>
class Engine {
 public:
  explicit Engine(const EngineTask& task)
      : task_(task),
        program_(task.program),
        frame_(task.program),
        choice_(task.program),
        random_(task.seed),
        solution_(cells()) {}

  EngineResult run() {
    NodePool::Node node(task_.start.begin(), task_.start.end());
    const auto next = [&] { return task_.pool != nullptr && task_.pool->take(node, [this] { ask(); }); };
    bool going = task_.begins || next();
    for (; going; going = next()) {
      load_root(node);
      while (fill_lanes()) {
        if (is_time_to_restart()) restart(node);
        round();
        if (!settle() || (++rounds_ % 64 == 0 && !go_on())) {
          if (task_.pool != nullptr) task_.pool->stop();
          return result_;
        }
      }
    }
    result_.complete = task_.pool == nullptr || !task_.pool->is_stopped();
    return result_;
  }

  bool deduce(std::span<const Values> start, std::span<Values> left) {
    load_root(start);
    do round();
    while ((frame_.changed() & 1) != 0 && (frame_.bad() & 1) == 0);
    for (std::size_t c = 0; c < cells(); ++c) left[c] = *frame_.lane(static_cast<Cell>(c), 0);
    return (frame_.bad() & 1) == 0;
  }

 private:
  static constexpr int lanes = lanes_of<T>;
  static constexpr Cell nowhere = Choice<T>::nowhere;
  // Measured on killers, thermometers and renban lines: 2 and 16 took longer with all, 16 and 16 with killers.
  static constexpr float blame_of_item = 8, blame_of_guess = 16;
  // Counted in contradictions.
  static constexpr std::uint64_t fade_every = 2048;
  static constexpr std::uint64_t restart_after[] = {300, 1500};
  // A cell with so many values or more is split into one value and the others, which may then guess another cell.
  static constexpr int split_from = 4;
  // A node that waits: the candidates, in nodes_, and the values of the guessed cell that are still to be tried.
  struct Waiting {
    Cell cell;
    T values;
    bool together;  // the values are one node; otherwise each is
  };
  // A cell and the value that is tried first. The other values follow one at a time or together.
  struct Guess {
    Cell cell = nowhere;
    T value = 0;
    bool together = false;
  };

  std::size_t cells() const { return static_cast<std::size_t>(program_.cells); }

  void load_root(std::span<const Values> start) {
    frame_.forget(0);  // lanes of a search before
    for (std::size_t c = 0; c < cells(); ++c) {
      frame_.set(static_cast<Cell>(c), all<T>(start[c]));
      if (start[c] == 0) frame_.fail(every_lane<T>);
    }
    frame_.mark_all();
    active_ = 1;
    from_[0] = nowhere;
    if (program_.impossible || frame_.bad() != 0) active_ = 0;
  }

  // The first guesses know nothing about conflicts, and they decide how large the tree becomes. So the search begins
  // again twice, with the scores that it has by then, unless it has reported a solution: that would be found twice.
  // One restart was better for renban lines and worse for killers; more than two did not help.
  bool is_time_to_restart() const {
    return restarts_ < std::size(restart_after) && result_.stats.contradictions >= restart_after[restarts_] &&
           !has_reported_ && task_.pool == nullptr;
  }
  void restart(std::span<const Values> start) {
    ++restarts_;
    waiting_.clear();
    load_root(start);
  }

  // Shares work with other threads, and asks whether to go on.
  bool go_on() {
    if (task_.pool == nullptr) return ask();
    if (task_.pool->is_stopped()) return false;
    if (task_.pool->is_hungry() && waiting_.size() > 1) give_away();
    return ask();
  }
  bool ask() {
    if (!task_.go_on || task_.go_on()) return true;
    if (task_.pool != nullptr) task_.pool->stop();
    return false;
  }
  // The oldest waiting node goes to another thread: it is likely the largest.
  void give_away() {
    NodePool::Node node(nodes_.get(), nodes_.get() + cells());
    node[waiting_.front().cell] = waiting_.front().values;
    task_.pool->give(std::move(node));
    waiting_.erase(waiting_.begin());
    std::copy_n(nodes_.get() + cells(), waiting_.size() * cells(), nodes_.get());
  }

  // Free lanes take waiting nodes. Returns whether any lane is in use.
  bool fill_lanes() {
    for (LaneMask free = every_lane<T> & ~active_; free != 0 && !waiting_.empty(); free &= free - 1) {
      const int lane = std::countr_zero(free);
      Waiting& node = waiting_.back();
      const T value = node.together ? node.values : first_value(node.values);
      const T* from = nodes_.get() + (waiting_.size() - 1) * cells();
      for (std::size_t c = 0; c < cells(); ++c) *frame_.lane(static_cast<Cell>(c), lane) = from[c];
      *frame_.lane(node.cell, lane) = value;
      frame_.mark(node.cell);
      from_[lane] = node.cell;
      active_ |= LaneMask{1} << lane;
      node.values = static_cast<T>(node.values & ~value);
      if (node.values == 0) waiting_.pop_back();
    }
    return active_ != 0;
  }

  void round() {
    frame_.forget(every_lane<T> & ~active_);
    ++result_.stats.sweeps;
    for (int item = frame_.next_item(0); item >= 0; item = frame_.next_item(item + 1)) {
      const LaneMask before = frame_.bad();
      const Item& swept = program_.items[static_cast<std::size_t>(item)];
      sweep_item(frame_, swept);
      const LaneMask failed = frame_.bad() & ~before;
      if (failed != 0) blame(swept, failed);
      if ((frame_.bad() & active_) == active_) break;
    }
  }
  void blame(const Item& item, LaneMask failed) {
    const float more = blame_of_item * static_cast<float>(std::popcount(failed));
    for (const Cell cell : item.cells) choice_.add_score(cell, more);
  }

  // Removes the lanes that failed. In lanes where deduction has ended, guesses, or reports the solution and removes the
  // lane. Returns whether to go on.
  bool settle() {
    const LaneMask bad = frame_.bad() & active_;
    for (LaneMask rest = bad; rest != 0; rest &= rest - 1) {
      ++result_.stats.contradictions;
      const Cell cell = from_[std::countr_zero(rest)];
      if (cell != nowhere) choice_.add_score(cell, blame_of_guess);
      if (result_.stats.contradictions % fade_every == 0) choice_.fade();
    }
    active_ &= ~bad;
    LaneMask rest = active_ & ~frame_.changed();
    if (rest != 0) choice_.choose(frame_, rest, task_.seed == 0);
    for (; rest != 0; rest &= rest - 1) {
      const int lane = std::countr_zero(rest);
      const Guess guess = best_guess(lane);
      if (guess.cell == nowhere) {
        active_ &= ~(LaneMask{1} << lane);
        if (!report(lane)) return false;
      } else {
        make(guess, lane);
        if (result_.stats.guesses > task_.max_guesses) return false;
      }
    }
    return true;
  }
  Guess best_guess(int lane) {
    Guess best{.cell = choice_.cell(lane), .value = choice_.value(lane), .together = true};
    if (best.cell == nowhere || best.value != 0) return best;
    const T values = *frame_.lane(best.cell, lane);
    best.value = first_value(values);
    best.together = std::popcount(static_cast<std::uint32_t>(values)) >= split_from;
    return best;
  }
  void make(const Guess& guess, int lane) {
    ++result_.stats.guesses;
    const auto [cell, value, together] = guess;
    T* values = frame_.lane(cell, lane);
    const T others = static_cast<T>(*values & ~value);
    if (waiting_.size() == room_) grow();
    T* to = nodes_.get() + waiting_.size() * cells();
    for (std::size_t c = 0; c < cells(); ++c) to[c] = *frame_.lane(static_cast<Cell>(c), lane);
    waiting_.push_back({cell, others, together});
    *values = value;
    from_[lane] = cell;
    frame_.mark(cell);
  }
  void grow() {
    const std::size_t more = std::max<std::size_t>(64, 2 * room_);
    auto nodes = std::unique_ptr<T[]>(new T[more * cells()]);  // not set to 0: that would take longer than the copies
    std::copy_n(nodes_.get(), room_ * cells(), nodes.get());
    nodes_ = std::move(nodes);
    room_ = more;
  }
  T first_value(T values) {
    if (task_.seed == 0) return static_cast<T>(values & (0U - values));
    for (auto skip = random_.below(static_cast<std::uint32_t>(std::popcount(static_cast<std::uint32_t>(values))));
         skip > 0; --skip) {
      values = static_cast<T>(values & (values - 1));
    }
    return static_cast<T>(values & (0U - values));
  }
  bool report(int lane) {
    has_reported_ = true;
    for (std::size_t c = 0; c < cells(); ++c) {
      solution_[c] = static_cast<std::uint8_t>(
          std::countr_zero(static_cast<std::uint32_t>(*frame_.lane(static_cast<Cell>(c), lane))));
    }
    return task_.on_solution(solution_);
  }

  const EngineTask& task_;
  const Program& program_;
  Frame<T> frame_;
  Choice<T> choice_;
  Random random_;
  std::vector<std::uint8_t> solution_;
  std::vector<Waiting> waiting_;
  std::unique_ptr<T[]> nodes_;  // the candidates of the waiting nodes
  std::size_t room_ = 0;        // for so many nodes
  Cell from_[lanes] = {};
  LaneMask active_ = 0;
  std::size_t restarts_ = 0;
  bool has_reported_ = false;
  std::uint64_t rounds_ = 0;
  EngineResult result_;
};

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_ENGINE_INL_H
