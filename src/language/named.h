// Named: a table with the id and the English name of every enumerator.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/same_id.h"

namespace shudu {

template <class Enumeration>
struct Named {
  Enumeration value;
  std::string_view id;
  std::string_view en = {};  // empty if the value has no name
};

// Whether the table lists the enumerators in order, starting with the first.
template <class Enumeration, std::size_t count>
constexpr bool is_in_order(const Named<Enumeration> (&table)[count]) {
  for (std::size_t i = 0; i < count; ++i) {
    if (static_cast<std::size_t>(table[i].value) != static_cast<std::size_t>(table[0].value) + i) return false;
  }
  return true;
}

template <class Enumeration, std::size_t count>
constexpr std::array<Enumeration, count> values_of(const Named<Enumeration> (&table)[count]) {
  std::array<Enumeration, count> values{};
  for (std::size_t i = 0; i < count; ++i) values[i] = table[i].value;
  return values;
}

// Precondition: the table is in the order of the enumerators.
template <class Enumeration, std::size_t count>
constexpr const Named<Enumeration>& row_of(Enumeration value, const Named<Enumeration> (&table)[count]) {
  return table[static_cast<std::size_t>(value) - static_cast<std::size_t>(table[0].value)];
}

template <class Enumeration, std::size_t count>
constexpr std::optional<Enumeration> find_named(std::string_view id, const Named<Enumeration> (&table)[count]) {
  const auto* const row = find_by_id(table, id, &Named<Enumeration>::id);
  return row == std::end(table) ? std::nullopt : std::optional{row->value};
}

}  // namespace shudu
