#include "generate/constraint_options.h"

#include <fmt/core.h>

#include <algorithm>

#include "answer/level_shares.h"
#include "answer/technique_constraints.h"
#include "engine/option_values.h"
#include "explain/logic_options.h"

namespace shudu::cli {

namespace {

std::vector<std::string> level_ids() {
  std::vector<std::string> ids;
  for (logic::Level level : logic::levels()) ids.emplace_back(id(level));
  return ids;
}

template <class List>
std::vector<std::string> all_of(const List& names) {
  return {std::begin(names), std::end(names)};
}

template <class Value, class List>
Value named(const std::string& name, const List& names) {
  return static_cast<Value>(std::find(std::begin(names), std::end(names), name) - std::begin(names));
}

// Converts the options. Stops at the first mistake and reports it.
class Reading {
 public:
  Reading(const ConstraintOptions& options, std::string command, Verdict& verdict)
      : options_(options), command_(std::move(command)), verdict_(verdict) {}

  std::optional<PuzzleConstraints> constraints(std::uint64_t wanted) {
    if (!clues() || !logic()) return std::nullopt;
    if (const auto why = impossibility(constraints_, wanted)) {
      refuse(*why);
      return std::nullopt;
    }
    return constraints_;
  }

 private:
  bool refuse(const std::string& why) {
    verdict_.bad(command_ + ": " + why);
    return false;
  }

  bool clues() {
    ClueConstraints& constraints = constraints_.clues;
    constraints.symmetry = named<ClueSymmetry>(options_.symmetry, clue_symmetry_names);
    constraints.minimal = options_.minimal;
    constraints.unique = !options_.not_unique;
    if (!options_.clues.empty()) {
      const auto range = range_of(options_.clues);
      if (!range || range->most > 81) return refuse(not_a_range("--clues", options_.clues, "at most 81"));
      constraints.least_clues = range->least;
      constraints.most_clues = range->most;
    }
    if (!options_.grid.empty()) {
      constraints.solution = complete_grid(command_ + ": --grid", options_.grid, verdict_);
      if (!constraints.solution) return false;
    }
    if (!options_.pattern.empty()) {
      constraints.pattern = pattern_of(command_ + ": --pattern", options_.pattern, verdict_);
      if (!constraints.pattern) return false;
    }
    return true;
  }

  bool logic() {
    LogicConstraints& constraints = constraints_.logic;
    if (!options_.level.empty()) constraints.level = shudu::logic::find_level(options_.level);
    if (!options_.rating.empty()) {
      const auto range = range_of_tenths(options_.rating, 20);
      if (!range) return refuse(not_a_range("--rating", options_.rating, "such as 2.3-4.5"));
      constraints.least_er = range->least;
      constraints.most_er = range->most;
    }
    if (!options_.minutes.empty()) {
      const auto range = range_of_tenths(options_.minutes, 1000);
      if (!range) return refuse(not_a_range("--minutes", options_.minutes, "such as 5-8"));
      constraints.least_minutes = range->least;
      constraints.most_minutes = range->most;
    }
    if (const auto unknown = set_techniques({options_.uses, options_.hardest, options_.only}, constraints)) {
      return refuse("--" + unknown->option + ": unknown technique '" + unknown->name + "'");
    }
    return true;
  }

