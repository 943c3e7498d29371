// Step: one logical deduction as data, so that a page can draw it and words can be made from it.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/cell.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/house.h"
#include "shudu/logic/technique.h"

namespace shudu::logic {

struct Candidate {
  Cell cell;
  std::uint8_t digit = 0;  // 1..9

  constexpr Candidate() = default;
  constexpr Candidate(Cell at, int of) : cell(at), digit(static_cast<std::uint8_t>(of)) {}
  friend constexpr auto operator<=>(Candidate, Candidate) = default;  // by cell, then digit
};

// What a part of the pattern is for. Each technique's file says which roles it uses.
enum class Role : std::uint8_t {
  pattern,   // the candidates that make the pattern
  fin,       // the extra candidates of a fish
  endo_fin,  // a fin inside two base houses
  pivot,     // the hinge of a wing, the stem of a blossom, the start of a forcing chain
  pincer,    // the ends that see what is eliminated
  link,      // candidates that connect two parts (a W-wing's strong link, restricted commons)
  floor,     // a deadly pattern: the cells with the pattern's digits alone
  roof,      // and the cells with more
  extra,     // the additional candidates of the roof
  color_a,   // the two colours of a cluster
  color_b,
  color_c,  // and of a second cluster
  color_d,
};

// In order.
std::span<const Role> roles();
// For machines, and as the part of a template: "endo_fin".
std::string_view id(Role role);
// By id; nothing when there is none.
std::optional<Role> find_role(std::string_view id);
// For people: "endo fin".
std::string_view name(Role role, Language language);

// A cell or, with a digit, a candidate in a role.
struct Mark {
  Cell cell;
  std::uint8_t digit = 0;  // 0: the cell as a whole
  Role role = Role::pattern;

  constexpr Mark() = default;
  constexpr Mark(Cell at, int of, Role as) : cell(at), digit(static_cast<std::uint8_t>(of)), role(as) {}
  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

// Cells that share a house and hold one digit more than there are cells (or, as a locked set, just as many).
struct LockedSet {
  CellSet cells;
  DigitSet digits;
  friend constexpr bool operator==(const LockedSet&, const LockedSet&) = default;
};

// One statement of a chain: "`digit` is (on) or is not (off) in one of `cells`".
struct Node {
  CellSet cells = {};  // one cell, or a group of cells in one house, or an almost locked set
  std::uint8_t digit = 0;
  bool on = false;
  // Why it follows from its parents.
  enum class Reason : std::uint8_t {
    start,       // it is assumed
    same_cell,   // a cell holds one digit (off) / it is the last candidate of its cell (on)
    same_house,  // a house holds a digit once (off) / it is the last place in a house (on)
    locked_set,  // inside the almost locked set `set`
    technique,   // by the step `nested` (locked candidates, a fish, a chain inside a chain)
  };
  Reason reason = Reason::start;
  std::int16_t house = -1;                 // index of the House the reason speaks of, -1 when none
  std::int16_t set = -1;                   // index in Step::sets
  std::int16_t nested = -1;                // index in Step::nested
  std::vector<std::int16_t> parents = {};  // earlier nodes of the same chain; usually one
};

// Nodes in the order of the description. Each but the first follows from earlier ones. From on to off is a weak
// link, from off to on a strong one.
struct Chain {
  std::vector<Node> nodes = {};
  bool closed = false;  // the last node leads back to the first
};

struct Step {
  const Technique* technique = nullptr;
  std::vector<Candidate> placements = {};    // ascending; a step has placements or eliminations, never both
  std::vector<Candidate> eliminations = {};  // ascending
  DigitSet digits = {};  // what the step is about; loops, AIC, ALS, Sue de Coq: the digits eliminated

  std::vector<House> base = {};   // houses that must hold the digit (fish), or the house of a subset or single
  std::vector<House> cover = {};  // houses that take it up, or the other house of an intersection
  std::vector<Mark> marks = {};
  std::vector<LockedSet> sets = {};
  std::vector<Chain> chains = {};
  std::vector<Step> nested = {};  // steps inside a chain
  int inferences = 0;             // links of a chain, as the literature counts its length
  int rating = 0;                 // on Sudoku Explainer's scale, in tenths; 0 when found outside it
  int variant = 0;                // 1: siamese fish (two fish of one base in one step), dual patterns

  CellSet cells(Role role) const;
  DigitSet digits_of(Role role) const;
};

// Brings the parts into the order that the struct promises, and removes duplicates.
void tidy(Step& step);

// "r12c3<>4, r5c6<>7" or "r1c1=5".
std::string result_text(const Step& step);
// "r12c3,r5c6": rows or columns gathered.
std::string cells_text(CellSet cells);

}  // namespace shudu::logic
