#include "symmetry/rows_below.h"

#include <algorithm>
#include <bit>

namespace shudu::symmetry {
namespace {

constexpr std::uint64_t no_image = ~std::uint64_t{0};

std::uint64_t packed_row(const Nine& row) {
  std::uint64_t value = 0;
  for (const std::uint8_t digit : row) value = value << 4 | digit;
  return value;
}

// An automorphism of a band as it acts on the rows below.
struct RowImage {
  Nine columns, labels;

  RowImage(const BandMove& move, const std::array<Nine, 3>& band) : columns(move.columns), labels{} {
    for (std::uint8_t i = 0; i < 9; ++i) labels[band[move.rows[0]][columns[i]]] = i;
  }
  std::uint64_t of(const Nine& row) const {
    std::uint64_t value = 0;
    for (const std::uint8_t column : columns) value = value << 4 | labels[row[column]];
    return value;
  }
};

RowBelow described_row(const Nine& digits) {
  RowBelow row{digits, 0, {}, packed_row(digits), no_image};
  for (int i = 0; i < 9; ++i) {
    row.boxes |= 1U << (9 * (i / 3) + digits[i]);
    row.places.add(i, digits[i]);
  }
  return row;
}

}  // namespace

RowsBelow::RowsBelow(int of_class) {
  const BandForms& forms = BandForms::tables();
  band_ = {Nine{0, 1, 2, 3, 4, 5, 6, 7, 8}, forms.rows(of_class)[0], forms.rows(of_class)[1]};
  for (int i = 0; i < 9; ++i) above_[i] = 1U << band_[0][i] | 1U << band_[1][i] | 1U << band_[2][i];
  lead_ = std::countr_one(above_[0]);
  Nine row{};
  add_rows(row, 0, 0);
  std::vector<RowImage> images;
  for (const BandMove& move : forms.automorphisms(of_class)) images.emplace_back(move, band_);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    RowBelow& one = rows_[i];
    for (const RowImage& image : images) {
      if (image.labels[one.digits[image.columns[0]]] == lead_) one.least = std::min(one.least, image.of(one.digits));
    }
    if (one.least == one.packed) fourth_.push_back(static_cast<std::uint16_t>(i));
  }
}

void RowsBelow::add_rows(Nine& row, int column, unsigned used) {
  if (column == 9) return rows_.push_back(described_row(row));
  for (unsigned rest = 0x1ff & ~used & ~above_[column]; rest != 0; rest &= rest - 1) {
    row[column] = static_cast<std::uint8_t>(std::countr_zero(rest));
    add_rows(row, column + 1, used | 1U << row[column]);
  }
}

}  // namespace shudu::symmetry
