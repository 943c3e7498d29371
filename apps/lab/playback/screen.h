// Screen: takes over the whole terminal and always restores it.
//
// It uses plain ANSI sequences, which work over ssh and in any terminal: the alternate screen, a hidden cursor, and
// input without line buffering. The destructor restores the terminal. Signal handlers restore it when the program is
// interrupted, terminated, hung up, aborted or stopped (Ctrl-Z). After `fg` it takes over the terminal again.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace shudu::cli {

struct ScreenSize {
  int columns = 80, rows = 24;
  friend bool operator==(const ScreenSize&, const ScreenSize&) = default;
};

// The name of a key: one character, or "left", "right", "up", "down", "home", "end", "page up", "page down".
using Key = std::string;

// Only one object may exist at a time.
class Screen {
 public:
  // Returns null if there is no suitable terminal.
  static std::unique_ptr<Screen> take();
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  ScreenSize size() const;
  // Waits up to this time for a key. Returns an empty string if no key was pressed or a signal arrived.
  Key key(int milliseconds);
  // Whether the terminal was resized, or used by another program, since the last call.
  bool was_changed();
  // Whether the terminal is gone.
  bool is_lost() const { return lost_; }
  // Shows the lines from the top. They are written at once to avoid flicker. Precondition: they fit.
  void show(const std::vector<std::string>& lines);

 private:
  explicit Screen(int descriptor) : descriptor_(descriptor) {}
  Key next_in_buffer(bool all_there);

  int descriptor_;
  bool lost_ = false;
  std::string buffer_;  // input that was read but not yet returned
};

}  // namespace shudu::cli
