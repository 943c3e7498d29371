// Logic as a source: the steps of its path, told as events. There are a few thousand at most, so they are kept; the
// next step is looked for when the events of those before it have all been asked for.
#include <vector>

#include "trace/source.h"

namespace shudu::trace {
namespace {

constexpr CodeLine code[] = {
    {0, "candidates ← all that the clues leave open", "候选数 ← 提示数留下的所有可能", "候選數 ← 提示數留下的所有可能"},
    {0, "repeat:", "重复：", "重複："},
    {1, "if a cell has no candidate, or a digit no place: stop", "若某格无候选数，或某数字无处可填：停止",
     "若某格無候選數，或某數字無處可填：停止"},
    {1, "if no cell is blank: report the board, stop", "若没有空格：报告盘面，停止", "若沒有空格：報告盤面，停止"},
    {1, "for each technique, the easiest first:", "对每种技巧，从易到难：", "對每種技巧，從易到難："},
    {2, "step ← the first step that it finds on the board", "步骤 ← 它在盘面上找到的第一步",
     "步驟 ← 它在盤面上找到的第一步"},
    {2, "if there is one, take it and repeat:", "若找到，执行它并重复：", "若找到，執行它並重複："},
    {3, "write the digit that it proves", "写入它证明的数字", "寫入它證明的數字"},
    {4, "strike the digit out in the cells that see it", "从看得见它的各格中划去该数字",
     "從看得見它的各格中劃去該數字"},
    {3, "strike out the candidates that it rules out", "划去它排除的候选数", "劃去它排除的候選數"},
    {1, "if no technique finds a step: stop", "若没有技巧能找到一步：停止", "若沒有技巧能找到一步：停止"},
};
namespace line {
constexpr int contradiction = 3, report = 4, write = 8, propagate = 9, strike = 10;
}

class LogicSource : public Source {
 public:
  LogicSource(const Grid& clues, const Options& options)
      : state_(clues), options_{.uniqueness = options.uniqueness}, techniques_(options.techniques) {
    if (techniques_.empty()) techniques_.assign(logic::techniques().begin(), logic::techniques().end());
  }

  Marks marks() const override { return Marks::struck_out; }
  bool can_begin_after(const Event&) const override { return true; }
  std::span<const logic::Step> steps() const override { return steps_; }

  Recording::End run(const Player& from, const gallery::OnEvent& on_event) override {
    for (std::size_t at = from.at();; ++at) {
      while (at == events_.size() && end_ == Recording::End::open) think();
      if (at == events_.size()) return end_;
      if (!on_event(events_[at])) return at + 1 == events_.size() ? end_ : Recording::End::open;
    }
  }

 private:
  // Takes one step, or finds that there is none.
  void think() {
    using enum Recording::End;
    if (const auto found = state_.find_contradiction()) {
      tell_contradiction(*found);
      end_ = contradiction;
    } else if (state_.is_solved()) {
      tell(Event::Kind::solution, Event::Reason::full, Cell{}, 0, line::report);
      end_ = satisfied;
    } else if (auto step = logic::find_first(state_, techniques_, options_)) {
      steps_.push_back(std::move(*step));
      take(steps_.back());
    } else {
      end_ = stuck;
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
  logic::Options options_;
  std::vector<const logic::Technique*> techniques_;
  std::vector<logic::Step> steps_;
  std::vector<Event> events_;
  Recording::End end_ = Recording::End::open;
};

}  // namespace

std::unique_ptr<Source> logic_source(const Grid& clues, const Options& options) {
  return std::make_unique<LogicSource>(clues, options);
}

std::span<const CodeLine> logic_code() { return code; }

}  // namespace shudu::trace
