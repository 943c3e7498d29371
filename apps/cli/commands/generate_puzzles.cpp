// shudu generate puzzles: generates puzzles that match the given constraints.
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input_window.h"
#include "engine/messages.h"
#include "engine/option_values.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/table.h"
#include "explain/rating_table.h"
#include "generate/constraint_options.h"
#include "grids/bulk_grid_output.h"

namespace shudu::cli {
namespace {

struct PuzzlesOptions {
  std::vector<std::string> operands;
  ask::GenerateOptions asked{.order = {.seed = fresh_seed}};
  double timeout = 0;
  int threads = 0;
  std::string to = "line";
  bool solution = false, json = false, csv = false;
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

constexpr Scales csv_scales{.explainer = true, .hodoku = true, .minutes = true};

// The columns of --csv: the puzzle, its solution and its ratings.
std::vector<const RatingField*> csv_columns() {
  std::vector<const RatingField*> columns;
  for (const RatingField& field : rating_fields()) {
    const bool is_of_input = field.name == "puzzle" || field.name == "title" || field.name == "version";
    if (!is_of_input && is_needed(field, csv_scales)) columns.push_back(&field);
  }
  return columns;
}

std::string csv_header(const PuzzlesOptions& options) {
  std::string line = "puzzle,solution";
  for (const RatingField* column : csv_columns()) line += ',' + std::string{column->name};
  return line + (options.asked.path ? ",path\n" : "\n");
}

std::string csv_line(const MadePuzzle& made, const PuzzlesOptions& options) {
  const Rating rating = rate(puzzle_of(made.clues), csv_scales);
  std::string line = to_line(made.clues) + ',' + to_line(made.solution);
  for (const RatingField* column : csv_columns()) line += ',' + csv_field(csv_value(rating, *column));
  if (options.asked.path) line += ',' + csv_field(told_path(logic::hodoku_path(made.clues, &made.solution), " "));
  return line + '\n';
}

// The output line of a puzzle. Any thread may make it.
std::string puzzle_line(const MadePuzzle& made, const PuzzlesOptions& options, const LogicConstraints& required) {
  if (options.csv) return csv_line(made, options);
  if (options.json) return ask::made_json(made, options.asked, required).text() + '\n';
  std::string line = to_line(made.clues);
  if (options.solution) line += ' ' + to_line(made.solution);
  if (options.asked.rated) {
    const Rating rating = rate(puzzle_of(made.clues), {.explainer = true, .hodoku = true});
    const auto field = [&](std::string_view name) { return find_rating_field(name)->value(rating); };
    line += fmt::format(" {}/{}/{} {} {} {}", field("er"), field("ep"), field("ed"), field("level"), field("score"),
                        field("hodoku_hardest"));
  }
  if (options.asked.path) line += ' ' + told_path(logic::hodoku_path(made.clues, &made.solution), ",");
  return line + '\n';
}

// A block and its output lines.
struct Written {
  Block block;
  std::vector<std::string> lines;
};

// All threads make lines. Other formats are written one puzzle after another.
bool in_lines(const PuzzlesOptions& options) { return options.json || options.csv || options.to == "line"; }

// Makes the puzzles of one part.
class Making {
 public:
  // `output` is null if lines are written.
  Making(const PuzzlesOptions& options, const ask::OrderPart& part, std::uint64_t seed, GridOutput* output)
      : options_(options),
        part_(part),
        seed_(seed),
        output_(output),
        patience_("generate puzzles", described(part), advice(part.constraints), options.timeout) {}

  void run() {
    blocks_in_order(
        threads_wanted(options_.threads),
        [&](std::uint64_t number, const auto& go_on) {
          Written made;
          made.block = make_block(part_.constraints, seed_, number,
                                  [&](double, std::uint64_t) { return go_on() && !is_late(); });
          for (const MadePuzzle& puzzle : made.block.made) {
            if (output_ == nullptr && go_on())
              made.lines.push_back(puzzle_line(puzzle, options_, part_.constraints.logic));
          }
          return made;
        },
        [&](const Written& made) { return take(made); });
  }

  std::uint64_t found() const { return found_; }

