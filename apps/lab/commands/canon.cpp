// shudu canon: writes canonical forms and removes duplicates.
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "ask/questions/canon.h"
#include "canon/seen_forms.h"
#include "commands/laboratory.h"
#include "engine/answer_output.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"

namespace shudu::cli {
namespace {

struct CanonOptions : InputOptions {
  bool show = false, dedupe = false;
  std::uint64_t memory = 1024;
};

std::string in_text(const Canonical& canonical, const CanonOptions& options) {
  std::string line = to_line(canonical.form);
  if (options.show) line += fmt::format(" {} {}", canonical.automorphisms, to_string(canonical.transform));
  return line + '\n';
}

// A form is written without the objects that an answer consists of, because there may be millions.
void write(const Record& record, const ask::Classified& classified, const CanonOptions& options,
           AnswerOutput& answers) {
  if (!options.json && classified.kind != ask::Sameness::invalid) {
    standard_output().write(in_text(classified.canonical, options));
    return standard_output().written();
  }
  if (answers.refuses(record)) return;
  answers.write(record, {ask::canon_answer(*record.puzzle, classified)});
}

// A record without a form, which is not written.
void skip(const Record& record, Verdict& verdict) {
  if (!record.is_readable()) return;  // the input has reported it
  const ask::Answer answer = record.variant != nullptr ? ask::Answer::no(ask::not_for_variants(ask::canon_question.id))
                                                       : ask::canon_answer(*record.puzzle, {});
  judge(record.place(), answer, verdict);
  if (answer.status != ask::Status::invalid) return;
  note(located(record.file, {record.place().line, 0, "skipped: " + ask::in_words(*no_answer(answer))}));
}

int canon(const CanonOptions& options) {
  Verdict verdict;
  Input input{options, verdict};
  AnswerOutput answers{ask::canon_question, options.json, verdict};
  Output& out = standard_output();
  SeenForms seen{options.memory << 20};
  const auto keep = [&out](std::string_view text) {
    out.write(text);
    out.written();
  };
  bool good = true;
  answer_in_order<std::vector<ask::Classified>>(
      input, {.threads = threads_wanted(options.threads), .batch = 1024}, classify,
      [&](Batch& batch, const std::vector<ask::Classified>& classified) {
        for (std::size_t i = 0; i < batch.size() && good; ++i) {
          const Record& record = batch.record(i);
          const ask::Classified& one = classified[i];
          if (!options.dedupe) {
            write(record, one, options, answers);
          } else if (one.kind == ask::Sameness::invalid) {
            skip(record, verdict);
          } else {
            good = seen.add(one.canonical.form, to_line(record.puzzle->clues) + '\n', keep);
          }
        }
      });
  good = good && seen.finish(keep);
  if (!good) verdict.bad("canon: cannot write a temporary file");
  out.flush();
  return verdict.status();
}

}  // namespace

Command canon_command() {
  auto o = std::make_shared<CanonOptions>();
  return {
      .name = "canon",
      .summary = "write canonical forms or remove equivalent puzzles",
      .description =
          "Write the canonical form of each grid or puzzle. Two puzzles are equivalent if a symmetry turns one into "
          "the other: permutations of rows, columns, bands and stacks, rotation, reflection and relabelling of digits. "
          "Equivalent puzzles have the same canonical form. The canonical form of a complete grid is its smallest "
          "image, compared row by row. For a puzzle with one solution, it is the smallest image among those that make "
          "the solution smallest. For other puzzles, it has the smallest pattern of blanks and clues, and then the "
          "smallest digits.\n\n--dedupe writes the first puzzle of each class of equivalent puzzles, unchanged. It "
          "uses about as much memory as --memory allows, and then temporary files.",
      .input = o.get(),
      .options = {option("--show", o->show,
                         "also write the number of automorphisms and the transformation to the canonical form")
                      .not_with({"--dedupe", "--json"}),
                  option("--dedupe", o->dedupe, "write only the first puzzle of each class").not_with({"--json"}),
                  memory_option(o->memory).only_with({"--dedupe"})},
      .examples = {{"shudu canon examples/puzzles.txt", "write one canonical form per line"},
                   {"shudu canon --dedupe puzzles.txt > different.txt", "remove equivalent puzzles"}},
      .run = [o] { return canon(*o); }};
}

}  // namespace shudu::cli
