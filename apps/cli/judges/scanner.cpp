#include "judges/scanner.h"

#include <algorithm>
#include <cassert>

namespace shudu::cli {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;

constexpr bool is_space(int byte) { return byte == ' ' || byte == '\t' || byte == '\r'; }
constexpr bool is_digit(int byte) { return '0' <= byte && byte <= '9'; }

}  // namespace

Scanner::Scanner(ReadBytes read) : read_(std::move(read)), buffer_(chunk) {
  if (take("\xEF\xBB\xBF")) line_start_ = position_;  // a byte order mark is not a column
}

bool Scanner::fill() {
  if (at_end_) return false;  // reading a terminal again after its end would wait for more input
  std::copy(buffer_.data() + position_, buffer_.data() + size_, buffer_.data());
  dropped_ += position_;
  size_ -= position_;
  position_ = 0;
  const std::size_t got = read_(buffer_.data() + size_, buffer_.size() - size_);
  size_ += got;
  at_end_ = got == 0;
  return !at_end_;
}

void Scanner::skip_spaces(std::string_view ignored) {
  for (int next = peek(); is_space(next) || (next != end && ignored.find(static_cast<char>(next)) != ignored.npos);
       next = peek()) {
    skip();
  }
}

void Scanner::skip_blanks(std::string_view ignored) {
  for (skip_spaces(ignored); peek() == '\n'; skip_spaces(ignored)) skip();
}

bool Scanner::take(std::string_view word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    if ((position_ + i == size_ && !fill()) || buffer_[position_ + i] != word[i]) return false;
  }
  for (std::size_t i = 0; i < word.size(); ++i) skip();
  return true;
}

Result<std::uint64_t> Scanner::number(std::uint64_t from, std::uint64_t to, std::string_view what) {
  assert(from <= to && to <= largest);
  Error wrong = error({});
  const bool some = is_digit(peek());
  std::uint64_t value = 0;
  for (; is_digit(peek()); skip()) {
    if (value <= largest)
      value =
          value * 10 + static_cast<std::uint64_t>(peek() - '0');  // beyond `largest` the exact value does not matter
  }
  if (some && from <= value && value <= to) return value;
  wrong.message = "expected " + std::string{what};
  if (to < largest) wrong.message += " from " + std::to_string(from) + " to " + std::to_string(to);
  wrong.message += ", found " + (!some ? described() : value > largest ? "a larger number" : std::to_string(value));
  return Unexpected{std::move(wrong)};
}

Error Scanner::error(std::string message) const {
  return {.line = line_, .column = dropped_ + position_ - line_start_ + 1, .message = std::move(message)};
}

std::string Scanner::described() {
  const int next = peek();
  if (next == end) return "the end of the input";
  if (next == '\n' || next == '\r') return "the end of the line";
  if (' ' <= next && next <= '~') return {'\'', static_cast<char>(next), '\''};
  constexpr std::string_view digits = "0123456789abcdef";
  return {'\\', 'x', digits[static_cast<std::size_t>(next / 16)], digits[static_cast<std::size_t>(next % 16)]};
}

}  // namespace shudu::cli
