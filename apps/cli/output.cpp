#include "output.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>

#include "terminal.h"

namespace shudu::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 17;

bool stderr_line_may_be_dirty = false;

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
  if (text_.size() < large) {
    // Asking the clock for each record would cost more than the record.
    if (text_.size() < large / 64 || std::chrono::steady_clock::now() - last_flush_ < 50ms) return;
  }
  flush();
}

bool Output::flush() {
  last_flush_ = std::chrono::steady_clock::now();
  std::string_view rest = text_;
  while (!rest.empty() && !failed_) {
    const ssize_t n = ::write(descriptor_, rest.data(), rest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      failed_ = true;
      std::cerr << "shudu: cannot write: " << std::strerror(errno) << '\n';
      break;
    }
    rest.remove_prefix(static_cast<std::size_t>(n));
  }
  text_.clear();
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
