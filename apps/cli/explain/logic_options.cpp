#include "explain/logic_options.h"

#include <cstdlib>

#include "engine/common_options.h"
#include "engine/question_options.h"

namespace shudu::cli {
Puzzle puzzle_of(const Batch& batch, std::size_t i) {
  const Record* special = batch.special(i);
  return special != nullptr ? *special->puzzle : shudu::puzzle_of(batch.clues()[i]);
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

Option language_option(const ask::Question& question, ask::LogicOptions& asked) {
  asked.language = language_of("");
  Option option = option_of(question, "language", &asked, 'l', "lang");
  option.usual = "the locale's";
  return option;
}

Option scale_option(const ask::Question& question, ask::LogicOptions& asked) {
  return not_with(option_of(question, "scale", &asked), {"--techniques", "--without"});
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

}  // namespace shudu::cli
