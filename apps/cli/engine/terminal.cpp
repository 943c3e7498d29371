#include "engine/terminal.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "engine/numbers.h"

namespace shudu::cli {
namespace {

enum class Color { automatic, always, never } color = Color::automatic;

bool wants_color(bool is_terminal) {
  if (color != Color::automatic) return color == Color::always;
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool refused =
      (no_color != nullptr && *no_color != '\0') || term == nullptr || std::string_view{term} == "dumb";
  return is_terminal && !refused;
}

// "42 s", "17 min", "5 h 20 min", "12 days".
std::string roughly(double seconds) {
  if (seconds < 120) return fmt::format("{:.0f} s", seconds);
  const double minutes = seconds / 60;
  if (minutes < 120) return fmt::format("{:.0f} min", minutes);
  const int hours = static_cast<int>(minutes / 60);
  if (hours < 48) return fmt::format("{} h {:.0f} min", hours, std::floor(minutes - 60 * hours));
  return fmt::format("{:.0f} days", minutes / 60 / 24);
}

}  // namespace

bool stdin_is_terminal() { return isatty(STDIN_FILENO) != 0; }
bool stdout_is_terminal() { return isatty(STDOUT_FILENO) != 0; }
bool stderr_is_terminal() { return isatty(STDERR_FILENO) != 0; }

std::string Style::with(std::string_view code, std::string_view text) const {
  return on_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string{text};
}

void set_color(const std::string& when) {
  color = when == "always" ? Color::always : when == "never" ? Color::never : Color::automatic;
}
Style stdout_style() { return Style{wants_color(stdout_is_terminal())}; }
Style stderr_style() { return Style{wants_color(stderr_is_terminal())}; }

Progress::Progress(std::string unit, double begun)
    : unit_(std::move(unit)), begun_(begun), enabled_(stderr_is_terminal()) {}

Progress::~Progress() {
  if (visible_) std::fputs("\r\x1b[K", stderr);
}

void Progress::update(std::uint64_t done, double part) {
  if (!enabled_) return;
  const auto now = Clock::now();
  using namespace std::chrono_literals;
  if (now - begin_ < 500ms || now - shown_ < 100ms) return;
  shown_ = now;
  visible_ = true;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  std::string line = fmt::format("\r\x1b[K{} {}, {}/s", with_commas(done), unit_,
                                 with_commas(static_cast<std::uint64_t>(static_cast<double>(done) / seconds)));
  if (part > begun_) {
    constexpr int width = 24;
    const int filled = static_cast<int>(part * width);
    std::string bar(static_cast<std::size_t>(filled), '#');
    bar.resize(width, '.');
    line += fmt::format("  [{}] {:.0f} %, {} left", bar, part * 100, roughly(seconds / (part - begun_) * (1 - part)));
  }
  std::fputs(line.c_str(), stderr);
}

}  // namespace shudu::cli
