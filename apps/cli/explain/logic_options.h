// Options that the commands for solving by logic share, and the puzzle they start from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ask/logic/logic_options.h"
#include "ask/logic/step_json.h"
#include "ask/question.h"
#include "engine/input.h"
#include "shudu/ask.h"

namespace shudu::cli {

// The puzzle of a batch's record. Precondition: the record can be read.
Puzzle puzzle_of(const Batch& batch, std::size_t i);

// The language of `--lang`. Without the option it is that of the locale: of LC_ALL, LC_MESSAGES or LANG, the first that
// is set. English if that is none of ours.
Language language_of(const std::string& lang);
// The words that lists of techniques understand: ids, pages, families, "all" and "default".
std::vector<std::string> technique_words();

// `--lang` of a question. It sets the language of the locale, which is that of the words without the option.
Option language_option(const ask::Question& question, ask::LogicOptions& asked);
// `--scale` of a question, the order in which steps are looked for. Each scale has its own techniques.
Option scale_option(const ask::Question& question, ask::LogicOptions& asked);

// `--lang` of a command that is no question.
Option language_option(std::string& target);

}  // namespace shudu::cli
