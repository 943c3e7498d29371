// The text of a checkpoint: one line for each fact, and a checksum over all of them. A count that takes days should not
// continue from a damaged file or from the file of another count.
#include <charconv>

#include "shudu/queens.h"

namespace shudu {
namespace {

constexpr std::string_view heading = "shudu queens checkpoint 1";

// FNV-1a.
std::uint64_t checksum(std::string_view text) {
  std::uint64_t sum = 0xcbf29ce484222325;
  for (char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return sum;
}

std::string facts(const QueensCheckpoint& checkpoint) {
  return std::string{heading} + "\nn " + std::to_string(checkpoint.n) + "\nalgorithm " + checkpoint.algorithm +
         "\npieces " + std::to_string(checkpoint.pieces) + "\ndone " + std::to_string(checkpoint.done) +
         "\nsolutions " + to_string(checkpoint.solutions) + '\n';
}

// Removes the first line, which must begin with the name, from the text. Returns the rest of that line.
std::optional<std::string_view> take_line(std::string_view& text, std::string_view name) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos || !text.starts_with(name)) return std::nullopt;
  const std::string_view value = text.substr(name.size(), end - name.size());
  text.remove_prefix(end + 1);
  return value;
}

std::optional<int> number_from(std::optional<std::string_view> text) {
  int number = 0;
  if (!text) return std::nullopt;
  const auto result = std::from_chars(text->data(), text->data() + text->size(), number);
  if (result.ec != std::errc{} || result.ptr != text->data() + text->size()) return std::nullopt;
  return number;
}

}  // namespace

std::string to_text(const QueensCheckpoint& checkpoint) {
  const std::string text = facts(checkpoint);
  return text + "checksum " + std::to_string(checksum(text)) + '\n';
}

Result<QueensCheckpoint> queens_checkpoint_from(std::string_view text) {
  if (!text.starts_with("shudu queens checkpoint ")) {
    return Unexpected{Error{1, 0, "not a checkpoint of shudu queens", Error::Kind::no_format}};
  }
  const std::string_view whole = text;
  const auto damaged = Unexpected{Error{0, 0, "the checkpoint is damaged"}};
  const auto version = take_line(text, "");
  if (!version) return damaged;
  if (*version != heading) return Unexpected{Error{1, 0, "the checkpoint is of another version of shudu"}};
  const auto n = number_from(take_line(text, "n "));
  const auto algorithm = take_line(text, "algorithm ");
  const auto pieces = number_from(take_line(text, "pieces "));
  const auto done = number_from(take_line(text, "done "));
  const auto solutions = take_line(text, "solutions ");
  const auto number = whole_from(solutions.value_or(""));
  if (!n || !algorithm || !pieces || !done || !number) return damaged;
  QueensCheckpoint checkpoint{*n, std::string{*algorithm}, *pieces, *done, *number};
  // Writing the checkpoint again must give the same bytes. Otherwise the text was not written by this program.
  if (to_text(checkpoint) != whole) return damaged;
  if (checkpoint.done < 0 || checkpoint.done > checkpoint.pieces) return damaged;
  return checkpoint;
}

}  // namespace shudu
