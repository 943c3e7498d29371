#include "format/formats/fpuzzles_keys.h"

#include <algorithm>
#include <span>

namespace shudu {
namespace {

std::span<const FpuzzlesKey> fpuzzles_keys() {
  using enum FpuzzlesForm;
  static constexpr FpuzzlesKey table[] = {
      {"killercage", "killer_cage", cells, true, "killer cages"},
      {"arrow", "arrow", arrow, false, "arrows"},
      {"thermometer", "thermometer", lines, false, "thermometers"},
      {"slowthermometer", "slow_thermometer", lines, false, "slow thermometers"},
      {"difference", "difference", cells, true, "difference dots"},
      {"ratio", "ratio", cells, true, "ratio dots"},
      {"xv", "xv", xv, true, "X and V signs"},
      {"littlekillersum", "little_killer", little_killer, true, "little killer sums"},
      {"diagonal+", "positive_diagonal", flag, false, "a diagonal"},
      {"diagonal-", "negative_diagonal", flag, false, "a diagonal"},
      {"antiknight", "anti_knight", flag, false, "an anti-knight rule"},
      {"antiking", "anti_king", flag, false, "an anti-king rule"},
      {"disjointgroups", "disjoint_groups", flag, false, "disjoint groups"},
      {"nonconsecutive", "nonconsecutive", flag, false, "a nonconsecutive rule"},
      {"whispers", "whisper", lines, true, "whisper lines"},
      {"renban", "renban", lines, false, "renban lines"},
      {"palindrome", "palindrome", lines, false, "palindromes"},
      {"regionsumline", "region_sum_line", lines, false, "region sum lines"},
      {"betweenline", "between_line", lines, false, "between lines"},
      {"lockout", "lockout_line", lines},
      {"entropicline", "entropic_line", lines},
      {"modularline", "modular_line", lines},
      {"zipperline", "zipper_line", lines},
      {"nabner", "nabner", lines},
      {"doublearrow", "double_arrow", lines},
      {"odd", "odd", cell, false, "odd cells"},
      {"even", "even", cell, false, "even cells"},
      {"minimum", "minimum", cell, false, "minimum cells"},
      {"maximum", "maximum", cell, false, "maximum cells"},
      {"extraregion", "extra_region", cells, false, "extra regions"},
      {"clone", "clone", clone, false, "clones"},
      {"quadruple", "quadruple", cells, true, "quadruples"},
      {"sandwichsum", "sandwich", outside, true, "sandwich sums"},
      {"xsum", "x_sum", outside, true, "X-sums"},
      {"skyscraper", "skyscraper", outside, true, "skyscraper clues"},
      {"rowindexer", "row_indexer", cells},
      {"columnindexer", "column_indexer", cells},
      {"boxindexer", "box_indexer", cells},
      // Not rules of their own, or rules of SudokuPad.
      {"negative", "", flag, false, "negative constraints"},
      {"cage", "", flag, false, "cages"},
      {"cages", "", flag, false, "cages"},
      {"line", "", flag, false, "lines"},
      {"rectangle", "", flag, false, "rectangles"},
      {"circle", "", flag, false, "circles"},
      {"foglight", "", flag, false, "fog"},
      {"fogofwar", "", flag, false, "fog"},
      {"global", "", flag, false, "global constraints"},
  };
  return table;
}

const FpuzzlesKey* row_where(std::string_view FpuzzlesKey::*member, std::string_view wanted) {
  const auto found = std::ranges::find(fpuzzles_keys(), wanted, member);
  return found == fpuzzles_keys().end() ? nullptr : &*found;
}

}  // namespace

const FpuzzlesKey* fpuzzles_key_named(std::string_view key) {
  const FpuzzlesKey* row = row_where(&FpuzzlesKey::key, key);
  return row != nullptr && !row->rule.empty() ? row : nullptr;
}

const FpuzzlesKey* fpuzzles_key_of(std::string_view rule) { return row_where(&FpuzzlesKey::rule, rule); }

std::string_view fpuzzles_key_in_words(std::string_view key) {
  const FpuzzlesKey* row = row_where(&FpuzzlesKey::key, key);
  return row == nullptr ? std::string_view{} : row->words;
}

}  // namespace shudu