  const ConstraintOptions& options_;
  std::string command_;
  Verdict& verdict_;
  PuzzleConstraints constraints_;
};

}  // namespace

std::vector<Option> constraint_options(ConstraintOptions& o) {
  return {
      {.names = "--level",
       .value = "LEVELS",
       .help = "require this difficulty level of HoDoKu; with several levels, an equal number of each, in this order",
       .target = &o.level,
       .choices = level_ids(),
       .list = true},
      {.names = "--rating",
       .value = "LO-HI",
       .help = "require a Sudoku Explainer rating in this range, within 1.0 to 11.9",
       .target = &o.rating},
      {.names = "--minutes",
       .value = "LO-HI",
       .help = "require that an average player takes this many minutes (docs/minutes.md)",
       .target = &o.minutes},
      {.names = "--clues", .value = "LO-HI", .help = "require this number of clues", .target = &o.clues},
      {.names = "--minimal", .value = "", .help = "require that every clue is necessary", .target = &o.minimal},
      {.names = "--not-unique",
       .value = "",
       .help = "allow any number of solutions; use 20 clues unless --clues is given",
       .target = &o.not_unique,
       .not_with = {"--minimal", "--level", "--rating", "--minutes", "--uses", "--hardest", "--only"}},
      {.names = "--symmetry",
       .value = "KIND",
       .help = "require this symmetry of the clue cells",
       .target = &o.symmetry,
       .choices = all_of(clue_symmetry_names)},
      {.names = "--pattern",
       .value = "FILE",
       .help = "put clues in these cells: 81 characters, '.' or 0 for a cell without a clue; or the clues of a puzzle",
       .target = &o.pattern,
       .file = true,
       .not_with = {"--symmetry"}},
      {.names = "--uses",
       .value = "NAMES",
       .help = "require that the solving path uses all these techniques",
       .target = &o.uses,
       .choices = technique_words(),
       .listed_by = "shudu techniques",
       .list = true},
      {.names = "--hardest",
       .value = "NAMES",
       .help = "require that the hardest technique of the path is one of these",
       .target = &o.hardest,
       .choices = technique_words(),
       .listed_by = "shudu techniques",
       .list = true},
      {.names = "--only",
       .value = "NAMES",
       .help = "require that these techniques and singles solve the puzzle",
       .target = &o.only,
       .choices = technique_words(),
       .listed_by = "shudu techniques",
       .list = true},
      {.names = "--grid",
       .value = "GRID",
       .help = "use this grid as the solution: 81 digits, or a file with one grid",
       .target = &o.grid,
       .file = true},
  };
}

std::vector<ConstraintPart> constraint_parts(const ConstraintOptions& options, std::uint64_t count,
                                             const std::string& command, Verdict& verdict) {
  const auto shares = level_shares(options.level, count);
  if (!shares) {
    verdict.bad(command + ": --level: " + shares.error());
    return {};
  }
  std::vector<ConstraintPart> parts;
  for (const LevelShare& share : *shares) {
    ConstraintOptions one = options;
    if (share.level) one.level = id(*share.level);
    auto constraints = Reading{one, command, verdict}.constraints(count);
    if (!constraints) return {};
    parts.push_back({std::move(one), *std::move(constraints), share.count});
  }
  return parts;
}

std::string described(const ConstraintOptions& o) {
  std::string text;
  const auto add = [&text](const std::string& wish) { text += (text.empty() ? "" : ", ") + wish; };
  if (!o.clues.empty()) add(told(Unmet::clues, o));
  if (!o.level.empty()) add(told(Unmet::level, o));
  if (!o.rating.empty()) add(told(Unmet::rating, o));
  if (!o.minutes.empty()) add(told(Unmet::minutes, o));
  if (!o.uses.empty()) add(told(Unmet::uses, o));
  if (!o.hardest.empty()) add(told(Unmet::hardest, o));
  if (!o.only.empty()) add(told(Unmet::only, o));
  if (!o.pattern.empty()) add("the pattern");
  if (o.symmetry != "none") add("symmetry " + o.symmetry);
  if (o.minimal) add("minimal");
  return text.empty() ? "puzzles" : "puzzles: " + text;
}

std::string advice(const PuzzleConstraints& constraints) {
  constexpr int few_clues = 19, high_rating = 95;
  if (constraints.clues.unique && constraints.clues.most_clues <= few_clues) {
    return "puzzles with so few clues are found by changing others; see 'shudu hunt run --help' and --for clues";
  }
  if (constraints.logic.least_er >= high_rating) {
    return "puzzles as hard as this are found by changing others; see 'shudu hunt run --help' and --for er";
  }
  return {};
}

std::string told(Unmet part, const ConstraintOptions& options) {
  switch (part) {
    case Unmet::nothing: break;
    case Unmet::clues: return options.clues.empty() ? "one solution" : options.clues + " clues";
    case Unmet::only: return "solved by " + options.only;
    case Unmet::minutes: return options.minutes + " minutes";
    case Unmet::level: return "level " + options.level;
    case Unmet::hardest: return "hardest " + options.hardest;
    case Unmet::uses: return "using " + options.uses;
    case Unmet::rating: return "rated " + options.rating;
  }
  return "as required";
}

std::string measure(Unmet part, const MadePuzzle& puzzle) {
  switch (part) {
    case Unmet::clues: return fmt::format("{} clues", puzzle.clues.clue_count());
    case Unmet::rating: {
      const int er = logic::explainer_rating(logic::State{puzzle.clues}, {.uniqueness = true}).er;
      return fmt::format("rated {}.{}", er / 10, er % 10);
    }
    case Unmet::minutes: {
      const logic::MinutesRating rating = logic::minutes_rating(logic::State{puzzle.clues}, puzzle.solution);
      const std::string_view bound = rating.is_lower_bound ? "more than " : "";
      return fmt::format("{}{}.{} minutes", bound, rating.tenths() / 10, rating.tenths() % 10);
    }
    case Unmet::level:
    case Unmet::hardest:
    case Unmet::uses: {
      const logic::HodokuRating rating = logic::hodoku_rating(puzzle.clues, &puzzle.solution);
      return fmt::format("level {}, hardest {}", id(rating.level), rating.hardest->id);
    }
    default: return {};
  }
}

}  // namespace shudu::cli
