#include "engine/arguments.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/same_id.h"
#include "base/word_list.h"
#include "engine/common_options.h"
#include "engine/help.h"
#include "engine/table.h"

namespace shudu::cli {
namespace {

using Mistake = std::optional<std::string>;

bool is_negative_number(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && ('0' <= word[1] && word[1] <= '9');
}

// Whether an option or an argument is on the command line.
bool is_given(const std::string& name, const Command& command, const std::vector<const Option*>& given) {
  for (const Argument& argument : command.arguments) {
    if (argument.name == name) return !argument.target->empty();
  }
  return std::ranges::any_of(given, [&](const Option* option) {
    const auto names = names_of(*option);
    return std::ranges::find(names, name) != names.end();
  });
}

// Why options that are given cannot be combined, or need another.
std::optional<std::string> forbidden_combination(const Command& command, const std::vector<const Option*>& given) {
  const auto is_there = [&](const std::string& name) { return is_given(name, command, given); };
  for (const Option* option : given) {
    const std::string name{names_of(*option).back()};
    for (const std::string& other : option->excludes) {
      if (is_there(other)) return fmt::format("{} and {} cannot be combined", name, other);
    }
    if (!option->needs.empty() && std::ranges::none_of(option->needs, is_there)) {
      return name + " needs " + word_list(option->needs, " or ");
    }
  }
  return std::nullopt;
}

bool is_flag(const Option& option) { return std::holds_alternative<bool*>(option.target); }

class ArgumentReader {
 public:
  ArgumentReader(const Command& command, const std::vector<std::string>& words) : command_(command), words_(words) {}

  Mistake read() {
    while (at_ < words_.size()) {
      if (auto mistake = take(words_[at_++])) return mistake;
    }
    if (auto mistake = place_operands()) return mistake;
    return forbidden_combination(command_, given_);
  }

  // Whether one of the options stands in the place of operands.
  bool has_replaced_operands() const {
    return std::ranges::any_of(given_, [&](const Option* option) {
      return std::ranges::any_of(command_.arguments, [&](const Argument& argument) {
        return std::ranges::find(option->excludes, argument.name) != option->excludes.end();
      });
    });
  }

 private:
  Mistake take(const std::string& word) {
    if (only_operands_ || word == "-" || !word.starts_with('-') || is_negative_number(word)) {
      operands_.push_back(word);
      return std::nullopt;
    }
    if (word == "--") {
      only_operands_ = true;
      return std::nullopt;
    }
    return word.starts_with("--") ? take_long(word) : take_short(word);
  }

  Mistake take_long(const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const Option* option = find(name);
    if (option == nullptr) return unknown(name);
    if (equals != std::string::npos) return set(*option, name, word.substr(equals + 1));
    return is_flag(*option) ? raise(*option) : set_from_next_word(*option, name);
  }

  // -abc, -n5, -n=5 or -n 5.
  Mistake take_short(const std::string& word) {
    const std::string long_name = '-' + word.substr(0, word.find('='));
    if (find(long_name) != nullptr) return unknown(word);
    for (std::size_t i = 1; i < word.size(); ++i) {
      const std::string name{'-', word[i]};
      const Option* option = find(name);
      if (option == nullptr) return unknown(word.size() == 2 || i > 1 ? name : word);
      if (!is_flag(*option)) {
        std::string rest = word.substr(i + 1);
        if (rest.empty()) return set_from_next_word(*option, name);
        if (rest.starts_with('=')) rest.erase(0, 1);
        return set(*option, name, rest);
      }
      raise(*option);
    }
    return std::nullopt;
  }

  Mistake raise(const Option& option) {
    *std::get<bool*>(option.target) = !option.clears;
    given_.push_back(&option);
    return std::nullopt;
  }

  Mistake set_from_next_word(const Option& option, const std::string& name) {
    const bool missing = at_ == words_.size() || find(words_[at_].substr(0, words_[at_].find('='))) != nullptr;
    if (missing) return name + " needs a value: " + expected_value(option);
    return set(option, name, words_[at_++]);
  }

  Mistake set(const Option& option, const std::string& name, const std::string& text) {
    if (is_flag(option)) return name + " takes no value";
    if (std::ranges::find(given_, &option) != given_.end()) return name + " is given twice";
    given_.push_back(&option);
    return assign(option, name, text);
  }

  const Option* find(std::string_view name) const {
    for (const Option& option : command_.options) {
      const auto names = names_of(option);
      if (std::ranges::find(names, name) != names.end()) return &option;
    }
    return name == color_option().names ? &color_option() : nullptr;
  }

  std::string unknown(const std::string& name) const {
    std::vector<std::string> known{"--help", color_option().names};
    for (const Option& option : command_.options) {
      for (std::string_view one : names_of(option)) known.emplace_back(one);
    }
    // A short option resembles no other, and a word after a single dash may be a long option.
    const std::string long_name = name.starts_with("--") ? name : '-' + name;
    const auto same = find_by_id(known, long_name);
    const auto near = same != known.end() ? std::optional{*same}
                      : name.size() > 2   ? nearest(long_name, known)
                                          : std::nullopt;
    return "unknown option " + name + (near ? "; did you mean " + *near + "?" : "");
  }

  // A row may have names for several operands: "STORE PUZZLES".
  std::string missing(const Argument& argument) const {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < operands_.size(); ++i) {
      begin = std::min(argument.name.find(' ', begin), argument.name.size());
      if (begin < argument.name.size()) ++begin;
    }
    const bool is_another = begin == argument.name.size();
    const std::string name =
        is_another ? "another " + argument.name : argument.name.substr(begin, argument.name.find(' ', begin) - begin);
    return name + " is missing: " + argument.help;
  }

  // All commands have at most one row of arguments.
  Mistake place_operands() {
    if (command_.arguments.empty()) {
      if (operands_.empty()) return std::nullopt;
      return "unexpected argument '" + operands_.front() + "'; the command takes none";
    }
    const auto is_blank = [](const std::string& word) {
      return word.find_first_not_of(" \t\r\n") == std::string::npos;
    };
    if (std::ranges::any_of(operands_, is_blank)) return "an argument is empty";
    const Argument& argument = command_.arguments.front();
    if (operands_.size() < argument.minimum) return missing(argument);
    if (operands_.size() > argument.maximum) {
      return "unexpected argument '" + operands_[argument.maximum] + "'; the command takes " +
             (argument.minimum < argument.maximum ? "at most " : "") + counted(argument.maximum, "argument");
    }
    return assign(argument, operands_);
  }

  const Command& command_;
  const std::vector<std::string>& words_;
  std::size_t at_ = 0;  // the next word
  bool only_operands_ = false;
  std::vector<const Option*> given_;
  std::vector<std::string> operands_;
};

}  // namespace

std::optional<std::string> read_arguments(const Command& command, const std::vector<std::string>& words,
                                          bool* needs_operands) {
  ArgumentReader reader{command, words};
  auto mistake = reader.read();
  if (needs_operands != nullptr) *needs_operands = !reader.has_replaced_operands();
  return mistake;
}

}  // namespace shudu::cli
