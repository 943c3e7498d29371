// shudu hint: the next step from the player's own grid and candidates; what is wrong there comes first.
#include <fmt/core.h>

#include <memory>

#include "answers.h"
#include "command.h"
#include "input.h"
#include "json_object.h"
#include "logic_start.h"
#include "output.h"
#include "shudu/conflict.h"
#include "shudu/words.h"
#include "step_board.h"
#include "step_json.h"

namespace shudu::cli {
namespace {

using logic::Depth;
using logic::Text;

struct HintOptions {
  std::vector<std::string> files;
  std::string from, lang = "en", techniques, without, color = "auto";
  bool no_uniqueness = false, candidates = false, json = false;
  int depth = 1;
};

// The player's marks where there are some, all that the digits leave open elsewhere.
void take_notes(const Candidates& notes, logic::State& state) {
  Candidates allowed;
  for (Cell cell : all_cells()) {
    if (!notes[cell].empty()) allowed.set(cell, notes[cell]);
  }
  state.restrict_to(allowed);
}

struct Mistakes {
  std::vector<logic::Candidate> wrong;    // digits that the player has placed, and should not have
  std::vector<logic::Candidate> missing;  // candidates that the player has removed, and should not have
};

Mistakes mistakes(const Puzzle& puzzle, const logic::State& state, const Grid& solution) {
  Mistakes found;
  for (Cell cell : puzzle.values.filled()) {
    if (puzzle.values[cell] != solution[cell]) found.wrong.emplace_back(cell, puzzle.values[cell]);
  }
  if (!found.wrong.empty()) return found;
  for (Cell cell : state.blanks()) {
    if (!state.has(cell, solution[cell])) found.missing.emplace_back(cell, solution[cell]);
  }
  return found;
}

class Hinter {
 public:
  Hinter(const HintOptions& options, std::vector<const logic::Technique*> techniques, Verdict& verdict)
      : options_(options),
        techniques_(std::move(techniques)),
        verdict_(verdict),
        language_(*logic::language_called(options.lang)),
        depth_(static_cast<Depth>(options.depth)) {}

  void hint(const Puzzle& puzzle) {
    if (has_conflict(puzzle.clues)) return no("invalid", "invalid: " + to_string(conflicts(puzzle.clues)));
    LogicStart start = logic_start(puzzle);
    if (start.solutions == 0) {
      constexpr Text none{"The clues have no solution.", "题目无解。", "題目無解。"};
      return no("no solution", none[language_]);
    }
    if (puzzle.notes) take_notes(*puzzle.notes, start.state);
    if (start.solution) {
      const Mistakes found = mistakes(puzzle, start.state, *start.solution);
      if (!found.wrong.empty()) return wrong_entries(puzzle, found.wrong);
      if (!found.missing.empty()) return missing_candidates(found.missing);
    }
    if (start.state.is_solved()) {
      constexpr Text done{"The puzzle is solved.", "题目已经解出。", "題目已經解出。"};
      return say("solved", done[language_], nullptr);
    }
    const logic::Options limits{.uniqueness = start.unique_clues && !options_.no_uniqueness};
    const auto step = logic::find_first(start.state, techniques_, limits);
    if (!step) {
      constexpr Text stuck{"No technique finds a step here.", "没有技巧能找到下一步。", "沒有技巧能找到下一步。"};
      return no("stuck", stuck[language_]);
    }
    if (options_.candidates && !options_.json) {
      const Style style = stdout_style();
      out_.write(step_board(start.state, depth_ == Depth::whole ? &*step : nullptr, language_, style));
    }
    say("step", logic::tell(*step, language_, depth_), &*step);
  }

 private:
  // What is wrong, told as deep as a step would be: the box, the cells, the digits.
  void wrong_entries(const Puzzle& puzzle, const std::vector<logic::Candidate>& wrong) {
    constexpr Text region{"Something is wrong in {where}.", "{where}有填错的数。", "{where}有填錯的數。"};
    constexpr Text cells{"Wrong: {where}.", "填错了：{where}。", "填錯了：{where}。"};
    std::string text = mistake(depth_ == Depth::region ? region : cells, wrong, " is not ");
    if (depth_ == Depth::whole && has_conflict(puzzle.values) && language_ == logic::Language::en) {
      text += " (" + to_string(conflicts(puzzle.values)) + ")";
    }
    no("wrong", text);
  }

  void missing_candidates(const std::vector<logic::Candidate>& missing) {
    constexpr Text region{"A candidate is missing in {where}.", "{where}误删了候选数。", "{where}誤刪了候選數。"};
    constexpr Text cells{"A candidate is missing: {where}.", "误删了候选数：{where}。", "誤刪了候選數：{where}。"};
    no("missing", mistake(depth_ == Depth::region ? region : cells, missing, "="));
  }

  std::string mistake(const Text& text, const std::vector<logic::Candidate>& which, const char* relation) const {
    std::string where;
    const auto add = [&](const std::string& place) {
      const std::string comma = language_ == logic::Language::en ? ", " : "、";
      if (where.find(place) == std::string::npos) where += (where.empty() ? "" : comma) + place;
    };
    for (logic::Candidate one : which) {
      switch (depth_) {
        case Depth::region: add(logic::name(House::box(one.cell.box()), language_)); break;
        case Depth::technique: add(name(one.cell)); break;
        case Depth::whole:
          const bool equals = relation[0] == '=' || language_ == logic::Language::en;
          add(name(one.cell) + (equals ? relation : "≠") + std::to_string(one.digit));
          break;
      }
    }
    return fmt::format(fmt::runtime(text[language_]), fmt::arg("where", where));
  }

  void no(std::string_view status, std::string_view text) {
    verdict_.negative();
    say(status, text, nullptr);
  }

  void say(std::string_view status, std::string_view text, const logic::Step* step) {
    if (options_.json) {
      JsonObject object;
      object.add("status", status).add("depth", static_cast<std::uint64_t>(options_.depth)).add("words", text);
      // A shallow hint as data must not give the rest away.
      if (step != nullptr) object.add("family", family_id(step->technique->family));
      if (step != nullptr && depth_ >= Depth::technique) object.add("technique", step->technique->id);
      if (step != nullptr && depth_ == Depth::whole) object.add("step", step_json(*step, language_));
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
  logic::Language language_;
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
      .summary = "tell the next step, as much of it as you like",
      .description =
          "Starts from the player's own grid and candidates (any format that has them). Wrong entries are reported "
          "first, then candidates that were removed and are needed (status 1); otherwise the easiest step:\n\n"
          "depth 1: the family of the technique, and where to look; depth 2: the technique and its cells; depth 3: the "
          "whole reasoning.",
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "-d,--depth",
               .value = "N",
               .help = "how much is told: 1, 2 or 3",
               .target = &o->depth,
               .minimum = 1,
               .maximum = 3},
              language_option(o->lang),
              {.names = "-c,--candidates",
               .value = "",
               .help = "draw the candidates (at depth 3 with the step marked)",
               .target = &o->candidates},
              techniques_option(o->techniques),
              without_option(o->without),
              no_uniqueness_option(o->no_uniqueness),
              from_option(o->from),
              json_option(o->json),
              color_option(o->color),
          },
      .examples = {{"shudu hint game.sdx", "where to look"}, {"shudu hint --depth 3 game.sdx", "everything"}},
      .run = [o] { return hint(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
