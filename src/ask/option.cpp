#include "ask/option.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "ask/linked.h"
#include "base/comma_list.h"
#include "base/ranges.h"
#include "base/same_id.h"
#include "base/word_list.h"
#include "shudu/whole.h"

namespace shudu::ask {
namespace {

template <class... Cases>
struct Match : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Match(Cases...) -> Match<Cases...>;

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string in_words(std::uint64_t number) { return with_commas(Whole{number}); }

std::string shown(std::string_view value) {
  return value.size() > 60 ? std::string{value.substr(0, 60)} + "..." : std::string{value};
}

// A range that is not limited is empty as text.
bool is_open(const Values& values, const NumberRange& range) {
  return values.tenths && range.least == 0 && range.most >= 10 * static_cast<int>(values.most);
}

std::string tenths(int value) { return std::to_string(value / 10) + '.' + std::to_string(value % 10); }

std::optional<std::string> assign_flag(std::string_view text, bool& value) {
  const bool is_yes = same_id(text, "yes");
  if (!is_yes && !same_id(text, "no")) return "expected one of no, yes";
  value = is_yes;
  return std::nullopt;
}

std::optional<std::string> assign_number(const Values& values, std::string_view text, std::uint64_t& value) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = error == std::errc{} && end == text.data() + text.size();
  if (!is_number || number < values.least || number > values.most) {
    return "expected a whole number from " + in_words(values.least) + " to " + in_words(values.most);
  }
  value = number;
  return std::nullopt;
}

std::optional<std::string> assign_list(const Values& values, std::string_view text, std::string& value) {
  const auto ids = values.choices != nullptr ? values.choices() : std::vector<std::string_view>{};
  std::string list;
  for (std::string_view one : split_at_commas(text)) {
    if (one.empty()) return "a name is missing beside a comma";
    if (values.choices != nullptr) {
      const auto found = find_by_id(ids, one);
      if (found == ids.end()) {
        return "unknown name '" + shown(one) + "'; expected names that '" + std::string{values.listed_by} + "' lists";
      }
      one = *found;
    }
    list.append(list.empty() ? "" : ",").append(one);
  }
  value = std::move(list);
  return std::nullopt;
}

std::optional<std::string> assign_text(const Values& values, std::string_view text, std::string& value) {
  if (values.list) return assign_list(values, text, value);
  if (values.choices != nullptr) {
    const auto ids = values.choices();
    const auto found = find_by_id(ids, text);
    if (found == ids.end() && !values.listed_by.empty()) {
      return "expected one of those that '" + std::string{values.listed_by} + "' lists";
    }
    if (found == ids.end()) return "expected one of " + word_list({ids.begin(), ids.end()}, ", ");
    text = *found;
  }
  value = text;
  return std::nullopt;
}

std::optional<Range> range_in(const Values& values, std::string_view text) {
  const auto most = static_cast<int>(values.most);
  const auto range = values.tenths ? range_of_tenths(text, most) : range_of(text);
  return range && (values.tenths || range->most <= most) ? range : std::nullopt;
}

// "30-40" for "40-30".
std::string turned(std::string_view text) {
  const std::size_t between = text.find_first_of("-~");
  if (between == std::string_view::npos) return {};
  return std::string{text.substr(between + 1)} + text[between] + std::string{text.substr(0, between)};
}

std::optional<std::string> assign_range(const Values& values, std::string_view text, NumberRange& value) {
  const auto range = range_in(values, text);
  if (!range && range_in(values, turned(text))) {
    return "the larger number is first; did you mean " + turned(text) + '?';
  }
  if (!range) {
    return "expected a number or a range LO-HI, " + std::string{values.tenths ? "such as 2.3-4.5, " : ""} + "at most " +
           std::to_string(values.most);
  }
  value = {range->least, range->most};
  return std::nullopt;
}

// The library of one file has questions in one language only, and no catalogues.
constexpr bool with_languages = with_logic || with_variants;

std::string text_of_language(Language language) {
  if constexpr (with_languages) return std::string{id(language)};
  return {};
}

std::optional<std::string> assign_language(std::string_view text, Language& value) {
  if constexpr (with_languages) {
    const auto language = find_language(text);
    if (!language) {
      std::string known;
      for (const LanguageEntry& one : languages()) known.append(known.empty() ? "" : ", ").append(one.id);
      return "expected one of " + known;
    }
    value = *language;
    return std::nullopt;
  } else {
    static_cast<void>(value);
    return "expected no language, not " + shown(text);
  }
}

}  // namespace

std::string_view type_of(const Option& option, const OptionField& field) {
  return std::visit(Match{[](bool*) { return std::string_view{"yes or no"}; },
                          [](std::uint64_t*) { return std::string_view{"whole number"}; },
                          [&](std::string*) {
                            return std::string_view{option.values.list                 ? "list"
                                                    : option.values.choices != nullptr ? "one of"
                                                                                       : "text"};
                          },
                          [](NumberRange*) { return std::string_view{"range"}; },
                          [](Language*) { return std::string_view{"language"}; }},
                    field);
}

std::string text_of(const Option& option, const OptionField& field) {
  return std::visit(Match{[](const bool* value) { return std::string{*value ? "yes" : "no"}; },
                          [](const std::uint64_t* value) { return *value == no_limit ? "" : std::to_string(*value); },
                          [](const std::string* value) { return *value; },
                          [&](const NumberRange* value) {
                            if (is_open(option.values, *value)) return std::string{};
                            if (option.values.tenths) return tenths(value->least) + '-' + tenths(value->most);
                            return std::to_string(value->least) + '-' + std::to_string(value->most);
                          },
                          [](const Language* value) { return text_of_language(*value); }},
                    field);
}

std::optional<std::string> assign(const Option& option, std::string_view text, const OptionField& field) {
  return std::visit(Match{[&](bool* value) { return assign_flag(text, *value); },
                          [&](std::uint64_t* value) { return assign_number(option.values, text, *value); },
                          [&](std::string* value) { return assign_text(option.values, text, *value); },
                          [&](NumberRange* value) { return assign_range(option.values, text, *value); },
                          [&](Language* value) { return assign_language(text, *value); }},
                    field);
}

std::string wrong_option(std::string_view name, std::string_view value, std::string_view why) {
  const std::string what = value.empty() ? shown(name) : std::string{name} + '=' + shown(value);
  return "option " + what + ": " + std::string{why};
}

std::optional<std::string> assign_all(std::span<const Option> options, std::string_view rest, void* into) {
  std::vector<std::string_view> given;
  while (!rest.empty()) {
    const auto end = static_cast<std::size_t>(std::ranges::find_if(rest, is_white) - rest.begin());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (word.empty()) continue;
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return wrong_option(word, "", "expected name=value");
    const std::string_view name = word.substr(0, equals), value = word.substr(equals + 1);
    const auto found = std::ranges::find(options, name, &Option::name);
    if (found == options.end()) {
      std::vector<std::string> names;
      for (const Option& one : options) names.emplace_back(one.name);
      const std::string there_are =
          names.empty() ? "this question has no options" : "expected one of " + word_list(names, ", ");
      return wrong_option(name, "", "there is none of this name; " + there_are);
    }
    if (std::ranges::find(given, name) != given.end()) return wrong_option(name, "", "given twice");
    if (value.empty()) return wrong_option(name, "", "the value is empty");
    given.push_back(name);
    if (const auto why = assign(*found, value, found->field(into))) return wrong_option(name, value, *why);
  }
  return std::nullopt;
}

}  // namespace shudu::ask
