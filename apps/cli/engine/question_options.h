// The options of a question (ask/option.h) as options of a command: names, ranges, choices and help come from the question.
#pragma once

#include <string_view>

#include "ask/question.h"
#include "engine/command.h"

namespace shudu::cli {

// The option with this name. `asked` is the struct of the question's options, which the command line sets. `letter` is its
// short form: 'n' for -n. An option that is "yes" by default
// becomes a flag that switches it off: uniqueness, --no-uniqueness. Precondition: the question has the option.
Option option_of(const ask::Question& question, std::string_view name, void* asked, char letter = 0);

// `--lang`, the language of the words. Without the option it is that of the locale: of LC_ALL, LC_MESSAGES or LANG, the first
// that is set. English if that is none of ours.
Option language_option(Language& target);

}  // namespace shudu::cli
