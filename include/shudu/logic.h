// Logic: solves as people do, without guessing. Every step is found by a technique and can be described in words.
//
//   const logic::State state{clues};
//   const logic::Path path = logic::solve(state, logic::techniques());  // always takes the easiest step
//   for (const logic::Step& step : path.steps) …
//
//   logic::Walk walk = logic::easiest_first(state, logic::techniques());
//   while (const logic::Step* step = walk.next()) …      // the step has been applied to walk.state()
//   walk.end()                                           // solved, stuck or contradiction
//
// These functions never call the fast search, so they do not know how many solutions a puzzle has. By default they use
// only techniques that are sound for every puzzle. Set Options::uniqueness when the puzzle is known to have exactly one
// solution (has_unique_solution in search.h).
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
#include "shudu/language.h"

namespace shudu::logic {

// -------------------------------------------------------------------------------------
// Technique: one way of human reasoning, as plain data: its name, its scores, and the texts that describe its steps.
//
// A technique is defined in src/logic/techniques/, in the file that finds it, and listed in one table (techniques()).
// Its id names its test cases and its command-line argument. Its page is docs/techniques/<page>.md.

enum class Family : std::uint8_t {
  singles,
  intersections,
  subsets,
  fish,
  single_digit_patterns,
  wings,
  coloring,
  uniqueness,
  chains,
  almost_locked_sets,
  exclusion,
  forcing_chains,
  last_resort,
};

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

// In the order of the enumerators.
std::span<const Family> families();
std::span<const Level> levels();

// The ids for JSON and the command line: "single_digit_patterns", "easy".
std::string_view id(Family family);
std::string_view id(Level level);
// The value with this id; empty if there is none.
std::optional<Family> find_family(std::string_view id);
std::optional<Level> find_level(std::string_view id);

// The names for display: "Single-digit patterns", "easy".
std::string_view name(Family family, Language language);
std::string_view name(Level level, Language language);

// The technique in HoDoKu. HoDoKu searches techniques with the same index together and enables them together.
struct HodokuFacts {
  std::string_view code;  // in HoDoKu's library of test cases: "0800"; empty if it has none
  int index = 0;          // position in HoDoKu's search order; 0 if HoDoKu does not have the technique
  Level level = Level::extreme;
  int score = 0;    // points per step
  bool on = false;  // whether HoDoKu's default path uses the technique
};

struct Request;
struct Technique;

// Reports every step of the technique, and of all techniques with the same HodokuFacts::index, to request.report. The
// preferred step is first. Stops when the report returns false.
using Finder = void (*)(Request& request, const Technique& wanted);

struct Technique {
  std::string_view id;    // "xy_wing"
  std::string_view page;  // docs/techniques/<page>.md; all sizes of a pattern share a page
  Family family;
  std::string_view name;  // in English
  Text look;              // describes the pattern; a template (words.h)
  Text why;               // explains why the result follows; a template
  HodokuFacts hodoku = {};
  int rating = 0;                 // Sudoku Explainer's lowest rating of a step, in tenths; 0 if it has none
  bool needs_uniqueness = false;  // valid only for puzzles with one solution
  int size = 0;                   // of the pattern, for techniques that come in sizes
  int kind = 0;                   // for techniques that come in kinds; its file says what the kinds are
  Finder find = nullptr;
};

// The name in the language: "XY-Wing", "XY 翼".
std::string_view name(const Technique& technique, Language language);

// Every technique, the easiest first. Solving by logic tries them in this order.
std::span<const Technique* const> techniques();

// The technique with this id; null if there is none.
const Technique* find_technique(std::string_view id);

// -------------------------------------------------------------------------------------
// Step: one logical deduction as data, from which front ends make drawings and sentences.

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

// -------------------------------------------------------------------------------------
// State: the board of a solution by logic: givens, placed digits, and the candidates of every blank cell. The
// candidates are stored in three views, so that each technique can read the one it needs:
//
//   candidates(cell)          digits of a cell          (empty for a filled cell)
//   places(digit)             blank cells that have the digit as a candidate
//   positions(house, digit)   the same in a house; bit i stands for place i
//
// A digit that the rules allow may be missing, because a step or a player removed it.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.

class State {
 public:
  // The candidates that the clues leave. Conflicting clues are allowed. find_contradiction() finds the conflict.
  explicit State(const Grid& givens) : State(givens, givens) {}
  // The same with digits placed besides the givens. Precondition: values.extends(givens).
  State(const Grid& givens, const Grid& values);
  // Removes the candidates that are not in `allowed`.
  void restrict_to(const Candidates& allowed);

