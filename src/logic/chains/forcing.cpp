#include "logic/chains/forcing.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace shudu::logic {

namespace {

using Id = Statements::Id;

// The houses that have one of the cells: bit i is House{i}.
std::uint32_t houses_with(CellSet cells) {
  constexpr unsigned row_bits = 0x1ff;
  constexpr auto thirds = [] {  // which thirds of a row have a bit
    std::array<std::uint8_t, row_bits + 1> table{};
    for (unsigned row = 0; row <= row_bits; ++row) {
      const bool first = (row & 7) != 0, second = (row >> 3 & 7) != 0, third = (row >> 6) != 0;
      table[row] = static_cast<std::uint8_t>(unsigned{first} | unsigned{second} << 1 | unsigned{third} << 2);
    }
    return table;
  }();
  const std::uint64_t low = cells.low(), high = cells.high();
  unsigned rows = 0, columns = 0, boxes = 0;
  for (int band = 0; band < 3; ++band) {
    unsigned in_band = 0;
    for (int i = 3 * band; i < 3 * band + 3; ++i) {
      // Row 7 is bits 63 to 71, row 8 is bits 72 to 80.
      const std::uint64_t from_row = i < 7 ? low >> 9 * i : i == 7 ? low >> 63 | high << 1 : high >> 8;
      const unsigned row = static_cast<unsigned>(from_row) & row_bits;
      rows |= unsigned{row != 0} << i;
      in_band |= row;
    }
    columns |= in_band;
    boxes |= unsigned{thirds[in_band]} << 3 * band;
  }
  return rows | columns << 9 | boxes << 18;
}

class Prover {
 public:
  Prover(const State& state, const Tables& tables)
      : state_(state),
        tables_(tables),
        statements_(tables.statements()),
        with_candidates_(state.blanks() - state.with_candidate_count(0)) {
    // As in HoDoKu, a house proves that a digit has no place left only if nothing was eliminated from the house. Other
    // cases are found through a cell or an earlier step.
    untouched_.fill(state.blanks());
    for (Cell cell : CellSet::all() - state.blanks()) untouched_[state.values()[cell]] -= peers(cell);
    for (int digit = 1; digit <= 9; ++digit) with_untouched_[digit] = houses_with(untouched_[digit]);
  }
  virtual ~Prover() = default;

  void run() {
    const int count = statements_.candidate_count();
    for (int i = 0; i < count; ++i) {
      contradictions(static_cast<Id>(2 * i + 1));
      contradictions(static_cast<Id>(2 * i));
    }
    for (int i = 0; i < count; ++i) true_or_false(static_cast<Id>(2 * i + 1), static_cast<Id>(2 * i));
    std::vector<Id> alternatives;
    for (Cell cell : state_.blanks()) {
      alternatives.clear();
      for (int digit : state_.candidates(cell)) alternatives.push_back(statements_.candidate(cell, digit, true));
      one_of(alternatives);
    }
    for (int i = 0; i < House::count; ++i) {
      for (int digit = 1; digit <= 9; ++digit) {
        alternatives.clear();
        for (Cell cell : state_.places(digit, House{i})) {
          alternatives.push_back(statements_.candidate(cell, digit, true));
        }
        if (!alternatives.empty()) one_of(alternatives);
      }
    }
  }

 protected:
  // Called for every outcome that may have proofs. Returns false if they are not wanted.
  virtual bool wants(const Outcome& outcome) = 0;
  // Called for a wanted outcome that has proofs. Returns false if the proofs themselves are not wanted.
  virtual bool wants_proofs(const Outcome& outcome) = 0;
  virtual void take(const Proof& proof) = 0;

 private:
  Id off(Cell cell, int digit) const { return statements_.candidate(cell, digit, false); }
  Id on(Cell cell, int digit) const { return statements_.candidate(cell, digit, true); }

  void contradictions(Id start) {
    const Statements::Meaning& meaning = statements_[start];
    const Outcome outcome{{meaning.first, meaning.digit}, !meaning.on, true};
    if (!wants(outcome)) return;
    const KnownCells& table = tables_.known(start);
    if (!shows_any(table, start) || !wants_proofs(outcome)) return;
    const auto conclude = [&](std::initializer_list<Id> ends) {
      Proof proof{outcome, {}, {}};
      for (Id end : ends) proof.chains.emplace_back(start, end);
      take(proof);
    };
    // The statement implies its opposite.
    if (shows_opposite(table, start)) conclude({static_cast<Id>(start ^ 1U)});
    // A candidate is both true and false, or a cell has two digits.
    for (int digit = 1; digit <= 9; ++digit) {
      const CellSet both = table.on[digit] & table.off[digit];
      if (!both.empty()) conclude({off(both.first(), digit), on(both.first(), digit)});
    }
    for (int a = 1; a <= 9; ++a) {
      for (int b = a + 1; b <= 9; ++b) {
        const CellSet both = table.on[a] & table.on[b];
        if (!both.empty()) conclude({on(both.first(), a), on(both.first(), b)});
      }
    }
    in_houses(outcome, start, true);
    // A cell has no candidates left.
    for (Cell cell : emptied(table)) {
      Proof proof{outcome, {}, {}};
      for (int digit : state_.candidates(cell)) proof.chains.emplace_back(start, off(cell, digit));
      take(proof);
    }
    in_houses(outcome, start, false);
  }

  bool shows_opposite(const KnownCells& table, Id start) const {
    const Statements::Meaning& meaning = statements_[start];
    return table.has(meaning.first, meaning.digit, !meaning.on);
  }

