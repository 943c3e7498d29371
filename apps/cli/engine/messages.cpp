#include "engine/messages.h"

#include <fmt/core.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <iostream>
#include <mutex>

#include "engine/columns.h"
#include "engine/table.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::size_t hang = 2;  // the indent of the later lines of a message

std::mutex writing;
std::atomic<bool> progress_is_visible = false;

// Precondition: the caller holds `writing`.
void clear() {
  if (progress_is_visible.exchange(false)) std::fputs("\r\x1b[K", stderr);
}

}  // namespace

void write_message(std::string lines) {
  const std::size_t width = terminal_width(STDERR_FILENO);
  if (width > 0) lines = lines_wrapped(lines, hang, width);
  const std::lock_guard lock{writing};
  clear();
  std::cerr << lines;  // one string, because other programs may write to the same file
}

void note(const std::string& message) { write_message("shudu: " + message + '\n'); }

void clear_progress() {
  if (!progress_is_visible) return;
  const std::lock_guard lock{writing};
  clear();
}

ProgressLine::ProgressLine() : enabled_(stderr_is_terminal()) {}

bool ProgressLine::is_due() const {
  using namespace std::chrono_literals;
  const auto now = Clock::now();
  return enabled_ && now - begin_ >= 500ms && now - shown_ >= 100ms;
}

void ProgressLine::show(const std::vector<std::string>& texts) {
  if (!is_due()) return;
  shown_ = Clock::now();
  const std::size_t width = terminal_width(STDERR_FILENO) - 1;  // some terminals wrap after the last column
  std::string_view chosen;
  for (const std::string& text : texts) {
    chosen = text;
    if (width_of(text) <= width) break;
  }
  const std::lock_guard lock{writing};
  std::fputs(("\r\x1b[K" + std::string{first_columns(chosen, width)}).c_str(), stderr);
  progress_is_visible = true;
}

void Progress::update(std::uint64_t done, double part) {
  if (!line_.is_due()) return;
  const double seconds = line_.seconds();
  const std::string count = counted(done, unit_);
  const std::string rate =
      count + ", " + with_commas(static_cast<std::uint64_t>(static_cast<double>(done) / seconds)) + "/s";
  if (part <= begun_ || part == 0) {
    if (!unit_.empty()) line_.show({rate, count});
    return;
  }
  const std::string percent = fmt::format("{:.0f} %", part * 100);
  const std::string end = percent + ", " + duration_in_words(seconds / (part - begun_) * (1 - part)) + " left";
  constexpr int wide = 24, narrow = 10;
  const std::string bars[] = {progress_bar(part, wide) + ' ' + end, progress_bar(part, narrow) + ' ' + end};
  if (unit_.empty()) return line_.show({bars[0], bars[1], end, percent});
  line_.show({rate + "  " + bars[0], rate + "  " + bars[1], rate + ", " + end, count + ", " + end, end, percent});
}

std::string progress_bar(double part, int width) {
  std::string bar(static_cast<std::size_t>(part * width), '#');
  bar.resize(static_cast<std::size_t>(width), '.');
  return '[' + bar + ']';
}

namespace {

constexpr double most_without_puzzle = 60;  // seconds
constexpr double silent = 2;

}  // namespace

bool Patience::is_late() {
  const double waited = since(last_found_.load());
  if (waited >= silent && !reported_.exchange(true)) report();
  return timeout_ > 0 ? seconds() >= timeout_ : waited >= most_without_puzzle;
}

void Patience::report() const {
  const std::string tried = tried_ > 0 ? fmt::format(" ({} tried)", with_commas(tried_)) : std::string{};
  const std::string end = timeout_ > 0 ? fmt::format("after {:g} s", timeout_)
                                       : fmt::format("after {:.0f} s without a new puzzle", most_without_puzzle);
  note(fmt::format("{}: still looking for {}{}; the search ends {}", command_, wish_, tried, end));
  if (!advice_.empty()) note(command_ + ": " + advice_);
}

}  // namespace shudu::cli
