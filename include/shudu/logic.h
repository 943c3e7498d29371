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

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "shudu/logic/state.h"
#include "shudu/logic/step.h"
#include "shudu/logic/technique.h"
#include "shudu/logic/walk.h"

namespace shudu::logic {

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
