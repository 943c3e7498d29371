// The terminal: whether there is one, whether to use colours, and a progress line.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace shudu::cli {

bool stdin_is_terminal();
bool stdout_is_terminal();
bool stderr_is_terminal();

// Adds text attributes, or none if colours are off.
class Style {
 public:
  explicit Style(bool on) : on_(on) {}
  bool is_on() const { return on_; }
  std::string bold(std::string_view text) const { return with("1", text); }
  std::string faint(std::string_view text) const { return with("2", text); }
  std::string given(std::string_view text) const { return with("1", text); }
  std::string found(std::string_view text) const { return with("36", text); }
  std::string wrong(std::string_view text) const { return with("1;31", text); }
  // In one of the sixteen standard colours, by its SGR code: "34", "30;42".
  std::string in(std::string_view code, std::string_view text) const { return with(code, text); }

 private:
  std::string with(std::string_view code, std::string_view text) const;
  bool on_;
};

// Sets `--color`: auto, always or never. With auto, colours are used if the output is a terminal, TERM is set and not
// "dumb", and NO_COLOR is unset or empty.
void set_color(const std::string& when);
Style stdout_style();
Style stderr_style();

// A line on standard error that shows the progress of a long run. It stays silent for the first half second, and if
// standard error is not a terminal.
class Progress {
 public:
  // `begun` is the part that an earlier run completed.
  explicit Progress(std::string unit, double begun = 0);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `done` counts units. `part` is the completed part of the whole input in 0..1, or negative if unknown.
  void update(std::uint64_t done, double part);

 private:
  using Clock = std::chrono::steady_clock;
  std::string unit_;
  double begun_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_ = begin_;
  bool enabled_;
  bool visible_ = false;
};

}  // namespace shudu::cli
