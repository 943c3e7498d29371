// shudu rate: rates the difficulty of puzzles on several scales (ask/questions/rate.h).
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "ask/questions/rate.h"
#include "commands/commands.h"
#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/csv.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/question_options.h"
#include "engine/terminal.h"
#include "explain/hardest_first.h"
#include "explain/logic_options.h"
#include "explain/rating_format.h"
#include "explain/rating_table.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

struct RateOptions {
  std::vector<std::string> files;
  std::string from, format;
  std::string sort;  // a field, or empty
  std::uint64_t top = no_limit;
  bool csv = false, json = false;
  int threads = 0;
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

  std::string line(const Place& place, const Rating& rating) const {
    if (options_.json) {
      const ask::AnyPuzzleRef puzzle = ask::classic_puzzle(rating.puzzle);
      return line_of(json_record(place, *puzzle, ask::rating_answer(rating, scales_)));
    }
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

  std::string unreadable(const Record& record) const {
    if (options_.json) return line_of(unreadable_record(record.file, record.puzzle.error()));
    const Error& error = record.puzzle.error();
    return without_figures({record.file, error.line},
                           {ask::Status::unreadable, options_.csv ? error.message : to_string(error)});
  }

  std::string unsupported(const Record& variant, const ask::Answer& answer) const {
    if (options_.json) return line_of(json_record(variant.place(), *any_puzzle(variant), answer));
    return without_figures(variant.place(), {*answer.status, answer.reason});
  }

  const Scales& scales() const { return scales_; }

 private:
  // The columns by which a table is joined with others, and what became of the puzzle.
  static std::string csv_begin(const Place& place, std::string_view puzzle_id, const ask::NoAnswer& why) {
    return fmt::format("{},{},{},{},{}", csv_field(place.file), place.line, csv_field(puzzle_id), id(why.status),
                       csv_field(why.reason));
  }

  std::string without_figures(const Place& place, const ask::NoAnswer& why) const {
    if (options_.csv) return csv_begin(place, "", why) + std::string(columns_.size(), ',') + '\n';
    return answer_line(why);
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
  if (!format) {
    verdict.bad("rate: --format: " + mistake);
    return verdict.status();
  }
  const bool lines = !options.csv && !options.json;
  const Rater rater{options, *format, lines ? format->needs() : preset.scales};
  Input input{options.files, options.from, verdict, Variants::taken};
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
          if (special != nullptr && special->variant != nullptr) {
            rated[i].answer = ask::Answer::no(ask::not_for_variants(ask::rate_question.id));
            rated[i].line = rater.unsupported(*special, rated[i].answer);
          } else if (special != nullptr && !special->puzzle) {
            rated[i].line = rater.unreadable(*special);
          } else {
            const Rating rating = rate(puzzle_of(batch, i), rater.scales());
            rated[i] = {rater.line(batch.place(i), rating), rater.figure(rating), ask::Answer::no(outcome_of(rating))};
          }
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
      .arguments = {puzzles_argument(o->files)},
      .options =
          {
              {.names = "--format",
               .value = "TEXT",
               .help = "write lines in this format, with fields in braces; \\t is a tab",
               .target = &o->format,
               .not_with = {"--scale", "--csv", "--json"}},
              option_of(ask::rate_question, "scale", &o->asked),
              {.names = "--sort",
               .value = "FIELD",
               .help = "write the puzzles with the highest figure in this field first, and those without it last",
               .target = &o->sort,
               .choices = numeric_fields()},
              {.names = "--top",
               .value = "N",
               .help = "write only the first N of the sorted puzzles, in little memory",
               .target = &o->top,
               .minimum = 1,
               .needs = {"--sort"}},
              {.names = "--csv",
               .value = "",
               .help = "write comma-separated values with a header",
               .target = &o->csv,
               .not_with = {"--json"}},
              from_option(o->from),
              json_option(o->json),
              threads_option(o->threads),
          },
      .examples =
          {
              {"shudu rate examples/puzzles.txt", "write one line per puzzle"},
              {"shudu rate --format '{puzzle} {er}/{ep}/{ed} {level} {score}' puzzles.txt",
               "choose the fields to write"},
              {"shudu rate --sort er --top 10 --csv puzzles.txt", "write a table of the ten hardest puzzles"},
              {"shudu rate --scale minutes puzzles.txt",
               "write the minutes that an average player takes, and an 80 % interval"},
              {"shudu rate --scale own --csv puzzles.txt",
               "write a table of the rating that does not depend on rotation"},
          },
      .run = [o] { return rate_all(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
