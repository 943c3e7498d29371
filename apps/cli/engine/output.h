// Standard output in large pieces, with write errors noticed; and the end on Ctrl-C.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace shudu::cli {

// Collects text and writes it to a file descriptor.
class Output {
 public:
  explicit Output(int descriptor);

  // The text to append to; call written() after each record.
  std::string& text() { return text_; }
  void write(std::string_view text);
  // Hands on what has been collected when it is much, or when it has waited long.
  void written();
  // Hands on everything. False once writing has failed.
  bool flush();
  bool failed() const { return failed_; }

 private:
  void hand_on(std::string_view text);

  int descriptor_;
  bool in_small_pieces_;
  std::string text_;
  std::size_t look_at_ = 0;  // the size at which to ask again whether it has waited long
  std::chrono::steady_clock::time_point last_flush_ = std::chrono::steady_clock::now();
  bool failed_ = false;
};

Output& standard_output();
// Flushes everything written to standard output, by whatever means; false (and a message) when some of it was lost.
bool flush_standard_output();

// Ctrl-C and termination end the program at once with status 130 and a clean terminal line.
void stop_on_interrupt();

}  // namespace shudu::cli
