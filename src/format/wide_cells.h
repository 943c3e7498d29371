// Digits and blanks that are not ASCII, as people type them in East Asian texts and in messages:
//
//   ５３□□７□□□□      ⑤③・・⑦・・・・      5️⃣3️⃣⬜⬜7️⃣⬜⬜⬜⬜
//
// They become ASCII characters, one for each, so that every format can read them. A character is converted only if the
// line up to it has nothing but cells, separators and frames. Titles and other texts therefore stay as they are.
#pragma once

#include <cstddef>
#include <span>

namespace shudu {

// Converts a text that comes in pieces. The result does not depend on the pieces.
class WideCells {
 public:
  struct Converted {
    std::size_t size;  // of the converted text
    std::size_t rest;  // bytes of a character that is cut at the end; they follow the converted text
  };
  // Converts UTF-8 in place. A character that is cut waits for the next piece, unless this is the last.
  Converted convert(std::span<char> bytes, bool is_last);
  // The next piece begins a line.
  void begin_line() { only_cells_ = true; }

 private:
  bool only_cells_ = true;  // the current line so far
};

}  // namespace shudu
