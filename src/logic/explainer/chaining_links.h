// Links: the strong links of a board, and precomputed reachability for chains without branches.
//
//   weak link     two candidates of a cell, or of a digit and house: if one is on, the other is off
//   strong link   the only two of a cell, or of a digit and house: if one is off, the other is on
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/explainer/chaining_board.h"

namespace shudu::logic::explainer::chaining {

struct Strong {
  Id other;
  std::int8_t house;  // -1: the cell
};

class Links {
 public:
  void find(const ChainBoard& board);

  // In search order: cell, box, row, column. A candidate found in two houses is listed for the first.
  std::span<const Strong> of(Id id) const { return {strong_[id].data(), count_[id]}; }
  std::span<const Strong> in_houses(Id id) const { return of(id).subspan(has_cell_link_[id]); }
  std::span<const Strong> in_cell(Id id) const { return of(id).first(has_cell_link_[id]); }

 private:
  std::array<std::array<Strong, 4>, candidate_count> strong_;
  std::array<std::uint8_t, candidate_count> count_;
  std::array<std::uint8_t, candidate_count> has_cell_link_;
};

// What chains without branches reach from every candidate, with all links allowed. The order of search does not matter
// for this.
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

  // Candidates with strong links, and the index of each among them (-1: it has none).
  std::span<const Id> linked() const { return linked_; }
  int number_of(Id id) const { return linked_number_[id]; }

  // Whether some candidate is off for each of the starts on. Precondition: find_off() was called for the same board.
  bool have_common(std::span<const Id> starts) const;
  void find_off(const ChainBoard& board, const Links& links);

 private:
  enum : std::uint8_t { refuted = 1, proved = 2, cycle = 4 };
  using Word = std::uint64_t;

  static bool contains(const Word* set, int i) { return (set[i / 64] >> (i % 64) & 1) != 0; }
  static void insert(Word* set, int i) { set[i / 64] |= Word{1} << (i % 64); }
  static void add(Word* set, const Word* more, std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) set[i] |= more[i];
  }
  Word* row(int linked) { return rows_.data() + static_cast<std::size_t>(linked) * words_; }
  void find_useful_cycles(const ChainBoard& board, const Links& links);
  // The candidates that are on if `id` is on, as bits of linked candidates.
  const Word* reached(Id id, const ChainBoard& board, const Links& links);

  std::array<std::uint8_t, candidate_count> flags_;
  bool refutes_any_ = false, cycles_any_ = false;
  // Only candidates with strong links can be reached. They have dense numbers, and each has a row of bits.
  std::array<std::int16_t, candidate_count> linked_number_;
  std::vector<Id> linked_;
  std::size_t words_ = 0;
  std::vector<Word> rows_, scratch_, sees_;
  // The candidates that are off, a row of bits for every candidate.
  std::array<std::int16_t, candidate_count> number_;
  std::vector<Id> all_;
  std::size_t off_words_ = 0;
  std::vector<Word> weak_, off_;
};

// Links and Reach of one board, computed on first use.
class PlainChains {
 public:
  void look_at(const ChainBoard& board) {
    if (is_known_ && board_ == board) return;
    board_ = board;
    is_known_ = true;
    knows_off_ = false;
    links_.find(board_);
    reach_.find(board_, links_);
  }
  const Links& links() const { return links_; }
  const Reach& reach() const { return reach_; }
  // With the data for Reach::have_common().
  const Reach& reach_with_off() {
    if (!knows_off_) reach_.find_off(board_, links_);
    knows_off_ = true;
    return reach_;
  }

 private:
  bool is_known_ = false, knows_off_ = false;
  ChainBoard board_;
  Links links_;
  Reach reach_;
};

}  // namespace shudu::logic::explainer::chaining
