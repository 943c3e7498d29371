// shudu explain: solves each puzzle by logic and describes every step.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "answer/path.h"
#include "answer/step_json.h"
#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "explain/logic_options.h"
#include "explain/step_board.h"
#include "shudu/board/conflict.h"
#include "shudu/rating.h"
#include "shudu/words.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct ExplainOptions {
  std::vector<std::string> files;
  std::string from, lang = "en", techniques, without, scale = "own", color = "auto";
  bool no_uniqueness = false, all_steps = false, candidates = false, json = false;
  int threads = 0;
};

// The explanation of one puzzle.
struct Told {
  std::string text;
  bool positive = true;
};

class Explainer {
 public:
  Explainer(const ExplainOptions& options, std::vector<const logic::Technique*> techniques)
      : options_(options),
        techniques_(std::move(techniques)),
        language_(*find_language(options.lang)),
        style_(stdout_style()) {}

  Told tell(const Puzzle& puzzle) const {
    if (has_conflict(puzzle.clues)) return invalid(puzzle);
    return options_.all_steps ? all_steps(puzzle, logic_start(puzzle)) : whole_path(puzzle);
  }

 private:
  Told invalid(const Puzzle& puzzle) const {
    if (options_.json) return {in_line(conflicting_path_json(puzzle)), false};
    const std::string conflicting = logic::describe(conflicts(puzzle.clues), language_);
    const std::string text =
        fmt::format(fmt::runtime(logic::path_texts.invalid[language_]), fmt::arg("conflicts", conflicting));
    return {text + '\n', false};
  }

  Told all_steps(const Puzzle& puzzle, const LogicStart& start) const {
    const logic::Options limits{.uniqueness = start.unique_clues && !options_.no_uniqueness};
    std::vector<logic::Step> steps;
    for (const logic::Technique* technique : techniques_) {
      for (logic::Step& step : logic::find_all(start.state, *technique, limits)) steps.push_back(std::move(step));
    }
    const bool positive = !steps.empty() || start.state.is_solved();
    if (options_.json) {
      std::vector<JsonObject> list;
      for (const logic::Step& step : steps) list.push_back(logic::step_json(step, language_));
      JsonObject object;
      object.add("puzzle", to_line(puzzle.clues)).add("steps", list);
      return {in_line(object), positive};
    }
    std::string text = heading(puzzle, start);
    for (std::size_t i = 0; i < steps.size(); ++i) text += numbered(i + 1, steps[i], start.state);
    return {text +
                fmt::format(fmt::runtime(logic::path_texts.available[language_]), fmt::arg("n", steps.size()),
                            fmt::arg("steps", counted(steps.size(), "step"))) +
                '\n',
            positive};
  }

  Told whole_path(const Puzzle& puzzle) const {
    const auto [start, path] = logic_path(puzzle, {order(), techniques_, !options_.no_uniqueness});
    const bool solved = path.end == logic::Path::End::solved;
    if (options_.json) return {in_line(path_json(puzzle, {start, path}, language_)), solved};
    std::string text = heading(puzzle, start);
    logic::State state = start.state;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
      text += numbered(i + 1, path.steps[i], state);
      state.apply(path.steps[i]);
    }
    return {text + ending(path), solved};
  }

  std::string heading(const Puzzle& puzzle, const LogicStart& start) const {
    std::string text = style_.bold(puzzle.title.empty() ? to_line(puzzle.clues) : puzzle.title) + '\n';
    if (start.solutions == 0) text += std::string{logic::path_texts.no_solution[language_]} + '\n';
    if (start.solutions > 1) text += std::string{logic::path_texts.several_solutions[language_]} + '\n';
    return text;
  }

  std::string numbered(std::size_t number, const logic::Step& step, const logic::State& state) const {
    std::string text;
    const bool single = step.technique != nullptr && step.technique->family == logic::Family::singles;
    if (options_.candidates && !single) {
      text += step_board(state, &step, language_, style_);
    }
    std::string told = logic::describe(step, language_);
    // The name is bold. Later lines are indented like the first.
    const std::string name{step.technique == nullptr ? "" : logic::name(*step.technique, language_)};
    if (told.starts_with(name)) told = style_.bold(name) + told.substr(name.size());
    for (std::size_t at = told.find('\n'); at != std::string::npos; at = told.find('\n', at + 1)) {
      told.insert(at + 1, "     ");
    }
    return text + fmt::format("{:>3}. ", number) + told + '\n';
  }

  std::string ending(const logic::Path& path) const {
    const std::size_t n = path.steps.size();
    switch (path.end) {
      case logic::Path::End::solved:
        return fmt::format(fmt::runtime(logic::path_texts.solved[language_]), fmt::arg("n", n),
                           fmt::arg("steps", counted(n, "step")), fmt::arg("grid", to_line(path.last.values()))) +
               '\n';
      case logic::Path::End::open:
      case logic::Path::End::stuck: break;
      case logic::Path::End::contradiction:
        return style_.wrong(fmt::format(fmt::runtime(logic::path_texts.contradiction[language_]), fmt::arg("n", n),
                                        fmt::arg("steps", counted(n, "step")),
                                        fmt::arg("place", logic::describe(*path.contradiction, language_)))) +
               '\n' + step_board(path.last, nullptr, language_, style_);
    }
    return style_.wrong(fmt::format(fmt::runtime(logic::path_texts.stuck[language_]), fmt::arg("n", n),
                                    fmt::arg("steps", counted(n, "step")))) +
           '\n' + step_board(path.last, nullptr, language_, style_);
  }

  PathOrder order() const {
    const auto* const at = std::find(path_order_ids.begin(), path_order_ids.end(), options_.scale);
    return static_cast<PathOrder>(at - path_order_ids.begin());
  }

  static std::string in_line(const JsonObject& object) {
    std::string line;
    object.append_to(line);
    return line;
  }

  const ExplainOptions& options_;
  std::vector<const logic::Technique*> techniques_;
  Language language_;
  Style style_;
};

