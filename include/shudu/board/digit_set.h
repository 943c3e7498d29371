// DigitSet: a set of the digits 1..9 in one 16-bit word.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <utility>

namespace shudu {

class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<int> digits) {
    for (int digit : digits) insert(digit);
  }
  static constexpr DigitSet all() { return from_bits(0x1ff); }
  // Bit d-1 stands for digit d. Precondition: bits 9..15 are zero.
  static constexpr DigitSet from_bits(unsigned bits) {
    assert(bits <= 0x1ff);
    DigitSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }

  constexpr unsigned bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(int digit) const { return (bits_ & bit(digit)) != 0; }
  // This does not use std::has_single_bit, because it is a function call on baseline x86-64.
  constexpr bool is_single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
  // The smallest digit. Precondition: !empty().
  constexpr int first() const { return assert(!empty()), std::countr_zero(bits_) + 1; }

  constexpr void insert(int digit) { bits_ = static_cast<std::uint16_t>(bits_ | bit(digit)); }
  constexpr void erase(int digit) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(digit)); }

  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return from_bits(unsigned{a.bits_} & b.bits_); }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return from_bits(unsigned{a.bits_} | b.bits_); }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return from_bits(a.bits_ & ~unsigned{b.bits_}); }
  friend constexpr DigitSet operator~(DigitSet a) { return all() - a; }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
  constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
  constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  // Digits in ascending order: `for (int digit : set)`.
  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr int operator*() const { return std::countr_zero(bits_) + 1; }
    constexpr Iterator& operator++() { return bits_ &= bits_ - 1, *this; }
    constexpr Iterator operator++(int) { return std::exchange(*this, Iterator{bits_ & (bits_ - 1)}); }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_ = 0;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{}; }

 private:
  static constexpr unsigned bit(int digit) { return assert(1 <= digit && digit <= 9), 1U << (digit - 1); }

  std::uint16_t bits_ = 0;  // bit d-1 is set when digit d is in the set; bits 9..15 are zero
};

// The digits without separators: "159".
inline std::string to_string(DigitSet digits) {
  std::string text;
  for (int digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

}  // namespace shudu
