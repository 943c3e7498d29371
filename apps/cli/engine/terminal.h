// What is known about the terminal: whether there is one, whether it wants colours, and a progress line on it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace shudu::cli {

bool stdin_is_terminal();
bool stdout_is_terminal();
bool stderr_is_terminal();

// Text attributes, or none where they are not wanted.
class Style {
 public:
  explicit Style(bool on) : on_(on) {}
  bool is_on() const { return on_; }
  std::string bold(std::string_view text) const { return with("1", text); }
  std::string faint(std::string_view text) const { return with("2", text); }
  std::string given(std::string_view text) const { return with("1", text); }
  std::string found(std::string_view text) const { return with("36", text); }
  std::string wrong(std::string_view text) const { return with("1;31", text); }
  // In a colour of the sixteen that every terminal has, by its SGR code: "34", "30;42".
  std::string in(std::string_view code, std::string_view text) const { return with(code, text); }

 private:
  std::string with(std::string_view code, std::string_view text) const;
  bool on_;
};

// `--color`: auto (a terminal that is not dumb, NO_COLOR unset), always or never.
void set_color(const std::string& when);
Style stdout_style();
Style stderr_style();

// A line on standard error that tells how far a long run is; silent when that is not a terminal, and at first.
class Progress {
 public:
  // `begun` is the part that was done before, in another run.
  explicit Progress(std::string unit, double begun = 0);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `done` units so far; `part` of the whole input in 0..1, negative when unknown.
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

// 1234567 → "1,234,567".
std::string with_commas(std::uint64_t number);

}  // namespace shudu::cli
