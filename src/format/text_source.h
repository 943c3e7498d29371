// TextSource: a bounded window on a stream of text, line by line with lookahead, or byte by byte for documents.
//
//            consumed            position                     settled     size
//   buffer   ░░░░░░░░░░░░░░░░░░░░│current line│line 1│ … │half a│ as it came│
//
// Invariant: position ≤ settled ≤ size ≤ buffer.size(), and everything before position, or before the mark if there is
// one, may be discarded at any time.
// Returned views are valid until the next call that is not const. The window is the text from position to settled, in
// which wide cells are ASCII (wide_cells.h). The fast path for plain lines looks at the bytes as they came, which saves
// a pass over them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/byte_source.h"
#include "format/wide_cells.h"
#include "shudu/format.h"

namespace shudu {

class TextSource {
 public:
  explicit TextSource(ReadBytes read);

  // Access by lines. A line ends at "\n" or "\r\n" (not part of it) or at the end of the input. A byte order mark at
  // the very beginning is dropped. A line longer than max_record_bytes is truncated to that size, and is_cut() is true
  // for it.
  //
  // The n-th line from here, 0 being the current one. nullopt past the end. Lookahead reaches max_record_bytes.
  std::optional<std::string_view> peek(int n = 0);
  // Drops the current line.
  void next_line();
  bool is_cut() const { return cut_; }
  // Number of the current line, from 1.
  std::uint64_t line_number() const { return line_number_; }

  // Access by bytes. The bytes in the window, at least one unless at the end of the input.
  std::string_view bytes();
  // Drops `n` of them and counts the line ends in them.
  void skip_bytes(std::size_t n);

  // The bytes from the current line on as they came, and a function that drops whole lines of them that the caller has
  // counted.
  std::string_view at_hand() const { return std::string_view{buffer_}.substr(position_, size_ - position_); }
  void skip_lines(std::size_t lines, std::size_t bytes);
  // Reads more into the window; false at the end of the input.
  bool fill();
  // The number of bytes of the source that were read and not used. nullopt if the bytes are not those of the source,
  // because they were unpacked or converted.
  std::optional<std::size_t> unused_bytes() const;
  // Forgets them, and counts lines that the caller has read from the source by itself.
  void read_elsewhere(std::uint64_t lines);
  // Keeps the text from the current position on until the next call, for marked(), or until the mark is dropped.
  void mark();
  void drop_mark() { mark_.reset(); }
  // The text between the mark and the current position. nullopt if it is longer than max_record_bytes.
  std::optional<std::string_view> marked() const;
  // At the end of the input: why it ends early, or "".
  const std::string& fault() const { return *bytes_.fault; }
  // Whether a whole line is already in the window.
  bool has_buffered_line() const;

 private:
  std::string_view window();

  ByteSource bytes_;
  WideCells wide_cells_;
  std::string buffer_;
  std::size_t position_ = 0;
  std::size_t settled_ = 0;
  std::size_t size_ = 0;
  std::optional<std::size_t> mark_;
  std::uint64_t line_number_ = 1;
  bool converted_ = false;  // a conversion has changed the number of bytes
  bool at_end_ = false;     // the stream has no more bytes than the window
  bool cut_ = false;
};

}  // namespace shudu