  // Explains why fewer puzzles were found than wanted.
  std::string report() const {
    std::string text = fmt::format("puzzles found: {} of {} in {:.0f} s; {} tried", with_commas(found_),
                                   with_commas(part_.count), patience_.seconds(), with_commas(total_.tried));
    for (std::size_t i = 1; i < total_.unmet.size(); ++i) {
      if (total_.unmet[i] == 0) continue;
      text += fmt::format(", {} did not match '{}'", with_commas(total_.unmet[i]), told(static_cast<Unmet>(i), part_));
    }
    if (total_.nearest) {
      const Unmet part = total_.nearest->examined.unmet;
      text +=
          fmt::format("\nclosest: {} {}", to_line(total_.nearest->puzzle.clues), measure(part, total_.nearest->puzzle));
    }
    return text;
  }

 private:
  bool is_late() { return patience_.is_late() || Interrupt::wanted(); }

  bool take(const Written& made) {
    Output& out = standard_output();
    total_.count(made.block);
    patience_.add_tried(made.block.tried);
    for (std::size_t i = 0; i < made.block.made.size() && found_ < part_.count; ++i) {
      if (!repeats_.is_new(made.block.made[i])) continue;
      if (output_ != nullptr) {
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
    progress_.update(found_, static_cast<double>(found_) / static_cast<double>(part_.count));
    return found_ < part_.count && !out.failed() && !is_late();
  }

  const PuzzlesOptions& options_;
  const ask::OrderPart& part_;
  std::uint64_t seed_, found_ = 0;
  GridOutput* output_;
  Block total_;
  Repeats repeats_{part_.constraints.clues};
  Patience patience_;
  Progress progress_{"puzzle"};
};

int generate_puzzles(const PuzzlesOptions& options) {
  Verdict verdict;
  const auto wanted = number_of(options.operands.front(), "puzzle");
  if (!wanted) return verdict.refuse("generate puzzles: " + wanted.error());
  ask::GenerateOptions asked = options.asked;
  asked.order.count = *wanted;
  const auto parts = order_parts(asked, "generate puzzles", verdict);
  if (parts.empty()) return verdict.status();
  const std::uint64_t seed = seed_for(options.asked.order.seed);
  std::optional<GridOutput> output;
  if (!in_lines(options)) output.emplace(options.to, verdict);
  if (options.csv && writes_header()) standard_output().write(csv_header(options));
  const Interrupt interrupt;
  for (const ask::OrderPart& part : parts) {
    std::string report;
    {
      Making making{options, part, seed, output ? &*output : nullptr};
      making.run();
      if (making.found() < part.count && !standard_output().failed()) report = making.report();
    }
    if (!report.empty()) {
      note("generate puzzles: " + report);
      verdict.negative();
    }
    if (Interrupt::wanted() || standard_output().failed()) break;
  }
  return Interrupt::wanted() ? 130 : verdict.status();
}

}  // namespace

Command generate_puzzles_command() {
  auto o = std::make_shared<PuzzlesOptions>();
  std::vector<Option> options = constraint_options(o->asked);
  const std::vector<Option> others{
      seed_option(o->asked.order.seed),
      timeout_option(o->timeout, "stop after this time", "after 60 s without a new puzzle"),
      option("--solution", o->solution, "append the solution to the line").not_with({"--to"}),
      option_of(ask::generate_question, "rated", &o->asked).not_with({"--to", "--not-unique"}),
      option_of(ask::generate_question, "path", &o->asked).not_with({"--to", "--not-unique"}),
      to_option(o->to).not_with({"--json", "--csv"}),
      json_option(o->json),
      option("--csv", o->csv, "write a table of puzzles, solutions and ratings, with a header")
          .not_with({"--json", "--solution", "--rated", "--not-unique"}),
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
          "options give the same puzzles for any number of threads. With several levels, the puzzles of each are those "
          "that the level alone gives.\n\nTechniques are named by id, page or family, as listed by 'shudu techniques', "
          "separated by commas.",
      .arguments = {{.name = "N", .help = "the number of puzzles", .target = &o->operands, .minimum = 1, .maximum = 1}},
      .options = options,
      .examples = {{"shudu generate puzzles 3 --level hard --symmetry rotate180",
                    "generate three hard puzzles with rotational symmetry"},
                   {"shudu generate puzzles 1 --hardest xy_wing --path",
                    "generate one that needs an XY-wing and nothing harder"},
                   {"shudu generate puzzles 30 --level easy,medium,hard --csv",
                    "generate ten puzzles of each level, with solutions and ratings"},
                   {"shudu generate puzzles 1000 --minimal --json --rated",
                    "generate minimal puzzles with their ratings"}},
      .run = [o] { return generate_puzzles(*o); }};
}

}  // namespace shudu::cli
