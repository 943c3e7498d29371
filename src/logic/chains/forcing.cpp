#include "logic/chains/forcing.h"

namespace shudu::logic {

namespace {

using Id = Statements::Id;
using Table = Tables::Table;

class Prover {
 public:
  Prover(const State& state, const Tables& tables, const std::function<bool(const Outcome&)>& wants,
         const std::function<void(const Proof&)>& take)
      : state_(state), tables_(tables), statements_(tables.statements()), wants_(wants), take_(take) {
    for (int digit = 1; digit <= 9; ++digit) {
      // As in HoDoKu, a house proves that a digit has no place left only if nothing was eliminated from the house.
      // Other cases are found through a cell or an earlier step.
      untouched_[digit] = state.blanks();
      for (Cell cell : CellSet::all() - state.blanks()) {
        if (state.values()[cell] == digit) untouched_[digit] -= peers(cell);
      }
    }
  }

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

 private:
  Id off(Cell cell, int digit) const { return statements_.candidate(cell, digit, false); }
  Id on(Cell cell, int digit) const { return statements_.candidate(cell, digit, true); }

  void contradictions(Id start) {
    const Statements::Meaning& meaning = statements_[start];
    const Table& table = tables_[start];
    const Outcome outcome{{meaning.first, meaning.digit}, !meaning.on, true};
    if (!shows_any(table, start) || !wants_(outcome)) return;
    const auto conclude = [&](std::initializer_list<Id> ends) {
      Proof proof{outcome, {}, {}};
      for (Id end : ends) proof.chains.emplace_back(start, end);
      take_(proof);
    };
    // The statement implies its opposite.
    if (table.where[start ^ 1U] != Tables::nowhere) conclude({static_cast<Id>(start ^ 1U)});
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
      take_(proof);
    }
    in_houses(outcome, start, false);
  }

  CellSet emptied(const Table& table) const {
    CellSet cells = state_.blanks() - state_.with_candidate_count(0);
    for (int digit = 1; digit <= 9; ++digit) {
      cells -= state_.places(digit) - table.off[digit];
      cells -= table.on[digit];
    }
    return cells;
  }

  // A house has a digit twice (`set`), or has no place for it. Rows for all digits come first, then columns, then
  // boxes.
  void in_houses(const Outcome& outcome, Id start, bool set) {
    const Table& table = tables_[start];
    for (int kind = 0; kind < 3; ++kind) {
      for (int digit = 1; digit <= 9; ++digit) {
        for (int i = 9 * kind; i < 9 * kind + 9; ++i) {
          if (!shows(table, House{i}, digit, set)) continue;
          Proof proof{outcome, {}, House{i}};
          const CellSet cells = House{i}.cells() & (set ? table.on[digit] : untouched_[digit]);
          for (Cell cell : cells) proof.chains.emplace_back(start, statements_.candidate(cell, digit, set));
          take_(proof);
        }
      }
    }
  }

  bool shows(const Table& table, House house, int digit, bool set) const {
    if (set) {
      const CellSet cells = house.cells() & table.on[digit];
      return !cells.empty() && !cells.is_single();
    }
    const CellSet cells = house.cells() & untouched_[digit];
    return !cells.empty() && table.off[digit].contains(cells);
  }

  // A quick test that avoids building the details of a contradiction.
  bool shows_any(const Table& table, Id start) const {
    if (table.where[start ^ 1U] != Tables::nowhere || !emptied(table).empty()) return true;
    CellSet with_digit;
    for (int digit = 1; digit <= 9; ++digit) {
      if (table.on[digit].intersects(table.off[digit]) || table.on[digit].intersects(with_digit)) return true;
      with_digit |= table.on[digit];
      for (int i = 0; i < House::count; ++i) {
        if (shows(table, House{i}, digit, true) || shows(table, House{i}, digit, false)) return true;
      }
    }
    return false;
  }

  void true_or_false(Id is_true, Id is_false) {
    const Cell own = statements_[is_true].first;
    for (bool set : {true, false}) {
      for (int digit = 1; digit <= 9; ++digit) {
        const CellSet a = set ? tables_[is_true].on[digit] : tables_[is_true].off[digit];
        const CellSet b = set ? tables_[is_false].on[digit] : tables_[is_false].off[digit];
        for (Cell cell : (a & b) - CellSet{own}) verity({{cell, digit}, set, false}, {is_true, is_false});
      }
    }
  }

  void one_of(const std::vector<Id>& alternatives) {
    std::array<CellSet, 10> set = tables_[alternatives[0]].on;
    std::array<CellSet, 10> gone = tables_[alternatives[0]].off;
    for (std::size_t i = 1; i < alternatives.size(); ++i) {
      for (int digit = 1; digit <= 9; ++digit) {
        set[digit] &= tables_[alternatives[i]].on[digit];
        gone[digit] &= tables_[alternatives[i]].off[digit];
      }
    }
    for (int digit = 1; digit <= 9; ++digit) {
      for (Cell cell : set[digit]) verity({{cell, digit}, true, false}, alternatives);
      for (Cell cell : gone[digit]) verity({{cell, digit}, false, false}, alternatives);
    }
  }

  void verity(const Outcome& outcome, const std::vector<Id>& alternatives) {
    if (!wants_(outcome)) return;
    const Id end = statements_.candidate(outcome.candidate.cell, outcome.candidate.digit, outcome.is_placed);
    Proof proof{outcome, {}, {}};
    for (Id start : alternatives) proof.chains.emplace_back(start, end);
    take_(proof);
  }

  const State& state_;
  const Tables& tables_;
  const Statements& statements_;
  const std::function<bool(const Outcome&)>& wants_;
  const std::function<void(const Proof&)>& take_;
  std::array<CellSet, 10> untouched_;
};

}  // namespace

void for_each_proof(const State& state, const Tables& tables, const std::function<bool(const Outcome&)>& wants,
                    const std::function<void(const Proof&)>& take) {
  Prover(state, tables, wants, take).run();
}

}  // namespace shudu::logic
