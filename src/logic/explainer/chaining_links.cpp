#include "logic/explainer/chaining_links.h"

#include <algorithm>

namespace shudu::logic::explainer::chaining {

Links::Links(const Board& board) {
  for (int cell = 0; cell < Cell::count; ++cell) {
    const unsigned digits = board.digits[cell];
    for_bits(digits, [&](int digit) {
      const Id id = id_of(cell, digit);
      const auto add = [&](Id other, int house) {
        for (int i = 0; i < count_[id]; ++i) {
          if (strong_[id][static_cast<std::size_t>(i)].other == other) return;
        }
        strong_[id][count_[id]++] = {other, static_cast<std::int8_t>(house)};
      };
      if (is_pair(digits)) {
        add(id_of(cell, std::countr_zero(digits & ~(1U << digit))), -1);
        has_cell_link_[id] = 1;
      }
      for (const Spot& spot : spots[cell]) {
        const unsigned places = board.places[spot.house][digit];
        if (is_pair(places)) {
          add(id_of(cell_at[spot.house][std::countr_zero(places & ~(1U << spot.place))], digit), spot.house);
        }
      }
    });
  }
}

Reach::Reach(const Board& board, const Links& links) {
  // Only candidates with strong links can be reached; they get dense numbers, and rows of bits.
  static thread_local std::array<std::int16_t, candidate_count> number;
  static thread_local std::vector<Id> linked;
  static thread_local std::vector<std::uint64_t> rows;
  linked.clear();
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      number[id] = -1;
      if (!links.of(id).empty()) {
        number[id] = static_cast<std::int16_t>(linked.size());
        linked.push_back(id);
      }
    });
  }
  const std::size_t n = linked.size(), words = (n + 63) / 64;
  rows.assign(n * words, 0);
  const auto row = [&](std::size_t i) { return rows.data() + i * words; };
  const auto insert = [](std::uint64_t* set, int i) { set[i / 64] |= std::uint64_t{1} << (i % 64); };
  const auto contains = [](const std::uint64_t* set, int i) { return (set[i / 64] >> (i % 64) & 1) != 0; };
  for (std::size_t i = 0; i < n; ++i) {
    for_conflicts(board, linked[i], true, [&](Id other, int) {
      for (const Strong& strong : links.of(other)) insert(row(i), number[strong.other]);
      return true;
    });
  }
  for (std::size_t middle = 0; middle < n; ++middle) {
    const std::uint64_t* through = row(middle);
    for (std::size_t i = 0; i < n; ++i) {
      if (i == middle || !contains(row(i), static_cast<int>(middle))) continue;
      std::uint64_t* set = row(i);
      for (std::size_t word = 0; word < words; ++word) set[word] |= through[word];
    }
  }
  static thread_local std::vector<std::uint64_t> all;
  for (int cell = 0; cell < Cell::count; ++cell) {
    if (count(board.digits[cell]) < 2) continue;
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      const std::uint64_t* reached = nullptr;
      if (number[id] >= 0) {
        reached = row(static_cast<std::size_t>(number[id]));
        if (contains(reached, number[id])) flags_[id] |= cycle;
        for (const Strong& strong : links.of(id)) {
          if (contains(row(static_cast<std::size_t>(number[strong.other])), number[id])) flags_[id] |= proved;
        }
      } else {
        all.assign(words, 0);
        for_conflicts(board, id, true, [&](Id other, int) {
          for (const Strong& strong : links.of(other)) {
            insert(all.data(), number[strong.other]);
            const std::uint64_t* more = row(static_cast<std::size_t>(number[strong.other]));
            for (std::size_t word = 0; word < words; ++word) all[word] |= more[word];
          }
          return true;
        });
        reached = all.data();
      }
      for_conflicts(board, id, true, [&](Id other, int) {
        if (number[other] < 0 || !contains(reached, number[other])) return true;
        flags_[id] |= refuted;
        refutes_any_ = true;
        return false;
      });
    });
  }
}

}  // namespace shudu::logic::explainer::chaining
