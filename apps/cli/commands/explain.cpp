// shudu explain: solves each puzzle by logic and describes every step (ask/questions/path.h).
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <mutex>

#include "ask/questions.h"
#include "ask/questions/path.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/messages.h"
#include "engine/table.h"
#include "explain/step_board.h"
#include "shudu/board.h"

namespace shudu::cli {
namespace {

struct ExplainOptions : InputOptions {
  bool all_steps = false, candidates = false;
  ask::LogicOptions asked{.limit = no_limit};
};

class Explainer {
 public:
  explicit Explainer(const ExplainOptions& options) : options_(options), style_(stdout_style()) {}

  Told all_steps(const Puzzle& puzzle) const {
    std::optional<ask::FoundSteps> found;
    const auto on = [&](double done, std::uint64_t) {
      show_progress(done);
      return true;
    };
    ask::Answer answer = ask::steps(puzzle, options_.asked, on, found);
    show_progress(1);
    return {std::move(answer), [=, this] { return found ? listed(puzzle, *found) : invalid(puzzle); }, true};
  }

  Told whole_path(const Puzzle& puzzle) const {
    std::optional<LogicPath> found;
    ask::Answer answer = ask::path(puzzle, options_.asked, {}, found);
    return {std::move(answer), [=, this] { return found ? told(puzzle, *found) : invalid(puzzle); }, true};
  }

 private:
  Language language() const { return options_.asked.language; }

  std::string invalid(const Puzzle& puzzle) const {
    const std::string conflicting = logic::describe(conflicts(puzzle.clues), language());
    return fitted(fmt::format(fmt::runtime(logic::path_texts.invalid[language()]), fmt::arg("conflicts", conflicting)) +
                  '\n');
  }

  std::string listed(const Puzzle& puzzle, const ask::FoundSteps& found) const {
    const std::vector<logic::Step>& steps = found.available.steps;
    std::string text = heading(puzzle, found.start);
    for (std::size_t i = 0; i < steps.size(); ++i) text += numbered(i + 1, steps[i], found.start.state);
    const std::string end = fmt::format(fmt::runtime(logic::path_texts.available[language()]),
                                        fmt::arg("n", steps.size()), fmt::arg("steps", counted(steps.size(), "step")));
    return text + fitted(end + '\n');
  }

  std::string told(const Puzzle& puzzle, const LogicPath& found) const {
    std::string text = heading(puzzle, found.start);
    logic::State state = found.start.state;
    for (std::size_t i = 0; i < found.path.steps.size(); ++i) {
      text += numbered(i + 1, found.path.steps[i], state);
      state.apply(found.path.steps[i]);
    }
    return text + ending(found.path);
  }

  std::string heading(const Puzzle& puzzle, const LogicStart& start) const {
    std::string text = style_.bold(puzzle.title.empty() ? to_line(puzzle.clues) : puzzle.title) + '\n';
    if (start.solutions == 0) text += fitted(std::string{logic::path_texts.no_solution[language()]} + '\n');
    if (start.solutions > 1) text += fitted(std::string{logic::path_texts.several_solutions[language()]} + '\n');
    return text;
  }

  std::string numbered(std::size_t number, const logic::Step& step, const logic::State& state) const {
    std::string text;
    const bool single = step.technique != nullptr && step.technique->family == logic::Family::singles;
    if (options_.candidates && !single) {
      text += step_board(state, &step, language(), style_);
    }
    std::string words = logic::describe(step, language(), options_.asked.words());
    // The name is bold. Later lines are indented like the first.
    const std::string name{logic::name(step, language())};
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
                         fmt::arg("place", path.contradiction ? logic::describe(*path.contradiction, language()) : ""));
    };
    if (path.end == logic::Path::End::solved) return fitted(said(texts.solved[language()]) + '\n');
    const bool contradicts = path.end == logic::Path::End::contradiction;
    return fitted(style_.wrong(said(contradicts ? texts.contradiction[language()] : texts.stuck[language()])) + '\n') +
           step_board(path.last, nullptr, language(), style_);
  }

  // Several threads may call this at once.
  void show_progress(double part) const {
    const std::unique_lock free{showing_, std::try_to_lock};
    if (free) progress_.update(0, part);
  }

  const ExplainOptions& options_;
  Style style_;
  // The progress of --all-steps.
  mutable std::mutex showing_;
  mutable Progress progress_{""};
};

int explain(const ExplainOptions& options) {
  const Explainer explainer{options};
  const auto answer = [&](const ask::AnyPuzzle& puzzle) {
    return options.all_steps ? explainer.all_steps(*puzzle.classic()) : explainer.whole_path(*puzzle.classic());
  };
  return answer_each(options.all_steps ? ask::steps_question : ask::path_question, options, answer, "\n");
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
      .input = o.get(),
      .options = {language_option(o->asked.language),
                  option("-c,--candidates", o->candidates,
                         "before every step except singles, draw the candidates with the step marked")
                      .not_with({"--json"}),
                  option("--all-steps", o->all_steps,
                         "describe every step that is possible in this position, easiest first"),
                  option_of(ask::path_question, "depth", &o->asked, 'd'),
                  option_of(ask::path_question, "techniques", &o->asked),
                  option_of(ask::path_question, "without", &o->asked),
                  option_of(ask::path_question, "uniqueness", &o->asked),
                  option_of(ask::steps_question, "notes", &o->asked).only_with({"--all-steps"}),
                  option_of(ask::path_question, "scale", &o->asked)
                      .not_with({"--techniques", "--without"})
                      .not_with({"--all-steps"})},
      .examples = {{"shudu explain examples/seeds.txt", "describe the whole solution"},
                   {"shudu explain --lang zh-Hans --candidates examples/seeds.txt",
                    "write Chinese and draw the candidates"},
                   {"shudu explain --all-steps --techniques fish puzzle.txt", "list every fish in the position"}},
      .run = [o] { return explain(*o); }};
}

}  // namespace shudu::cli
