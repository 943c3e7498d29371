// Converts findings to steps. The roles are those described in the files of the techniques.
#include <string>

#include "logic/explainer/rules/grave.h"
#include "logic/explainer/solver.h"
#include "shudu/logic.h"

namespace shudu::logic::explainer {

namespace {

// The techniques used here, looked up once.
struct Rows {
  const Technique *full_house = find_technique("full_house"), *hidden_single = find_technique("hidden_single"),
                  *naked_single = find_technique("naked_single");
  const Technique* locking[2] = {find_technique("pointing"), find_technique("claiming")};
  const Technique* direct_locking[2] = {find_technique("direct_pointing"), find_technique("direct_claiming")};
  const Technique* direct_hidden[2] = {find_technique("direct_hidden_pair"), find_technique("direct_hidden_triple")};
  const Technique* naked[3] = {find_technique("naked_pair"), find_technique("naked_triple"),
                               find_technique("naked_quad")};
  const Technique* hidden[3] = {find_technique("hidden_pair"), find_technique("hidden_triple"),
                                find_technique("hidden_quad")};
  const Technique* fish[3] = {find_technique("x_wing"), find_technique("swordfish"), find_technique("jellyfish")};
  const Technique* wing[2] = {find_technique("xy_wing"), find_technique("xyz_wing")};
  const Technique* rectangle[4] = {find_technique("unique_rectangle_1"), find_technique("unique_rectangle_2"),
                                   find_technique("unique_rectangle_3"), find_technique("unique_rectangle_4")};
  const Technique* loop[4] = {find_technique("unique_loop_1"), find_technique("unique_loop_2"),
                              find_technique("unique_loop_3"), find_technique("unique_loop_4")};
  const Technique* grave[4] = {find_technique("bug_plus_1"), find_technique("bug_type_2"), find_technique("bug_type_3"),
                               find_technique("bug_type_4")};
  const Technique* aligned[2] = {find_technique("aligned_pair_exclusion"), find_technique("aligned_triple_exclusion")};
};

}  // namespace

const Technique* technique_of(const Finding& finding) {
  static const Rows rows;
  switch (finding.rule) {
    case Rule::hidden_single: return finding.kind == 1 ? rows.full_house : rows.hidden_single;
    case Rule::direct_locking: return rows.direct_locking[finding.kind];
    case Rule::direct_hidden_set: return rows.direct_hidden[finding.size - 2];
    case Rule::naked_single: return rows.naked_single;
    case Rule::locking: return rows.locking[finding.kind];
    case Rule::naked_set: return rows.naked[finding.size - 2];
    case Rule::fish: return rows.fish[finding.size - 2];
    case Rule::hidden_set: return rows.hidden[finding.size - 2];
    case Rule::xy_wing: return rows.wing[finding.size - 2];
    case Rule::unique_loop: return (finding.size == 4 ? rows.rectangle : rows.loop)[finding.kind - 1];
    case Rule::grave: return rows.grave[finding.kind - 1];
    case Rule::aligned: return rows.aligned[finding.size - 2];
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

// Type 3 is always described as a naked set. A hidden set is converted to the naked set of the other cells and digits
// of the house, which has the same eliminations.
void mark_set(Step& step, const State& state, const Finding& finding) {
  CellSet cells = finding.set_cells;
  DigitSet digits = finding.set_digits;
  if (finding.is_hidden) {
    const CellSet blanks = step.base[0].cells() & state.blanks();
    cells = blanks - finding.extra_cells - finding.set_cells;
    digits = {};
    for (Cell cell : blanks) digits |= state.candidates(cell);
    digits -= finding.set_digits;
  }
  step.sets.push_back({cells | finding.extra_cells, digits});
  mark(step, state, cells, digits, Role::link);
}

void mark_pattern(Step& step, const State& state, const Finding& finding) {
  const auto all = DigitSet::all();
  switch (finding.rule) {
    case Rule::xy_wing:
      mark(step, state, finding.extra_cells, all, Role::pivot);
      mark(step, state, finding.cells - finding.extra_cells, all, Role::pincer);
      break;
    case Rule::direct_locking:
      mark(step, state, finding.cells, finding.digits, Role::pattern);
      mark(step, state, step.cover[0].cells() - finding.cells, finding.digits, Role::extra);
      break;
    case Rule::unique_loop:
      for (Cell cell : finding.cells) step.marks.emplace_back(cell, 0, Role::pattern);
      mark(step, state, finding.cells - finding.extra_cells, finding.digits, Role::floor);
      mark(step, state, finding.extra_cells, finding.digits, Role::roof);
      mark(step, state, finding.extra_cells, ~finding.digits, Role::extra);
      break;
    case Rule::grave: {
      const auto extra = extra_candidates(state);
      for (Cell cell : finding.cells) mark(step, state, {cell}, ~extra[cell.index()], Role::roof);
      for (Cell cell : finding.cells) mark(step, state, {cell}, extra[cell.index()], Role::extra);
      break;
    }
    case Rule::aligned:
      mark(step, state, finding.cells, all, Role::pattern);
      mark(step, state, finding.extra_cells, all, Role::pincer);
      break;
    default: mark(step, state, finding.cells, finding.digits, Role::pattern); break;
  }
  if (finding.kind == 3) {
    mark_set(step, state, finding);
  } else {
    mark(step, state, finding.extra_cells, finding.set_digits, Role::link);  // type 4: the confined digit
  }
}

}  // namespace

Step step_of(const State& state, const Finding& finding) {
  Step step{.technique = technique_of(finding)};
  step.rating = finding.rating;
  step.digits = finding.digits;
  list_houses(finding.base, step.base);
  list_houses(finding.cover, step.cover);
  if (finding.placed) step.placements = {*finding.placed};
  for (int i = 0; i < finding.removal_count; ++i) {
    for (Cell cell : finding.removals[i].cells) {
      for (int digit : state.candidates(cell) & finding.removals[i].digits) step.eliminations.emplace_back(cell, digit);
    }
  }
  if (finding.rule == Rule::aligned) {
    for (Candidate candidate : step.eliminations) step.digits.insert(candidate.digit);
  }
  mark_pattern(step, state, finding);
  tidy(step);
  note_exclusion(state, step);
  return step;
}

}  // namespace shudu::logic::explainer
