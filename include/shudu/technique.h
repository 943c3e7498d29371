// Technique: one way of human reasoning, as plain data: what it is called, how it is scored, and what is said about it.
//
// A technique is defined in src/logic/techniques/, in the file that finds it, and listed in one table (techniques()).
// Its id names its test cases and its command-line argument; its page is docs/techniques/<page>.md.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "shudu/language.h"

namespace shudu::logic {

using shudu::Language;

// The same text in every language; none may be empty.
struct Text {
  std::string_view en, zh_hans, zh_hant;

  constexpr std::string_view operator[](Language language) const {
    switch (language) {
      case Language::en: break;
      case Language::zh_hans: return zh_hans;
      case Language::zh_hant: return zh_hant;
    }
    return en;
  }
};

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

// How HoDoKu knows the technique. Techniques with the same index share one switch: they are searched together.
struct HodokuFacts {
  std::string_view code;  // in its library of cases: "0800"; empty when it has none
  int index = 0;          // position in its order of search; 0 when it does not have the technique
  Level level = Level::extreme;
  int score = 0;    // points per step
  bool on = false;  // whether its default path uses the technique
};

struct Hunt;
struct Technique;

// Reports to hunt.report every step of the technique (of all techniques sharing its switch), the preferred step first,
// until the report says that it is enough.
using Finder = void (*)(Hunt& hunt, const Technique& wanted);

struct Technique {
  std::string_view id;    // "xy_wing"
  std::string_view page;  // docs/techniques/<page>.md; sizes of one idea share a page
  Family family;
  Text name;
  // Templates with named parts in braces, see src/logic/words.h: what to look at, and why it follows. What it gives is
  // said for all techniques alike.
  Text look;
  Text why;
  HodokuFacts hodoku = {};
  int rating = 0;  // on Sudoku Explainer's scale, in tenths, the least it can have; 0 when it is not on that scale
  bool needs_uniqueness = false;  // true only of puzzles with one solution
  int size = 0;                   // of the pattern, where the technique comes in sizes
  int kind = 0;                   // where it comes in kinds; the meaning is its file's own
  Finder find = nullptr;
};

// Every technique, the easiest first: in the order in which solving by logic tries them.
std::span<const Technique* const> techniques();

// By id; null when there is none.
const Technique* technique(std::string_view id);

}  // namespace shudu::logic
