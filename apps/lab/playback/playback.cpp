#include "playback/playback.h"

#include <fmt/core.h>

#include <algorithm>
#include <limits>

#include "engine/table.h"
#include "shudu/words.h"
#include "trace/texts.h"

namespace shudu::cli {
namespace {

using Kind = Event::Kind;
using trace::playback_texts;

constexpr std::uint64_t piece =
    200'000;  // events recorded between two checks for keys; takes a few hundredths of a second
constexpr int frame_ms = 33;

const Text& name_of(Kind kind) {
  if (kind == Kind::backtrack) return playback_texts.dead_end;
  return kind == Kind::guess ? playback_texts.guess : playback_texts.solution;
}

constexpr int speeds[] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10'000, 100'000, 1'000'000};

}  // namespace

Playback::Playback(trace::Recording& recording, Screen& screen, const PlaybackOptions& options)
    : recording_(recording), screen_(screen), options_(options), plays_(options.plays) {}

void Playback::run() {
  go_to(options_.start);
  show();
  while (!done_ && !screen_.is_lost()) {
    const Key key = screen_.key(plays_ ? frame_ms : 1000);
    if (key.empty() && !plays_ && !screen_.was_changed()) continue;
    if (!key.empty()) press(key);
    if (plays_) play_on();
    if (!done_) show();
  }
}

void Playback::press(const Key& key) {
  notice_.clear();
  if (shows_keys_ && key != "q") {
    shows_keys_ = false;
    return;
  }
  if (key == " ") {
    plays_ = !plays_;
    owed_ = 0;
    last_ = Clock::now();
  } else if (key == "q" || key == "\x04") {
    done_ = true;
  } else if (key == "right" || key == "l") {
    steps(1);
  } else if (key == "left" || key == "h") {
    steps(-1);
  } else if (key == ".") {
    go_to(at_ + 1);
  } else if (key == ",") {
    if (at_ > 0) go_to(at_ - 1);
  } else if (key == "page down") {
    steps(100);
  } else if (key == "page up") {
    steps(-100);
  } else if (key == "home" || key == "0") {
    go_to(0);
  } else if (key == "end" || key == "$") {
    go_to(std::numeric_limits<std::uint64_t>::max());
  } else if (key == "up" || key == "+") {
    change_speed(1);
  } else if (key == "down" || key == "-") {
    change_speed(-1);
  } else if (key == "g") {
    jump_forward(Kind::guess);
  } else if (key == "G") {
    jump_back(Kind::guess);
  } else if (key == "b") {
    jump_forward(Kind::backtrack);
  } else if (key == "B") {
    jump_back(Kind::backtrack);
  } else if (key == "s") {
    jump_forward(Kind::solution);
  } else if (key == "S") {
    jump_back(Kind::solution);
  } else if (key == "c") {
    candidates_ = !candidates_;
  } else if (key == "?") {
    shows_keys_ = true;
  }
}

void Playback::play_on() {
  const auto now = Clock::now();
  owed_ += std::chrono::duration<double>(now - last_).count() * options_.speed;
  last_ = now;
  const auto whole = static_cast<std::int64_t>(owed_);
  if (whole == 0) return;
  owed_ -= static_cast<double>(whole);
  // On a slow terminal or machine, skip steps instead of falling behind.
  steps(std::min<std::int64_t>(whole, options_.speed / 10 + 1));
  if (at_ == recording_.size() && !can_record()) plays_ = false;
}

bool Playback::can_record() const {
  return !recording_.is_complete() && (options_.most == 0 || recording_.size() < options_.most);
}

bool Playback::record_more() {
  if (!can_record()) return false;
  recording_.extend(options_.most == 0 ? piece : std::min(piece, options_.most - recording_.size()));
  return true;
}

bool Playback::record_until(const std::function<bool()>& is_enough) {
  Clock::time_point shown = Clock::now();
  while (!is_enough()) {
    if (!record_more()) return is_enough();
    if (Clock::now() - shown < std::chrono::milliseconds{150}) continue;
    shown = Clock::now();
    notice_ = filled(playback_texts.recording, fmt::arg("events", counted(recording_.size(), "event")),
                     fmt::arg("n", with_commas(recording_.size())));
    show();
    notice_.clear();
    const Key key = screen_.key(0);
    if (key == "q") done_ = true;
    if (!key.empty() || screen_.is_lost()) return false;
  }
  return true;
}

