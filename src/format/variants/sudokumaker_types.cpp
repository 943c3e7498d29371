#include "format/variants/sudokumaker_types.h"

#include <algorithm>
#include <iterator>

namespace shudu::variant {
namespace {

constexpr MakerType maker_table[] = {
    {0, "givens", MakerForm::nothing},
    {1, "regions", MakerForm::regions},
    {10, "negative diagonal", MakerForm::flag, "negative_diagonal"},
    {11, "positive diagonal", MakerForm::flag, "positive_diagonal"},
    {12, "antiking", MakerForm::flag, "anti_king"},
    {13, "antiknight", MakerForm::flag, "anti_knight"},
    {14, "disjoint groups", MakerForm::flag, "disjoint_groups"},
    {15, "nonconsecutive", MakerForm::flag, "nonconsecutive"},
    {16, "global groups", MakerForm::groups},
    {100, "even", MakerForm::cells, "even"},
    {101, "odd", MakerForm::cells, "odd"},
    {102, "maximum", MakerForm::cells, "maximum"},
    {103, "minimum", MakerForm::cells, "minimum"},
    {200, "difference", MakerForm::edges, "difference"},
    {201, "ratio", MakerForm::edges, "ratio"},
    {202, "XV", MakerForm::edges, "xv"},
    {300, "thermometers", MakerForm::lines, "thermometer", "thermometers"},
    {301, "killer cages", MakerForm::cages, "killer_cage"},
    {302, "clones", MakerForm::unknown},
    {303, "quadruples", MakerForm::corners, "quadruple"},
    {304, "look-and-say cages", MakerForm::look_and_say, "look_and_say"},
    {305, "different values", MakerForm::cells, "extra_region"},
    {400, "renban lines", MakerForm::lines, "renban", "lines"},
    {401, "whisper lines", MakerForm::lines, "whisper", "lines"},
    {402, "palindromes", MakerForm::lines, "palindrome", "lines"},
    {403, "between lines", MakerForm::lines, "between_line", "lines"},
    {404, "region sum lines", MakerForm::lines, "region_sum_line", "lines"},
    {405, "sequence lines", MakerForm::unknown},
    {406, "digit group lines", MakerForm::groups},
    {407, "lockout lines", MakerForm::lines, "lockout_line", "lines"},
    {408, "arrows", MakerForm::arrows, "arrow"},
    {409, "double arrows", MakerForm::lines, "double_arrow", "lines"},
    {500, "little killers", MakerForm::little_killer, "little_killer"},
    {501, "sandwich sums", MakerForm::outside, "sandwich"},
    {502, "X-sums", MakerForm::outside, "x_sum"},
    {503, "skyscrapers", MakerForm::outside, "skyscraper"},
    {504, "numbered rooms", MakerForm::outside, "numbered_room"},
    {600, "row indexers", MakerForm::cells, "row_indexer"},
    {601, "column indexers", MakerForm::cells, "column_indexer"},
    {1000, "custom constraint", MakerForm::unknown},
    {2000, "cosmetic lines", MakerForm::drawing},
    {2001, "cosmetic cages", MakerForm::drawing},
    {2002, "cosmetic symbols", MakerForm::drawing},
    {2003, "rows and columns", MakerForm::lines_and_columns},
    {4000, "fog lights", MakerForm::nothing},
    {4001, "fog triggers", MakerForm::nothing},
};

}  // namespace

const MakerType* find_maker_type(int number) {
  const auto* row = std::ranges::find(maker_table, number, &MakerType::number);
  return row == std::end(maker_table) ? nullptr : row;
}

const MakerType* maker_type_of(const Rule& rule) {
  const auto* row = std::ranges::find(maker_table, rule.id, &MakerType::rule);
  return row == std::end(maker_table) ? nullptr : row;
}

std::vector<std::uint64_t> maker_thirds(const Shape& shape) {
  std::vector<std::uint64_t> sets(3);
  for (int i = 0; i < shape.values; ++i) {
    sets[static_cast<std::size_t>(i * 3 / shape.values)] |= std::uint64_t{1} << (shape.lowest + i);
  }
  return sets;
}

std::vector<std::uint64_t> maker_remainders(const Shape& shape, int divisor) {
  std::vector<std::uint64_t> sets(static_cast<std::size_t>(divisor));
  for (int value = shape.lowest; value <= shape.highest(); ++value) {
    sets[static_cast<std::size_t>(value % divisor)] |= std::uint64_t{1} << value;
  }
  return sets;
}

}  // namespace shudu::variant
