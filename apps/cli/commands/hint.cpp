// shudu hint: describes the next step from the player's own grid and candidates, or the mistakes in them.
#include <memory>

#include "answer/step_json.h"
#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"
#include "explain/logic_options.h"
#include "explain/step_board.h"
#include "shudu/board/conflict.h"
#include "shudu/hint.h"
#include "shudu/words.h"
#include "solve/no_answer.h"

namespace shudu::cli {
namespace {

using logic::Depth;

struct HintOptions {
  std::vector<std::string> files;
  std::string from, lang, techniques, without, scale = "own";
  bool no_uniqueness = false, candidates = false, json = false;
  int depth = 1;
};

class Hinter {
 public:
  Hinter(const HintOptions& options, std::vector<const logic::Technique*> techniques, Verdict& verdict)
      : options_(options),
        techniques_(std::move(techniques)),
        verdict_(verdict),
        language_(language_of(options.lang)),
        depth_(static_cast<Depth>(options.depth)) {}

  // Precondition: the record was read.
  void hint(const Record& record) {
    const Puzzle& puzzle = *record.puzzle;
    const shudu::Hint hint = shudu::find_hint(
        puzzle,
        {.techniques = techniques_, .uniqueness = !options_.no_uniqueness, .order = path_order(options_.scale)});
    using Status = shudu::Hint::Status;
    if (hint.status != Status::step && hint.status != Status::solved) verdict_.negative();
    const std::string words = describe(hint, language_, depth_);
    if (options_.json) {
      as_json(record, hint, words).append_to(out_.text());
    } else {
      if (hint.solutions > 1) out_.write(fitted(std::string{logic::path_texts.several_solutions[language_]} + '\n'));
      if (options_.candidates && hint.step) {
        const logic::Step* marked = depth_ == Depth::whole ? &*hint.step : nullptr;
        out_.write(step_board(hint.state, marked, language_, stdout_style()));
      }
      out_.write(fitted(words + '\n'));
    }
    out_.written();
  }

 private:
  // JSON output must not reveal more than the depth allows.
  JsonObject as_json(const Record& record, const shudu::Hint& hint, const std::string& words) const {
    JsonObject object = json_record(record, id(hint.status));
    object.add("solutions", how_many(hint.solutions)).add("depth", static_cast<std::uint64_t>(options_.depth));
    object.add("words", words);
    if (hint.status == shudu::Hint::Status::invalid) object.add("reason", to_string(conflicts(record.puzzle->clues)));
    if (!hint.step) return object;
    object.add("family", logic::id(hint.step->technique->family));
    if (depth_ >= Depth::technique) object.add("technique", hint.step->technique->id);
    if (depth_ == Depth::whole) object.add("step", logic::step_json(*hint.step, language_));
    return object;
  }

  const HintOptions& options_;
  std::vector<const logic::Technique*> techniques_;
  Verdict& verdict_;
  Language language_;
  Depth depth_;
  Output& out_ = standard_output();
};

int hint(const HintOptions& options) {
  Verdict verdict;
  const auto techniques = chosen_techniques(options.techniques, options.without);
  if (!techniques) {
    verdict.bad("hint: " + techniques.error());
    return verdict.status();
  }
  Input input{options.files, options.from, verdict};
  Hinter hinter{options, *techniques, verdict};
  while (const auto record = input.next()) {
    if (record->puzzle) {
      hinter.hint(*record);
      continue;
    }
    verdict.bad(located(record->file, record->puzzle.error()));
    if (options.json) {
      unreadable_record(record->file, record->puzzle.error()).append_to(standard_output().text());
    } else {
      standard_output().write(answer_line(*not_searchable(*record)));
    }
  }
  standard_output().flush();
  return verdict.status();
}

}  // namespace

Command hint_command() {
  auto o = std::make_shared<HintOptions>();
  return {
      .name = "hint",
      .summary = "give a hint for the next step, at three levels of detail",
      .description =
          "Give a hint for the player's grid and candidates, in any format that has them. If a digit is wrong, or if "
          "a candidate of the solution was removed, report that and exit with status 1. Otherwise describe the "
          "easiest step. --scale says which step is the easiest. On our own scale it is a full house, then a hidden "
          "single in a box, in a column or row, then a naked single, and so on in the order of 'shudu techniques'. If "
          "the puzzle has several solutions, the hint begins with a warning, because no digit can then be called "
          "wrong.\n\nAt depth 1, the hint names the family of the technique and where to look. At depth 2, it names "
          "the technique and its cells. At depth 3, it gives the whole reasoning.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "-d,--depth",
               .value = "N",
               .help = "level of detail: 1, 2 or 3 (default: 1)",
               .target = &o->depth,
               .minimum = 1,
               .maximum = 3},
              language_option(o->lang),
              {.names = "-c,--candidates",
               .value = "",
               .help = "draw the candidates; at depth 3, mark the step",
               .target = &o->candidates,
               .not_with = {"--json"}},
              order_option(o->scale),
              techniques_option(o->techniques),
              without_option(o->without),
              no_uniqueness_option(o->no_uniqueness),
              from_option(o->from),
              json_option(o->json),
          },
      .examples = {{"shudu hint game.sdx", "say where to look"},
                   {"shudu hint --depth 3 game.sdx", "explain the whole step"}},
      .run = [o] { return hint(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
