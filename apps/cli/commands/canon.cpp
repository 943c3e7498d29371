// shudu canon: the canonical form, and files without repetitions.
#include <fmt/core.h>

#include <memory>

#include "canon/canonical.h"
#include "canon/seen_forms.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "shudu/json_object.h"

namespace shudu::cli {
namespace {

struct CanonOptions {
  std::vector<std::string> files;
  std::string from;
  bool show = false, dedupe = false, json = false;
  std::uint64_t memory = 1024;
  int threads = 0;
};

constexpr std::string_view kinds[] = {"grid", "unique", "clues", "invalid"};

void write(const Record& record, const Classified& classified, const CanonOptions& options, Output& out) {
  const Canonical& canonical = classified.canonical;
  const bool invalid = classified.kind == Sameness::invalid;
  if (options.json) {
    JsonObject object;
    if (record.puzzle) object.add("puzzle", to_line(record.puzzle->clues));
    object.add("kind", kinds[static_cast<int>(classified.kind)]);
    if (invalid) {
      object.add("reason", reason_of(record));
    } else {
      object.add("form", to_line(canonical.form)).add("transform", to_string(canonical.transform));
      object.add("automorphisms", canonical.automorphisms);
    }
    object.append_to(out.text());
  } else if (invalid) {
    out.write("invalid: " + reason_of(record) + '\n');
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
          if (one.kind == Sameness::invalid && record.puzzle) verdict.negative();
          if (!options.dedupe) {
            write(record, one, options, out);
            out.written();
          } else if (one.kind == Sameness::invalid) {
            verdict.bad(located(record.file, {record.puzzle ? record.puzzle->line : record.puzzle.error().line, 0,
                                              "left out: " + reason_of(record)}));
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
      .summary = "write the canonical form of grids and puzzles, or one of each class",
      .description =
          "Two puzzles are the same when rows, columns, bands, stacks, a turn or new names for the digits take one to "
          "the other; the canonical form tells. For a complete grid it is the smallest of all its images, row by row. "
          "For a puzzle with one solution it is the smallest of the images under which the solution is the smallest; "
          "for other puzzles the smallest pattern of blanks and clues, then the smallest digits.\n\n"
          "--dedupe writes, of the puzzles that are the same, the one that came first, unchanged. Whatever the size of "
          "the file, memory stays near --memory; beyond that temporary files are used.",
      .arguments = {puzzles_argument(o->files)},
      .options = {{.names = "--show",
                   .value = "",
                   .help = "add how many symmetries keep it, and the transformation that leads to the form",
                   .target = &o->show},
                  {.names = "--dedupe", .value = "", .help = "keep one of each class", .target = &o->dedupe},
                  {.names = "--memory",
                   .value = "MIB",
                   .help = "memory for --dedupe (default: 1024)",
                   .target = &o->memory,
                   .minimum = 1,
                   .maximum = 1 << 20},
                  from_option(o->from),
                  json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu canon examples/puzzles.txt", "one form per line"},
                   {"shudu canon --dedupe puzzles.txt > different.txt", "without repetitions"}},
      .run = [o] { return canon(*o); },
      .reads_input = true,
  };
}

}  // namespace shudu::cli