bool Playback::follows(std::uint64_t at) {
  if (at == 0) return false;
  const Event event = recording_.event(at);
  if (event.kind != Kind::propagate) return false;
  if (event.reason == Event::Reason::peer) return true;
  const Event before = recording_.event(at - 1);
  return before.kind == Kind::propagate && before.reason == event.reason && before.step == event.step;
}

void Playback::steps(std::int64_t count) {
  for (; count > 0; --count) {
    // At least one more event must be recorded to know where the step ends.
    if (at_ + 64 > recording_.size()) record(at_ + 64);
    if (at_ == recording_.size()) break;
    ++at_;
    while (at_ < recording_.size() && follows(at_)) ++at_;
  }
  for (; count < 0 && at_ > 0; ++count) {
    --at_;
    while (at_ > 0 && at_ < recording_.size() && follows(at_)) --at_;
  }
}

void Playback::go_to(std::uint64_t at) {
  record(at < std::numeric_limits<std::uint64_t>::max() - 64 ? at + 64 : at);
  at_ = std::min(at, recording_.size());
}

void Playback::jump_forward(Kind kind) {
  plays_ = false;
  std::uint64_t from = at_;  // no such event before this
  const bool found = record_until([&] {
    const auto next = recording_.next(kind, from);
    if (next) at_ = *next + 1;
    from = recording_.size();
    return next.has_value();
  });
  if (found) return;
  notice_ = filled(recording_.is_complete() ? playback_texts.none_after : playback_texts.none_up_to,
                   fmt::arg("kind", name_of(kind)[options_.language]), fmt::arg("at", with_commas(recording_.size())));
}

void Playback::jump_back(Kind kind) {
  plays_ = false;
  if (const auto found = at_ > 0 ? recording_.previous(kind, at_ - 1) : std::nullopt) {
    at_ = *found + 1;
  } else {
    notice_ = filled(playback_texts.none_before, fmt::arg("kind", name_of(kind)[options_.language]));
  }
}

void Playback::change_speed(int direction) {
  if (direction > 0) {
    const auto faster = std::upper_bound(std::begin(speeds), std::end(speeds), options_.speed);
    if (faster != std::end(speeds)) options_.speed = *faster;
  } else {
    const auto same = std::lower_bound(std::begin(speeds), std::end(speeds), options_.speed);
    if (same != std::begin(speeds)) options_.speed = *(same - 1);
  }
  notice_ = filled(playback_texts.speed, fmt::arg("steps", counted(static_cast<std::uint64_t>(options_.speed), "step")),
                   fmt::arg("n", with_commas(static_cast<std::uint64_t>(options_.speed))));
}

Frame Playback::frame() {
  Frame frame{.solver = &recording_.solver(),
              .clues = recording_.clues(),
              .size = recording_.size(),
              .is_whole = recording_.is_complete(),
              .depths = depths_.of(recording_),
              .moment = recording_.moment_at(at_),
              .plays = plays_,
              .speed = options_.speed,
              .notice = notice_,
              .shows_keys = shows_keys_,
              .candidates = candidates_,
              .colors = options_.colors,
              .language = options_.language};
  if (recording_.end() == trace::Recording::End::conflict) frame.words = playback_texts.conflict[options_.language];
  if (at_ == 0) return frame;
  std::uint64_t act = at_ - 1;
  const auto lose = [&](const Event& event) { frame.lost[event.cell.index()].insert(event.digit); };
  for (; act > 0 && follows(act); --act) lose(recording_.event(act));
  frame.event = recording_.event(act);
  frame.words = trace::describe(*frame.event, recording_.steps(), options_.language);
  if (frame.event->kind == Kind::propagate) {
    lose(*frame.event);
    // A step of logic eliminates several candidates at once, and one line describes them all.
    const logic::Step& step = recording_.steps()[static_cast<std::size_t>(frame.event->step)];
    frame.words = fmt::format("{}: {}", logic::name(step, options_.language), logic::result_text(step));
  }
  if (at_ == recording_.size() && recording_.end() == trace::Recording::End::stuck)
    frame.notice = trace::end_texts.stuck[options_.language];
  if (at_ == recording_.size() && recording_.end() == trace::Recording::End::exhausted)
    frame.notice = playback_texts.exhausted[options_.language];
  return frame;
}

void Playback::show() { screen_.show(draw(frame(), screen_.size())); }

}  // namespace shudu::cli
