// shudu techniques: lists the techniques, describes one, or tests them on a library of cases.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/suggest.h"
#include "explain/logic_options.h"
#include "logic/library_case.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

using logic::Technique;

struct TechniquesOptions {
  std::vector<std::string> ids;
  std::string verify;
  bool json = false;
  int threads = 0;
};

std::string rating_of(const Technique& technique) {
  return technique.rating == 0 ? "-" : fmt::format("{:.1f}", technique.rating / 10.0);
}
std::string code_of(const Technique& technique) {
  return technique.hodoku.code.empty() ? "-" : std::string{technique.hodoku.code};
}
// Techniques that HoDoKu lacks have no score or level.
std::string score_of(const Technique& technique) {
  return technique.hodoku.score == 0 ? "-" : std::to_string(technique.hodoku.score);
}
std::string level_of(const Technique& technique) {
  return technique.hodoku.score == 0 ? "-" : std::string{logic::id(technique.hodoku.level)};
}

JsonObject as_json(const Technique& technique, std::size_t order) {
  JsonObject object;
  object.add("id", technique.id)
      .add("order", static_cast<std::uint64_t>(order))
      .add("name", technique.name)
      .add("name_zh_hans", logic::name(technique, Language::zh_hans))
      .add("name_zh_hant", logic::name(technique, Language::zh_hant))
      .add("family", logic::id(technique.family))
      .add("family_name", logic::name(technique.family, Language::en))
      .add("family_name_zh_hans", logic::name(technique.family, Language::zh_hans))
      .add("family_name_zh_hant", logic::name(technique.family, Language::zh_hant))
      .add("page", "docs/techniques/" + std::string{technique.page} + ".md");
  if (technique.rating != 0) object.add("rating", technique.rating / 10.0);
  if (technique.hodoku.score != 0) {
    object.add("level", level_of(technique)).add("score", static_cast<std::uint64_t>(technique.hodoku.score));
  }
  if (!technique.hodoku.code.empty()) object.add("code", technique.hodoku.code);
  object.add("on", technique.hodoku.on).add("needs_uniqueness", technique.needs_uniqueness);
  if (technique.size != 0) object.add("size", static_cast<std::uint64_t>(technique.size));
  return object;
}

int list(bool json) {
  Output& out = standard_output();
  if (!json) {
    out.write(fmt::format("{:>5}  {:<32} {:<22} {:>6} {:<7} {:>6} {:<5} {:<3} {}\n", "order", "id", "family", "rating",
                          "level", "score", "code", "on", "name"));
  }
  std::size_t order = 0;
  for (const Technique* technique : logic::techniques()) {
    ++order;
    if (json) {
      as_json(*technique, order).append_to(out.text());
    } else {
      out.write(fmt::format("{:>5}  {:<32} {:<22} {:>6} {:<7} {:>6} {:<5} {:<3} {}\n", order, technique->id,
                            logic::id(technique->family), rating_of(*technique), level_of(*technique),
                            score_of(*technique), code_of(*technique), technique->hodoku.on ? "yes" : "no",
                            technique->name));
    }
  }
  return Status::all_positive;
}

// The description of a technique before a step fills it in. Placeholders are in braces.
std::string what_it_is(const Technique& technique, Language language) {
  return fmt::format("{}{}{}", technique.look[language], entry(language).grammar.space, technique.why[language]);
}

void describe(const Technique& technique, std::size_t order) {
  Output& out = standard_output();
  std::string names;
  for (const LanguageEntry& one : languages()) {
    names.append(names.empty() ? "" : " / ").append(logic::name(technique, one.language));
  }
  out.write(fmt::format("{}  {}\n", technique.id, names));
  out.write(fmt::format("family {}, number {} of {}; rating {}, level {}, score {}, HoDoKu code {}\n",
                        logic::id(technique.family), order, logic::techniques().size(), rating_of(technique),
                        level_of(technique), score_of(technique), code_of(technique)));
  out.write(fmt::format("{}{}\n", technique.hodoku.on ? "on by default" : "off by default",
                        technique.needs_uniqueness ? "; used only if the solution is known to be unique" : ""));
  for (const LanguageEntry& one : languages()) out.write(what_it_is(technique, one.language) + '\n');
  out.write(fmt::format("docs/techniques/{}.md\n", technique.page));
}

int show(const TechniquesOptions& options) {
  Verdict verdict;
  bool first = true;
  for (const std::string& id : options.ids) {
    const auto all = logic::techniques();
    std::size_t order = 0;
    while (order < all.size() && all[order]->id != id) ++order;
    if (order == all.size()) {
      std::vector<std::string> known;
      for (const Technique* technique : all) known.emplace_back(technique->id);
      const auto near = nearest(id, known);
      verdict.bad("techniques: unknown technique '" + id + "'" + (near ? "; did you mean '" + *near + "'?" : ""));
    } else if (options.json) {
      as_json(*all[order], order + 1).append_to(standard_output().text());
    } else {
      if (!first) standard_output().write("\n");
      first = false;
      describe(*all[order], order + 1);
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
  Input input{{options.verify}, "", verdict};
  Output& out = standard_output();
  std::uint64_t passed = 0, failed = 0;
  answer_in_order<std::vector<Outcome>>(
      input, {.threads = threads_wanted(options.threads), .batch = 4},
      [](const Batch& batch, std::vector<Outcome>& outcomes) {
        outcomes.assign(batch.size(), {});
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          if (special != nullptr && !special->puzzle) continue;
          const auto the_case = logic::library_case(puzzle_of(batch, i));
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
          "List all techniques, easiest first. For each technique the list shows the lowest rating that a step can "
          "have on Sudoku Explainer's scale, its level, score and code in HoDoKu, and whether it is on by default. The "
          "options --techniques and --without of explain and hint take the ids and families. With an ID, describe that "
          "technique.\n\n--verify tests the techniques on cases in HoDoKu's library format. It writes 'LINE: pass' or "
          "'LINE: fail: REASON' for each case, and then the totals. The exit status is 1 if any case fails.",
      .arguments = {{.name = "ID", .help = "the id of a technique to describe", .target = &o->ids}},
      .options = {{.names = "--verify",
                   .value = "FILE",
                   .help = "test the cases of a file in HoDoKu's library format; '-' for standard input",
                   .target = &o->verify,
                   .file = true},
                  json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu techniques", "list all techniques, easiest first"},
                   {"shudu techniques xy_wing", "describe one technique"},
                   {"shudu techniques --verify cases.txt", "test every technique on known cases"}},
      .run =
          [o] {
            if (!o->verify.empty()) return verify(*o);
            return o->ids.empty() ? list(o->json) : show(*o);
          },
  };
}

}  // namespace shudu::cli
