// shudu rate: rates the difficulty of puzzles on several scales (ask/questions/rate.h).
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "ask/questions/rate.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/table.h"
#include "engine/terminal.h"
#include "explain/rating_table.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

struct RateOptions : InputOptions {
  std::string format;
  std::string sort;  // a field, or empty
  std::uint64_t top = no_limit;
  bool csv = false;
  ask::RateOptions asked;
};

// The figure in a value: 12.5 of "12.5", and of "> 12.5"; nothing if it has no digit.
std::optional<double> figure_in(const std::string& value) {
  const std::size_t digit = value.find_first_of("0123456789");
  if (digit == std::string::npos) return std::nullopt;
  return std::stod(value.substr(digit));
}

class Rater {
 public:
  Rater(const RateOptions& options, RatingFormat format, const Scales& scales)
      : options_(options), format_(std::move(format)), scales_(scales), sorted_(find_rating_field(options.sort)) {
    if (sorted_ != nullptr) {
      scales_.explainer |= sorted_->needs.explainer;
      scales_.hodoku |= sorted_->needs.hodoku;
      scales_.own |= sorted_->needs.own;
      scales_.minutes |= sorted_->needs.minutes;
    }
    for (const RatingField& field : rating_fields()) {
      if (is_needed(field, scales_)) columns_.push_back(&field);
    }
    // People get a table, programs lines.
    if (options.csv || options.json || !options.format.empty() || !stdout_is_terminal()) return;
    std::vector<const RatingField*> shown = format_.fields();
    if (sorted_ != nullptr && std::ranges::find(shown, sorted_) == shown.end()) shown.insert(shown.begin(), sorted_);
    table_.emplace(std::move(shown), text_width());
  }

  std::string header() const {
    if (table_) return table_->header();
    if (!options_.csv) return {};
    std::string line = "file,line,id,status,reason";
    for (const RatingField* column : columns_) line += ',' + std::string{column->name};
    return line + '\n';
  }

  // What to sort by; nothing if the puzzle has no such figure.
  std::optional<double> figure(const Rating& rating) const {
    return sorted_ == nullptr || !has(rating, *sorted_) ? std::nullopt : figure_in(sorted_->value(rating));
  }

  std::string line(const Place& place, const Rating& rating, const ask::Answer& answer) const {
    if (options_.json) return json_line(place, *ask::classic_puzzle(rating.puzzle), answer);
    if (table_) return table_->line(rating);
    if (options_.csv) {
      std::string line = csv_begin(place, rating.puzzle.id, outcome_of(rating));
      for (const RatingField* column : columns_) {
        line += ',';
        if (has(rating, *column)) line += csv_field(csv_value(rating, *column));
      }
      return line + '\n';
    }
    return (rating.solutions == 1 ? format_.line(rating) : ask::in_words(outcome_of(rating))) + '\n';
  }

  // A record that cannot be read, or is a variant.
  std::string line(const Record& record, const ask::NoAnswer& why) const {
    if (options_.csv) {
      // A column has the line already.
      const std::string& reason = record.is_readable() ? why.reason : record.puzzle.error().message;
      return csv_begin(record.place(), "", {why.status, reason}) + std::string(columns_.size(), ',') + '\n';
    }
    if (!options_.json) return answer_line(why);
    return record.is_readable() ? json_line(record.place(), *any_puzzle(record), ask::Answer::no(why))
                                : unreadable_line(record, true);
  }

  const Scales& scales() const { return scales_; }

 private:
  // The columns by which a table is joined with others, and what became of the puzzle.
  static std::string csv_begin(const Place& place, std::string_view puzzle_id, const ask::NoAnswer& status) {
    return fmt::format("{},{},{},{},{}", csv_field(place.file), place.line, csv_field(puzzle_id), id(status.status),
                       csv_field(status.reason));
  }

  const RateOptions& options_;
  RatingFormat format_;
  Scales scales_;
  const RatingField* sorted_;  // the field to sort by, or null
  std::vector<const RatingField*> columns_;
  std::optional<RatingTable> table_;
};

