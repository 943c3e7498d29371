#include "engine/arguments.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "base/comma_list.h"
#include "base/same_id.h"
#include "base/word_list.h"
#include "engine/table.h"
#include "shudu/result.h"

namespace shudu::cli {
namespace {

std::string one_of(const std::vector<std::string>& choices, const std::string& listed_by) {
  return listed_by.empty() ? "one of " + word_list(choices, ", ") : "one of those that '" + listed_by + "' lists";
}

// A long or unprintable value is shortened, so that the message stays one line.
std::string shown(const std::string& text) {
  std::string safe;
  for (const char c : text.substr(0, 60)) safe += static_cast<unsigned char>(c) < ' ' ? '?' : c;
  return text.size() > 60 ? safe + "..." : safe;
}

std::string mistake(const std::string& name, const std::string& text, const std::string& expected) {
  if (text.empty()) return name + ": the value is empty; expected " + expected;
  return name + ' ' + shown(text) + ": expected " + expected;
}

// The choice that a word means, or the mistake.
Result<std::string, std::string> choice_for(const std::string& word, const std::vector<std::string>& choices,
                                            const std::string& listed_by = {}) {
  const auto found = find_by_id(choices, word);
  if (found != choices.end()) return *found;
  const std::string expected = "expected " + one_of(choices, listed_by);
  return Unexpected{"unknown value '" + shown(word) + "'" + did_you_mean(word, choices, expected)};
}

// The largest value of the option.
template <class Number>
std::uint64_t most_of(const Option& option) {
  return std::min<std::uint64_t>(option.maximum, std::numeric_limits<Number>::max());
}

template <class Number>
std::optional<Number> number_in(const std::string& text, const Option& option) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_number = error == std::errc{} && end == text.data() + text.size();
  if (!is_number || value < option.minimum || value > most_of<Number>(option)) {
    return std::nullopt;
  }
  return static_cast<Number>(value);
}

// Whether the text is a whole number of at least `least`, however large.
bool is_above(const std::string& text, std::uint64_t least) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return end == text.data() + text.size() &&
         (error == std::errc::result_out_of_range || (error == std::errc{} && value >= least));
}

std::string numbers_between(std::uint64_t least, std::uint64_t most) {
  return "a whole number from " + with_commas(least) + " to " + with_commas(most);
}

// A number above 0, with or without decimals.
std::optional<double> decimal_in(const std::string& text, const Option& option) {
  const bool is_number = text.size() <= 30 && text.find_first_not_of("0123456789.") == std::string::npos &&
                         std::ranges::count(text, '.') <= 1 && text.find_first_of("0123456789") != std::string::npos;
  if (!is_number) return std::nullopt;
  const double value = std::stod(text);
  return value > 0 && value <= static_cast<double>(option.maximum) ? std::optional{value} : std::nullopt;
}

// The words of a list, each as its choice.
std::optional<std::string> assign_list(const Option& option, const std::string& name, const std::string& text,
                                       std::string& target) {
  std::string list;
  for (std::string_view word : split_at_commas(text)) {
    if (word.empty()) return name + ' ' + shown(text) + ": a name is missing beside a comma";
    const auto choice = choice_for(std::string{word}, option.choices, option.listed_by);
    if (!choice) return name + ": " + choice.error();
    list += (list.empty() ? "" : ",") + *choice;
  }
  target = list;
  return std::nullopt;
}

std::optional<std::string> assign_text(const Option& option, const std::string& name, const std::string& text,
                                       std::string& target) {
  if (option.choices.empty()) {
    target = text;
    return std::nullopt;
  }
  if (option.list) return assign_list(option, name, text, target);
  const auto choice = choice_for(text, option.choices, option.listed_by);
  if (!choice) return name + ": " + choice.error();
  target = *choice;
  return std::nullopt;
}

}  // namespace

std::string expected_value(const Option& option) {
  if (!option.choices.empty())
    return option.list ? "names separated by commas" : one_of(option.choices, option.listed_by);
  if (std::holds_alternative<std::string*>(option.target) || std::holds_alternative<Other>(option.target))
    return option.value;
  if (std::holds_alternative<double*>(option.target)) {
    return "a number above 0, up to " + with_commas(option.maximum) + ", such as 2.5";
  }
  if (option.maximum < std::numeric_limits<std::uint64_t>::max()) {
    return numbers_between(option.minimum, option.maximum);
  }
  return option.minimum == 0 ? "a whole number" : "a whole number of at least " + with_commas(option.minimum);
}

namespace {

std::optional<std::string> assign_to(bool*, const Option&, const std::string& name, const std::string&) {
  return name + " takes no value";
}

std::optional<std::string> assign_to(std::string* target, const Option& option, const std::string& name,
                                     const std::string& text) {
  return assign_text(option, name, text, *target);
}

std::optional<std::string> assign_to(double* target, const Option& option, const std::string& name,
                                     const std::string& text) {
  const auto value = decimal_in(text, option);
  if (!value) return mistake(name, text, expected_value(option));
  *target = *value;
  return std::nullopt;
}

template <class Number>
std::optional<std::string> assign_to(Number* target, const Option& option, const std::string& name,
                                     const std::string& text) {
  const auto value = number_in<Number>(text, option);
  if (!value && is_above(text, option.minimum)) {
    // The largest number is only said to those who exceed it.
    return mistake(name, text, numbers_between(option.minimum, most_of<Number>(option)));
  }
  if (!value) return mistake(name, text, expected_value(option));
  *target = *value;
  return std::nullopt;
}

std::optional<std::string> assign_to(const Other& target, const Option&, const std::string& name,
                                     const std::string& text) {
  const auto expected = target(text);
  return expected ? std::optional{name + ' ' + shown(text) + ": " + *expected} : std::nullopt;
}

}  // namespace

std::optional<std::string> assign(const Option& option, const std::string& name, const std::string& text) {
  if (text.empty()) return mistake(name, text, expected_value(option));
  return std::visit([&](const auto& target) { return assign_to(target, option, name, text); }, option.target);
}

std::optional<std::string> assign(const Argument& argument, const std::vector<std::string>& values) {
  for (const std::string& value : values) {
    if (argument.choices.empty()) {
      argument.target->push_back(value);
      continue;
    }
    const auto choice = choice_for(value, argument.choices);
    if (!choice) return argument.name + ": " + choice.error();
    argument.target->push_back(*choice);
  }
  return std::nullopt;
}

}  // namespace shudu::cli
