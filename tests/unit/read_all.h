// Shorthand for the tests of formats: the records of a text, read by detection or in one format.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"

namespace shudu {

using Records = std::vector<Result<Puzzle>>;

// An empty `id` means detection.
inline Records read_all(std::string text, std::string_view id = {}) {
  const Format* format = id.empty() ? nullptr : find_format(id);
  EXPECT_EQ(format == nullptr, id.empty());
  PuzzleReader reader{read_from(std::move(text)), format};
  Records records;
  while (auto record = reader.next()) records.push_back(*std::move(record));
  return records;
}

// The only record, which must be good.
inline Puzzle read_puzzle(std::string text, std::string_view id = {}) {
  const Records records = read_all(std::move(text), id);
  EXPECT_EQ(records.size(), 1U);
  for (const auto& record : records) EXPECT_TRUE(record) << to_string(record.error());
  return records.empty() || !records[0] ? Puzzle{} : *records[0];
}

// The only record, which must be bad.
inline Error read_error(std::string text, std::string_view id = {}) {
  const Records records = read_all(std::move(text), id);
  EXPECT_EQ(records.size(), 1U);
  return records.empty() || records[0] ? Error{} : records[0].error();
}

// A record as text: its clues, or its error.
inline std::string outcome(const Result<Puzzle>& record) {
  return record ? to_line(record->clues) : to_string(record.error());
}

// The reason why the format with this id refuses the puzzle.
inline std::string refusal(const Puzzle& puzzle, std::string_view id) {
  std::string out;
  const auto reason = write_puzzle(*find_format(id), puzzle, 0, out);
  EXPECT_EQ(out, "");
  return reason.value_or("");
}

// One record written by the format with this id.
inline std::string written(const Puzzle& puzzle, std::string_view id, std::uint64_t ordinal = 0) {
  std::string out;
  const auto refusal = write_puzzle(*find_format(id), puzzle, ordinal, out);
  EXPECT_FALSE(refusal) << *refusal;
  return out;
}

}  // namespace shudu
