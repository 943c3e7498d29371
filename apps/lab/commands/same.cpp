// shudu same: compares two puzzles up to symmetry.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "canon/canonical.h"
#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/json_record.h"
#include "engine/output.h"

namespace shudu::cli {
namespace {

struct SameOptions {
  std::vector<std::string> operands;
  std::string from;
  bool json = false;
};

// One of the two puzzles.
struct Side {
  Place place;
  Grid clues;
  Classified classified;
};

JsonObject as_json(const Side& a, const Side& b, bool equal, const Transform& by) {
  JsonObject other;
  other.add("file", b.place.file).add("line", b.place.line).add("puzzle", to_line(b.clues));
  JsonObject object = json_record(a.place, a.clues, equal ? "same" : "different").add("other", other);
  if (equal) object.add("transform", to_string(by));
  return object;
}

int same(const SameOptions& options) {
  Verdict verdict;
  Output& out = standard_output();
  std::vector<std::unique_ptr<Input>> inputs;  // they own the names of the files
  std::vector<Side> both;
  for (const std::string& operand : options.operands) {
    Input& input = *inputs.emplace_back(std::make_unique<Input>(std::vector{operand}, options.from, verdict));
    Batch batch;
    std::vector<Classified> one;
    if (!input.next_batch(batch, 1)) {
      verdict.bad();
      return verdict.status();
    }
    classify(batch, one);
    const Record& record = batch.record(0);
    if (one[0].kind == Sameness::invalid) {
      const NoAnswer why = why_not(record);
      report(record, why, verdict);
      if (options.json) json_record(record, why).append_to(out.text());
      if (!options.json && record.puzzle) out.write(std::string{record.file} + ": " + in_words(why) + '\n');
      return verdict.status();
    }
    both.push_back({record.place(), record.puzzle->clues, one[0]});
  }
  const Classified &a = both[0].classified, &b = both[1].classified;
  const bool equal = are_same(a, b);
  const Transform by = equal ? transform_between(a, b) : Transform{};
  if (options.json) {
    as_json(both[0], both[1], equal, by).append_to(out.text());
  } else {
    out.write(equal ? "same: " + to_string(by) + '\n' : "different\n");
  }
  if (!equal) verdict.negative();
  return verdict.status();
}

}  // namespace

Command same_command() {
  auto o = std::make_shared<SameOptions>();
  return {
      .name = "same",
      .summary = "compare two puzzles up to symmetry",
      .description =
          "Write 'same:' and the transformation from the first puzzle to the second, or 'different'. If an argument is "
          "a file, its first puzzle is used.",
      .arguments = {{.name = "PUZZLE",
                     .help = "two puzzles, or files that contain them",
                     .target = &o->operands,
                     .minimum = 2,
                     .maximum = 2}},
      .options = {from_option(o->from), json_option(o->json)},
      .examples = {{"shudu same a.txt b.txt", "exit with status 0 if they are the same, 1 if not"}},
      .run = [o] { return same(*o); },
  };
}

}  // namespace shudu::cli
