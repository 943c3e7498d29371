#include "generate/constraint_options.h"

#include <fmt/core.h>

#include "ask/questions.h"
#include "engine/common_options.h"
#include "engine/option_values.h"

namespace shudu::cli {
namespace {

Option of_file(Option option) {
  option.file = true;
  return option;
}

// A pattern and a grid as 81 characters. Returns whether they could be read.
bool read_files(ask::ClueOrder& order, const std::string& command, Verdict& verdict) {
  if (!order.grid.empty()) {
    const auto grid = complete_grid(command + ": --grid", order.grid, verdict);
    if (!grid) return false;
    order.grid = to_line(*grid);
  }
  if (!order.pattern.empty()) {
    const auto cells = pattern_of(command + ": --pattern", order.pattern, verdict);
    if (!cells) return false;
    order.pattern.assign(Cell::count, '.');
    for (const Cell cell : *cells) order.pattern[static_cast<std::size_t>(cell.index())] = '1';
  }
  return true;
}

std::string in_text(ask::NumberRange range) {
  return range.least == range.most ? fmt::format("{}", range.least) : fmt::format("{}-{}", range.least, range.most);
}

std::string in_tenths(ask::NumberRange range) {
  const auto text = [](int value) { return fmt::format("{}.{}", value / 10, value % 10); };
  return range.least == range.most ? text(range.least) : text(range.least) + '-' + text(range.most);
}

}  // namespace

std::vector<Option> constraint_options(ask::GenerateOptions& asked) {
  const auto row = [&](std::string_view name) { return option_of(ask::generate_question, name, &asked); };
  return {
      row("level"),
      row("rating"),
      row("minutes"),
      row("clues"),
      row("minimal"),
      row("not_unique").not_with({"--minimal", "--level", "--rating", "--minutes", "--uses", "--hardest", "--only"}),
      row("symmetry"),
      of_file(row("pattern").not_with({"--symmetry"})),
      row("uses"),
      row("hardest"),
      row("only"),
      of_file(row("grid"))};
}

std::vector<ask::OrderPart> order_parts(ask::GenerateOptions asked, const std::string& command, Verdict& verdict) {
  if (!read_files(asked.order, command, verdict)) return {};
  auto parts = ask::parts_of(asked);
  if (parts) return *std::move(parts);
  const ask::OrderMistake& mistake = parts.error();
  verdict.bad(command + ": " + (mistake.name.empty() ? "" : "--" + mistake.name + ": ") + mistake.why);
  return {};
}

std::string described(const ask::OrderPart& part) {
  const ask::GenerateOptions& asked = part.options;
  const LogicConstraints& logic = part.constraints.logic;
  std::string text;
  const auto add = [&text](bool is_wish, const std::string& wish) {
    if (is_wish) text += (text.empty() ? "" : ", ") + wish;
  };
  add(part.constraints.clues.has_clue_range(), told(Unmet::clues, part));
  add(!asked.level.empty(), told(Unmet::level, part));
  add(logic.wants_rating(), told(Unmet::rating, part));
  add(logic.wants_minutes(), told(Unmet::minutes, part));
  add(!asked.uses.empty(), told(Unmet::uses, part));
  add(!asked.hardest.empty(), told(Unmet::hardest, part));
  add(!asked.only.empty(), told(Unmet::only, part));
  add(!asked.order.pattern.empty(), "the pattern");
  add(asked.order.symmetry != "none", "symmetry " + asked.order.symmetry);
  add(asked.order.minimal, "minimal");
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

std::string told(Unmet unmet, const ask::OrderPart& part) {
  const ask::GenerateOptions& asked = part.options;
  switch (unmet) {
    case Unmet::nothing: break;
    case Unmet::clues:
      return part.constraints.clues.has_clue_range() ? in_text(asked.order.clues) + " clues" : "one solution";
    case Unmet::only: return "solved by " + asked.only;
    case Unmet::minutes: return in_tenths(asked.minutes) + " minutes";
    case Unmet::level: return "level " + asked.level;
    case Unmet::hardest: return "hardest " + asked.hardest;
    case Unmet::uses: return "using " + asked.uses;
    case Unmet::rating: return "rated " + in_tenths(asked.rating);
  }
  return "as required";
}

std::string measure(Unmet unmet, const MadePuzzle& puzzle) {
  switch (unmet) {
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