int explain(const ExplainOptions& options) {
  set_color(options.color);
  Verdict verdict;
  if (options.scale != "own" && (!options.techniques.empty() || !options.without.empty() || options.all_steps)) {
    verdict.bad("explain: --scale " + options.scale +
                " uses its own techniques; --techniques, --without and --all-steps cannot be combined with it");
    return verdict.status();
  }
  const auto techniques = chosen_techniques(options.techniques, options.without);
  if (!techniques) {
    verdict.bad("explain: " + techniques.error());
    return verdict.status();
  }
  const Explainer explainer{options, *techniques};
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  bool first = true;
  answer_in_order<std::vector<Told>>(
      input, {.threads = threads_wanted(options.threads), .batch = 16},
      [&](const Batch& batch, std::vector<Told>& told) {
        told.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const bool readable = batch.special(i) == nullptr || batch.special(i)->puzzle;
          told.push_back(readable ? explainer.tell(puzzle_of(batch, i)) : Told{});
        }
      },
      [&](Batch&, std::vector<Told>& told) {
        for (const Told& one : told) {
          if (one.text.empty()) continue;  // the input has reported it
          if (!first && !options.json) out.write("\n");
          first = false;
          if (!one.positive) verdict.negative();
          out.write(one.text);
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command explain_command() {
  auto o = std::make_shared<ExplainOptions>();
  return {
      .name = "explain",
      .summary = "solve puzzles by logic and describe every step in words",
      .description =
          "Solve each puzzle step by step, always with the easiest step that can be found, and without guessing. Each "
          "step says where to look, why the conclusion holds and what it changes. The command stops when the puzzle is "
          "solved. It also stops, with status 1, when no technique finds another step (it then shows the remaining "
          "candidates), or when it finds a contradiction (it then names the place).\n\nSolving starts from the digits "
          "and candidates of the input. Techniques that rely on a unique solution are used only if the clues have "
          "exactly one solution.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              language_option(o->lang),
              {.names = "-c,--candidates",
               .value = "",
               .help = "before every step except singles, draw the candidates with the step marked",
               .target = &o->candidates},
              {.names = "-a,--all-steps",
               .value = "",
               .help = "describe every step that is possible in this position, easiest first",
               .target = &o->all_steps},
              techniques_option(o->techniques),
              without_option(o->without),
              no_uniqueness_option(o->no_uniqueness),
              {.names = "--scale",
               .value = "SCALE",
               .help = "order of search: our own, HoDoKu's path from the clues, or Sudoku Explainer's path",
               .target = &o->scale,
               .choices = {path_order_ids.begin(), path_order_ids.end()}},
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
              color_option(o->color),
          },
      .examples =
          {
              {"shudu explain examples/seeds.txt", "describe the whole solution"},
              {"shudu explain --lang zh-Hans --candidates examples/seeds.txt", "write Chinese and draw the candidates"},
              {"shudu explain --all-steps --techniques fish puzzle.txt", "list every fish in the position"},
          },
      .run = [o] { return explain(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
