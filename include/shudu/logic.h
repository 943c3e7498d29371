// Logic: solving as people do, never by trial. Every step is found by a technique and can be told in words.
//
//   logic::Path path = logic::solve(state, logic::techniques());  // the easiest step at every point, until solved or
//   stuck for (const logic::Step& step : path.steps) …
//
// This part of the library never calls the fast search; whether a puzzle has one solution is for the caller to know.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "shudu/logic/state.h"
#include "shudu/logic/step.h"
#include "shudu/logic/technique.h"

namespace shudu::logic {

// Limits of the search. The defaults are those of a solving path; the comments name HoDoKu's option.
struct Options {
  bool uniqueness = true;          // the puzzle is known to have one solution: techniques that need it may be used
  int chain_length = 20;           // RESTRICT_CHAIN_LENGTH
  bool one_chain_per_step = true;  // ONLY_ONE_CHAIN_PER_STEP: of chains with the same result keep the shortest
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
  bool duals = false;             // and for kites and empty rectangles
  int kraken_max_size = 4;
  int kraken_max_fins = 2;
  int kraken_max_endo_fins = 0;
  int kraken_max_type = 1;                // 0 basic, 1 and franken, 2 and mutant
  bool two_candidate_rectangles = false;  // ALLOW_ERS_WITH_ONLY_TWO_CANDIDATES
  bool missing_candidates = true;         // ALLOW_UNIQUENESS_MISSING_CANDIDATES
  int table_look_ahead = 4;               // ANZ_TABLE_LOOK_AHEAD
};

// All steps of one technique, the preferred one first.
std::vector<Step> find_all(const State& state, const Technique& technique, const Options& options = {});
// The preferred step of the first of `wanted` that has one; nothing when none has.
std::optional<Step> find_first(const State& state, std::span<const Technique* const> wanted,
                               const Options& options = {});

// A solution by logic.
struct Path {
  enum class End : std::uint8_t { solved, stuck, contradiction };
  std::vector<Step> steps;
  State last;  // the board after the last step
  End end = End::stuck;
  std::optional<State::Contradiction> contradiction;  // its place
};
// Takes the first step of the easiest technique, again and again.
Path solve(const State& start, std::span<const Technique* const> wanted, const Options& options = {});

}  // namespace shudu::logic
