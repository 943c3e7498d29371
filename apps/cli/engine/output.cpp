#include "engine/output.h"

#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <ctime>
#include <iostream>

#include "engine/messages.h"
#include "engine/new_file.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::size_t large = std::size_t{1} << 17;

bool stderr_line_may_be_dirty = false;

// Writes to a pipe are atomic up to PIPE_BUF bytes. We write whole lines in pieces of that size, so that a killed
// program never leaves half a line in a pipe. One system call per 49 solutions costs 2 ns per solution. Writes to
// regular files are not atomic, so there the pieces would gain nothing.
bool writes_atomically(int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || S_ISREG(status.st_mode)) return false;
  return !S_ISCHR(status.st_mode) || ::isatty(descriptor) != 0;  // not /dev/null
}

std::string_view whole_lines(std::string_view text) {
  if (text.size() <= PIPE_BUF) return text;
  const std::size_t within = text.rfind('\n', PIPE_BUF - 1);
  return text.substr(0, (within != std::string_view::npos ? within : text.find('\n', PIPE_BUF)) + 1);
}

// `writer` is the thread that is writing a piece, and `ending` is set when the program ends. A thread sets `writer`
// before it reads `ending`. The signal handler sets `ending` before it reads `writer`. So at least one of them sees the
// other.
std::atomic<pthread_t> writer{};
std::atomic<bool> ending = false;
static_assert(std::atomic<pthread_t>::is_always_lock_free);

template <class Write>
auto one_writer(const Write& write) {
  writer = pthread_self();
  while (ending) {
    writer = pthread_t{};
    ::pause();
  }
  const auto result = write();
  const int error = errno;
  writer = pthread_t{};
  errno = error;
  return result;
}

ssize_t write_piece(int descriptor, std::string_view piece) {
  return one_writer([&] { return ::write(descriptor, piece.data(), piece.size()); });
}

extern "C" void end_at_once(int) {
  // Only async-signal-safe calls are allowed here. Finished answers are already written, because output is flushed
  // before every wait. If another thread is writing a piece, wait for it so that the piece is not cut, but at most half
  // a second, because the reader may have stopped reading.
  ending = true;
  for (int ms = 0; ms < 500; ++ms) {
    const pthread_t thread = writer;
    if (thread == pthread_t{} || pthread_equal(thread, pthread_self()) != 0) break;
    const timespec moment{.tv_sec = 0, .tv_nsec = 1'000'000};
    ::nanosleep(&moment, nullptr);
  }
  remove_unfinished_files();
  if (stderr_line_may_be_dirty) {
    constexpr std::string_view clear = "\r\x1b[K";
    [[maybe_unused]] const auto ignored = ::write(STDERR_FILENO, clear.data(), clear.size());
  }
  ::_exit(130);
}

}  // namespace

Output::Output(int descriptor) : descriptor_(descriptor), atomic_pieces_(writes_atomically(descriptor)) {}

void Output::restart() {
  std::string kept = std::move(text_);
  kept.clear();
  *this = Output{descriptor_};
  text_ = std::move(kept);  // its memory
}

void Output::write(std::string_view text) {
  if (text.size() < large) {
    text_ += text;
  } else {  // avoid copying a large text
    flush();
    write_out(text);
  }
}

void Output::write(std::span<const std::string_view> texts, int threads) {
  flush();
  if (failed_) return;
  if (threads > 1 && !memory_file_) memory_file_ = MemoryFile::open(descriptor_);
  if (threads > 1 && *memory_file_ != nullptr) {
    const bool written = one_writer([&] { return (*memory_file_)->write(texts, threads); });
    if (written) {
      for (std::string_view text : texts) {
        if (watcher_) watcher_(text);
      }
      return;
    }
    memory_file_->reset();  // the ordinary way reports what is wrong
  }
  // Texts that follow one another in memory need one call.
  for (std::size_t i = 0; i < texts.size();) {
    std::string_view text = texts[i++];
    for (; i < texts.size() && texts[i].data() == text.data() + text.size(); ++i) {
      text = {text.data(), text.size() + texts[i].size()};
    }
    write_out(text);
  }
}

void Output::written() {
  using namespace std::chrono_literals;
  if (text_.size() < look_at_) return;
  // Reading the clock for each record would cost more than the record itself.
  look_at_ = text_.size() + large / 64;
  if (text_.size() >= large || std::chrono::steady_clock::now() - last_flush_ >= 50ms) flush();
}

bool Output::flush() {
  last_flush_ = std::chrono::steady_clock::now();
  write_out(text_);
  text_.clear();
  look_at_ = large / 64;
  return !failed_;
}

void Output::write_out(std::string_view rest) {
  if (!rest.empty()) clear_progress();
  std::string_view piece;
  while (!failed_) {
    if (piece.empty()) {
      piece = atomic_pieces_ ? whole_lines(rest) : rest;
      rest.remove_prefix(piece.size());
      if (piece.empty()) break;
    }
    const ssize_t n = write_piece(descriptor_, piece);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      failed_ = true;
      note(std::string{"cannot write: "} + std::strerror(errno));
      break;
    }
    if (watcher_) watcher_(piece.substr(0, static_cast<std::size_t>(n)));
    piece.remove_prefix(static_cast<std::size_t>(n));
  }
}

Output& standard_output() {
  static Output output{STDOUT_FILENO};
  return output;
}

bool flush_standard_output() {
  const bool written = standard_output().flush();
  if (std::cout.flush()) return written;
  if (written) note("cannot write to standard output");
  return false;
}

void stop_on_interrupt() {
  stderr_line_may_be_dirty = stderr_is_terminal();
  std::signal(SIGINT, end_at_once);
  std::signal(SIGTERM, end_at_once);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that becomes too large is an error of write()
}

namespace {

volatile std::sig_atomic_t noted = 0;

extern "C" void note(int) {
  noted = 1;
  stop_on_interrupt();
}

}  // namespace

Interrupt::Interrupt() {
  noted = 0;
  std::signal(SIGINT, note);
  std::signal(SIGTERM, note);
}

Interrupt::~Interrupt() { stop_on_interrupt(); }

bool Interrupt::wanted() { return noted != 0; }

}  // namespace shudu::cli
