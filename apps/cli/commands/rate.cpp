// shudu rate: rates the difficulty of puzzles on several scales.
#include <fmt/core.h>

#include <memory>

#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/csv.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/numbers.h"
#include "engine/output.h"
#include "engine/pipeline.h"
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
  std::string from, format, scale = "default";
  std::string sort;  // a field, or empty
  std::uint64_t top = no_limit;
  bool csv = false, json = false;
  int threads = 0;
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
    if (table_) return table_->line(rating);
    if (options_.json) return line_of(json_record(place, rating_json(rating, scales_)));
    if (options_.csv) {
      std::string line = csv_begin(place, rating.puzzle.id, rating.status, rating.reason);
      for (const RatingField* column : columns_) {
        line += ',';
        if (has(rating, *column)) line += csv_field(csv_value(rating, *column));
      }
      return line + '\n';
    }
    if (rating.status == "rated") return format_.line(rating) + '\n';
    return rating.status + (rating.reason.empty() ? "" : ": " + rating.reason) + '\n';
  }

  std::string unreadable(const Record& record) const {
    if (options_.json) return line_of(unreadable_record(record.file, record.puzzle.error()));
    const ParseError& error = record.puzzle.error();
    if (options_.csv) {
      const std::string begin = csv_begin({record.file, error.line}, "", "unreadable", error.message);
      return begin + std::string(columns_.size(), ',') + '\n';
    }
    if (table_ && stderr_is_terminal()) return {};  // the message has said it
    return "invalid: " + to_string(error) + '\n';
  }

  const Scales& scales() const { return scales_; }

 private:
  // The columns by which a table is joined with others, and what became of the puzzle.
  static std::string csv_begin(const Place& place, std::string_view id, std::string_view status,
                               std::string_view reason) {
    return fmt::format("{},{},{},{},{}", csv_field(place.file), place.line, csv_field(id), status, csv_field(reason));
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
  const RatingPreset* preset = rating_presets.data();
  for (const RatingPreset& one : rating_presets) {
    if (one.id == options.scale) preset = &one;
  }
  std::string mistake;
  auto format =
      RatingFormat::parse(options.format.empty() ? preset->format : std::string_view{options.format}, mistake);
  if (!format) {
    verdict.bad("rate: --format: " + mistake);
    return verdict.status();
  }
  const bool lines = !options.csv && !options.json;
  const Rater rater{options, *format, lines ? format->needs() : preset->scales};
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  if (writes_header()) out.write(rater.header());
  struct Rated {
    std::string line;
    bool positive = true;
    std::optional<double> figure = {};
  };
  HardestFirst sorted{options.top};
  answer_in_order<std::vector<Rated>>(
      input, {.threads = threads_wanted(options.threads), .batch = 16},
      [&](const Batch& batch, std::vector<Rated>& rated) {
        rated.assign(batch.size(), {});
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const Record* special = batch.special(i);
          if (special != nullptr && !special->puzzle) {
            rated[i].line = rater.unreadable(*special);
            continue;
          }
          const Rating rating = rate(puzzle_of(batch, i), rater.scales());
          rated[i] = {rater.line(batch.place(i), rating), rating.status == "rated", rater.figure(rating)};
        }
      },
      [&](Batch&, std::vector<Rated>& rated) {
        for (Rated& one : rated) {
          if (!one.positive) verdict.negative();
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
  std::vector<std::string> scales;
  for (const RatingPreset& preset : rating_presets) scales.emplace_back(preset.id);
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
              {.names = "--scale",
               .value = "SCALE",
               .help = "compute the ratings of this scale",
               .target = &o->scale,
               .choices = scales},
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
