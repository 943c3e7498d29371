// Screen: the whole terminal, taken over for a while and given back on every way out.
//
// Plain ANSI sequences, so that it works over ssh and in every terminal of the last thirty years: the alternate screen,
// no cursor, keys without waiting for a line end. The terminal is restored by the destructor and, when the program is
// interrupted, ended, hung up, aborted or stopped (Ctrl-Z), by signal handlers; `fg` takes it over again.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace shudu::cli {

struct ScreenSize {
  int columns = 80, rows = 24;
  friend bool operator==(const ScreenSize&, const ScreenSize&) = default;
};

// A key as it is called here: one character, or "left", "right", "up", "down", "home", "end", "page up", "page down".
using Key = std::string;

// There can be only one at a time.
class Screen {
 public:
  // Null when there is no terminal to take over.
  static std::unique_ptr<Screen> take();
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  ScreenSize size() const;
  // Waits at most so long for a key. Empty when none came, or when a signal did.
  Key key(int milliseconds);
  // Whether the terminal has changed, or was someone else's for a while, since this was asked last.
  bool was_changed();
  // Whether the terminal is still there.
  bool is_lost() const { return lost_; }
  // Shows the lines, which fit, from the top; one piece, so that nothing flickers.
  void show(const std::vector<std::string>& lines);

 private:
  explicit Screen(int descriptor) : descriptor_(descriptor) {}
  Key next_in_buffer(bool all_there);

  int descriptor_;
  bool lost_ = false;
  std::string buffer_;  // typed and not yet taken
};

}  // namespace shudu::cli
