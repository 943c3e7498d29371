// shudu techniques: the list of techniques, and the test of them on a library of cases.
#include <fmt/core.h>

#include <memory>

#include "command.h"
#include "input.h"
#include "json_object.h"
#include "output.h"
#include "shudu/library_case.h"
#include "shudu/logic.h"

namespace shudu::cli {
namespace {

struct TechniquesOptions {
  std::string verify;
  bool json = false;
};

void list(const TechniquesOptions& options) {
  Output& out = standard_output();
  for (const logic::Technique* technique : logic::techniques()) {
    const std::string rating = technique->rating == 0 ? "-" : fmt::format("{:.1f}", technique->rating / 10.0);
    if (options.json) {
      JsonObject object;
      object.add("id", technique->id).add("name", technique->name.en);
      object.append_to(out.text());
    } else {
      out.write(
          fmt::format("{:<32}{:>5}{:>7}  {}\n", technique->id, rating, technique->hodoku.score, technique->name.en));
    }
  }
}

int verify(const std::string& file) {
  Verdict verdict;
  Input input{{file}, "", verdict};
  Output& out = standard_output();
  std::uint64_t passed = 0, failed = 0;
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    const std::uint64_t line = record->puzzle->line;
    const auto the_case = logic::library_case(*record->puzzle);
    const std::optional<std::string> failure = the_case ? logic::failure(*the_case) : the_case.error();
    ++(failure ? failed : passed);
    out.write(fmt::format("{}: {}\n", line, failure ? "fail: " + *failure : std::string{"pass"}));
    out.written();
  }
  out.write(fmt::format("{} passed, {} failed\n", passed, failed));
  if (failed != 0) verdict.negative();
  return verdict.status();
}

}  // namespace

Command techniques_command() {
  auto o = std::make_shared<TechniquesOptions>();
  return {
      .name = "techniques",
      .summary = "list the techniques of solving by logic, or test them on a library of cases",
      .description = "The ids are what explain takes.",
      .options = {{.names = "--verify",
                   .value = "FILE",
                   .help = "run the cases of a HoDoKu library",
                   .target = &o->verify,
                   .file = true},
                  json_option(o->json)},
      .examples = {{"shudu techniques", "all of them, the easiest first"}},
      .run =
          [o] {
            if (!o->verify.empty()) return verify(o->verify);
            list(*o);
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
