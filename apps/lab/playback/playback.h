// Playback: a recording played on the full screen, controlled by keys.
#pragma once

#include <fmt/core.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "playback/depth_profile.h"
#include "playback/frame.h"
#include "playback/screen.h"
#include "shudu/trace.h"

namespace shudu::cli {

struct PlaybackOptions {
  std::uint64_t start = 0;  // the first event to show
  std::uint64_t most = 0;   // the most events to record; 0: no limit
  int speed = 5;            // steps per second
  bool plays = false;
  bool colors = true;
  Language language = Language::en;
};

class Playback {
 public:
  Playback(trace::Recording& recording, Screen& screen, const PlaybackOptions& options);

  // Runs until the user quits.
  void run();

 private:
  using Clock = std::chrono::steady_clock;

  void press(const Key& key);
  void play_on();
  // Moves by a number of steps. A step is an event with all eliminations that follow from it.
  void steps(std::int64_t count);
  void go_to(std::uint64_t at);
  void jump_forward(Event::Kind kind);
  void jump_back(Event::Kind kind);
  void change_speed(int direction);

  // Records until is_enough() returns true. Returns false if the recording ends before that or the user presses a key.
  bool record_until(const std::function<bool()>& is_enough);
  bool record(std::uint64_t size) {
    return record_until([&] { return recording_.size() >= size; });
  }
  bool record_more();
  // Whether the event belongs to the same step as the event before it.
  bool follows(std::uint64_t at);
  bool can_record() const;

  template <class... Arguments>
  std::string filled(const Text& text, const Arguments&... arguments) const {
    return fmt::format(fmt::runtime(text[options_.language]), arguments...);
  }
  void show();
  Frame frame();

  trace::Recording& recording_;
  Screen& screen_;
  PlaybackOptions options_;
  std::uint64_t at_ = 0;  // events played
  bool plays_;
  bool done_ = false;
  bool shows_keys_ = false;
  bool candidates_ = true;
  std::string notice_;
  double owed_ = 0;  // steps due while playing
  Clock::time_point last_ = Clock::now();
  DepthProfile depths_;
};

}  // namespace shudu::cli
