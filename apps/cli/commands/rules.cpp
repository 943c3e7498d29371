// shudu rules: lists and explains the rules of variants.
#include <fmt/core.h>

#include <memory>

#include "ask/questions/rules.h"
#include "base/word_list.h"
#include "commands/commands.h"
#include "engine/arguments.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "engine/verdict.h"
#include "shudu/variant.h"

namespace shudu::cli {
namespace {

struct RulesOptions {
  std::vector<std::string> ids;
  Language language = Language::en;
  bool json = false;
};

std::vector<std::string> all_rule_ids() { return texts_of(variant::rules(), &variant::Rule::id); }

void write_rule(const variant::Rule& rule, const RulesOptions& options) {
  Output& out = standard_output();
  if (options.json) return ask::rule_json(rule).append_to(out.text());
  if (options.ids.empty()) {
    out.write(in_two_columns({{std::string{rule.id}, std::string{rule.name[options.language]}}}, 24, text_width()));
    return;
  }
  out.write(fmt::format("{} ({})\n  {}\n", rule.name[options.language], rule.id,
                        wrapped(rule.meaning[options.language], 2, text_width())));
  const std::string_view form = rule.form.empty() ? "no cells and no numbers" : rule.form;
  out.write(fitted(fmt::format("  clue: {}\n", form), 2));
}

int rules(const RulesOptions& options) {
  Verdict verdict;
  for (const std::string& id : options.ids) {
    if (variant::find_rule(id) != nullptr) continue;
    verdict.bad("rules: unknown rule '" + id + "'" + did_you_mean(id, all_rule_ids()));
  }
  if (verdict.status() != Status::all_positive) return verdict.status();
  for (const variant::Rule* rule : variant::rules()) {
    if (options.ids.empty()) write_rule(*rule, options);
  }
  for (std::size_t i = 0; i < options.ids.size(); ++i) {
    if (i > 0 && !options.json) standard_output().write("\n");
    write_rule(*variant::find_rule(options.ids[i]), options);
  }
  return verdict.status();
}

}  // namespace

Command rules_command() {
  auto o = std::make_shared<RulesOptions>();
  return {
      .name = "rules",
      .summary = "list or explain the rules of variants",
      .description =
          "List the rules that variants may have, the most common first: the id and the name. With an ID, explain that "
          "rule, and say what its clues consist of: lists of cells, separated by commas, and numbers after a "
          "semicolon. Brackets mark what may be left out.",
      .arguments =
          {{.name = "ID", .help = "the id of a rule to explain", .target = &o->ids, .suggestions = all_rule_ids()}},
      .options = {language_option(o->language).not_with({"--json"}), json_option(o->json)},
      .examples = {{"shudu rules", "list all rules"}, {"shudu rules killer_cage arrow", "explain two rules"}},
      .run = [o] { return rules(*o); }};
}

}  // namespace shudu::cli
