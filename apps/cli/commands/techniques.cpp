// shudu techniques: lists the techniques (ask/questions/techniques.h), describes one, or tests them on a library of cases.
#include <fmt/core.h>

#include <memory>

#include "ask/logic/logic_options.h"
#include "ask/questions/techniques.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/arguments.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/terminal.h"
#include "logic/library_case.h"
#include "shudu/words.h"
#include "techniques/technique_page.h"

namespace shudu::cli {
namespace {

using logic::Technique;

struct TechniquesOptions {
  std::vector<std::string> ids;
  std::string verify;
  ask::LogicOptions asked;
  bool json = false;
  int threads = 0;
};

int list(const TechniquesOptions& options) {
  Output& out = standard_output();
  if (!options.json) {
    out.write(technique_list(options.asked.language, text_width()));
    return Status::all_positive;
  }
  std::size_t order = 0;
  for (const Technique* technique : logic::techniques()) {
    ask::technique_json(*technique, ++order, options.asked.language).append_to(out.text());
  }
  return Status::all_positive;
}

std::vector<std::string> technique_ids() { return texts_of(ask::technique_ids()); }

int show(const TechniquesOptions& options) {
  Verdict verdict;
  bool first = true;
  for (const std::string& id : options.ids) {
    const auto all = logic::techniques();
    std::size_t order = 0;
    const Technique* technique = logic::find_technique(id);
    while (order < all.size() && all[order] != technique) ++order;
    if (technique == nullptr) {
      verdict.bad("techniques: unknown technique '" + id + "'" + did_you_mean(id, technique_ids()));
    } else if (options.json) {
      ask::technique_json(*all[order], order + 1, options.asked.language).append_to(standard_output().text());
    } else {
      if (!first) standard_output().write("\n");
      first = false;
      standard_output().write(technique_page(*all[order], options.asked.language, stdout_style()));
    }
  }
  return verdict.status();
}

// The result of a case. The input has already reported a case that cannot be read.
struct Outcome {
  std::optional<std::string> failure;
  bool was_read = false;
};

int verify(const TechniquesOptions& options) {
  Verdict verdict;
  Input input{{options.verify}, "", verdict, "techniques --verify"};
  Output& out = standard_output();
  std::uint64_t passed = 0, failed = 0;
  answer_in_order<std::vector<Outcome>>(
      input, {.threads = threads_wanted(options.threads), .batch = 4},
      [](const Batch& batch, std::vector<Outcome>& outcomes) {
        outcomes.assign(batch.size(), {});
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          if (special != nullptr && !special->puzzle) continue;
          const auto the_case = logic::library_case(batch.puzzle(i));
          outcomes[i].failure = the_case ? logic::failure(*the_case) : the_case.error();
          outcomes[i].was_read = true;
        }
      },
      [&](Batch& batch, std::vector<Outcome>& outcomes) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Outcome& outcome = outcomes[i];
          const Record& record = batch.record(i);
          const std::uint64_t line = record.puzzle ? record.puzzle->line : record.puzzle.error().line;
          std::string words = "pass";
          if (!outcome.was_read) {
            words = "fail: cannot be read: " + record.puzzle.error().message;
          } else if (outcome.failure) {
            words = "fail: " + *outcome.failure;
          }
          ++(words == "pass" ? passed : failed);
          out.write(fmt::format("{}: {}\n", line, words));
          out.written();
        }
      });
  out.write(fmt::format("{} passed, {} failed\n", passed, failed));
  if (failed != 0) verdict.negative();
  return verdict.status();
}

}  // namespace

Command techniques_command() {
  auto o = std::make_shared<TechniquesOptions>();
  return {
      .name = "techniques",
      .summary = "list, describe or test the solving techniques",
      .description =
          "List all techniques, easiest first: the id, the name, the lowest rating that a step can have on Sudoku "
          "Explainer's scale, and the level in HoDoKu. The options --techniques and --without of explain and hint take "
          "the ids and families. With an ID, describe that technique with an example: the position, the step marked on "
          "the board, and the reasoning in words.\n\n--verify tests the techniques on cases in HoDoKu's library "
          "format. It writes 'LINE: pass' or 'LINE: fail: REASON' for each case, and then the totals. The exit status "
          "is 1 if any case fails.",
      .arguments = {{.name = "ID",
                     .help = "the id of a technique to describe",
                     .target = &o->ids,
                     .suggestions = technique_ids()}},
      .options = {option("--verify FILE", o->verify,
                         "test the cases of a file in HoDoKu's library format; '-' for standard input")
                      .names_file()
                      .not_with({"--json", "--lang", "ID"}),
                  language_option(o->asked.language), json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu techniques", "list all techniques, easiest first"},
                   {"shudu techniques xy_wing", "describe one technique"},
                   {"shudu techniques --verify cases.txt", "test every technique on known cases"}},
      .run = [o] {
        if (!o->verify.empty()) return verify(*o);
        return o->ids.empty() ? list(*o) : show(*o);
      }};
}

}  // namespace shudu::cli
