// shudu generate puzzles: generates puzzles that match the given constraints.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/blocks_in_order.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/interrupt.h"
#include "engine/numbers.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "engine/patience.h"
#include "engine/seed.h"
#include "engine/terminal.h"
#include "explain/rating_format.h"
#include "generate/constraint_options.h"
#include "grids/grid_output.h"

namespace shudu::cli {
namespace {

struct PuzzlesOptions {
  std::vector<std::string> operands;
  ConstraintOptions constraints;
  std::uint64_t seed = fresh_seed;
  double timeout = 0;
  int threads = 0;
  std::string to = "line";
  bool solution = false, rating = false, path = false, json = false;
};

// "naked_single:12 xy_wing:1", in the order of first use.
std::string told_path(const logic::HodokuPath& path, std::string_view separator) {
  std::vector<std::pair<const logic::Technique*, int>> counts;
  for (const logic::Step& step : path.steps) {
    auto at = counts.begin();
    while (at != counts.end() && at->first != step.technique) ++at;
    if (at == counts.end()) at = counts.insert(at, {step.technique, 0});
    ++at->second;
  }
  std::string text;
  for (const auto& one : counts) {
    text += fmt::format("{}{}:{}", text.empty() ? "" : separator, one.first->id, one.second);
  }
  return text;
}

// The output line of a puzzle. Any thread may make it.
std::string puzzle_line(const MadePuzzle& made, const PuzzlesOptions& options) {
  const Rating rating = rate(puzzle_of(made.clues), {.explainer = options.rating, .hodoku = options.rating});
  const logic::HodokuPath path = options.path ? logic::hodoku_path(made.clues, &made.solution) : logic::HodokuPath{};
  const auto field = [&](std::string_view name) { return find_rating_field(name)->value(rating); };
  if (options.json) {
    JsonObject object;
    object.add("puzzle", to_line(made.clues)).add("clues", static_cast<std::uint64_t>(made.clues.clue_count()));
    if (options.solution) object.add("solution", to_line(made.solution));
    if (options.rating) {
      object.add("er", std::stod(field("er"))).add("ep", std::stod(field("ep"))).add("ed", std::stod(field("ed")));
      object.add("level", field("level")).add("score", std::uint64_t{std::stoull(field("score"))});
      object.add("hodoku_hardest", field("hodoku_hardest"));
    }
    if (options.path) {
      std::vector<std::string> steps;
      for (const logic::Step& step : path.steps) steps.emplace_back(step.technique->id);
      object.add("path", steps);
    }
    std::string line;
    object.append_to(line);
    return line;
  }
  std::string line = to_line(made.clues);
  if (options.solution) line += ' ' + to_line(made.solution);
  if (options.rating) {
    line += fmt::format(" {}/{}/{} {} {} {}", field("er"), field("ep"), field("ed"), field("level"), field("score"),
                        field("hodoku_hardest"));
  }
  if (options.path) line += ' ' + told_path(path, ",");
  return line + '\n';
}

// A block and its output lines.
struct Written {
  Block block;
  std::vector<std::string> lines;
};

class Making {
 public:
  Making(const PuzzlesOptions& options, const PuzzleConstraints& constraints, std::uint64_t wanted, Verdict& verdict)
      : options_(options),
        constraints_(constraints),
        wanted_(wanted),
        seed_(seed_for(options.seed)),
        patience_("generate puzzles", described(options.constraints), advice(constraints), options.timeout) {
    if (!in_lines()) output_.emplace(options.to, verdict);
  }

  void run() {
    blocks_in_order(
        threads_wanted(options_.threads),
        [&](std::uint64_t number, const auto& go_on) {
          Written made;
          made.block = make_block(constraints_, seed_, number, [&] { return go_on() && !is_late(); });
          for (const MadePuzzle& puzzle : made.block.made) {
            if (in_lines() && go_on()) made.lines.push_back(puzzle_line(puzzle, options_));
          }
          return made;
        },
        [&](const Written& made) { return take(made); });
  }

  std::uint64_t found() const { return found_; }

  // Explains why fewer puzzles were found than wanted.
  std::string report() const {
    std::string text = fmt::format("puzzles found: {} of {} in {:.0f} s; {} tried", with_commas(found_),
                                   with_commas(wanted_), patience_.seconds(), with_commas(total_.tried));
    for (std::size_t i = 1; i < total_.unmet.size(); ++i) {
      if (total_.unmet[i] == 0) continue;
      text += fmt::format(", {} did not match '{}'", with_commas(total_.unmet[i]),
                          told(static_cast<Unmet>(i), options_.constraints));
    }
    if (total_.nearest) {
      const Unmet part = total_.nearest->examined.unmet;
      text +=
          fmt::format("\nclosest: {} {}", to_line(total_.nearest->puzzle.clues), measure(part, total_.nearest->puzzle));
    }
    return text;
  }

