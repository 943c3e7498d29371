// Ids as people type them: case, '-', '_' and spaces do not matter, so "XY-Wing" stands for xy_wing.
//
// Every lookup by id (find_format, find_technique, find_algorithm, …) goes through find_by_id, so that the program, the
// C interface and the page understand the same spellings.
#pragma once

#include <functional>
#include <iterator>
#include <string_view>

namespace shudu {

constexpr bool separates_words(char c) { return c == '-' || c == '_' || c == ' '; }
constexpr char in_lower_case(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

constexpr bool same_id(std::string_view a, std::string_view b) {
  std::size_t i = 0, j = 0;
  for (;;) {
    while (i < a.size() && separates_words(a[i])) ++i;
    while (j < b.size() && separates_words(b[j])) ++j;
    if (i == a.size() || j == b.size()) return i == a.size() && j == b.size();
    if (in_lower_case(a[i++]) != in_lower_case(b[j++])) return false;
  }
}

// The row whose id is `typed`, or the end. Exact spellings are tried first, which also keeps this fast for ids that
// come from the program itself. `id_of` is a member or a function that gives the id of a row.
template <class Table, class IdOf = std::identity>
constexpr auto find_by_id(const Table& table, std::string_view typed, IdOf id_of = {}) {
  auto row = std::begin(table);
  const auto end = std::end(table);
  while (row != end && std::invoke(id_of, *row) != typed) ++row;
  if (row != end || typed.empty()) return row;
  row = std::begin(table);
  while (row != end && !same_id(std::invoke(id_of, *row), typed)) ++row;
  return row;
}

}  // namespace shudu
