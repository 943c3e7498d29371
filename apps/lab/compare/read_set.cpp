#include "compare/read_set.h"

#include "compare/sets.h"
#include "engine/input.h"
#include "engine/messages.h"

namespace shudu::cli::compare {

void read_set(const std::string& file, const ReadOptions& options, const std::function<bool()>& go_on, Results& results,
              Verdict& verdict) {
  Input input{{file}, options.from, verdict, "compare"};
  const std::size_t set = results.sets.size();
  results.sets.push_back(file.substr(file.rfind('/') + 1));
  Progress progress{"puzzle"};
  std::size_t taken = 0;
  while ((options.first == 0 || taken < options.first) && go_on()) {
    const auto record = input.next();
    if (!record) break;
    results.sets.back() =
        record->file.substr(record->file.rfind('/') + 1);  // "argument" for a puzzle on the command line
    if (!record->puzzle) continue;
    if (has_eliminations(*record->puzzle)) {
      verdict.bad(located(record->file,
                          {.line = record->puzzle->line, .message = "puzzles with pencil marks cannot be compared"}));
    } else {
      results.puzzles.push_back(subject(record->puzzle->clues, set, options.rate));
      progress.update(++taken, input.part());
    }
  }
  if (taken == 0) results.sets.pop_back();  // the verdict knows why
}

}  // namespace shudu::cli::compare