int rate_all(const RateOptions& options) {
  Verdict verdict;
  const RatingPreset& preset = options.asked.preset();
  std::string mistake;
  auto format = RatingFormat::parse(options.format.empty() ? preset.format : std::string_view{options.format}, mistake);
  if (!format) return verdict.refuse("rate: --format: " + mistake);
  const bool lines = !options.csv && !options.json;
  const Rater rater{options, *format, lines ? format->needs() : preset.scales};
  Input input{options, verdict};
  Output& out = standard_output();
  if (writes_header()) out.write(rater.header());
  struct Rated {
    std::string line = {};
    std::optional<double> figure = {};
    ask::Answer answer = {};  // only what it means for the exit status
  };
  HardestFirst sorted{options.top};
  answer_in_order<std::vector<Rated>>(
      input, {.threads = threads_wanted(options.threads), .batch = 16},
      [&](const Batch& batch, std::vector<Rated>& rated) {
        rated.assign(batch.size(), {});
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          if (special != nullptr && !special->puzzle) {
            const ask::NoAnswer why =
                special->is_readable() ? ask::not_for_variants(ask::rate_question.id) : unreadable(*special);
            rated[i] = {.line = rater.line(*special, why)};
            if (special->is_readable()) rated[i].answer = ask::Answer::no(why);
            continue;
          }
          const Rating rating = rate(batch.puzzle(i), rater.scales());
          const ask::Answer answer = ask::rating_answer(rating, rater.scales());
          rated[i] = {rater.line(batch.place(i), rating, answer), rater.figure(rating), answer};
        }
      },
      [&](Batch& batch, std::vector<Rated>& rated) {
        for (std::size_t i = 0; i < rated.size(); ++i) {
          Rated& one = rated[i];
          judge(batch.place(i), one.answer, verdict);
          if (!options.sort.empty()) {
            sorted.add(std::move(one.line), one.figure);
            continue;
          }
          out.write(one.line);
          out.written();
        }
      });
  sorted.write_all([&out](const std::string& line) {
    out.write(line);
    out.written();
  });
  out.flush();
  if (sorted.is_limited() && sorted.without() > 0) {
    note(fmt::format("rate: {} without {}: left out", counted(sorted.without(), "puzzle"), options.sort));
  }
  return verdict.status();
}

std::vector<std::string> numeric_fields() {
  std::vector<std::string> names;
  for (const RatingField& field : rating_fields()) {
    if (field.is_number) names.emplace_back(field.name);
  }
  return names;
}

std::string fields_in_words() {
  std::string text;
  for (const RatingField& field : rating_fields()) {
    text += "\n\n" + fmt::format("{{{}}}: {}", field.name, field.what);
  }
  return text;
}

}  // namespace

Command rate_command() {
  auto o = std::make_shared<RateOptions>();
  return {
      .name = "rate",
      .summary = "rate the difficulty of puzzles",
      .description =
          "Write one line per puzzle: ER/EP/ED as rated by Sudoku Explainer 1.2.1.3, the level and score of HoDoKu "
          "2.2.0, and the hardest technique. For a puzzle that cannot be rated, write 'invalid: REASON', 'no solution' "
          "or 'multiple solutions', and exit with status 1. On a terminal, write a table.\n\n--format can use these "
          "fields:" +
          fields_in_words(),
      .input = o.get(),
      .options = {option("--format TEXT", o->format, "write lines in this format, with fields in braces; \\t is a tab")
                      .not_with({"--scale", "--csv", "--json"}),
                  option_of(ask::rate_question, "scale", &o->asked),
                  option("--sort FIELD", o->sort,
                         "write the puzzles with the highest figure in this field first, and those without it last")
                      .among(numeric_fields()),
                  option("--top N", o->top, "write only the first N of the sorted puzzles, in little memory")
                      .least(1)
                      .only_with({"--sort"}),
                  option("--csv", o->csv, "write comma-separated values with a header").not_with({"--json"})},
      .examples = {{"shudu rate examples/puzzles.txt", "write one line per puzzle"},
                   {"shudu rate --format '{puzzle} {er}/{ep}/{ed} {level} {score}' puzzles.txt",
                    "choose the fields to write"},
                   {"shudu rate --sort er --top 10 --csv puzzles.txt", "write a table of the ten hardest puzzles"},
                   {"shudu rate --scale minutes puzzles.txt",
                    "write the minutes that an average player takes, and an 80 % interval"},
                   {"shudu rate --scale own --csv puzzles.txt",
                    "write a table of the rating that does not depend on rotation"}},
      .run = [o] { return rate_all(*o); }};
}

}  // namespace shudu::cli
