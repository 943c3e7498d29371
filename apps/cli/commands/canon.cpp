// shudu canon: writes canonical forms and removes duplicates.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "canon/canonical.h"
#include "canon/seen_forms.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"
#include "engine/pipeline.h"

namespace shudu::cli {
namespace {

struct CanonOptions {
  std::vector<std::string> files;
  std::string from;
  bool show = false, dedupe = false, json = false;
  std::uint64_t memory = 1024;
  int threads = 0;
};

void write(const Record& record, const Classified& classified, const CanonOptions& options, Output& out) {
  const Canonical& canonical = classified.canonical;
  const bool invalid = classified.kind == Sameness::invalid;
  if (options.json) {
    if (invalid) return json_record(record, why_not(record)).append_to(out.text());
    json_record(record, "ok")
        .add("kind", id(classified.kind))
        .add("form", to_line(canonical.form))
        .add("transform", to_string(canonical.transform))
        .add("automorphisms", canonical.automorphisms)
        .append_to(out.text());
  } else if (invalid) {
    out.write(answer_line(why_not(record)));
  } else {
    out.write(to_line(canonical.form));
    if (options.show) out.write(fmt::format(" {} {}", canonical.automorphisms, to_string(canonical.transform)));
    out.write("\n");
  }
}

int canon(const CanonOptions& options) {
  Verdict verdict;
  Input input{options.files, options.from, verdict};
  Output& out = standard_output();
  SeenForms seen{options.memory << 20};
  const auto keep = [&out](std::string_view text) {
    out.write(text);
    out.written();
  };
  bool good = true;
  answer_in_order<std::vector<Classified>>(
      input, {.threads = threads_wanted(options.threads), .batch = 1024}, classify,
      [&](Batch& batch, const std::vector<Classified>& classified) {
        for (std::size_t i = 0; i < batch.size() && good; ++i) {
          const Record& record = batch.record(i);
          const Classified& one = classified[i];
          if (one.kind == Sameness::invalid) report(record, why_not(record), verdict);
          if (!options.dedupe) {
            write(record, one, options, out);
            out.written();
          } else if (one.kind == Sameness::invalid) {
            if (record.puzzle && !record.puzzle->candidates) {  // the others are reported already
              note(located(record.file, {record.place().line, 0, "skipped: " + in_words(why_not(record))}));
            }
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
      .arguments = {puzzles_argument(o->files)},
      .options = {{.names = "--show",
                   .value = "",
                   .help = "also write the number of automorphisms and the transformation to the canonical form",
                   .target = &o->show,
                   .not_with = {"--dedupe", "--json"}},
                  {.names = "--dedupe",
                   .value = "",
                   .help = "write only the first puzzle of each class",
                   .target = &o->dedupe,
                   .not_with = {"--json"}},
                  needing(memory_option(o->memory), {"--dedupe"}),
                  from_option(o->from),
                  json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu canon examples/puzzles.txt", "write one canonical form per line"},
                   {"shudu canon --dedupe puzzles.txt > different.txt", "remove equivalent puzzles"}},
      .run = [o] { return canon(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
