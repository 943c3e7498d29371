// Reach: what chains without branches reach from every candidate, with all links allowed. The order of search does not
// matter for this.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining/links.h"

namespace shudu::logic::explainer::chaining {

class Reach {
 public:
  void find(const ChainBoard& board, const Links& links);

  bool refutes_any() const { return refutes_any_; }
  // The candidate on implies that it is off.
  bool refutes(Id id) const { return (flags_[id] & refuted) != 0; }
  // The candidate off implies that it is on.
  bool proves(Id id) const { return (flags_[id] & proved) != 0; }
  // A chain leads from the candidate on back to itself on, and such a cycle may remove something.
  bool cycles_any() const { return cycles_any_; }
  bool cycles(Id id) const { return (flags_[id] & cycle) != 0; }

  // The candidate `a` off implies `b` on. Precondition: both have strong links.
  bool implies_if_off(Id a, Id b) const {
    return contains(if_off_.data() + static_cast<std::size_t>(linked_number_[a]) * words_, linked_number_[b]);
  }

  // Candidates with strong links, and the index of each among them (-1: it has none).
  std::span<const Id> linked() const { return linked_; }
  int number_of(Id id) const { return linked_number_[id]; }
  const ChainBoard& linked_board() const { return linked_board_; }
  // For each of them a row of bits: those that are on by one link if it is on.
  const std::uint64_t* steps() const { return steps_.data(); }

  // Whether some candidate is off for each of the starts on. Precondition: find_off() was called for the same board.
  bool have_common(std::span<const Id> starts) const;
  void find_off(const ChainBoard& board);
  // The number of a candidate among all, and those that are off if it is on, as a row of bits. The same holds.
  int number_among_all(Id id) const { return number_[id]; }
  std::span<const std::uint64_t> off(Id id) const {
    return {off_.data() + static_cast<std::size_t>(number_[id]) * off_words_, off_words_};
  }

 private:
  enum : std::uint8_t { refuted = 1, proved = 2, cycle = 4 };
  using Word = std::uint64_t;

  static bool contains(const Word* set, int i) { return (set[i / 64] >> (i % 64) & 1) != 0; }
  static void insert(Word* set, int i) { set[i / 64] |= Word{1} << (i % 64); }
  static void add(Word* set, const Word* more, std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) set[i] |= more[i];
  }
  // Calls body(i) for each i in the set.
  template <class Body>
  static void each(const Word* set, std::size_t words, Body&& body) {
    for (std::size_t word = 0; word < words; ++word) {
      for (Word bits = set[word]; bits != 0; bits &= bits - 1) {
        body(static_cast<int>(word * 64) + std::countr_zero(bits));
      }
    }
  }
  Word* at(std::vector<Word>& rows, int number) { return rows.data() + static_cast<std::size_t>(number) * words_; }
  bool meets(const Word* a, const Word* b) const {
    Word common = 0;
    for (std::size_t i = 0; i < words_; ++i) common |= a[i] & b[i];
    return common != 0;
  }

  void find_linked(const ChainBoard& board, const Links& links);
  void find_first_steps(const Links& links);
  void find_rows();
  void close_component(int root);
  void find_useful_cycles(const ChainBoard& board);
  // The candidates with strong links that cannot be on together with `id`. The result is valid until the next call.
  const Word* seen_by(Id id);
  // The candidates that are on if `id` is on, which sees `seen`. The same holds.
  const Word* reached(Id id, const Word* seen);

  std::array<std::uint8_t, candidate_count> flags_;
  bool refutes_any_ = false, cycles_any_ = false;
  // Only candidates with strong links can be reached. They have dense numbers, and sets of them are rows of bits.
  std::array<std::int16_t, candidate_count> linked_number_;
  std::vector<Id> linked_;
  ChainBoard linked_board_;  // has only them
  std::size_t words_ = 0;
  std::vector<Word> sees_;    // a row for each: those that are off if it is on
  std::vector<Word> steps_;   // those that are then on, by one link
  std::vector<Word> rows_;    // those that are on if it is on, by any number of steps
  std::vector<Word> if_off_;  // those that are on if it is off
  std::vector<Word> seen_, reached_;
  // For find_rows(): components of candidates that imply each other, by Tarjan's algorithm.
  std::vector<int> index_, low_, path_, open_;
  std::vector<Word> unvisited_, is_open_, rest_;
  // The candidates that are off, a row of bits for every candidate.
  std::array<std::int16_t, candidate_count> number_;
  std::vector<Id> all_;
  std::size_t off_words_ = 0;
  std::vector<Word> weak_, off_;
};

}  // namespace shudu::logic::explainer::chaining
