// Every band, relabelled so that its first row is 012345678, and its min-lex form.
//
// The other two rows remain, with 2,612,736 possibilities:
//
//   56    the digits in each box of the second row: sets B of {3,4,5} and C of {6,7,8} in box 1, A of {0,1,2} in box 2,
//         with |A| = |C| = 3 - |B|; the rest follows
//   216   their order in the three boxes
//   216   the order of the digits of the third row
//
// 7776 moves (permutations of rows, of boxes, of columns in boxes) map bands to bands. There are 416 classes, numbered
// in the order of their min-lex forms.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace shudu::symmetry {

using Nine = std::array<std::uint8_t, 9>;

// Row i of the result is row rows[i], column i is column columns[i].
struct BandMove {
  std::array<std::uint8_t, 3> rows;
  Nine columns;
};

class BandForms {
 public:
  static constexpr int move_count = 7776;
  static const BandForms& tables();  // about 0.06 s, 11 MB

  // The number of a band, 0..2612735, from its second and third rows.
  static std::uint32_t number(const std::uint8_t* second, const std::uint8_t* third);

  struct Form {
    int of_class;
    int to;  // the move from the band to its min-lex form
  };
  Form form(std::uint32_t number) const {
    const std::uint32_t entry = forms_[number];
    return {static_cast<int>(entry >> 13), static_cast<int>(entry & 8191)};
  }
  const BandMove& move(int k) const { return moves_[k]; }
  // The moves that keep the min-lex form of a class (with relabelling).
  std::span<const BandMove> automorphisms(int of_class) const { return automorphisms_[of_class]; }
  // The second and third rows of a class's min-lex form; the first is 012345678.
  const std::array<Nine, 2>& rows(int of_class) const { return rows_[of_class]; }
  int class_count() const { return static_cast<int>(automorphisms_.size()); }

 private:
  BandForms();
  void fill_class(const Nine& second, const Nine& third);

  std::vector<BandMove> moves_;
  std::vector<std::uint16_t> inverses_;  // of the moves
  std::vector<std::uint32_t> forms_;     // class << 13 | move
  std::vector<std::vector<BandMove>> automorphisms_;
  std::vector<std::array<Nine, 2>> rows_;
};

}  // namespace shudu::symmetry
