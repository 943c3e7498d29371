#include "generate/wish_options.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "engine/option_values.h"
#include "explain/logic_options.h"

namespace shudu::cli {

namespace {

constexpr std::array<std::string_view, 5> level_names{"easy", "medium", "hard", "unfair", "extreme"};

template <class List>
std::vector<std::string> all_of(const List& names) {
  return {std::begin(names), std::end(names)};
}

template <class Value, class List>
Value named(const std::string& name, const List& names) {
  return static_cast<Value>(std::find(std::begin(names), std::end(names), name) - std::begin(names));
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    if (comma > at) words.push_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return words;
}

// What is wrong is thrown away with the wish; the first thing that is wrong is what is told.
class Reading {
 public:
  Reading(const WishOptions& options, std::string command, Verdict& verdict)
      : options_(options), command_(std::move(command)), verdict_(verdict) {}

  std::optional<Wish> wish() {
    if (!clues() || !logic()) return std::nullopt;
    if (const std::string why = impossibility(wish_); !why.empty()) {
      refuse(why);
      return std::nullopt;
    }
    return wish_;
  }

 private:
  bool refuse(const std::string& why) {
    verdict_.bad(command_ + ": " + why);
    return false;
  }

  bool clues() {
    PuzzleWish& wish = wish_.clues;
    wish.symmetry = named<ClueSymmetry>(options_.symmetry, clue_symmetry_names);
    wish.minimal = options_.minimal;
    wish.unique = !options_.not_unique;
    if (options_.minimal && options_.not_unique) {
      return refuse("--minimal is said of puzzles with one solution: it goes without --not-unique");
    }
    if (!options_.clues.empty()) {
      const auto range = range_of(options_.clues);
      if (!range || range->most > 81) return refuse("--clues " + options_.clues + ": expected LO-HI, at most 81");
      wish.least_clues = range->least;
      wish.most_clues = range->most;
      // Fewer clues than digging mostly ends with are reached by digging alone.
      wish.dig = options_.minimal || range->most < 26;
    } else if (options_.not_unique && options_.pattern.empty()) {
      wish.least_clues = wish.most_clues = 20;
    }
    if (!options_.from.empty()) {
      wish.solution = complete_grid(command_ + ": --from", options_.from, verdict_);
      if (!wish.solution) return false;
    }
    if (!options_.pattern.empty()) {
      if (options_.symmetry != "none") return refuse("a --pattern has a symmetry of its own: leave --symmetry out");
      wish.pattern = pattern_of(command_ + ": --pattern", options_.pattern, verdict_);
      if (!wish.pattern) return false;
    }
    return true;
  }

  bool logic() {
    LogicWish& wish = wish_.logic;
    if (!options_.level.empty()) wish.level = named<shudu::logic::Level>(options_.level, level_names);
    if (!options_.rating.empty()) {
      const auto range = range_of_tenths(options_.rating);
      if (!range) return refuse("--rating " + options_.rating + ": expected LO-HI, like 2.3-4.5");
      wish.least_er = range->least;
      wish.most_er = range->most;
    }
    for (const std::string& word : words_of(options_.uses)) {
      const auto techniques = chosen_techniques(word, "");
      if (!techniques) return refuse("--uses: " + techniques.error());
      wish.uses.push_back(*techniques);
    }
    if (!options_.hardest.empty()) {
      const auto techniques = chosen_techniques(options_.hardest, "");
      if (!techniques) return refuse("--hardest: " + techniques.error());
      wish.hardest = *techniques;
    }
    if (!options_.only.empty()) {
      const auto techniques = chosen_techniques("singles," + options_.only, "");
      if (!techniques) return refuse("--only: " + techniques.error());
      wish.only = *techniques;
    }
    if (!wish.is_empty() && options_.not_unique) {
      return refuse("puzzles with several solutions have no level, rating or path: leave --not-unique out");
    }
    return true;
  }

  const WishOptions& options_;
  std::string command_;
  Verdict& verdict_;
  Wish wish_;
};

}  // namespace

std::vector<Option> wish_options(WishOptions& o) {
  return {
      {.names = "--level",
       .value = "LEVEL",
       .help = "how hard, as HoDoKu says",
       .target = &o.level,
       .choices = all_of(level_names)},
      {.names = "--rating",
       .value = "LO-HI",
       .help = "how hard, as Sudoku Explainer says: 1.0 to 11.9",
       .target = &o.rating},
      {.names = "--clues", .value = "LO-HI", .help = "how many clues", .target = &o.clues},
      {.names = "--minimal", .value = "", .help = "no clue can go", .target = &o.minimal},
      {.names = "--not-unique",
       .value = "",
       .help = "any number of solutions (default: exactly one); 20 clues unless --clues says otherwise",
       .target = &o.not_unique},
      {.names = "--symmetry",
       .value = "KIND",
       .help = "of the cells with clues",
       .target = &o.symmetry,
       .choices = all_of(clue_symmetry_names)},
      {.names = "--pattern",
       .value = "FILE",
       .help = "the cells with clues: 81 signs, '.' or 0 where there is none; or the clues of a puzzle",
       .target = &o.pattern,
       .file = true},
      {.names = "--uses", .value = "NAMES", .help = "techniques that are all on the solving path", .target = &o.uses},
      {.names = "--hardest",
       .value = "NAMES",
       .help = "one of these techniques is on the path, and none that is harder",
       .target = &o.hardest},
      {.names = "--only", .value = "NAMES", .help = "these techniques and singles alone solve it", .target = &o.only},
      {.names = "--from",
       .value = "GRID",
       .help = "the solution: 81 digits, or a file with one grid",
       .target = &o.from},
  };
}

std::optional<Wish> wish_of(const WishOptions& options, const std::string& command, Verdict& verdict) {
  return Reading{options, command, verdict}.wish();
}

std::string told(Unmet part, const WishOptions& options) {
  switch (part) {
    case Unmet::nothing: break;
    case Unmet::clues: return options.clues.empty() ? "one solution" : options.clues + " clues";
    case Unmet::only: return "solved by " + options.only;
    case Unmet::level: return "level " + options.level;
    case Unmet::hardest: return "hardest " + options.hardest;
    case Unmet::uses: return "using " + options.uses;
    case Unmet::rating: return "rated " + options.rating;
  }
  return "as wished";
}

std::string measure(Unmet part, const MadePuzzle& puzzle) {
  switch (part) {
    case Unmet::clues: return fmt::format("{} clues", puzzle.clues.clue_count());
    case Unmet::rating: {
      const int er = logic::explainer_rating(logic::State{puzzle.clues}).er;
      return fmt::format("rated {}.{}", er / 10, er % 10);
    }
    case Unmet::level:
    case Unmet::hardest:
    case Unmet::uses: {
      const logic::HodokuPath path = logic::hodoku_path(puzzle.clues, &puzzle.solution);
      return fmt::format("level {}, hardest {}", level_names[static_cast<std::size_t>(path.level)], path.hardest->id);
    }
    default: return {};
  }
}

}  // namespace shudu::cli
