// shudu explain: solves each puzzle by logic and describes every step.
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <mutex>

#include "answer/path.h"
#include "answer/step_json.h"
#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/messages.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "explain/logic_options.h"
#include "explain/step_board.h"
#include "shudu/board/conflict.h"
#include "shudu/rating.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

struct ExplainOptions {
  std::vector<std::string> files;
  std::string from, lang, techniques, without, scale = "own";
  bool no_uniqueness = false, all_steps = false, candidates = false, json = false;
  int threads = 0;
};

// The explanation of one puzzle.
struct Explained {
  std::string text;
  bool positive = true;
};

class Explainer {
 public:
  Explainer(const ExplainOptions& options, std::vector<const logic::Technique*> techniques)
      : options_(options),
        techniques_(std::move(techniques)),
        language_(language_of(options.lang)),
        style_(stdout_style()) {}

  Explained explain(const Place& place, const Puzzle& puzzle) const {
    if (has_conflict(puzzle.clues)) return invalid(place, puzzle);
    return options_.all_steps ? all_steps(place, puzzle, logic_start(puzzle)) : whole_path(place, puzzle);
  }

  // The input has reported the error.
  Explained unreadable(const Record& record) const {
    return {options_.json ? line_of(unreadable_record(record.file, record.puzzle.error())) : ""};
  }

 private:
  Explained invalid(const Place& place, const Puzzle& puzzle) const {
    if (options_.json) return {line_of(json_record(place, conflicting_path_json(puzzle))), false};
    const std::string conflicting = logic::describe(conflicts(puzzle.clues), language_);
    const std::string text =
        fmt::format(fmt::runtime(logic::path_texts.invalid[language_]), fmt::arg("conflicts", conflicting));
    return {fitted(text + '\n'), false};
  }

  Explained all_steps(const Place& place, const Puzzle& puzzle, const LogicStart& start) const {
    const PathOptions how{.techniques = techniques_, .uniqueness = !options_.no_uniqueness};
    const auto on = [&](double done, std::uint64_t) {
      show_progress(done);
      return true;
    };
    const std::vector<logic::Step> steps = available_steps(start, how, ~std::size_t{0}, on).steps;
    show_progress(1);
    const std::string_view status = status_of_steps(start, !steps.empty());
    const bool positive = status == "steps" || status == "solved";
    if (options_.json) {
      std::vector<JsonObject> list;
      for (const logic::Step& step : steps) list.push_back(logic::step_json(step, language_));
      JsonObject object = json_record(place, puzzle.clues, status);
      return {line_of(object.add("solutions", how_many(start.solutions)).add("steps", list)), positive};
    }
    std::string text = heading(puzzle, start);
    for (std::size_t i = 0; i < steps.size(); ++i) text += numbered(i + 1, steps[i], start.state);
    const std::string end = fmt::format(fmt::runtime(logic::path_texts.available[language_]),
                                        fmt::arg("n", steps.size()), fmt::arg("steps", counted(steps.size(), "step")));
    return {text + fitted(end + '\n'), positive};
  }

  Explained whole_path(const Place& place, const Puzzle& puzzle) const {
    const auto [start, path] = logic_path(puzzle, {path_order(options_.scale), techniques_, !options_.no_uniqueness});
    const bool solved = path.end == logic::Path::End::solved;
    if (options_.json) {
      return {line_of(json_record(place, path_json(puzzle, {start, path}, language_))), solved};
    }
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
    if (start.solutions == 0) text += fitted(std::string{logic::path_texts.no_solution[language_]} + '\n');
    if (start.solutions > 1) text += fitted(std::string{logic::path_texts.several_solutions[language_]} + '\n');
    return text;
  }

  std::string numbered(std::size_t number, const logic::Step& step, const logic::State& state) const {
    std::string text;
    const bool single = step.technique != nullptr && step.technique->family == logic::Family::singles;
    if (options_.candidates && !single) {
      text += step_board(state, &step, language_, style_);
    }
    std::string words = logic::describe(step, language_);
    // The name is bold. Later lines are indented like the first.
    const std::string name{logic::name(step, language_)};
    if (words.starts_with(name)) words = style_.bold(name) + words.substr(name.size());
    for (std::size_t at = words.find('\n'); at != std::string::npos; at = words.find('\n', at + 1)) {
      words.insert(at + 1, "     ");
    }
    // Later lines are indented like the text of the first.
    const std::string mark = fmt::format("{:>3}. ", number);
    const std::size_t end = std::min(words.find('\n'), words.size());
    return text + fitted(mark + words.substr(0, end), mark.size() - mark.find_first_not_of(' ')) +
           fitted(words.substr(end) + '\n');
  }

  std::string ending(const logic::Path& path) const {
    const auto& texts = logic::path_texts;
    const auto said = [&](std::string_view text) {
      return fmt::format(fmt::runtime(text), fmt::arg("n", path.steps.size()),
                         fmt::arg("steps", counted(path.steps.size(), "step")),
                         fmt::arg("grid", to_line(path.last.values())),
                         fmt::arg("place", path.contradiction ? logic::describe(*path.contradiction, language_) : ""));
    };
    if (path.end == logic::Path::End::solved) return fitted(said(texts.solved[language_]) + '\n');
    const bool contradicts = path.end == logic::Path::End::contradiction;
    return fitted(style_.wrong(said(contradicts ? texts.contradiction[language_] : texts.stuck[language_])) + '\n') +
           step_board(path.last, nullptr, language_, style_);
  }

  // Several threads may call this at once.
  void show_progress(double part) const {
    const std::unique_lock free{showing_, std::try_to_lock};
    if (free) progress_.update(++searched_, part);
  }

  const ExplainOptions& options_;
  std::vector<const logic::Technique*> techniques_;
  Language language_;
  Style style_;
  // The progress of --all-steps.
  mutable std::mutex showing_;
  mutable Progress progress_{"technique"};
  mutable std::uint64_t searched_ = 0;
};

int explain(const ExplainOptions& options) {
  Verdict verdict;
  const auto techniques = chosen_techniques(options.techniques, options.without);
  if (!techniques) {
    verdict.bad("explain: " + techniques.error());
    return verdict.status();
  }
  const Explainer explainer{options, *techniques};
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  bool first = true;
  answer_in_order<std::vector<Explained>>(
      input, {.threads = threads_wanted(options.threads), .batch = 16},
      [&](const Batch& batch, std::vector<Explained>& explained) {
        explained.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          explained.push_back(special != nullptr && !special->puzzle
                                  ? explainer.unreadable(*special)
                                  : explainer.explain(batch.place(i), puzzle_of(batch, i)));
        }
      },
      [&](Batch&, std::vector<Explained>& explained) {
        for (const Explained& one : explained) {
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
               .target = &o->candidates,
               .not_with = {"--json"}},
              {.names = "--all-steps",
               .value = "",
               .help = "describe every step that is possible in this position, easiest first",
               .target = &o->all_steps},
              techniques_option(o->techniques),
              without_option(o->without),
              no_uniqueness_option(o->no_uniqueness),
              not_with(order_option(o->scale), {"--all-steps"}),
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
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
