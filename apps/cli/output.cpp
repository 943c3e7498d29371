#include "output.h"

#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <iostream>

#include "terminal.h"

namespace shudu::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 17;

bool stderr_line_may_be_dirty = false;

// As many lines as a pipe takes all or none of: whoever kills the program finds whole lines. It costs a system call for
// 49 solutions, 2 ns each.
std::string_view whole_lines(std::string_view text) {
  if (text.size() <= PIPE_BUF) return text;
  const std::size_t within = text.rfind('\n', PIPE_BUF - 1);
  return text.substr(0, (within != std::string_view::npos ? within : text.find('\n', PIPE_BUF)) + 1);
}

extern "C" void end_at_once(int) {
  // Only calls that are safe in a signal handler. What was answered has been written: output is flushed before every
  // wait, and a search that is cut short has no answer yet.
  if (stderr_line_may_be_dirty) {
    constexpr std::string_view clear = "\r\x1b[K";
    [[maybe_unused]] const auto ignored = ::write(STDERR_FILENO, clear.data(), clear.size());
  }
  ::_exit(130);
}

}  // namespace

void Output::written() {
  using namespace std::chrono_literals;
  if (text_.size() < look_at_) return;
  // Asking the clock for each record would cost more than the record.
  look_at_ = text_.size() + large / 64;
  if (text_.size() >= large || std::chrono::steady_clock::now() - last_flush_ >= 50ms) flush();
}

bool Output::flush() {
  last_flush_ = std::chrono::steady_clock::now();
  std::string_view rest = text_;
  std::string_view piece;
  while (!failed_) {
    if (piece.empty()) {
      piece = whole_lines(rest);
      rest.remove_prefix(piece.size());
      if (piece.empty()) break;
    }
    const ssize_t n = ::write(descriptor_, piece.data(), piece.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      failed_ = true;
      std::cerr << std::string{"shudu: cannot write: "} + std::strerror(errno) + '\n';
      break;
    }
    piece.remove_prefix(static_cast<std::size_t>(n));
  }
  text_.clear();
  look_at_ = large / 64;
  return !failed_;
}

Output& standard_output() {
  static Output output{STDOUT_FILENO};
  return output;
}

bool flush_standard_output() {
  const bool written = standard_output().flush();
  if (std::cout.flush()) return written;
  if (written) std::cerr << "shudu: cannot write to standard output\n";
  return false;
}

void stop_on_interrupt() {
  stderr_line_may_be_dirty = stderr_is_terminal();
  std::signal(SIGINT, end_at_once);
  std::signal(SIGTERM, end_at_once);
}

}  // namespace shudu::cli
