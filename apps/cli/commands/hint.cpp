// shudu hint: describes the next step from the player's own grid and candidates, or the mistakes in them.
#include <memory>

#include "answer/step_json.h"
#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "explain/logic_options.h"
#include "explain/step_board.h"
#include "shudu/hint.h"
#include "shudu/words.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

using logic::Depth;

struct HintOptions {
  std::vector<std::string> files;
  std::string from, lang = "en", techniques, without, color = "auto";
  bool no_uniqueness = false, candidates = false, json = false;
  int depth = 1;
};

class Hinter {
 public:
  Hinter(const HintOptions& options, std::vector<const logic::Technique*> techniques, Verdict& verdict)
      : options_(options),
        techniques_(std::move(techniques)),
        verdict_(verdict),
        language_(*find_language(options.lang)),
        depth_(static_cast<Depth>(options.depth)) {}

  void hint(const Puzzle& puzzle) {
    const shudu::Hint hint = shudu::find_hint(puzzle, {techniques_, !options_.no_uniqueness});
    using Status = shudu::Hint::Status;
    if (hint.status != Status::step && hint.status != Status::solved) verdict_.negative();
    const logic::Step* step = hint.step ? &*hint.step : nullptr;
    if (options_.candidates && !options_.json && step != nullptr) {
      out_.write(step_board(hint.state, depth_ == Depth::whole ? step : nullptr, language_, stdout_style()));
    }
    say(id(hint.status), describe(hint, language_, depth_), step);
  }

 private:
  void say(std::string_view status, std::string_view text, const logic::Step* step) {
    if (options_.json) {
      JsonObject object;
      object.add("status", status).add("depth", static_cast<std::uint64_t>(options_.depth)).add("words", text);
      // JSON output must not reveal more than the depth allows.
      if (step != nullptr) object.add("family", logic::id(step->technique->family));
      if (step != nullptr && depth_ >= Depth::technique) object.add("technique", step->technique->id);
      if (step != nullptr && depth_ == Depth::whole) object.add("step", logic::step_json(*step, language_));
      object.append_to(out_.text());
    } else {
      out_.write(text);
      out_.write("\n");
    }
    out_.written();
  }

  const HintOptions& options_;
  std::vector<const logic::Technique*> techniques_;
  Verdict& verdict_;
  Language language_;
  Depth depth_;
  Output& out_ = standard_output();
};

int hint(const HintOptions& options) {
  set_color(options.color);
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
      hinter.hint(*record->puzzle);
    } else {
      verdict.bad(located(record->file, record->puzzle.error()));
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
          "Give a hint for the player's grid and candidates, in any format that has them. If a digit is wrong, or if a "
          "candidate of the solution was removed, report that and exit with status 1. Otherwise describe the easiest "
          "step.\n\nAt depth 1, the hint names the family of the technique and where to look. At depth 2, it names the "
          "technique and its cells. At depth 3, it gives the whole reasoning.",
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
               .target = &o->candidates},
              techniques_option(o->techniques),
              without_option(o->without),
              no_uniqueness_option(o->no_uniqueness),
              from_option(o->from),
              json_option(o->json),
              color_option(o->color),
          },
      .examples = {{"shudu hint game.sdx", "say where to look"},
                   {"shudu hint --depth 3 game.sdx", "explain the whole step"}},
      .run = [o] { return hint(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
