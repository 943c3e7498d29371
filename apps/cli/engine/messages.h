// Messages: everything that the program writes to standard error. On a terminal messages are wrapped at words, and a
// progress line below the other output shows how far a long run is. Neither is ever cut or broken by the other. In a pipe
// a message is one line and there is no progress line.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace shudu::cli {

// Writes "shudu: MESSAGE". Several threads may write at once.
void note(const std::string& message);
// Writes whole lines as they are, but wrapped on a terminal.
void write_message(std::string lines);

// Clears the progress line, if there is one. Output calls it before it writes to a terminal.
void clear_progress();

// A line on standard error that shows the progress of a long run. It stays silent for the first half second, and if
// standard error is not a terminal.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine() { clear_progress(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Whether show() would write now. It does so at most ten times a second.
  bool is_due() const;
  // Shows the first of the texts that is not wider than the terminal, or the beginning of the last.
  void show(const std::vector<std::string>& texts);
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now(), shown_ = begin_;
  bool enabled_;
};

// A progress line with the number of units done, their rate, and if the part is known, a bar and the time left.
class Progress {
 public:
  // `unit` is one of what is counted, such as "puzzle"; nothing if only the part is known. `begun` is the part that an
  // earlier run completed.
  explicit Progress(std::string unit, double begun = 0) : unit_(std::move(unit)), begun_(begun) {}

  // `done` counts units. `part` is the completed part of the whole input in 0..1, or negative if unknown.
  void update(std::uint64_t done, double part);

 private:
  std::string unit_;
  double begun_;
  ProgressLine line_;
};

// "[#####.....]", `width` signs between the brackets.
std::string progress_bar(double part, int width);

// Patience: how long a search for rare puzzles goes on without finding one. After two seconds it says once on standard
// error what is looked for, how many puzzles were tried and when the search will end, so that nobody takes it for a hang.
class Patience {
 public:
  // `wish` is what the search looks for, and `advice` a sentence for those who need it, or empty. `timeout` is in seconds.
  // 0: the search ends after 60 seconds without a new puzzle.
  Patience(std::string command, std::string wish, std::string advice = {}, double timeout = 0)
      : command_(std::move(command)), wish_(std::move(wish)), advice_(std::move(advice)), timeout_(timeout) {}

  // Any thread may call these. is_late() also says that the search goes on, if that is due.
  bool is_late();
  void add_tried(std::uint64_t count) { tried_ += count; }
  // A new puzzle was found.
  void renew() { last_found_ = Clock::now(); }
  double seconds() const { return since(begin_); }

 private:
  using Clock = std::chrono::steady_clock;
  static double since(Clock::time_point time) { return std::chrono::duration<double>(Clock::now() - time).count(); }
  void report() const;

  std::string command_, wish_, advice_;
  double timeout_;
  Clock::time_point begin_ = Clock::now();
  std::atomic<Clock::time_point> last_found_ = begin_;
  std::atomic<std::uint64_t> tried_ = 0;
  std::atomic<bool> reported_ = false;
};

}  // namespace shudu::cli
