#include "logic/explainer/chaining/plain/reach.h"

#include <algorithm>

namespace shudu::logic::explainer::chaining {

void Reach::find(const ChainBoard& board, const Links& links) {
  flags_.fill(0);
  refutes_any_ = cycles_any_ = false;
  find_linked(board, links);
  find_first_steps(links);
  find_rows();
  if_off_.assign(linked_.size() * words_, 0);
  for (int i = 0; i < static_cast<int>(linked_.size()); ++i) {
    const Id id = linked_[static_cast<std::size_t>(i)];
    for (const Strong& strong : links.of(id)) {
      const int other = linked_number_[strong.other];
      insert(at(if_off_, i), other);
      add(at(if_off_, i), at(rows_, other), words_);
    }
    if (contains(at(if_off_, i), i)) flags_[id] |= proved;
  }
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      const Word* seen = seen_by(id);
      if (!meets(seen, reached(id, seen))) return;
      flags_[id] |= refuted;
      refutes_any_ = true;
    });
  }
  if (refutes_any_) find_useful_cycles(board);
}

void Reach::find_linked(const ChainBoard& board, const Links& links) {
  linked_.clear();
  linked_board_ = {};
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      linked_number_[id] = -1;
      if (links.of(id).empty()) return;
      linked_number_[id] = static_cast<std::int16_t>(linked_.size());
      linked_.push_back(id);
      linked_board_.insert(id);
    });
  }
  words_ = (linked_.size() + 63) / 64;
  seen_.assign(words_, 0);
  reached_.assign(words_, 0);
}

void Reach::find_first_steps(const Links& links) {
  sees_.assign(linked_.size() * words_, 0);
  steps_.assign(linked_.size() * words_, 0);
  for (int i = 0; i < static_cast<int>(linked_.size()); ++i) {
    Word* const seen = at(sees_, i);
    Word* const next = at(steps_, i);
    for_conflicts(linked_board_, linked_[static_cast<std::size_t>(i)], true, [&](Id other, int) {
      insert(seen, linked_number_[other]);
      for (const Strong& strong : links.of(other)) insert(next, linked_number_[strong.other]);
      return true;
    });
  }
}

// Candidates that imply each other form a component and reach the same candidates. A component is closed after all
// those that it reaches.
void Reach::find_rows() {
  const std::size_t n = linked_.size();
  rows_.resize(n * words_);
  index_.assign(n, 0);
  low_.assign(n, 0);
  unvisited_.assign(words_, 0);
  is_open_.assign(words_, 0);
  for (std::size_t i = 0; i < n; ++i) insert(unvisited_.data(), static_cast<int>(i));
  int visited = 0;
  const auto enter = [&](int i) {
    index_[static_cast<std::size_t>(i)] = low_[static_cast<std::size_t>(i)] = ++visited;
    unvisited_[static_cast<std::size_t>(i) / 64] &= ~(Word{1} << (i % 64));
    insert(is_open_.data(), i);
    path_.push_back(i);
    open_.push_back(i);
  };
  for (std::size_t first = 0; first < n; ++first) {
    if (!contains(unvisited_.data(), static_cast<int>(first))) continue;
    enter(static_cast<int>(first));
    while (!path_.empty()) {
      const int here = path_.back();
      const Word* next = at(steps_, here);
      std::size_t word = 0;
      while (word < words_ && (next[word] & unvisited_[word]) == 0) ++word;
      if (word < words_) {
        enter(static_cast<int>(word * 64) + std::countr_zero(next[word] & unvisited_[word]));
        continue;
      }
      int& low = low_[static_cast<std::size_t>(here)];
      for (word = 0; word < words_; ++word) {
        for (Word bits = next[word] & is_open_[word]; bits != 0; bits &= bits - 1) {
          low = std::min(low, low_[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]);
        }
      }
      if (low == index_[static_cast<std::size_t>(here)]) close_component(here);
      path_.pop_back();
    }
  }
}

