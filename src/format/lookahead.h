// Lookahead: iterates over the lines from the current one on without consuming them.
//
// TextSource::peek(n) starts from the current line at every call, so n lines would cost n²/2 lines of work. This class
// finds each line in the window once, and calls peek only for lines beyond the window.
#pragma once

#include <optional>
#include <string_view>

#include "format/text_source.h"

namespace shudu {

class Lookahead {
 public:
  // The source must not be used in any other way while the lookahead is in use.
  explicit Lookahead(TextSource& source) : source_(source), window_(source.bytes()) {}

  // The first line at the first call, and so on. nullopt past the end. Valid until the next call.
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
  std::string_view window_;  // the rest of the source's window; invalid after a call of peek
  bool in_window_ = true;
  int count_ = 0;  // lines returned so far
};

}  // namespace shudu
