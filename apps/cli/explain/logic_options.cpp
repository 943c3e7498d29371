#include "explain/logic_options.h"

#include <algorithm>
#include <cstdlib>

#include "ask/technique_words.h"
#include "engine/suggest.h"
#include "shudu/words.h"

namespace shudu::cli {
namespace {

std::string not_known(const std::string& word) {
  std::vector<std::string> known;
  for (const logic::Technique* technique : logic::techniques()) known.emplace_back(technique->id);
  const auto near = nearest(word, known);
  return "unknown technique '" + word + "'" + (near ? "; did you mean '" + *near + "'?" : "") +
         " (run 'shudu techniques' for a list)";
}

}  // namespace

Puzzle puzzle_of(const Batch& batch, std::size_t i) {
  const Record* special = batch.special(i);
  return special != nullptr ? *special->puzzle : shudu::puzzle_of(batch.clues()[i]);
}

Result<std::vector<const logic::Technique*>, std::string> chosen_techniques(const std::string& wanted,
                                                                            const std::string& without) {
  auto chosen = shudu::chosen_techniques(wanted, without);
  if (!chosen) return Unexpected{not_known(chosen.error())};
  return chosen;
}

PathOrder path_order(const std::string& id) {
  const auto* const at = std::find(path_order_ids.begin(), path_order_ids.end(), id);
  return static_cast<PathOrder>(at - path_order_ids.begin());
}

Option order_option(std::string& target) {
  return {.names = "--scale",
          .value = "SCALE",
          .help = "order of search: our own, HoDoKu's or Sudoku Explainer's (default: own)",
          .target = &target,
          .choices = {path_order_ids.begin(), path_order_ids.end()},
          .not_with = {"--techniques", "--without"}};
}

Language language_of(const std::string& lang) {
  if (!lang.empty()) return find_language(lang).value_or(Language::en);
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return find_language(locale).value_or(Language::en);
  }
  return Language::en;
}

std::vector<std::string> technique_words() {
  const auto words = ask::technique_words();
  return {words.begin(), words.end()};
}

Option language_option(std::string& target) {
  std::vector<std::string> ids;
  for (const LanguageEntry& one : languages()) ids.emplace_back(one.id);
  return {
      .names = "-l,--lang",
      .value = "LANGUAGE",
      .help = "language of the explanations; tags such as zh, zh_CN and zh-TW are understood (default: the locale's)",
      .target = &target,
      .choices = std::move(ids),
      .choice_of = [](const std::string& value) -> std::optional<std::string> {
        const auto language = find_language(value);
        return language ? std::optional{std::string{id(*language)}} : std::nullopt;
      }};
}

Option techniques_option(std::string& target) {
  return {.names = "--techniques",
          .value = "LIST",
          .help = "use only these techniques, in this order: ids or families from 'shudu techniques', or 'all'",
          .target = &target,
          .choices = technique_words(),
          .listed_by = "shudu techniques",
          .list = true};
}

Option without_option(std::string& target) {
  return {.names = "--without",
          .value = "LIST",
          .help = "do not use these techniques",
          .target = &target,
          .choices = technique_words(),
          .listed_by = "shudu techniques",
          .list = true};
}

Option no_uniqueness_option(bool& target) {
  return {.names = "--no-uniqueness",
          .value = "",
          .help = "do not use techniques that rely on a unique solution",
          .target = &target};
}

}  // namespace shudu::cli
