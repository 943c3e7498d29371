#include "logic/explainer/rules/singles.h"

#include <cstring>

namespace shudu::logic::explainer {

namespace {

// The index of the first mask that has exactly one bit, or -1. All masks are tested before any result is read, so that
// the compiler can vectorise the loop. This costs less than an early exit would save.
template <std::size_t n>
int first_single(const std::uint16_t* masks) {
  constexpr std::size_t per_word = sizeof(std::uint64_t) / sizeof(std::uint16_t);
  constexpr std::size_t words = (n + per_word - 1) / per_word;
  alignas(16) std::array<std::uint16_t, words * per_word> single{};
  for (std::size_t i = 0; i < n; ++i) {
    const unsigned mask = masks[i];
    single[i] = static_cast<std::uint16_t>(mask != 0 && (mask & (mask - 1)) == 0 ? 1 : 0);
  }
  for (std::size_t i = 0; i < words; ++i) {
    std::uint64_t word;
    std::memcpy(&word, &single[i * per_word], sizeof word);
    if (word == 0) continue;
    for (std::size_t j = i * per_word;; ++j) {
      if (single[j] != 0) return static_cast<int>(j);
    }
  }
  return -1;
}

constexpr House::Kind kinds[] = {House::Kind::box, House::Kind::column, House::Kind::row};

HiddenSingle single_in(const State& state, House house, int digit, bool is_last) {
  return {{house.cell(std::countr_zero(state.positions(house, digit))), digit}, house, is_last};
}

}  // namespace

std::optional<HiddenSingle> first_hidden_single(const State& state) {
  for (House house : boxes_columns_rows) {
    if (!has_one(state.blank_places(house))) continue;
    for (int digit = 1; digit <= 9; ++digit) {
      if (has_one(state.positions(house, digit))) return single_in(state, house, digit, true);
    }
  }
  for (House::Kind kind : kinds) {
    const int i = first_single<81>(state.positions(kind).data());
    if (i >= 0) return single_in(state, House{static_cast<int>(kind) * 9 + i / 9}, i % 9 + 1, false);
  }
  return std::nullopt;
}

}  // namespace shudu::logic::explainer