  CellSet emptied(const KnownCells& table) const {
    CellSet cells = with_candidates_;
    for (int digit = 1; digit <= 9; ++digit) {
      cells -= state_.places(digit) - table.off[digit];
      cells -= table.on[digit];
    }
    return cells;
  }

  // A house has a digit twice (`set`), or has no place for it. Rows for all digits come first, then columns, then
  // boxes.
  void in_houses(const Outcome& outcome, Id start, bool set) {
    const KnownCells& table = tables_.known(start);
    for (int kind = 0; kind < 3; ++kind) {
      for (int digit = 1; digit <= 9; ++digit) {
        for (int i = 9 * kind; i < 9 * kind + 9; ++i) {
          if (!shows(table, House{i}, digit, set)) continue;
          Proof proof{outcome, {}, House{i}};
          const CellSet cells = set ? House{i}.cells() & table.on[digit] : untouched_[digit] & House{i}.cells();
          for (Cell cell : cells) proof.chains.emplace_back(start, statements_.candidate(cell, digit, set));
          take(proof);
        }
      }
    }
  }

  bool shows(const KnownCells& table, House house, int digit, bool set) const {
    if (set) {
      const CellSet cells = house.cells() & table.on[digit];
      return !cells.empty() && !cells.is_single();
    }
    const CellSet cells = untouched_[digit] & house.cells();
    return !cells.empty() && table.off[digit].contains(cells);
  }

  // A quick test that avoids building the details of a contradiction.
  bool shows_any(const KnownCells& table, Id start) const {
    if (shows_opposite(table, start) || !emptied(table).empty()) return true;
    CellSet with_digit;
    for (int digit = 1; digit <= 9; ++digit) {
      if (table.on[digit].intersects(table.off[digit]) || table.on[digit].intersects(with_digit)) return true;
      with_digit |= table.on[digit];
      if (untouched_[digit].intersects(table.off[digit]) &&
          houses_with(untouched_[digit] - table.off[digit]) != with_untouched_[digit]) {
        return true;
      }
      if (table.on[digit].empty() || table.on[digit].is_single()) continue;
      for (int i = 0; i < House::count; ++i) {
        if (shows(table, House{i}, digit, true)) return true;
      }
    }
    return false;
  }

  void true_or_false(Id is_true, Id is_false) {
    const Cell own = statements_[is_true].first;
    const KnownCells& if_true = tables_.known(is_true);
    const KnownCells& if_false = tables_.known(is_false);
    for (bool set : {true, false}) {
      for (int digit = 1; digit <= 9; ++digit) {
        const CellSet a = set ? if_true.on[digit] : if_true.off[digit];
        const CellSet b = set ? if_false.on[digit] : if_false.off[digit];
        for (Cell cell : (a & b) - CellSet{own}) verity({{cell, digit}, set, false}, {is_true, is_false});
      }
    }
  }

  void one_of(const std::vector<Id>& alternatives) {
    KnownCells all = tables_.known(alternatives[0]);
    for (std::size_t i = 1; i < alternatives.size(); ++i) {
      const KnownCells& known = tables_.known(alternatives[i]);
      for (int digit = 1; digit <= 9; ++digit) {
        all.on[digit] &= known.on[digit];
        all.off[digit] &= known.off[digit];
      }
    }
    for (int digit = 1; digit <= 9; ++digit) {
      for (Cell cell : all.on[digit]) verity({{cell, digit}, true, false}, alternatives);
      for (Cell cell : all.off[digit]) verity({{cell, digit}, false, false}, alternatives);
    }
  }

  void verity(const Outcome& outcome, const std::vector<Id>& alternatives) {
    if (!wants(outcome) || !wants_proofs(outcome)) return;
    const Id end = statements_.candidate(outcome.candidate.cell, outcome.candidate.digit, outcome.is_placed);
    Proof proof{outcome, {}, {}};
    for (Id start : alternatives) proof.chains.emplace_back(start, end);
    take(proof);
  }

  const State& state_;
  const Tables& tables_;
  const Statements& statements_;
  CellSet with_candidates_;
  std::array<CellSet, 10> untouched_;             // by digit: the blank cells that see no cell with the digit
  std::array<std::uint32_t, 10> with_untouched_;  // by digit: the houses of these cells
};

class RankProver final : public Prover {
 public:
  using Prover::Prover;
  std::vector<int> found() {
    run();
    std::sort(ranks_.begin(), ranks_.end());
    ranks_.erase(std::unique(ranks_.begin(), ranks_.end()), ranks_.end());
    return std::move(ranks_);
  }

 private:
  bool wants(const Outcome& /*outcome*/) override { return true; }
  bool wants_proofs(const Outcome& outcome) override { return ranks_.push_back(outcome.rank()), false; }
  void take(const Proof& /*proof*/) override {}

  std::vector<int> ranks_;
};

class ProofVisitor final : public Prover {
 public:
  ProofVisitor(const State& state, const Tables& tables, int rank, const std::function<void(const Proof&)>& take)
      : Prover(state, tables), rank_(rank), take_(take) {}

 private:
  bool wants(const Outcome& outcome) override { return rank_ < 0 || outcome.rank() == rank_; }
  bool wants_proofs(const Outcome& /*outcome*/) override { return true; }
  void take(const Proof& proof) override { take_(proof); }

  int rank_;
  const std::function<void(const Proof&)>& take_;
};

}  // namespace

std::vector<int> proved_ranks(const State& state, const Tables& tables) { return RankProver{state, tables}.found(); }

void for_each_proof(const State& state, const Tables& tables, int rank, const std::function<void(const Proof&)>& take) {
  ProofVisitor{state, tables, rank, take}.run();
}

}  // namespace shudu::logic
