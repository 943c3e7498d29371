// Hints as steps. The roles are those of the techniques' own files.
#include <string>

#include "logic/explainer/solver.h"

namespace shudu::logic::explainer {

namespace {

// The row of the table; looked up once for all.
struct Rows {
  const Technique *full_house = technique("full_house"), *hidden_single = technique("hidden_single"),
                  *naked_single = technique("naked_single");
  const Technique* locking[2] = {technique("pointing"), technique("claiming")};
  const Technique* direct_locking[2] = {technique("direct_pointing"), technique("direct_claiming")};
  const Technique* direct_hidden[2] = {technique("direct_hidden_pair"), technique("direct_hidden_triple")};
  const Technique* naked[3] = {technique("naked_pair"), technique("naked_triple"), technique("naked_quad")};
  const Technique* hidden[3] = {technique("hidden_pair"), technique("hidden_triple"), technique("hidden_quad")};
  const Technique* fish[3] = {technique("x_wing"), technique("swordfish"), technique("jellyfish")};
  const Technique* wing[2] = {technique("xy_wing"), technique("xyz_wing")};
  const Technique* rectangle[4] = {technique("unique_rectangle_1"), technique("unique_rectangle_2"),
                                   technique("unique_rectangle_3"), technique("unique_rectangle_4")};
  const Technique* loop[4] = {technique("unique_loop_1"), technique("unique_loop_2"), technique("unique_loop_3"),
                              technique("unique_loop_4")};
  const Technique* grave[4] = {technique("bug_plus_1"), technique("bug_type_2"), technique("bug_type_3"),
                               technique("bug_type_4")};
  const Technique* aligned[2] = {technique("aligned_pair_exclusion"), technique("aligned_triple_exclusion")};
};

}  // namespace

const Technique* technique_of(const Hint& hint) {
  static const Rows rows;
  switch (hint.rule) {
    case Rule::hidden_single: return hint.kind == 1 ? rows.full_house : rows.hidden_single;
    case Rule::direct_locking: return rows.direct_locking[hint.kind];
    case Rule::direct_hidden_set: return rows.direct_hidden[hint.size - 2];
    case Rule::naked_single: return rows.naked_single;
    case Rule::locking: return rows.locking[hint.kind];
    case Rule::naked_set: return rows.naked[hint.size - 2];
    case Rule::fish: return rows.fish[hint.size - 2];
    case Rule::hidden_set: return rows.hidden[hint.size - 2];
    case Rule::xy_wing: return rows.wing[hint.size - 2];
    case Rule::unique_loop: return (hint.size == 4 ? rows.rectangle : rows.loop)[hint.kind - 1];
    case Rule::grave: return rows.grave[hint.kind - 1];
    case Rule::aligned: return rows.aligned[hint.size - 2];
  }
  return nullptr;
}

namespace {

void list_houses(HouseSet houses, std::vector<House>& list) {
  for (; houses != 0; houses &= houses - 1) list.emplace_back(std::countr_zero(houses));
}

void mark(Step& step, const State& state, CellSet cells, DigitSet digits, Role role) {
  for (Cell cell : cells) {
    for (int digit : state.candidates(cell) & digits) step.marks.emplace_back(cell, digit, role);
  }
}

// Type 3 is always told as a naked set. A hidden one is the naked one of the other cells and digits of the house: what
// it removes is the same.
void mark_set(Step& step, const State& state, const Hint& hint) {
  CellSet cells = hint.set_cells;
  DigitSet digits = hint.set_digits;
  if (hint.is_hidden) {
    const CellSet blanks = step.base[0].cells() & state.blanks();
    cells = blanks - hint.extra_cells - hint.set_cells;
    digits = {};
    for (Cell cell : blanks) digits |= state.candidates(cell);
    digits -= hint.set_digits;
  }
  step.sets.push_back({cells | hint.extra_cells, digits});
  mark(step, state, cells, digits, Role::link);
}

void mark_pattern(Step& step, const State& state, const Hint& hint) {
  const auto all = DigitSet::all();
  switch (hint.rule) {
    case Rule::xy_wing:
      mark(step, state, hint.extra_cells, all, Role::pivot);
      mark(step, state, hint.cells - hint.extra_cells, all, Role::pincer);
      break;
    case Rule::direct_locking:
      mark(step, state, hint.cells, hint.digits, Role::pattern);
      mark(step, state, step.cover[0].cells() - hint.cells, hint.digits, Role::extra);
      break;
    case Rule::unique_loop:
      for (Cell cell : hint.cells) step.marks.emplace_back(cell, 0, Role::pattern);
      mark(step, state, hint.cells - hint.extra_cells, hint.digits, Role::floor);
      mark(step, state, hint.extra_cells, hint.digits, Role::roof);
      mark(step, state, hint.extra_cells, ~hint.digits, Role::extra);
      break;
    case Rule::grave:
      mark(step, state, hint.cells, ~hint.extra_digits, Role::roof);
      mark(step, state, hint.cells, hint.extra_digits, Role::extra);
      break;
    case Rule::aligned:
      mark(step, state, hint.cells, all, Role::pattern);
      mark(step, state, hint.extra_cells, all, Role::pincer);
      break;
    default: mark(step, state, hint.cells, hint.digits, Role::pattern); break;
  }
  if (hint.kind == 3) {
    mark_set(step, state, hint);
  } else {
    mark(step, state, hint.extra_cells, hint.set_digits, Role::link);  // type 4: the digit that is shut in
  }
}

}  // namespace

Step step_of(const State& state, const Hint& hint) {
  Step step{.technique = technique_of(hint)};
  step.rating = hint.rating;
  step.digits = hint.digits;
  list_houses(hint.base, step.base);
  list_houses(hint.cover, step.cover);
  if (hint.placed) step.placements = {*hint.placed};
  for (int i = 0; i < hint.removal_count; ++i) {
    for (Cell cell : hint.removals[i].cells) {
      for (int digit : state.candidates(cell) & hint.removals[i].digits) step.eliminations.emplace_back(cell, digit);
    }
  }
  if (hint.rule == Rule::aligned) {
    for (Candidate candidate : step.eliminations) step.digits.insert(candidate.digit);
  }
  mark_pattern(step, state, hint);
  tidy(step);
  return step;
}

}  // namespace shudu::logic::explainer
