// Logic as a source: the steps of its path as events. There are at most a few thousand events, so all are stored. The
// next step is found when all events of the steps before it have been read.
#include <vector>

#include "trace/replay.h"

namespace shudu::trace {
namespace {

constexpr CodeLine code[] = {
    {0, "candidates ← all that the clues leave open"},
    {0, "repeat:"},
    {1, "if a cell has no candidate, or a digit no place: stop"},
    {1, "if no cell is blank: report the board, stop"},
    {1, "for each technique, the easiest first:"},
    {2, "step ← the first step that it finds on the board"},
    {2, "if there is one, take it and repeat:"},
    {3, "write the digit that it proves"},
    {4, "strike the digit out in the cells that see it"},
    {3, "strike out the candidates that it rules out"},
    {1, "if no technique finds a step: stop"},
};
namespace line {
constexpr int contradiction = 3, report = 4, write = 8, propagate = 9, strike = 10;
}

class LogicSource : public Source {
 public:
  LogicSource(const Grid& clues, const Options& options)
      : state_(clues),
        walk_(logic::easiest_first(state_,
                                   options.techniques.empty() ? logic::techniques() : std::span{options.techniques},
                                   {.uniqueness = options.uniqueness})) {}

  Marks marks() const override { return Marks::struck_out; }
  bool can_begin_after(const Event&) const override { return true; }
  std::span<const logic::Step> steps() const override { return steps_; }

  Recording::End run(const Replay& from, const gallery::OnEvent& on_event) override {
    for (std::size_t at = from.at();; ++at) {
      while (at == events_.size() && end_ == Recording::End::open) think();
      if (at == events_.size()) return end_;
      if (!on_event(events_[at])) return at + 1 == events_.size() ? end_ : Recording::End::open;
    }
  }

 private:
  // Takes one step, or finds that there is none. state_ is behind the walk. take() updates it event by event.
  void think() {
    if (const logic::Step* step = walk_.next()) {
      steps_.push_back(*step);
      take(steps_.back());
      return;
    }
    switch (walk_.end()) {
      case logic::Walk::End::contradiction:
        tell_contradiction(*walk_.contradiction());
        end_ = Recording::End::contradiction;
        break;
      case logic::Walk::End::solved:
        tell(Event::Kind::solution, Event::Reason::full, Cell{}, 0, line::report);
        end_ = Recording::End::satisfied;
        break;
      case logic::Walk::End::stuck:
      case logic::Walk::End::open: end_ = Recording::End::stuck; break;
    }
  }

  void take(const logic::Step& step) {
    const auto number = static_cast<std::int16_t>(steps_.size() - 1);
    for (const logic::Candidate& one : step.placements) {
      if (!state_.has(one.cell, one.digit)) continue;
      Event& placed = tell(Event::Kind::place, Event::Reason::technique, one.cell, one.digit, line::write);
      placed.step = number;
      if (step.base.size() == 1) placed.house = static_cast<std::int16_t>(step.base.front().index());
      for (Cell peer : peers(one.cell) & state_.places(one.digit)) {
        Event& lost = tell(Event::Kind::propagate, Event::Reason::peer, peer, one.digit, line::propagate);
        lost.source = one.cell;
        lost.step = number;
      }
      state_.place(one.cell, one.digit);
    }
    for (const logic::Candidate& one : step.eliminations) {
      if (!state_.has(one.cell, one.digit)) continue;
      tell(Event::Kind::propagate, Event::Reason::technique, one.cell, one.digit, line::strike).step = number;
      state_.remove(one.cell, one.digit);
    }
  }

  void tell_contradiction(const logic::State::Contradiction& found) {
    const Cell cell = found.cell ? *found.cell : (found.house->cells() & state_.blanks()).first();
    Event& event = tell(Event::Kind::backtrack, found.house ? Event::Reason::no_place : Event::Reason::no_candidate,
                        cell, 0, line::contradiction);
    if (found.house) event.house = static_cast<std::int16_t>(found.house->index());
  }

  Event& tell(Event::Kind kind, Event::Reason reason, Cell cell, int digit, int line) {
    Event event;
    event.kind = kind;
    event.reason = reason;
    event.cell = cell;
    event.digit = static_cast<std::int16_t>(digit);
    event.line = static_cast<std::int16_t>(line);
    event.candidates = state_.candidates(cell);
    return events_.emplace_back(event);
  }

  logic::State state_;
  logic::Walk walk_;
  std::vector<logic::Step> steps_;
  std::vector<Event> events_;
  Recording::End end_ = Recording::End::open;
};

}  // namespace

std::unique_ptr<Source> logic_source(const Grid& clues, const Options& options) {
  return std::make_unique<LogicSource>(clues, options);
}

std::span<const CodeLine> logic_code() { return code; }

namespace {

// The gallery as a source. A search is resumed from the guesses in effect.
class GallerySource : public Source {
 public:
  GallerySource(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options)
      : algorithm_(algorithm), clues_(clues), solutions_(options.solutions) {}

  Marks marks() const override { return algorithm_.propagates ? Marks::propagated : Marks::by_rules; }
  bool can_begin_after(const Event& event) const override { return event.kind == Event::Kind::guess; }

  Recording::End run(const Replay& from, const gallery::OnEvent& on_event) override {
    bool stopped = false;
    const gallery::Counters counters = algorithm_.resume(
        clues_, solutions_, {.guesses = from.guesses(), .counters = from.counters()}, [](const Grid&) { return true; },
        [&](const Event& event) { return !(stopped = !on_event(event)); });
    // The run is over after the last solution wanted, even if the search was stopped.
    if (counters.solutions == solutions_) return Recording::End::satisfied;
    return stopped ? Recording::End::open : Recording::End::exhausted;
  }

 private:
  const gallery::Algorithm& algorithm_;
  Grid clues_;
  std::uint64_t solutions_;
};

}  // namespace

std::unique_ptr<Source> gallery_source(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options) {
  return std::make_unique<GallerySource>(algorithm, clues, options);
}

}  // namespace shudu::trace
