#include "capi/request.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <new>

#include "base/comma_list.h"
#include "base/same_id.h"
#include "base/word_list.h"
#include "shudu/whole.h"

namespace shudu::capi {
namespace {

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::optional<std::uint64_t> number_in(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// A long value is shortened, so that the message stays readable.
std::string shown(std::string_view value) {
  return value.size() > 60 ? std::string{value.substr(0, 60)} + "..." : std::string{value};
}

std::string option_text(std::string_view name, std::string_view value) {
  return std::string{name} + '=' + shown(value);
}

std::string in_words(std::uint64_t number) { return with_commas(Whole{number}); }

}  // namespace

Options::Options(const char* text) {
  std::string_view rest = text == nullptr ? "" : text;
  while (!rest.empty()) {
    std::size_t end = 0;
    while (end < rest.size() && !is_white(rest[end])) ++end;
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end == rest.size() ? end : end + 1);
    if (word.empty()) continue;
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      keep_mistake(shown(word), "expected name=value");
      continue;
    }
    const std::string_view name = word.substr(0, equals), value = word.substr(equals + 1);
    const bool again = std::ranges::find(given_, name, &Given::name) != given_.end();
    if (again) keep_mistake(shown(name), "given twice");
    if (value.empty()) keep_mistake(shown(name), "the value is empty");
    given_.push_back({std::string{name}, std::string{value}});
  }
}

const Options::Given* Options::find(std::string_view name) {
  if (std::ranges::find(known_, name) == known_.end()) known_.emplace_back(name);
  const auto found = std::ranges::find(given_, name, &Given::name);
  return found == given_.end() ? nullptr : &*found;
}

std::string Options::text(std::string_view name, std::string_view otherwise) {
  const Given* given = find(name);
  return std::string{given == nullptr ? otherwise : given->value};
}

std::string Options::list(std::string_view name) {
  const std::string names = text(name, "");
  if (names.empty()) return names;
  for (const std::string_view one : split_at_commas(names)) {
    if (one.empty()) refuse(name, "a name is missing beside a comma");
  }
  return names;
}

std::uint64_t Options::number(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most) {
  const Given* given = find(name);
  if (given == nullptr) return otherwise;
  const auto value = number_in(given->value);
  if (!value || *value < least || *value > most) {
    refuse(name, "expected a whole number from " + in_words(least) + " to " + in_words(most));
    return otherwise;
  }
  return *value;
}

bool Options::yes(std::string_view name, bool otherwise) {
  constexpr std::string_view words[] = {"no", "yes"};
  return find(name) == nullptr ? otherwise : choice(name, words) == 1;
}

std::size_t Options::choice(std::string_view name, std::span<const std::string_view> words) {
  const Given* given = find(name);
  if (given == nullptr) return 0;
  const auto found = find_by_id(words, given->value);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  refuse(name, "expected one of " + word_list({words.begin(), words.end()}, ", "));
  return 0;
}

std::pair<int, int> Options::range_by(std::string_view name, std::pair<int, int> otherwise, const std::string& expected,
                                      const std::function<std::optional<Range>(std::string_view)>& read) {
  const Given* given = find(name);
  if (given == nullptr) return otherwise;
  const auto range = read(given->value);
  if (range) return {range->least, range->most};
  refuse(name, "expected a number or a range LO-HI, " + expected);
  return otherwise;
}

std::pair<int, int> Options::range(std::string_view name, std::pair<int, int> otherwise, int most) {
  return range_by(name, otherwise, "at most " + std::to_string(most), [most](std::string_view text) {
    const auto range = range_of(text);
    return range && range->most <= most ? range : std::nullopt;
  });
}

std::pair<int, int> Options::range_of_tenths(std::string_view name, std::pair<int, int> otherwise, int most) {
  return range_by(name, otherwise, "such as 2.3-4.5, at most " + std::to_string(most),
                  [most](std::string_view text) { return shudu::range_of_tenths(text, most); });
}

void Options::refuse(std::string_view name, const std::string& why) {
  const Given* given = find(name);
  keep_mistake(given == nullptr ? std::string{name} : option_text(name, given->value), why);
}

void Options::keep_mistake(std::string_view option, const std::string& why) {
  if (mistake_.empty()) mistake_ = "option " + std::string{option} + ": " + why;
}

std::optional<std::string> Options::mistake() const {
  if (!mistake_.empty()) return mistake_;
  for (const Given& one : given_) {
    if (std::ranges::find(known_, one.name) != known_.end()) continue;
    const std::string there_are =
        known_.empty() ? "this question has no options" : "expected one of " + word_list(known_, ", ");
    return "option " + shown(one.name) + ": there is none of this name; " + there_are;
  }
  return std::nullopt;
}

Reply Reply::wrong(const ParseError& error) {
  JsonObject object;
  object.add("error", error.message).add("line", error.line).add("column", error.column);
  return {SHUDU_BAD_INPUT, object.text()};
}

Reply Reply::wrong_value(std::string_view name, std::string_view value, const std::string& why) {
  return wrong(SHUDU_BAD_OPTION, "option " + option_text(name, value) + ": " + why);
}

Result<Puzzle, ParseError> first_puzzle(std::string_view text) {
  PuzzleReader reader{read_from(std::string{text})};
  auto record = reader.next();
  if (!record) return Unexpected{ParseError{1, 1, "expected a puzzle"}};
  return *std::move(record);
}

namespace {

shudu_status hand_over(const Reply& reply, shudu_buffer* buffer) {
  buffer->data = static_cast<char*>(std::malloc(reply.text.size() + 1));
  if (buffer->data == nullptr) return SHUDU_NO_MEMORY;
  std::memcpy(buffer->data, reply.text.c_str(), reply.text.size() + 1);
  buffer->size = reply.text.size();
  return reply.status;
}

}  // namespace

shudu_status reply_to(const char* text, std::size_t size, const char* options, const shudu_watch* watch,
                      shudu_buffer* buffer, Reply (*answer)(Request&)) {
  *buffer = {nullptr, 0};
  return guarded([&] {
    Request request{text == nullptr ? std::string_view{} : std::string_view{text, size}, Options{options}, watch};
    return hand_over(answer(request), buffer);
  });
}

}  // namespace shudu::capi

void shudu_release(shudu_buffer* buffer) {
  if (buffer == nullptr) return;
  std::free(buffer->data);
  *buffer = {nullptr, 0};
}