  const Grid& values() const { return values_; }
  CellSet givens() const { return givens_; }
  CellSet blanks() const { return blanks_; }
  bool is_solved() const { return blanks_.empty(); }
  DigitSet candidates(Cell cell) const { return candidates_[cell.index()]; }
  bool has(Cell cell, int digit) const { return candidates(cell).contains(digit); }
  CellSet places(int digit) const { return places_[digit]; }
  CellSet places(int digit, House house) const { return places_[digit] & house.cells(); }
  unsigned positions(House house, int digit) const {
    return positions_[static_cast<std::size_t>(house.index() * 9 + digit - 1)];
  }
  // The same for all rows, columns or boxes: digits 1..9 of house 0, digits 1..9 of house 1, …
  std::span<const std::uint16_t, 81> positions(House::Kind kind) const {
    return std::span{positions_}.subspan(static_cast<std::size_t>(kind) * 81).first<81>();
  }
  unsigned blank_places(House house) const { return blank_places_[house.index()]; }  // bit i: place i is blank
  CellSet with_candidate_count(int n) const;   // blank cells with exactly n candidates
  CellSet with_candidates_up_to(int n) const;  // blank cells with 1 to n candidates; precondition: n <= 4

  // Fills a cell and removes the digit from its peers. Precondition: the cell is blank.
  void place(Cell cell, int digit);
  // Removes a candidate. Does nothing if the cell does not have it.
  void remove(Cell cell, int digit) {
    remove(cell, digit, [](House, unsigned) {});
  }
  // The same. Calls note(house, positions) for each house of the cell, with the positions that the digit has left there.
  template <class Note>
  void remove(Cell cell, int digit, Note note) {
    places_[digit].erase(cell);
    clear(cell, digit, note);
  }
  // The same for several cells, in board order. After each cell, calls note_cell(cell).
  template <class Note, class NoteCell>
  void remove(CellSet cells, int digit, Note note, NoteCell note_cell) {
    places_[digit] -= cells;
    for (Cell cell : cells) {
      clear(cell, digit, note);
      note_cell(cell);
    }
  }
  // The digits on the board become givens.
  void make_given() { givens_ = ~blanks_; }
  // Precondition: the step was found on this state.
  void apply(const Step& step);

  // One of: a blank cell without candidates (digit 0, no house); a house without a place for a digit; two equal digits
  // in a house (`cell` is the second).
  struct Contradiction {
    std::optional<Cell> cell;
    std::optional<House> house;
    int digit = 0;
    friend bool operator==(const Contradiction&, const Contradiction&) = default;
  };
  std::optional<Contradiction> find_contradiction() const;

  friend bool operator==(const State&, const State&) = default;

 private:
  std::optional<Contradiction> find_digit_twice() const;
  // Removes a candidate from the views by cell and by house.
  template <class Note>
  void clear(Cell cell, int digit, Note note);
  static void clear(std::uint16_t& bits, unsigned bit) { bits = static_cast<std::uint16_t>(bits & ~bit); }

  std::array<DigitSet, Cell::count> candidates_;
  std::array<CellSet, 10> places_;  // by digit; [0] is unused
  std::array<std::uint16_t, House::count * 9> positions_;
  std::array<std::uint16_t, House::count> blank_places_;
  Grid values_;
  CellSet givens_;
  CellSet blanks_ = CellSet::all();
};

template <class Note>
inline void State::clear(Cell cell, int digit, Note note) {
  candidates_[cell.index()].erase(digit);
  const auto& bits = tables::place_bits_of_cell[cell.index()];
  for (std::size_t i = 0; i < 3; ++i) {
    const House house = houses(cell)[i];
    std::uint16_t& positions = positions_[static_cast<std::size_t>(house.index() * 9 + digit - 1)];
    clear(positions, bits[i]);
    note(house, unsigned{positions});
  }
}

// -------------------------------------------------------------------------------------
// Walk: a solution by logic, one step at a time.
//
// Thread safety: use a walk from one thread at a time.

class Walk {
 public:
  enum class End : std::uint8_t {
    open,           // next() has not reached the end yet
    solved,         // every cell holds a digit
    stuck,          // no technique finds a step
    contradiction,  // a cell has no candidate, or a digit has no place in a house
  };
  // Chooses the next step; empty if there is none. It is called only if the state is neither solved nor contradictory.
  using Choose = std::function<std::optional<Step>(const State&)>;

