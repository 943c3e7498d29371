#include "format/text_source.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace shudu {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;

std::string_view without_carriage_return(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace

TextSource::TextSource(ReadBytes read) : bytes_(text_bytes(std::move(read))) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  while (size_ < byte_order_mark.size() && fill()) {
  }
  if (at_hand().starts_with(byte_order_mark)) position_ = settled_ = byte_order_mark.size();
}

bool TextSource::fill() {
  if (at_end_) return false;
  if (mark_ && position_ - *mark_ > max_record_bytes) mark_.reset();
  const std::size_t unused = mark_.value_or(position_);
  if (unused > 0 && buffer_.size() - size_ < chunk) {
    std::memmove(buffer_.data(), buffer_.data() + unused, size_ - unused);
    size_ -= unused;
    settled_ -= unused;
    position_ -= unused;
    if (mark_) mark_ = 0;
  }
  if (buffer_.size() - size_ < chunk) buffer_.resize(std::max(buffer_.size() * 2, 2 * chunk));
  const std::size_t got = bytes_.read(buffer_.data() + size_, buffer_.size() - size_);
  size_ += got;
  at_end_ = got == 0;
  return !at_end_;
}

std::string_view TextSource::window() {
  if (settled_ < size_) {
    const auto converted = wide_cells_.convert({buffer_.data() + settled_, size_ - settled_}, at_end_);
    converted_ = converted_ || converted.size + converted.rest != size_ - settled_;
    settled_ += converted.size;
    size_ = settled_ + converted.rest;
  }
  return std::string_view{buffer_}.substr(position_, settled_ - position_);
}

void TextSource::skip_lines(std::size_t lines, std::size_t bytes) {
  line_number_ += lines;
  position_ += bytes;
  if (position_ <= settled_) return;
  settled_ = position_;
  wide_cells_.begin_line();
}

std::optional<std::string_view> TextSource::peek(int n) {
  std::size_t from = 0;  // relative to position_, which fill() may move
  cut_ = false;
  for (;;) {
    const std::size_t end = window().find('\n', from);
    if (end == std::string_view::npos) {
      if (size_ - position_ < max_record_bytes && fill()) continue;
      const std::string_view rest = window().substr(from);
      const bool beyond_lookahead = from > 0 && !at_end_;
      if (n > 0 || rest.empty() || beyond_lookahead) return std::nullopt;
      cut_ = rest.size() >= max_record_bytes;
      return without_carriage_return(rest.substr(0, max_record_bytes));
    }
    if (n == 0) {
      const std::string_view line = window().substr(from, end - from);
      cut_ = line.size() > max_record_bytes;
      return without_carriage_return(line.substr(0, max_record_bytes));
    }
    --n;
    from = end + 1;
  }
}

void TextSource::next_line() {
  cut_ = false;
  for (;;) {
    const std::size_t end = window().find('\n');
    if (end != std::string_view::npos) {
      position_ += end + 1;
      ++line_number_;
      return;
    }
    position_ = settled_ = size_;  // the rest of a cut line is dropped with it
    if (!fill()) return;
  }
}

std::string_view TextSource::bytes() {
  while (window().empty() && fill()) {
  }
  return window();
}

void TextSource::skip_bytes(std::size_t n) {
  assert(n <= settled_ - position_);
  line_number_ += static_cast<std::uint64_t>(std::ranges::count(window().substr(0, n), '\n'));
  position_ += n;
}

std::optional<std::size_t> TextSource::unused_bytes() const {
  if (converted_ || *bytes_.is_decoded) return std::nullopt;
  return size_ - position_;
}

void TextSource::read_elsewhere(std::uint64_t lines) {
  line_number_ += lines;
  position_ = settled_ = size_ = 0;
  mark_.reset();
  at_end_ = false;
  wide_cells_.begin_line();
}

void TextSource::mark() { mark_ = position_; }

std::optional<std::string_view> TextSource::marked() const {
  if (!mark_ || position_ - *mark_ > max_record_bytes) return std::nullopt;
  return std::string_view{buffer_}.substr(*mark_, position_ - *mark_);
}

bool TextSource::has_buffered_line() const { return at_hand().find('\n') != std::string_view::npos; }

}  // namespace shudu
