#include "film/projector.h"

#include <fmt/core.h>

#include <algorithm>
#include <limits>

#include "engine/numbers.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

using Kind = Event::Kind;
using trace::player_texts;

constexpr std::uint64_t piece =
    200'000;  // events recorded between two checks for keys; takes a few hundredths of a second
constexpr int frame_ms = 33;

const Text& name_of(Kind kind) {
  if (kind == Kind::backtrack) return player_texts.dead_end;
  return kind == Kind::guess ? player_texts.guess : player_texts.solution;
}

constexpr int speeds[] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10'000, 100'000, 1'000'000};

}  // namespace

Projector::Projector(trace::Recording& film, Screen& screen, const ProjectorOptions& options)
    : film_(film), screen_(screen), options_(options), plays_(options.plays) {}

void Projector::run() {
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

void Projector::press(const Key& key) {
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

void Projector::play_on() {
  const auto now = Clock::now();
  owed_ += std::chrono::duration<double>(now - last_).count() * options_.speed;
  last_ = now;
  const auto whole = static_cast<std::int64_t>(owed_);
  if (whole == 0) return;
  owed_ -= static_cast<double>(whole);
  // On a slow terminal or machine, skip steps instead of falling behind.
  steps(std::min<std::int64_t>(whole, options_.speed / 10 + 1));
  if (at_ == film_.size() && !can_record()) plays_ = false;
}

bool Projector::can_record() const {
  return !film_.is_complete() && (options_.most == 0 || film_.size() < options_.most);
}

bool Projector::record_more() {
  if (!can_record()) return false;
  film_.extend(options_.most == 0 ? piece : std::min(piece, options_.most - film_.size()));
  return true;
}

bool Projector::record_until(const std::function<bool()>& is_enough) {
  Clock::time_point shown = Clock::now();
  while (!is_enough()) {
    if (!record_more()) return is_enough();
    if (Clock::now() - shown < std::chrono::milliseconds{150}) continue;
    shown = Clock::now();
    notice_ = filled(player_texts.recording, fmt::arg("events", counted(film_.size(), "event")),
                     fmt::arg("n", with_commas(film_.size())));
    show();
    notice_.clear();
    const Key key = screen_.key(0);
    if (key == "q") done_ = true;
    if (!key.empty() || screen_.is_lost()) return false;
  }
  return true;
}

bool Projector::follows(std::uint64_t at) {
  if (at == 0) return false;
  const Event event = film_.event(at);
  if (event.kind != Kind::propagate) return false;
  if (event.reason == Event::Reason::peer) return true;
  const Event before = film_.event(at - 1);
  return before.kind == Kind::propagate && before.reason == event.reason && before.step == event.step;
}

void Projector::steps(std::int64_t count) {
  for (; count > 0; --count) {
    // At least one more event must be recorded to know where the step ends.
    if (at_ + 64 > film_.size()) record(at_ + 64);
    if (at_ == film_.size()) break;
    ++at_;
    while (at_ < film_.size() && follows(at_)) ++at_;
  }
  for (; count < 0 && at_ > 0; ++count) {
    --at_;
    while (at_ > 0 && at_ < film_.size() && follows(at_)) --at_;
  }
}

void Projector::go_to(std::uint64_t at) {
  record(at < std::numeric_limits<std::uint64_t>::max() - 64 ? at + 64 : at);
  at_ = std::min(at, film_.size());
}

void Projector::jump_forward(Kind kind) {
  plays_ = false;
  std::uint64_t from = at_;  // no such event before this
  const bool found = record_until([&] {
    const auto next = film_.next(kind, from);
    if (next) at_ = *next + 1;
    from = film_.size();
    return next.has_value();
  });
  if (found) return;
  notice_ = filled(film_.is_complete() ? player_texts.none_after : player_texts.none_up_to,
                   fmt::arg("kind", name_of(kind)[options_.language]), fmt::arg("at", with_commas(film_.size())));
}

void Projector::jump_back(Kind kind) {
  plays_ = false;
  if (const auto found = at_ > 0 ? film_.previous(kind, at_ - 1) : std::nullopt) {
    at_ = *found + 1;
  } else {
    notice_ = filled(player_texts.none_before, fmt::arg("kind", name_of(kind)[options_.language]));
  }
}

void Projector::change_speed(int direction) {
  if (direction > 0) {
    const auto faster = std::upper_bound(std::begin(speeds), std::end(speeds), options_.speed);
    if (faster != std::end(speeds)) options_.speed = *faster;
  } else {
    const auto same = std::lower_bound(std::begin(speeds), std::end(speeds), options_.speed);
    if (same != std::begin(speeds)) options_.speed = *(same - 1);
  }
  notice_ = filled(player_texts.speed, fmt::arg("steps", counted(static_cast<std::uint64_t>(options_.speed), "step")),
                   fmt::arg("n", with_commas(static_cast<std::uint64_t>(options_.speed))));
}

Shot Projector::shot() {
  Shot shot{.solver = &film_.solver(),
            .clues = film_.clues(),
            .size = film_.size(),
            .is_whole = film_.is_complete(),
            .depths = depths_.of(film_),
            .moment = film_.moment_at(at_),
            .plays = plays_,
            .speed = options_.speed,
            .notice = notice_,
            .shows_keys = shows_keys_,
            .candidates = candidates_,
            .colors = options_.colors,
            .language = options_.language};
  if (film_.end() == trace::Recording::End::conflict) shot.words = player_texts.conflict[options_.language];
  if (at_ == 0) return shot;
  std::uint64_t act = at_ - 1;
  const auto lose = [&](const Event& event) { shot.lost[event.cell.index()].insert(event.digit); };
  for (; act > 0 && follows(act); --act) lose(film_.event(act));
  shot.event = film_.event(act);
  shot.words = trace::describe(*shot.event, film_.steps(), options_.language);
  if (shot.event->kind == Kind::propagate) {
    lose(*shot.event);
    // A step of logic eliminates several candidates at once, and one line describes them all.
    const logic::Step& step = film_.steps()[static_cast<std::size_t>(shot.event->step)];
    shot.words = fmt::format("{}: {}", logic::name(step, options_.language), logic::result_text(step));
  }
  if (at_ == film_.size() && film_.end() == trace::Recording::End::stuck)
    shot.notice = trace::end_texts.stuck[options_.language];
  if (at_ == film_.size() && film_.end() == trace::Recording::End::exhausted)
    shot.notice = player_texts.exhausted[options_.language];
  return shot;
}

void Projector::show() { screen_.show(draw(shot(), screen_.size())); }

}  // namespace shudu::cli
