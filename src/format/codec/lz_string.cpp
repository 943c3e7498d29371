#include "format/codec/lz_string.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/utf8.h"
#include "shudu/format.h"

namespace shudu {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
enum Code : std::uint32_t { unit_of_8_bits, unit_of_16_bits, end_of_text, first_phrase };

std::u16string utf16_of(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    if (code < 0x10000) {
      units += static_cast<char16_t>(code);
    } else {
      units += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10));
      units += static_cast<char16_t>(0xDC00 + ((code - 0x10000) & 0x3FF));
    }
  }
  return units;
}

std::string utf8_of(std::u16string_view units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    char32_t code = units[i];
    const bool leads = 0xD800 <= code && code < 0xDC00 && i + 1 < units.size();
    if (leads && 0xDC00 <= units[i + 1] && units[i + 1] < 0xE000) {
      code = 0x10000 + ((code - 0xD800) << 10) + (units[++i] - char32_t{0xDC00});
    }
    append_code_point(text, code);
  }
  return text;
}

// The number of bits of a code. It grows when the number of phrases reaches what the current width can represent.
class Width {
 public:
  explicit Width(int bits) : bits_(bits), room_(std::uint32_t{1} << (bits - 1)) {}
  int bits() const { return bits_; }
  void count() {
    if (--room_ == 0) room_ = std::uint32_t{1} << bits_++;
  }

 private:
  int bits_;
  std::uint32_t room_;
};

class Packer {
 public:
  std::string packed(std::u16string_view units) {
    for (char16_t unit : units) take(unit);
    if (phrase_ != none) emit_phrase();
    put(end_of_text, width_.bits());
    put(0, 6 - filled_);  // at least one bit, so a full last character is followed by an empty one
    while (out_.size() % 4 != 0) out_ += '=';
    return std::move(out_);
  }

 private:
  static constexpr std::uint32_t none = 0;
  static std::uint64_t key(std::uint32_t phrase, char16_t unit) { return std::uint64_t{phrase} << 16 | unit; }

  void take(char16_t unit) {
    if (phrases_.try_emplace(key(none, unit), size_).second) fresh_.emplace(size_++, unit);
    const auto longer = phrases_.find(key(phrase_, unit));
    if (longer != phrases_.end()) {
      phrase_ = longer->second;
      return;
    }
    emit_phrase();
    phrases_.emplace(key(phrase_, unit), size_++);
    phrase_ = phrases_.at(key(none, unit));
  }

  void emit_phrase() {
    const auto fresh = fresh_.find(phrase_);
    if (fresh == fresh_.end()) {
      put(phrase_, width_.bits());
    } else {
      const char16_t unit = fresh->second;
      put(unit < 256 ? unit_of_8_bits : unit_of_16_bits, width_.bits());
      put(unit, unit < 256 ? 8 : 16);
      width_.count();
      fresh_.erase(fresh);
    }
    width_.count();
  }

  void put(std::uint32_t value, int bits) {
    for (; bits > 0; --bits, value >>= 1) {
      sextet_ = sextet_ << 1 | (value & 1);
      if (++filled_ == 6) {
        out_ += alphabet[sextet_];
        sextet_ = 0;
        filled_ = 0;
      }
    }
  }

  std::unordered_map<std::uint64_t, std::uint32_t> phrases_;  // (phrase, one more unit) → phrase
  std::unordered_map<std::uint32_t, char16_t> fresh_;         // units that have a number but were not yet written
  std::uint32_t size_ = first_phrase;
  std::uint32_t phrase_ = none;  // what was read and not yet written
  Width width_{2};
  std::string out_;
  unsigned sextet_ = 0;
  int filled_ = 0;
};

class LzUnpacker {
 public:
  explicit LzUnpacker(std::string_view packed) : packed_(packed) {}

  // The units, or nullopt if the input is invalid. Every phrase is a part of the output, so the dictionary stores
  // positions in it.
  std::optional<std::u16string> unpacked() {
    Width width{2};
    Phrase last{0, 0};
    for (;;) {
      const auto code = take(width.bits());
      if (!code) return std::nullopt;
      if (*code == end_of_text) return std::move(out_);
      Phrase phrase;
      if (*code < end_of_text) {
        const auto unit = take(*code == unit_of_8_bits ? 8 : 16);
        if (!unit) return std::nullopt;
        phrase = {static_cast<std::uint32_t>(out_.size()), 1};
        out_ += static_cast<char16_t>(*unit);
        phrases_.push_back(phrase);
        width.count();
      } else {
        const std::size_t index = *code - first_phrase;
        if (index > phrases_.size() || last.length == 0) return std::nullopt;
        // The code of the phrase that is about to be defined: the last phrase followed by its own first unit.
        const Phrase copied = index == phrases_.size() ? Phrase{last.start, last.length + 1} : phrases_[index];
        if (out_.size() + copied.length > max_record_bytes) return std::nullopt;
        phrase = {static_cast<std::uint32_t>(out_.size()), copied.length};
        for (std::uint32_t i = 0; i < copied.length; ++i) out_ += out_[copied.start + i];
      }
      if (last.length > 0) {
        phrases_.push_back({last.start, last.length + 1});
        width.count();
      } else {
        width = Width{3};
      }
      last = phrase;
    }
  }

 private:
  struct Phrase {
    std::uint32_t start = 0;
    std::uint32_t length = 0;
  };

  static std::optional<unsigned> sextet_of(char c) {
    if (c == ' ') c = '+';
    if (c == '-') c = '/';
    const std::size_t place = alphabet.find(c);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<unsigned>(place);
  }

  std::optional<std::uint32_t> take(int bits) {
    std::uint32_t value = 0;
    for (int i = 0; i < bits; ++i) {
      if (left_ == 0) {
        if (at_ == packed_.size()) return std::nullopt;
        const auto sextet = sextet_of(packed_[at_++]);
        if (!sextet) return std::nullopt;
        sextet_ = *sextet;
        left_ = 6;
      }
      value |= (sextet_ >> --left_ & 1) << i;
    }
    return value;
  }

  std::string_view packed_;
  std::size_t at_ = 0;
  unsigned sextet_ = 0;
  int left_ = 0;  // bits of sextet_ not yet taken
  std::u16string out_;
  std::vector<Phrase> phrases_;
};

}  // namespace

std::string lz_compressed_to_base64(std::string_view text) { return Packer{}.packed(utf16_of(text)); }

std::optional<std::string> lz_decompressed_from_base64(std::string_view packed) {
  const auto units = LzUnpacker{packed}.unpacked();
  if (!units) return std::nullopt;
  std::string text = utf8_of(*units);
  if (text.size() > max_record_bytes) return std::nullopt;
  return text;
}

}  // namespace shudu
