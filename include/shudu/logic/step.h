// Step: one logical deduction as data, from which front ends make drawings and sentences.
//
// Thread safety: all functions may be called from several threads at once.
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

// The role of a part of the pattern. The file of a technique says which roles it uses.
enum class Role : std::uint8_t {
  pattern,   // the candidates that make the pattern
  fin,       // the extra candidates of a fish
  endo_fin,  // a fin inside two base houses
  pivot,     // the hinge of a wing, the stem of a blossom, the start of a forcing chain
  pincer,    // the ends that see the eliminated candidates
  link,      // candidates that connect two parts (a W-wing's strong link, restricted commons)
  floor,     // in a deadly pattern, the cells that have only the digits of the pattern
  roof,      // in a deadly pattern, the cells that have more digits
  extra,     // the additional candidates of the roof
  color_a,   // the two colours of a cluster
  color_b,
  color_c,  // the two colours of a second cluster
  color_d,
};

// In the order of the enumerators.
std::span<const Role> roles();
// The id for JSON and for templates: "endo_fin".
std::string_view id(Role role);
// The role with this id; empty if there is none.
std::optional<Role> find_role(std::string_view id);
// The name for display: "endo fin".
std::string_view name(Role role, Language language);

// A cell in a role or, with a digit, a candidate in a role.
struct Mark {
  Cell cell;
  std::uint8_t digit = 0;  // 0: the cell as a whole
  Role role = Role::pattern;

  constexpr Mark() = default;
  constexpr Mark(Cell at, int of, Role as) : cell(at), digit(static_cast<std::uint8_t>(of)), role(as) {}
  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

// Cells of one house. An almost locked set has one digit more than cells. A locked set has as many digits as cells.
struct LockedSet {
  CellSet cells;
  DigitSet digits;
  friend constexpr bool operator==(const LockedSet&, const LockedSet&) = default;
};

// One statement of a chain: "`digit` is (on) or is not (off) in one of `cells`".
struct Node {
  CellSet cells = {};  // one cell, a group of cells in one house, or an almost locked set
  std::uint8_t digit = 0;
  bool on = false;
  // The reason why the node follows from its parents.
  enum class Reason : std::uint8_t {
    start,       // the node is an assumption
    same_cell,   // off: the cell holds another digit; on: it is the last candidate of the cell
    same_house,  // off: the house holds the digit elsewhere; on: it is the last place in the house
    locked_set,  // follows in the almost locked set `set`
    technique,   // follows by the step `nested` (locked candidates, a fish, a chain inside a chain)
  };
  Reason reason = Reason::start;
  std::int16_t house = -1;                 // index of the House in the reason, -1 if there is none
  std::int16_t set = -1;                   // index in Step::sets
  std::int16_t nested = -1;                // index in Step::nested
  std::vector<std::int16_t> parents = {};  // earlier nodes of the same chain; usually one
};

// Statements that cannot all be true, and where the rules show it.
struct Clash {
  enum class Kind : std::uint8_t {
    none,
    opposite,      // a candidate is true and false
    two_digits,    // a cell has two digits
    no_candidate,  // a cell has no candidate left
    twice,         // a house has a digit twice
    no_place,      // a house has no place left for a digit
  };
  Kind kind = Kind::none;
  CellSet cells = {};       // the cell; for `twice` the cells that have the digit
  DigitSet digits = {};     // the digit, or the two digits; empty for `no_candidate`
  std::int16_t house = -1;  // index of the House for `twice` and `no_place`

  friend bool operator==(const Clash&, const Clash&) = default;
};
// The id for JSON: "no_place"; "none" for Kind::none.
std::string_view id(Clash::Kind kind);

// Nodes in the order in which they are explained. Each node except the first follows from earlier nodes. A link from on
// to off is weak. A link from off to on is strong.
struct Chain {
  std::vector<Node> nodes = {};
  bool closed = false;  // the last node leads back to the first
  // A case of a forcing net that is itself impossible: the chain leads to this instead of to the conclusion.
  Clash clash = {};
};

// Why a single has no alternative. note_exclusion() fills it.
struct Exclusion {
  std::vector<Candidate> seen = {};     // filled cells with the digits that exclude the alternatives; ascending
  std::vector<Candidate> removed = {};  // alternatives that the digits on the board do not exclude; ascending
  bool is_known = false;

  friend bool operator==(const Exclusion&, const Exclusion&) = default;
};

struct Step {
  const Technique* technique = nullptr;
  std::vector<Candidate> placements = {};    // ascending; a step has placements or eliminations, never both
  std::vector<Candidate> eliminations = {};  // ascending
  DigitSet digits = {};  // the digits of the pattern; loops, AIC, ALS, Sue de Coq: the digits eliminated

  std::vector<House> base = {};   // base houses of a fish, or the house of a subset or single
  std::vector<House> cover = {};  // cover houses of a fish, or the other house of an intersection
  std::vector<Mark> marks = {};
  std::vector<LockedSet> sets = {};
  std::vector<Chain> chains = {};
  std::vector<Step> nested = {};  // steps inside a chain
  Clash clash = {};               // of a contradiction: where the chains lead
  Exclusion exclusion = {};       // of a naked or hidden single
  int inferences = 0;             // number of links of a chain, counted as in the literature
  int rating = 0;                 // Sudoku Explainer's rating in tenths; 0 if the step was not found on its path
  int variant = 0;                // 1: siamese fish (two fish of one base in one step), dual patterns

  CellSet cells(Role role) const;
  DigitSet digits_of(Role role) const;
};

// Sorts the parts into the order documented above, and removes duplicates.
void tidy(Step& step);

// "r12c3<>4, r5c6<>7" or "r1c1=5".
std::string result_text(const Step& step);
// "r12c3,r5c6": cells of one row or column are written together.
std::string cells_text(CellSet cells);

}  // namespace shudu::logic
