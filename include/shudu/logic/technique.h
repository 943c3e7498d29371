// Technique: one way of human reasoning, as plain data: its name, its scores, and the texts that describe its steps.
//
// A technique is defined in src/logic/techniques/, in the file that finds it, and listed in one table (techniques()).
// Its id names its test cases and its command-line argument. Its page is docs/techniques/<page>.md.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/language.h"

namespace shudu::logic {

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

struct Hunt;
struct Technique;

// Reports every step of the technique, and of all techniques with the same HodokuFacts::index, to hunt.report. The
// preferred step is first. Stops when the report returns false.
using Finder = void (*)(Hunt& hunt, const Technique& wanted);

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

}  // namespace shudu::logic