// Computes the rows of the component that ends the list of open candidates and begins with `root`.
void Reach::close_component(int root) {
  const auto begin = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
  Word* const row = at(rows_, root);
  std::fill_n(row, words_, 0);
  for (auto member = begin; member != open_.end(); ++member) {
    add(row, at(steps_, *member), words_);
    is_open_[static_cast<std::size_t>(*member) / 64] &= ~(Word{1} << (*member % 64));
  }
  rest_.assign(row, row + words_);
  for (auto member = begin; member != open_.end(); ++member) {
    rest_[static_cast<std::size_t>(*member) / 64] &= ~(Word{1} << (*member % 64));
  }
  for (std::size_t word = 0; word < words_; ++word) {
    while (rest_[word] != 0) {
      const int other = static_cast<int>(word * 64) + std::countr_zero(rest_[word]);
      rest_[word] &= rest_[word] - 1;
      // What the other one reaches need not be added again.
      const Word* more = at(rows_, other);
      for (std::size_t i = 0; i < words_; ++i) {
        row[i] |= more[i];
        rest_[i] &= ~more[i];
      }
    }
  }
  for (auto member = begin; member != open_.end(); ++member) {
    if (*member != root) std::copy_n(row, words_, at(rows_, *member));
  }
  open_.erase(begin, open_.end());
}

// A cycle removes a candidate that sees its digit on (a) and off (b) in the cycle. Then the candidate refutes itself,
// and a is on exactly when b is off. Other cycles remove nothing and need no search.
void Reach::find_useful_cycles(const ChainBoard& board) {
  std::vector<Word> useful(words_, 0);
  for (int cell = 0; cell < Cell::count; ++cell) {
    for_bits(board.digits[cell], [&](int digit) {
      const Id id = id_of(cell, digit);
      if (!refutes(id)) return;
      std::fill(seen_.begin(), seen_.end(), 0);
      for_conflicts(linked_board_, id, false, [&](Id other, int) {
        insert(seen_.data(), linked_number_[other]);
        return true;
      });
      each(seen_.data(), words_, [&](int b) {
        // Those that b off implies, and that see something which implies …
        const Word* from_b = at(if_off_, b);
        for (std::size_t word = 0; word < words_; ++word) {
          for (Word bits = seen_[word] & from_b[word] & ~useful[word]; bits != 0; bits &= bits - 1) {
            const int a = static_cast<int>(word * 64) + std::countr_zero(bits);
            if (a != b && (contains(at(sees_, b), a) || meets(at(sees_, b), at(rows_, a)))) insert(useful.data(), a);
          }
        }
      });
    });
  }
  if (std::all_of(useful.begin(), useful.end(), [](Word word) { return word == 0; })) return;
  for (int i = 0; i < static_cast<int>(linked_.size()); ++i) {
    if (!contains(at(rows_, i), i)) continue;
    bool is_useful = contains(useful.data(), i);
    for (std::size_t word = 0; word < words_ && !is_useful; ++word) {
      for (Word bits = useful[word] & at(rows_, i)[word]; bits != 0 && !is_useful; bits &= bits - 1) {
        is_useful = contains(at(rows_, static_cast<int>(word * 64) + std::countr_zero(bits)), i);
      }
    }
    if (!is_useful) continue;
    flags_[linked_[static_cast<std::size_t>(i)]] |= cycle;
    cycles_any_ = true;
  }
}

const Reach::Word* Reach::seen_by(Id id) {
  if (linked_number_[id] >= 0) return at(sees_, linked_number_[id]);
  std::fill(seen_.begin(), seen_.end(), 0);
  for_conflicts(linked_board_, id, true, [&](Id other, int) {
    insert(seen_.data(), linked_number_[other]);
    return true;
  });
  return seen_.data();
}

const Reach::Word* Reach::reached(Id id, const Word* seen) {
  if (linked_number_[id] >= 0) return at(rows_, linked_number_[id]);
  std::fill(reached_.begin(), reached_.end(), 0);
  each(seen, words_, [&](int other) { add(reached_.data(), at(if_off_, other), words_); });
  return reached_.data();
}

void Reach::find_off(const ChainBoard& board) {
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
    each(reached(all_[i], seen_by(all_[i])), words_, [&](int on_too) {
      const auto number = static_cast<std::size_t>(number_[linked_[static_cast<std::size_t>(on_too)]]);
      add(set, weak_.data() + number * off_words_, off_words_);
    });
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
