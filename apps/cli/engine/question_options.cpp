#include "engine/question_options.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "ask/logic/logic_options.h"
#include "base/word_list.h"

namespace shudu::cli {
namespace {

// A flag sets or clears the member.
void name_flag(bool& value, std::string& name, Option& option) {
  option.target = &value;
  option.clears = value;
  if (!value) return;
  name = "no-" + name;
  option.help = "do not " + option.help;
}

// What the member has before the command line is read, if that is a value that can be given.
std::string usual_of(const ask::Option& row, const ask::OptionField& field) {
  if (std::holds_alternative<bool*>(field) || std::holds_alternative<ask::NumberRange*>(field)) return {};
  if (const auto* number = std::get_if<std::uint64_t*>(&field); number && **number < row.values.least) return {};
  return ask::text_of(row, field);
}

Language language_of_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return find_language(locale).value_or(Language::en);
  }
  return Language::en;
}

}  // namespace

Option language_option(Language& target) {
  constexpr const ask::Option& row = ask::language_row;
  target = language_of_locale();
  return {.names = "-l,--lang",
          .value = std::string{row.values.shown},
          .help = std::string{row.help},
          .target = Other{[&target](const std::string& value) { return ask::assign(row, value, &target); }},
          .usual = "the locale's",
          .choices = texts_of(languages(), &LanguageEntry::id)};
}

Option option_of(const ask::Question& question, std::string_view name, void* asked, char letter) {
  const auto row = std::ranges::find(question.options, name, &ask::Option::name);
  assert(row != question.options.end());
  std::string long_name{name};
  std::ranges::replace(long_name, '_', '-');
  Option option;
  option.value = row->values.shown;
  option.help = row->help;
  if (row->values.tells_default) option.help += " (default: " + ask::text_of(*row, row->field(asked)) + ')';
  option.minimum = row->values.least;
  option.maximum = row->values.most;
  option.list = row->values.list;
  option.listed_by = row->values.listed_by;
  if (row->values.choices != nullptr) option.choices = texts_of(row->values.choices());
  const ask::OptionField field = row->field(asked);
  option.usual = usual_of(*row, field);
  if (bool* const* flag = std::get_if<bool*>(&field)) {
    name_flag(**flag, long_name, option);
  } else if (std::uint64_t* const* number = std::get_if<std::uint64_t*>(&field)) {
    option.target = *number;
  } else if (std::string* const* text = std::get_if<std::string*>(&field)) {
    option.target = *text;
  } else {
    option.target = Other{[row, field](const std::string& value) { return ask::assign(*row, value, field); }};
  }
  option.names = (letter == 0 ? "" : std::string{'-', letter} + ',') + "--" + long_name;
  return option;
}

}  // namespace shudu::cli
