// shudu hunt rate: rates puzzles as a hunt does, without a store. It is the step of a round that takes most of the time.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "ask/improper.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "hunt/opened_hunt.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

struct HuntRateOptions : InputOptions {
  std::string goal = "er", keep_from;
  std::uint64_t seed = 0;
};

struct RatedClass {
  std::string line;                  // empty if the class is not kept
  std::optional<ask::NoAnswer> why;  // why it was not rated
};

class ClassRater {
 public:
  ClassRater(hunt::Goal goal, hunt::Value least, std::uint64_t seed) : goal_(goal), least_(least), seed_(seed) {}

  RatedClass rated(const Puzzle& puzzle) const {
    if (puzzle.candidates) return {{}, ask::NoAnswer{.reason = "a hunt cannot rate a puzzle with pencil marks"}};
    const Answer answer = search(puzzle.clues, 2).answer;
    if (const auto why = ask::improper(puzzle, answer.count)) return {{}, why};
    return {line(puzzle.clues, answer.solution), std::nullopt};
  }

 private:
  std::string line(const Grid& clues, const Grid& solution) const {
    const Grid form = hunt::class_form(clues, solution);
    if (least_ > 0 && hunt::bound_of(form, goal_) < least_) return {};
    const hunt::Value value = hunt::value_of(form, goal_);
    if (value < least_) return {};
    return fmt::format("{:015} {} {}\n", hunt::rank_of(form, value, seed_), to_line(form),
                       hunt::rating_text(value, goal_));
  }

  hunt::Goal goal_;
  hunt::Value least_;
  std::uint64_t seed_;
};

int hunt_rate(const HuntRateOptions& options) {
  Verdict verdict;
  const auto named = std::find(hunt::goal_names.begin(), hunt::goal_names.end(), options.goal);
  const auto goal = static_cast<hunt::Goal>(named - hunt::goal_names.begin());
  const auto least = least_wanted("hunt rate", "--keep-from", options.keep_from, goal, verdict);
  if (!least) return verdict.status();
  const ClassRater rater{goal, *least, options.seed};
  Input input{options, verdict, "hunt rate"};
  Output& out = standard_output();
  answer_in_order<std::vector<RatedClass>>(
      input, {.threads = threads_wanted(options.threads), .batch = 16},
      [&](const Batch& batch, std::vector<RatedClass>& rated) {
        rated.clear();
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          rated.push_back(special != nullptr && !special->puzzle ? RatedClass{} : rater.rated(batch.puzzle(i)));
        }
      },
      [&](Batch& batch, const std::vector<RatedClass>& rated) {
        for (std::size_t i = 0; i < rated.size(); ++i) {
          if (rated[i].why) judge(batch.place(i), ask::Answer::no(*rated[i].why), verdict);
          out.write(rated[i].line);
          out.written();
        }
      });
  out.flush();
  return verdict.status();
}

}  // namespace

Command hunt_rate_command() {
  auto o = std::make_shared<HuntRateOptions>();
  return {
      .name = "hunt rate",
      .summary = "rate puzzles as a hunt does, for rounds on many machines",
      .description =
          "Write one line for each puzzle: its rank, its canonical form and the rating of that form. A hunt takes the "
          "puzzles with the largest ranks first. With --keep-from, puzzles with a lower rating are left out, most of "
          "them without being rated. docs/hunt.md shows how 'generate near', 'canon', 'sort' and this command make a "
          "round of a hunt in any number of pieces.",
      .input = o.get(),
      .extras = InputExtras::threads,
      .options = {option("--for GOAL", o->goal, "rate for this goal of 'hunt run' (default: er)")
                      .among({hunt::goal_names.begin(), hunt::goal_names.end()}),
                  option("--keep-from RATING", o->keep_from,
                         "keep only puzzles with at least this rating, or with at most this number of clues"),
                  seed_option(o->seed)},
      .examples = {{"shudu generate near best.txt | shudu hunt rate --keep-from 8.3 | sort -r | head -n 100",
                    "find the 100 best neighbours"}},
      .run = [o] { return hunt_rate(*o); }};
}

}  // namespace shudu::cli
