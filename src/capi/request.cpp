#include "capi/request.h"

#include <charconv>
#include <cstdlib>
#include <cstring>
#include <new>

#include "base/same_id.h"

namespace shudu::capi {
namespace {

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::optional<std::uint64_t> number_in(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// "7.1" is 71, "7" is 70.
std::optional<int> tenths_in(std::string_view text) {
  const std::size_t dot = text.find('.');
  const auto whole = number_in(text.substr(0, dot));
  const auto tenth = dot == std::string_view::npos ? 0 : number_in(text.substr(dot + 1));
  if (!whole || !tenth || *whole > 1000 || *tenth > 9) return std::nullopt;
  return static_cast<int>(*whole * 10 + *tenth);
}

std::optional<int> small_number_in(std::string_view text) {
  const auto value = number_in(text);
  if (!value || *value > 1'000'000) return std::nullopt;
  return static_cast<int>(*value);
}

std::optional<std::pair<int, int>> range_in(std::string_view text, std::optional<int> (*read)(std::string_view)) {
  const std::size_t dash = text.find('-');
  const auto least = read(text.substr(0, dash));
  const auto most = dash == std::string_view::npos ? least : read(text.substr(dash + 1));
  if (!least || !most || *least > *most) return std::nullopt;
  return std::pair{*least, *most};
}

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
      refuse(word, "expected name=value");
    } else {
      given_.push_back({std::string{word.substr(0, equals)}, std::string{word.substr(equals + 1)}});
    }
  }
}

Options::Given* Options::find(std::string_view name) {
  Given* found = nullptr;
  for (Given& one : given_) {
    if (one.name != name) continue;
    one.asked = true;
    found = &one;
  }
  return found;
}

std::string Options::text(std::string_view name, std::string_view otherwise) {
  const Given* given = find(name);
  return std::string{given == nullptr ? otherwise : given->value};
}

std::uint64_t Options::number(std::string_view name, std::uint64_t otherwise, std::uint64_t most) {
  const Given* given = find(name);
  if (given == nullptr) return otherwise;
  const auto value = number_in(given->value);
  if (!value || *value > most) refuse(name, "expected a number up to " + std::to_string(most));
  return value.value_or(otherwise);
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
  std::string known;
  for (const std::string_view word : words) known += (known.empty() ? "" : ", ") + std::string{word};
  refuse(name, "expected one of " + known);
  return 0;
}

std::pair<int, int> Options::range(std::string_view name, std::pair<int, int> otherwise) {
  const Given* given = find(name);
  if (given == nullptr) return otherwise;
  const auto range = range_in(given->value, small_number_in);
  if (!range) refuse(name, "expected a number or a range such as 22-30");
  return range.value_or(otherwise);
}

std::pair<int, int> Options::range_of_tenths(std::string_view name, std::pair<int, int> otherwise) {
  const Given* given = find(name);
  if (given == nullptr) return otherwise;
  const auto range = range_in(given->value, tenths_in);
  if (!range) refuse(name, "expected a number or a range such as 2.0-7.1");
  return range.value_or(otherwise);
}

void Options::refuse(std::string_view name, std::string_view why) {
  if (mistake_.empty()) mistake_ = "option " + std::string{name} + ": " + std::string{why};
}

std::optional<std::string> Options::mistake() const {
  if (!mistake_.empty()) return mistake_;
  for (const Given& one : given_) {
    if (!one.asked) return "option " + one.name + ": there is none of this name";
  }
  return std::nullopt;
}

Reply Reply::wrong(const ParseError& error) {
  JsonObject object;
  object.add("error", error.message).add("line", error.line).add("column", error.column);
  return {SHUDU_BAD_INPUT, object.text()};
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
