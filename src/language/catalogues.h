// The catalogues, one file for each language. A catalogue is sorted by key.
#pragma once

#include <algorithm>
#include <functional>
#include <span>

#include "shudu/language.h"

namespace shudu {

std::span<const Translation> zh_hans_catalogue();
std::span<const Translation> zh_hant_catalogue();

// Whether the keys are in ascending order without duplicates.
constexpr bool is_sorted_by_key(std::span<const Translation> catalogue) {
  return std::ranges::adjacent_find(catalogue, std::ranges::greater_equal{}, &Translation::key) == catalogue.end();
}

}  // namespace shudu
