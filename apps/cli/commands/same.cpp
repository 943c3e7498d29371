// shudu same: compares two puzzles up to symmetry.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "canon/canonical.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"

namespace shudu::cli {
namespace {

struct SameOptions {
  std::vector<std::string> operands;
  std::string from;
  bool json = false;
};

int same(const SameOptions& options) {
  Verdict verdict;
  std::vector<Classified> both;
  for (const std::string& operand : options.operands) {
    Input input{{operand}, options.from, verdict};
    Batch batch;
    std::vector<Classified> one;
    if (!input.next_batch(batch, 1)) {
      if (verdict.status() != Status::bad_input) verdict.bad("same: " + operand + ": no puzzle found");
      return verdict.status();
    }
    classify(batch, one);
    if (one[0].kind == Sameness::invalid) {
      const Record& record = batch.record(0);
      if (record.puzzle) verdict.bad("same: " + operand + ": " + reason_of(record));
      return verdict.status();
    }
    both.push_back(one[0]);
  }
  const bool equal = both[0].kind == both[1].kind && both[0].canonical.form == both[1].canonical.form;
  const Transform by = compose(both[0].canonical.transform, inverse(both[1].canonical.transform));
  Output& out = standard_output();
  if (options.json) {
    JsonObject object;
    object.add("same", equal);
    if (equal) object.add("transform", to_string(by));
    object.append_to(out.text());
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
