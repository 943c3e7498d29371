// AnswerWriter: writes the answers of `solve` as lines, drawn grids, JSON or another format, and counts them.
#pragma once

#include <cstdint>
#include <string>

#include "ask/questions/solve.h"
#include "base/json_object.h"
#include "engine/batch.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "engine/verdict.h"
#include "shudu/format.h"
#include "shudu/search.h"
#include "shudu/variant.h"
#include "solve/answer_lines.h"
#include "solve/card_lines.h"
#include "solve/no_answer.h"
#include "solve/source_check.h"

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
  bool plain_lines() const { return !form_.json && !pretty_ && format_ == nullptr; }

  void no_answer(const Record& record, const NoAnswer& why);
  // Compares the answer with the solution of the source (source_check.h). Call it before the record is written, or at any
  // time if answers are lines.
  void compare(const Record& record, const Answer& answer, const variant::SearchResult* variant, std::uint64_t limit) {
    source_ = check_source(record, answer, variant, limit, verdict_);
  }
  // The same before the answer is known.
  void compare(const Record& record) { source_ = check_source(record, 1, verdict_); }
  void answer(const Record& record, const Answer& answer, const SearchStats* stats);
  void answer(const Record& record, const variant::SearchResult& found);
  // The answers to a whole batch. Precondition: plain_lines().
  void write(const AnswerLines& lines);
  void write(const CardLines& lines, int threads);

  // For enumeration: writes one of several solutions. Call ended() after the last one.
  void solution(const Record& record, const Grid& solution, const SearchStats* stats);
  void ended(const Record& record, const SearchResult& result);
  // The same for a variant.
  void solution(const Record& record, const variant::Solution& solution, const variant::SearchStats* stats);
  void ended(const Record& record, const variant::SearchResult& result);

  void add_effort(const SearchStats& stats) { effort_ += stats; }
  void add_effort(const variant::SearchStats& stats);
  // Ends the output. With --stats, writes the totals to standard error.
  void finish(double seconds);

 private:
  void no_grid(const Record& record, const ask::Answer& answer, const SearchStats* stats,
               const variant::SearchStats* variant_stats = nullptr);
  void write_json(const Record& record, ask::Answer answer, const SearchStats* stats,
                  const variant::SearchStats* variant_stats);
  void pretty_grid(const Record& record, const Grid& grid, CellSet wrong);
  void pretty_variant(const Record& record, const variant::Solution& values);
  void add_stats(JsonObject& object, const SearchStats* stats) const;
  void add_stats(JsonObject& object, const variant::SearchStats* stats) const;

  const AnswerForm form_;
  Verdict& verdict_;
  const Format* format_;
  bool pretty_;
  Style style_;
  Output& out_ = standard_output();
  std::uint64_t written_ = 0;
  Totals totals_;
  SearchStats effort_;
  ask::SourceSolution source_;  // of the record that is being written
};

}  // namespace shudu::cli
