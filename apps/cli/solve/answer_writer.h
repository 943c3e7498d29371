// AnswerWriter: writes the answers of `solve` as lines, drawn grids, JSON or another format, and counts them.
#pragma once

#include <optional>
#include <string>

#include "ask/questions/solve.h"
#include "engine/batch.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "engine/verdict.h"
#include "grids/bulk_grid_output.h"
#include "shudu/search.h"
#include "solve/answer_lines.h"
#include "solve/card_lines.h"

namespace shudu::cli {

// The form of the answers.
struct AnswerForm {
  std::string format;  // the id of a format, or empty
  bool json = false;
  bool pretty = false;
  bool stats = false;
  ask::SolveOptions asked;
};

class AnswerWriter {
 public:
  AnswerWriter(const AnswerForm& form, Verdict& verdict);

  // Whether every answer is a line of its own that does not depend on the puzzle's form.
  bool plain_lines() const { return !form_.json && !pretty_ && !grids_; }

  // A record. Call this before its answer. Returns false, after writing why, if it has none: it cannot be read, its clues
  // conflict, or it is a variant and `classic_option`, which means nothing for one, is not empty.
  bool begin(const Record& record, const std::string& classic_option);
  const ask::AnyPuzzle& puzzle() const { return *puzzle_; }
  void answer(const ask::Found& found);
  // For enumeration: compare() before the first of several solutions, and ended() after the last one.
  void compare();
  void solution(const std::string& solution);
  void ended(const ask::Found& found);

  // The answers to a whole batch. Precondition: plain_lines().
  void write(const AnswerLines& lines);
  void write(const CardLines& lines, int threads);

  void add_effort(const SearchStats& stats) { effort_ += stats; }
  // Ends the output. With --stats, writes the totals to standard error.
  void finish(double seconds);

 private:
  void write(ask::Answer answer, const ask::Found& found);
  // The solution, or the clues if it is empty, with those that conflict marked.
  std::string drawn(const std::string& solution) const;

  const AnswerForm form_;
  Verdict& verdict_;
  std::optional<GridOutput> grids_;
  bool pretty_;
  Style style_;
  Output& out_ = standard_output();
  Totals totals_;
  SearchStats effort_;
  bool any_ = false;  // whether a board was drawn
  // The record that is being written, and how its source's solution compares.
  const Record* record_ = nullptr;
  ask::AnyPuzzleRef puzzle_;
  ask::SourceSolution source_;
};

}  // namespace shudu::cli
