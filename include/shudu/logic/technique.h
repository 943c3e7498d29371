// Technique: one way of human reasoning, as plain data: its name, its scores, and the texts that describe its steps.
//
// A technique is defined in src/logic/techniques/, in the file that finds it, and listed in one table (techniques()).
// Its id names its test cases and its command-line argument. Its page is docs/techniques/<page>.md.
//
// All functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/language.h"

namespace shudu::logic {

using shudu::Language;
using shudu::Text;

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

// In order.
std::span<const Family> families();
std::span<const Level> levels();

// For machines: "single_digit_patterns", "easy".
std::string_view id(Family family);
std::string_view id(Level level);
// By id; nothing when there is none.
std::optional<Family> find_family(std::string_view id);
std::optional<Level> find_level(std::string_view id);

// For people: "Single-digit patterns", "easy".
std::string_view name(Family family, Language language);
std::string_view name(Level level, Language language);

// The technique in HoDoKu. Techniques with the same index share one switch: HoDoKu searches them together.
struct HodokuFacts {
  std::string_view code;  // in its library of cases: "0800"; empty when it has none
  int index = 0;          // position in its order of search; 0 when HoDoKu does not have the technique
  Level level = Level::extreme;
  int score = 0;    // points per step
  bool on = false;  // whether its default path uses the technique
};

struct Hunt;
struct Technique;

// Reports every step of the technique (of all techniques that share its switch) to hunt.report, the preferred step
// first, until the report returns false.
using Finder = void (*)(Hunt& hunt, const Technique& wanted);

struct Technique {
  std::string_view id;    // "xy_wing"
  std::string_view page;  // docs/techniques/<page>.md; sizes of one idea share a page
  Family family;
  std::string_view name;  // in English
  Text look;              // what to look at; a template, see words.h
  Text why;               // why the result follows; a template
  HodokuFacts hodoku = {};
  int rating = 0;  // the lowest of a step, on Sudoku Explainer's scale, in tenths; 0 when it is not on that scale
  bool needs_uniqueness = false;  // valid only for puzzles with one solution
  int size = 0;                   // of the pattern, for techniques that come in sizes
  int kind = 0;                   // for techniques that come in kinds; its file says what the kinds are
  Finder find = nullptr;
};

// In the language: "XY-Wing", "XY 翼".
std::string_view name(const Technique& technique, Language language);

// Every technique, the easiest first: in the order in which solving by logic tries them.
std::span<const Technique* const> techniques();

// By id; null when there is none.
const Technique* technique(std::string_view id);

}  // namespace shudu::logic
