// Projector: shows a recording on the whole screen and winds it as the keys say.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "film/screen.h"
#include "film/shot.h"
#include "shudu/trace.h"

namespace shudu::cli {

struct ProjectorOptions {
  std::uint64_t start = 0;  // event to begin at
  std::uint64_t most = 0;   // events to record; 0: any number
  int speed = 5;            // steps in a second
  bool plays = false;
  bool colors = true;
  Language language = Language::en;
};

class Projector {
 public:
  Projector(trace::Recording& film, Screen& screen, const ProjectorOptions& options);

  // Until the viewer has seen enough.
  void run();

 private:
  using Clock = std::chrono::steady_clock;

  void press(const Key& key);
  void play_on();
  // A step is an event with all the candidates that it takes away.
  void steps(std::int64_t count);
  void go_to(std::uint64_t at);
  void jump_forward(Event::Kind kind);
  void jump_back(Event::Kind kind);
  void change_speed(int direction);

  // Records until it is enough. False when the film ends before that, or the viewer pressed a key meanwhile.
  bool record_until(const std::function<bool()>& is_enough);
  bool record(std::uint64_t size) {
    return record_until([&] { return film_.size() >= size; });
  }
  bool record_more();
  // Whether the event belongs to the step of the one before it.
  bool follows(std::uint64_t at);
  bool can_record() const;

  void show();
  Shot shot();
  void measure_depths();

  trace::Recording& film_;
  Screen& screen_;
  ProjectorOptions options_;
  std::uint64_t at_ = 0;  // events played
  bool plays_;
  bool done_ = false;
  bool shows_keys_ = false;
  bool candidates_ = true;
  std::string notice_;
  double owed_ = 0;  // steps due while playing
  Clock::time_point last_ = Clock::now();
  std::uint64_t measured_ = 0;  // size of the film when depths_ were taken
  std::vector<int> depths_;
};

}  // namespace shudu::cli
