// Lookahead: the lines from the current one on, without taking any of them.
//
// TextSource::peek(n) starts from the current line at every call; going through n lines that way looks at n²/2 of
// them. Here each line in the window is found once, and peek is asked only for what lies beyond the window.
#pragma once

#include <optional>
#include <string_view>

#include "format/text_source.h"

namespace shudu {

class Lookahead {
 public:
  // Nothing else may be done with the source while the lookahead is in use.
  explicit Lookahead(TextSource& source) : source_(source), window_(source.bytes()) {}

  // The first line at the first call, and so on; nothing past the end. Valid until the next call.
  std::optional<std::string_view> next() {
    const int n = count_++;
    const std::size_t end = in_window_ ? window_.find('\n') : std::string_view::npos;
    if (end == std::string_view::npos) {
      in_window_ = false;
      return source_.peek(n);
    }
    std::string_view line = window_.substr(0, end);
    window_.remove_prefix(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }

 private:
  TextSource& source_;
  std::string_view window_;  // what is left of the source's window; stale as soon as peek has been asked
  bool in_window_ = true;
  int count_ = 0;  // lines given so far
};

}  // namespace shudu
