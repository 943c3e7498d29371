// shudu generate near: generates puzzles by replacing clues of given puzzles.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "canon/seen_forms.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/pipeline.h"
#include "engine/table.h"
#include "shudu/generate.h"
#include "shudu/search.h"
#include "shudu/symmetry.h"
#include "solve/answers.h"

namespace shudu::cli {
namespace {

struct NearOptions : InputOptions {
  int remove = 1, add = 1;
  bool not_minimal = false, pairs = false;
  std::uint64_t limit = no_limit, memory = 1024;
};

// A portion of the work: some of the ways to remove clues from one puzzle.
struct Portion {
  std::size_t puzzle;
  std::uint64_t from, to;
};

std::vector<Portion> portions(const std::vector<Grid>& puzzles, int remove) {
  constexpr std::uint64_t at_once = 64;
  std::vector<Portion> all;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const std::uint64_t ways = choices(puzzles[i].clue_count(), remove);
    for (std::uint64_t from = 0; from < ways; from += at_once) all.push_back({i, from, std::min(from + at_once, ways)});
  }
  return all;
}

struct Found {
  std::vector<Grid> puzzles, forms;
  std::string from = {};      // with --pairs, the puzzle of the input and a space
  std::uint64_t skipped = 0;  // removals that leave too many solutions
  bool last = false;
};

void add_forms(Found& found) {
  std::vector<Answer> answers(found.puzzles.size());
  search_all(found.puzzles, answers, 1);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    found.forms.push_back(canonical_puzzle(found.puzzles[i], answers[i].solution).form);
  }
}

std::vector<Grid> read_puzzles(const NearOptions& options, Verdict& verdict) {
  const auto unfit = [&](const Puzzle& puzzle) -> std::string {
    if (puzzle.candidates) return "puzzles with pencil marks cannot be changed";
    const auto clues = static_cast<std::uint64_t>(puzzle.clues.clue_count());
    if (clues >= static_cast<std::uint64_t>(options.remove)) return {};
    return fmt::format("the puzzle has only {}, --remove is {}", counted(clues, "clue"), options.remove);
  };
  Input input{options, verdict, "generate near"};
  return proper_puzzles(input, unfit, verdict);
}

int generate_near(const NearOptions& options) {
  Verdict verdict;
  if (options.remove == 0 && options.add == 0)
    return verdict.refuse("generate near: --remove 0 with --add 0 changes nothing");
  const std::vector<Grid> puzzles = read_puzzles(options, verdict);
  const std::vector<Portion> work = portions(puzzles, options.remove);
  SeenForms seen{options.memory << 20};
  Found given{.puzzles = options.pairs ? std::vector<Grid>{} : puzzles, .forms = {}};
  add_forms(given);
  bool good = true;
  for (const Grid& form : given.forms) good = good && seen.add(form, "", [](std::string_view) {});
  Output& out = standard_output();
  std::uint64_t written = 0, skipped = 0, done = 0;
  const auto keep = [&](std::string_view text) {
    if (text.empty() || written == options.limit) return;
    out.write(text);
    out.written();
    ++written;
  };
  {
    Progress progress{"puzzle"};
    blocks_in_order(
        threads_wanted(options.threads),
        [&](std::uint64_t number, const auto& go_on) {
          Found found;
          if (number >= work.size()) {
            found.last = true;
            return found;
          }
          const Portion& portion = work[number];
          const Grid& clues = puzzles[portion.puzzle];
          for (std::uint64_t way = portion.from; way < portion.to && go_on(); ++way) {
            const CellSet gone = choice(clues.filled(), options.remove, way);
            const Neighbours near = neighbours(clues, gone, options.add, !options.not_minimal);
            found.puzzles.insert(found.puzzles.end(), near.puzzles.begin(), near.puzzles.end());
            found.skipped += near.too_many ? 1 : 0;
          }
          if (options.pairs) {
            found.from = to_line(clues) + ' ';
          } else {
            add_forms(found);
          }
          return found;
        },
        [&](const Found& found) {
          for (std::size_t i = 0; i < found.puzzles.size() && good; ++i) {
            const std::string line = found.from + to_line(found.puzzles[i]) + '\n';
            if (options.pairs) {
              keep(line);
            } else {
              good = seen.add(found.forms[i], line, keep);
            }
          }
          skipped += found.skipped;
          if (!found.puzzles.empty()) out.flush();
          progress.update(written, static_cast<double>(++done) / static_cast<double>(work.size() + 1));
          return good && !found.last && written < options.limit && !out.failed();
        });
    good = good && seen.finish(keep);
  }
  if (!good) verdict.bad("generate near: cannot write a temporary file");
  if (skipped > 0) {
    note(fmt::format("generate near: skipped {} that left too many solutions (more than 200,000)",
                     counted(skipped, "removal")));
    verdict.negative();
  }
  return verdict.status();
}

}  // namespace

Command generate_near_command() {
  auto o = std::make_shared<NearOptions>();
  return {
      .name = "generate near",
      .summary = "generate puzzles by replacing clues of given puzzles",
      .description =
          "Remove --remove clues from each puzzle and add --add clues, in every possible way ({-K+M} search). Write "
          "each resulting puzzle that has one solution and is minimal. Of puzzles that are equal up to symmetry, only "
          "the first is written. Puzzles of the input are not written. With --pairs, each puzzle of the input is "
          "written with each of its neighbours, and none is left out.",
      .input = o.get(),
      .extras = InputExtras::threads,
      .options = {option("--remove K", o->remove, "remove K clues (default: 1)").between(0, 10),
                  option("--add M", o->add, "add M clues (default: 1)").between(0, 10),
                  option("--not-minimal", o->not_minimal, "also write puzzles that are not minimal"),
                  option("--pairs", o->pairs,
                         "write the puzzle of the input and each neighbour on one line, also if it is equal to others"),
                  option("-n,--limit N", o->limit, "stop after N puzzles").least(1),
                  memory_option(o->memory).not_with({"--pairs"})},
      .examples = {{"shudu generate near hard.txt", "replace one clue"},
                   {"shudu generate near hard.txt --remove 2 --add 1", "remove two clues and add one"}},
      .run = [o] { return generate_near(*o); }};
}

}  // namespace shudu::cli
