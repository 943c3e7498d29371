// ChainFinding: the result of a chain search, with its chains and its difficulty.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "logic/explainer/chaining/board.h"
#include "logic/explainer/chaining/chaining.h"
#include "shudu/board.h"

namespace shudu::logic::explainer::chaining {

// Why a statement holds.
enum class Cause : std::uint8_t { assumed, cell, box, row, column, advanced };
inline Cause cause_of_house(int house) {
  return house < 0 ? Cause::cell : house < 9 ? Cause::row : house < 18 ? Cause::column : Cause::box;
}

// A pattern used inside a chain: locked candidates, a pair or an X-wing.
struct PatternUse {
  enum class Kind : std::uint8_t { locking, hidden_pair, naked_pair, x_wing };
  Kind kind{};
  std::array<std::int8_t, 2> base{-1, -1}, cover{-1, -1};  // houses
  std::uint16_t digits = 0;
  CellSet cells;  // of the pattern
};

// What `nested` of a statement refers to: nothing, a finding, or a pattern.
inline constexpr std::int32_t no_nested = -1;
constexpr std::int32_t nested_pattern(std::size_t number) { return -2 - static_cast<std::int32_t>(number); }

// One statement of a chain. Its parents are earlier statements of the same chain.
struct ChainNode {
  Literal literal = 0;
  Cause cause = Cause::assumed;
  std::int32_t nested = no_nested;  // for Cause::advanced: its reason in the Record
  std::uint32_t first = 0;          // index of its first parent in Record::parents
  std::uint16_t parents = 0;
};

enum class ChainFindingType : std::uint8_t {
  x_cycle,
  y_cycle,
  xy_cycle,
  x_chain,
  xy_chain,
  contradiction,  // also Nishio
  doubled,        // the same conclusion follows from a candidate on and off
  cell,
  region,
};

struct ChainFinding {
  ChainFindingType type{};
  Chaining search{};  // the kind of search that found it
  double difficulty = 0;
  int complexity = 0;
  std::uint64_t order = 0;  // position in the original's search; among equals the smallest comes first
  Literal source = 0;       // the assumption; for `cell` and `region` any of them
  std::int16_t house = -1;  // of `region`
  Literal result = 0;       // the conclusion; cycles have none
  bool has_result = false;
  std::vector<Id> removed;  // ascending
  struct Span {
    std::uint32_t begin, end;
  };
  std::vector<Span> chains;    // in Record::nodes
  std::int32_t likeness = -1;  // findings with equal chains have the same number
};

// Stores the chains of findings, and of the findings nested in them, while they are needed.
class Record {
 public:
  std::vector<ChainNode> nodes;
  std::vector<std::uint16_t> parents;  // offsets from the begin of the chain
  std::vector<ChainFinding> findings;  // the findings nested in chains
  std::vector<PatternUse> patterns;    // the patterns used in chains

  std::span<const ChainNode> chain(ChainFinding::Span span) const {
    return {nodes.data() + span.begin, nodes.data() + span.end};
  }
  std::span<const std::uint16_t> parents_of(const ChainNode& node) const {
    return {parents.data() + node.first, node.parents};
  }
  // The statements from the last one back to the assumption, nearest first, as offsets in the chain.
  std::vector<std::uint16_t> backwards(ChainFinding::Span span) const;

  // Stores a finding that is used inside a chain. Returns its index in `findings`.
  std::int32_t keep(ChainFinding&& finding);
  // Removes all chains from these indices on, except those of the findings `kept`.
  void forget_since(std::size_t first_node, std::size_t first_parent, std::span<const std::int32_t> kept);
  void clear();

  // The candidates removed between `before` and `now` that the finding depends on.
  std::vector<Id> prerequisites(const ChainFinding& finding, const ChainBoard& before, const ChainBoard& now) const;

 private:
  std::map<std::vector<std::uint16_t>, std::int32_t> likenesses_;
};

// The surcharge for long chains. It is summed in the same order as in the original, because the rounding of sums of 0.1
// decides whether two difficulties are equal.
double length_surcharge(int complexity);

int type_key(ChainFindingType type);

// By difficulty, complexity, type. Equal findings keep the order in which they were found.
inline bool is_easier(double difficulty, int complexity, int key, const ChainFinding& than) {
  if (difficulty != than.difficulty) return difficulty < than.difficulty;
  if (complexity != than.complexity) return complexity < than.complexity;
  return key < type_key(than.type);
}

inline bool comes_before(const ChainFinding& a, const ChainFinding& b) {
  if (is_easier(a.difficulty, a.complexity, type_key(a.type), b)) return true;
  return !is_easier(b.difficulty, b.complexity, type_key(b.type), a) && a.order < b.order;
}

}  // namespace shudu::logic::explainer::chaining
