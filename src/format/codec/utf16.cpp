#include "format/codec/utf16.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "base/utf8.h"

namespace shudu {
namespace {

class Utf16Reader {
 public:
  Utf16Reader(ReadBytes raw, ByteOrder order) : raw_(std::move(raw)), order_(order) {}

  std::size_t operator()(char* into, std::size_t room) {
    while (at_ == text_.size() && refill()) {
    }
    const std::size_t n = std::min(room, text_.size() - at_);
    std::memcpy(into, text_.data() + at_, n);
    at_ += n;
    return n;
  }

 private:
  static constexpr std::size_t chunk = std::size_t{1} << 15;

  bool refill() {
    text_.clear();
    at_ = 0;
    std::array<char, chunk> bytes;
    const std::size_t n = raw_(bytes.data(), bytes.size());
    for (std::size_t i = 0; i < n; ++i) {
      if (std::exchange(has_half_, !has_half_)) {
        take_unit(half_, static_cast<std::uint8_t>(bytes[i]));
      } else {
        half_ = static_cast<std::uint8_t>(bytes[i]);
      }
    }
    if (n == 0 && std::exchange(high_, 0) != 0) append_code_point(text_, replacement_character);
    return n > 0;
  }

  void take_unit(std::uint8_t first, std::uint8_t second) {
    const char32_t unit = order_ == ByteOrder::little ? char32_t{second} << 8 | first : char32_t{first} << 8 | second;
    const bool is_low = 0xDC00 <= unit && unit <= 0xDFFF;
    const char32_t high = std::exchange(high_, 0);
    if (high != 0 && is_low) {
      append_code_point(text_, 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
      return;
    }
    if (high != 0) append_code_point(text_, replacement_character);
    if (is_surrogate(unit) && !is_low) {
      high_ = unit;
    } else {
      append_code_point(text_, unit);
    }
  }

  ReadBytes raw_;
  ByteOrder order_;
  std::string text_;  // decoded and not yet returned, from at_ on
  std::size_t at_ = 0;
  std::uint8_t half_ = 0;
  bool has_half_ = false;  // the first byte of a unit is in half_
  char32_t high_ = 0;      // the first half of a pair, or 0
};

}  // namespace

std::optional<ByteOrder> utf16_order(std::string_view first) {
  if (first.starts_with("\xFF\xFE")) return ByteOrder::little;
  if (first.starts_with("\xFE\xFF")) return ByteOrder::big;
  if (first.size() < 4) return std::nullopt;
  const auto is_zero = [first](std::size_t i) { return first[i] == '\0'; };
  if (!is_zero(0) && is_zero(1) && !is_zero(2) && is_zero(3)) return ByteOrder::little;
  if (is_zero(0) && !is_zero(1) && is_zero(2) && !is_zero(3)) return ByteOrder::big;
  return std::nullopt;
}

ReadBytes utf8_of_utf16(ReadBytes raw, ByteOrder order) {
  return [reader = Utf16Reader{std::move(raw), order}](char* into, std::size_t room) mutable {
    return reader(into, room);
  };
}

}  // namespace shudu
