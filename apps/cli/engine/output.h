// Standard output: buffered, with write errors detected, and ended cleanly on Ctrl-C.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/memory_file.h"

namespace shudu::cli {

// Collects text and writes it to a file descriptor.
class Output {
 public:
  explicit Output(int descriptor);

  // The buffer to append to. Call written() after each record.
  std::string& text() { return text_; }
  void write(std::string_view text);
  // Writes large texts, one after another. Several threads write to files in memory.
  void write(std::span<const std::string_view> texts, int threads);
  // Flushes if the buffer is large or has not been flushed for a while.
  void written();
  // Writes the buffer to the descriptor. Returns false once writing has failed.
  bool flush();
  bool failed() const { return failed_; }
  // Forgets what was not written and any failure. Call it when the descriptor refers to another file.
  void restart();
  // From now on passes all bytes to the function after they are written. An empty function ends this.
  void set_watcher(std::function<void(std::string_view)> watcher) { watcher_ = std::move(watcher); }

 private:
  void write_out(std::string_view text);

  int descriptor_;
  bool atomic_pieces_;
  std::string text_;
  std::size_t look_at_ = 0;  // the size at which to look at the clock again
  std::chrono::steady_clock::time_point last_flush_ = std::chrono::steady_clock::now();
  bool failed_ = false;
  std::function<void(std::string_view)> watcher_;
  std::optional<std::unique_ptr<MemoryFile>> memory_file_;  // empty if it is not known whether the file is in memory
};

Output& standard_output();
// Flushes standard_output() and std::cout. Returns false, after a message, if some output was lost.
bool flush_standard_output();

// Makes SIGINT and SIGTERM end the program at once with status 130, after the progress line is cleared and unfinished files
// are removed.
void stop_on_interrupt();

// Interrupt: lets a long command stop early and report what it has when the user presses Ctrl-C.
// While an object exists, the first SIGINT or SIGTERM is only noted. The second one ends the program at once.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool wanted();
};

}  // namespace shudu::cli