 private:
  // All threads make lines. Other formats are written one puzzle after another.
  bool in_lines() const { return options_.json || options_.to == "line"; }

  bool is_late() { return patience_.is_late() || Interrupt::wanted(); }

  bool take(const Written& made) {
    Output& out = standard_output();
    total_.count(made.block);
    patience_.add_tried(made.block.tried);
    for (std::size_t i = 0; i < made.block.made.size() && found_ < wanted_; ++i) {
      if (!repeats_.is_new(made.block.made[i])) continue;
      if (!in_lines()) {
        output_->write(made.block.made[i].clues);
      } else if (i < made.lines.size()) {
        out.write(made.lines[i]);
      } else {
        break;  // stopped before this line was made
      }
      ++found_;
      patience_.renew();
    }
    // Flush, so that no puzzle is lost if the program is interrupted.
    if (!made.block.made.empty()) out.flush();
    progress_.update(found_, static_cast<double>(found_) / static_cast<double>(wanted_));
    return found_ < wanted_ && !out.failed() && !is_late();
  }

  const PuzzlesOptions& options_;
  const PuzzleConstraints& constraints_;
  std::uint64_t wanted_, seed_, found_ = 0;
  std::optional<GridOutput> output_;
  Block total_;
  Repeats repeats_{constraints_.clues};
  Patience patience_;
  Progress progress_{"puzzles"};
};

int generate_puzzles(const PuzzlesOptions& options) {
  Verdict verdict;
  const auto wanted = positive_number(options.operands.front());
  if (!wanted) {
    verdict.bad("generate puzzles: '" + options.operands.front() + "' is not a number of puzzles (1 or more)");
    return verdict.status();
  }
  const auto constraints = constraints_of(options.constraints, "generate puzzles", verdict);
  if (!constraints) return verdict.status();
  std::string report;
  {
    const Interrupt interrupt;
    Making making{options, *constraints, *wanted, verdict};
    making.run();
    if (making.found() < *wanted && !standard_output().failed()) report = making.report();
  }
  if (!report.empty()) {
    std::fputs(("shudu: generate puzzles: " + report + '\n').c_str(), stderr);
    verdict.negative();
  }
  return Interrupt::wanted() ? 130 : verdict.status();
}

}  // namespace

Command generate_puzzles_command() {
  auto o = std::make_shared<PuzzlesOptions>();
  std::vector<Option> options = constraint_options(o->constraints);
  const std::vector<Option> others{
      seed_option(o->seed),
      timeout_option(o->timeout, "stop after this time", "after 60 s without a new puzzle"),
      {.names = "--solution",
       .value = "",
       .help = "append the solution to the line",
       .target = &o->solution,
       .not_with = {"--to"}},
      {.names = "--rated",
       .value = "",
       .help = "append ER/EP/ED, level, score and hardest technique to the line",
       .target = &o->rating,
       .not_with = {"--to", "--not-unique"}},
      {.names = "--path",
       .value = "",
       .help = "append the techniques of the solving path and their counts to the line",
       .target = &o->path,
       .not_with = {"--to", "--not-unique"}},
      not_with(to_option(o->to), {"--json"}),
      json_option(o->json),
      threads_option(o->threads),
  };
  options.insert(options.end(), others.begin(), others.end());
  return {
      .name = "generate puzzles",
      .summary = "generate puzzles that match the given constraints",
      .description =
          "Write N puzzles with one solution each. By default, clues are removed from a random grid until the puzzle "
          "is minimal. Options can be combined. An impossible combination is rejected with the reason. If no matching "
          "puzzle is found in time, the command prints the closest one and exits with status 1. The same seed and "
          "options give the same puzzles for any number of threads.\n\nTechniques are named by id, page or family, as "
          "listed by 'shudu techniques', separated by commas.",
      .arguments = {{.name = "N", .help = "the number of puzzles", .target = &o->operands, .minimum = 1, .maximum = 1}},
      .options = options,
      .examples = {{"shudu generate puzzles 3 --level hard --symmetry rotate180",
                    "generate three hard puzzles with rotational symmetry"},
                   {"shudu generate puzzles 1 --hardest xy_wing --path",
                    "generate one that needs an XY-wing and nothing harder"},
                   {"shudu generate puzzles 1000 --minimal --json --rated",
                    "generate minimal puzzles with their ratings"}},
      .run = [o] { return generate_puzzles(*o); },
  };
}

}  // namespace shudu::cli