  Walk(const State& start, Choose choose) : state_(start), choose_(std::move(choose)) {}

  // Finds a step and applies it. Returns null at the end. The step is valid until the next call.
  const Step* next();

  const State& state() const { return state_; }
  End end() const { return end_; }
  // The place of the contradiction, if the walk ended in one.
  const std::optional<State::Contradiction>& contradiction() const { return contradiction_; }

 private:
  State state_;
  Choose choose_;
  std::optional<Step> step_;
  std::optional<State::Contradiction> contradiction_;
  End end_ = End::open;
};

// "open", "solved", "stuck", "contradiction".
std::string_view id(Walk::End end);

// All steps of a walk.
struct Path {
  using End = Walk::End;
  std::vector<Step> steps;
  State last;  // the board after the last step
  End end = End::open;
  std::optional<State::Contradiction> contradiction;  // set if the path ended in one
};
// The remaining steps of the walk. `go_on` is called before every step. If it returns false, the path ends as `open`.
Path path_of(Walk walk, const std::function<bool(const State& now, std::size_t steps)>& go_on = nullptr);

// -------------------------------------------------------------------------------------
// Solving: the next step, and the path that always takes the easiest.

// Limits of the search. The defaults are those of a solving path; the comments name HoDoKu's option.
struct Options {
  bool uniqueness = false;         // the puzzle has exactly one solution, so techniques may rely on it
  int chain_length = 20;           // RESTRICT_CHAIN_LENGTH
  bool one_chain_per_step = true;  // ONLY_ONE_CHAIN_PER_STEP: keep the shortest of the chains with the same result
  bool als_in_chains = false;      // ALLOW_ALS_IN_TABLING_CHAINS
  bool one_als_per_step = true;    // ONLY_ONE_ALS_PER_STEP
  bool als_overlap = false;        // ALLOW_ALS_OVERLAP
  int als_chain_length = 6;        // ALL_STEPS_ALS_CHAIN_LENGTH
  bool als_chain_forward_only = true;
  int max_fins = 5;
  int max_endo_fins = 2;
  bool one_fish_per_step = true;  // ONLY_ONE_FISH_PER_STEP
  bool check_templates = true;    // CHECK_TEMPLATES
  bool siamese = false;           // ALLOW_DUALS_AND_SIAMESE, for fish
  bool duals = false;             // ALLOW_DUALS_AND_SIAMESE, for kites and empty rectangles
  int kraken_max_size = 4;
  int kraken_max_fins = 2;
  int kraken_max_endo_fins = 0;
  int kraken_max_type = 1;                // 0: basic; 1: also franken; 2: also mutant
  bool two_candidate_rectangles = false;  // ALLOW_ERS_WITH_ONLY_TWO_CANDIDATES
  bool missing_candidates = true;         // ALLOW_UNIQUENESS_MISSING_CANDIDATES
  int table_look_ahead = 4;               // ANZ_TABLE_LOOK_AHEAD
  // Called before every technique, and by slow ones from time to time. If it returns false, the search ends as if there
  // were no more steps. May be empty.
  std::function<bool()> go_on = {};
};

// All steps of one technique, the preferred one first.
std::vector<Step> find_all(const State& state, const Technique& technique, const Options& options = {});
// The preferred step of the first technique in `wanted` that has one; empty if none has.
std::optional<Step> find_first(const State& state, std::span<const Technique* const> wanted,
                               const Options& options = {});

// Fills Step::exclusion of a naked or hidden single: the fewest digits (or, for a naked single, houses) that exclude all
// alternatives. Does nothing for other steps. The functions above do this already, and so does the path of Sudoku
// Explainer. hodoku_path() does not, because its callers want its score more often than its words.
// Precondition: the step was found on this state.
void note_exclusion(const State& state, Step& step);

// A walk that always takes the step that find_first() finds.
Walk easiest_first(const State& start, std::span<const Technique* const> wanted, const Options& options = {});
// All steps of that walk.
Path solve(const State& start, std::span<const Technique* const> wanted, const Options& options = {});

}  // namespace shudu::logic
