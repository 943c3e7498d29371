// RowsBelow: the rows that can stand below a given band, and what symmetry says about each.
//
// An automorphism of the band maps the rows below it to such rows. In a min-lex form the fourth row is the smallest row
// that any automorphism makes of any of the six rows below the band.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "symmetry/band_forms.h"

namespace shudu::symmetry {

// Which digit is in which column: bit 9 * column + digit.
struct DigitPlaces {
  std::uint64_t low = 0;   // columns 1 to 6
  std::uint32_t high = 0;  // columns 7 to 9

  void add(int column, int digit) {
    column < 6 ? low |= std::uint64_t{1} << (9 * column + digit) : high |= 1U << (9 * (column - 6) + digit);
  }
  bool meets(const DigitPlaces& other) const { return ((low & other.low) | (high & other.high)) != 0; }
  friend DigitPlaces operator|(const DigitPlaces& a, const DigitPlaces& b) { return {a.low | b.low, a.high | b.high}; }
  friend bool operator==(const DigitPlaces&, const DigitPlaces&) = default;
};

struct RowBelow {
  Nine digits;          // from 0
  std::uint32_t boxes;  // bit 9 * box + digit
  DigitPlaces places;
  std::uint64_t packed;  // ordered like the rows
  std::uint64_t least;   // the smallest image that can be a fourth row, packed; all bits are set if there is none

  // Whether the two rows may be in one band.
  bool fits(const RowBelow& other) const { return (boxes & other.boxes) == 0 && !places.meets(other.places); }
};

class RowsBelow {
 public:
  explicit RowsBelow(int of_class);
  const std::array<Nine, 3>& band() const { return band_; }
  // All rows, ascending.
  const std::vector<RowBelow>& rows() const { return rows_; }
  // The indices of the rows that can be the fourth row of a min-lex form, ascending.
  const std::vector<std::uint16_t>& fourth() const { return fourth_; }

 private:
  void add_rows(Nine& row, int column, unsigned used);

  std::array<Nine, 3> band_;
  std::array<unsigned, 9> above_{};  // the digits of the band in each column
  int lead_ = 0;                     // the first digit of the fourth row
  std::vector<RowBelow> rows_;
  std::vector<std::uint16_t> fourth_;
};

}  // namespace shudu::symmetry
