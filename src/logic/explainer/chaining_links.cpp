#include "logic/explainer/chaining_links.h"

#include <algorithm>

namespace shudu::logic::explainer::chaining {

void Links::find(const ChainBoard& board) {
  count_.fill(0);
  has_cell_link_.fill(0);
  for (int cell = 0; cell < Cell::count; ++cell) {
    const unsigned digits = board.digits[cell];
    if (is_pair(digits)) {
      const int low = std::countr_zero(digits), high = std::countr_zero(digits & (digits - 1));
      const Id a = id_of(cell, low), b = id_of(cell, high);
      strong_[a][0] = {b, -1};
      strong_[b][0] = {a, -1};
      count_[a] = count_[b] = has_cell_link_[a] = has_cell_link_[b] = 1;
    }
  }
  // Boxes, rows, columns.
  constexpr int first_of[] = {18, 0, 9};
  for (int first : first_of) {
    for (int house = first; house < first + 9; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = board.places[house][digit];
        if (!is_pair(places)) continue;
        const Id a = id_of(cell_at[house][std::countr_zero(places)], digit);
        const Id b = id_of(cell_at[house][std::countr_zero(places & (places - 1))], digit);
        const auto known = of(a);
        if (std::any_of(known.begin(), known.end(), [&](const Strong& strong) { return strong.other == b; })) continue;
        strong_[a][count_[a]++] = {b, static_cast<std::int8_t>(house)};
        strong_[b][count_[b]++] = {a, static_cast<std::int8_t>(house)};
      }
    }
  }
}

void Reach::find(const ChainBoard& board, const Links& links) {
  linked_.clear();
  flags_.fill(0);
  refutes_any_ = cycles_any_ = false;
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      linked_number_[id] = -1;
      if (links.of(id).empty()) return;
      linked_number_[id] = static_cast<std::int16_t>(linked_.size());
      linked_.push_back(id);
    });
  }
  const int n = static_cast<int>(linked_.size());
  words_ = (linked_.size() + 63) / 64;
  rows_.assign(linked_.size() * words_, 0);
  scratch_.resize(words_);
  for (int i = 0; i < n; ++i) {
    Word* set = row(i);
    for_conflicts(board, linked_[static_cast<std::size_t>(i)], true, [&](Id other, int) {
      for (const Strong& strong : links.of(other)) insert(set, linked_number_[strong.other]);
      return true;
    });
  }
  for (int middle = 0; middle < n; ++middle) {
    const Word* through = row(middle);
    for (int i = 0; i < n; ++i) {
      if (i != middle && contains(row(i), middle)) add(row(i), through, words_);
    }
  }
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      const int number = linked_number_[id];
      const Word* set = reached(id, board, links);
      if (number >= 0) {
        for (const Strong& strong : links.of(id)) {
          if (contains(row(linked_number_[strong.other]), number)) flags_[id] |= proved;
        }
      }
      for_conflicts(board, id, true, [&](Id other, int) {
        if (linked_number_[other] < 0 || !contains(set, linked_number_[other])) return true;
        flags_[id] |= refuted;
        refutes_any_ = true;
        return false;
      });
    });
  }
  if (refutes_any_) find_useful_cycles(board, links);
}

// A cycle removes a candidate that sees its digit on (a) and off (b) in the cycle. Then the candidate refutes itself,
// and a is on exactly when b is off. Other cycles remove nothing and need no search.
void Reach::find_useful_cycles(const ChainBoard& board, const Links& links) {
  std::vector<int> useful;
  sees_.resize(words_);
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      if (!refutes(id)) return;
      std::array<Id, 20> seen;
      std::size_t n = 0;
      for_conflicts(board, id, false, [&](Id other, int) {
        if (linked_number_[other] >= 0) seen[n++] = other;
        return true;
      });
      for (std::size_t i = 0; i < n; ++i) {
        const Id b = seen[i];
        bool knows_sees = false;
        for (std::size_t j = 0; j < n; ++j) {
          const Id a = seen[j];
          if (i == j) continue;
          bool from_b = false;
          for (const Strong& strong : links.of(b)) {
            from_b |= strong.other == a || contains(row(linked_number_[strong.other]), linked_number_[a]);
          }
          if (!from_b) continue;
          if (!knows_sees) {
            knows_sees = true;
            std::fill(sees_.begin(), sees_.end(), 0);
            for_conflicts(board, b, true, [&](Id other, int) {
              if (linked_number_[other] >= 0) insert(sees_.data(), linked_number_[other]);
              return true;
            });
          }
          bool to_b = contains(sees_.data(), linked_number_[a]);
          for (std::size_t word = 0; word < words_; ++word) to_b |= (sees_[word] & row(linked_number_[a])[word]) != 0;
          if (to_b) useful.push_back(linked_number_[a]);
        }
      }
    });
  }
  std::sort(useful.begin(), useful.end());
  useful.erase(std::unique(useful.begin(), useful.end()), useful.end());
  if (useful.empty()) return;
  for (int i = 0; i < static_cast<int>(linked_.size()); ++i) {
    if (!contains(row(i), i)) continue;
    for (int a : useful) {
      if (a != i && !(contains(row(i), a) && contains(row(a), i))) continue;
      flags_[linked_[static_cast<std::size_t>(i)]] |= cycle;
      cycles_any_ = true;
      break;
    }
  }
}

const Reach::Word* Reach::reached(Id id, const ChainBoard& board, const Links& links) {
  if (linked_number_[id] >= 0) return row(linked_number_[id]);
  std::fill(scratch_.begin(), scratch_.end(), 0);
  for_conflicts(board, id, true, [&](Id other, int) {
    for (const Strong& strong : links.of(other)) {
      if (contains(scratch_.data(), linked_number_[strong.other])) continue;
      insert(scratch_.data(), linked_number_[strong.other]);
      add(scratch_.data(), row(linked_number_[strong.other]), words_);
    }
    return true;
  });
  return scratch_.data();
}

void Reach::find_off(const ChainBoard& board, const Links& links) {
  all_.clear();
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      number_[id_of(cell, digit)] = static_cast<std::int16_t>(all_.size());
      all_.push_back(id_of(cell, digit));
    });
  }
  off_words_ = (all_.size() + 63) / 64;
  weak_.assign(all_.size() * off_words_, 0);
  off_.assign(all_.size() * off_words_, 0);
  for (std::size_t i = 0; i < all_.size(); ++i) {
    Word* set = weak_.data() + i * off_words_;
    for_conflicts(board, all_[i], true, [&](Id other, int) {
      insert(set, number_[other]);
      return true;
    });
  }
  for (std::size_t i = 0; i < all_.size(); ++i) {
    Word* set = off_.data() + i * off_words_;
    add(set, weak_.data() + i * off_words_, off_words_);
    const Word* on_too = reached(all_[i], board, links);
    for (std::size_t word = 0; word < words_; ++word) {
      for (Word bits = on_too[word]; bits != 0; bits &= bits - 1) {
        const Id other = linked_[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))];
        add(set, weak_.data() + static_cast<std::size_t>(number_[other]) * off_words_, off_words_);
      }
    }
  }
}

bool Reach::have_common(std::span<const Id> starts) const {
  for (std::size_t word = 0; word < off_words_; ++word) {
    Word common = ~Word{0};
    for (Id start : starts) common &= off_[static_cast<std::size_t>(number_[start]) * off_words_ + word];
    if (common != 0) return true;
  }
  return false;
}

}  // namespace shudu::logic::explainer::chaining
