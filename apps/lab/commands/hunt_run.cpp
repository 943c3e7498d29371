// shudu hunt run: searches for puzzles with extreme ratings, in rounds, with a store on disk.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <memory>

#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "engine/table.h"
#include "hunt/hunt_report.h"
#include "hunt/hunting.h"
#include "hunt/opened_hunt.h"

namespace shudu::cli {
namespace {

// Options that were not given keep these values. The store has the values of a hunt that was begun.
struct HuntRunOptions {
  std::vector<std::string> operands;  // the store, then puzzles
  std::string goal, keep_from;
  int remove = -1, add = -1, threads = 0;
  bool not_minimal = false;
  std::uint64_t frontier = 0, rounds = no_number, made = 0, seed = fresh_seed, memory = 1024;
  double timeout = 0;

  std::vector<std::string> puzzles() const { return {operands.begin() + 1, operands.end()}; }
  bool has_puzzles() const { return operands.size() > 1; }
  static constexpr std::uint64_t no_number = ~std::uint64_t{0};
};

// Precondition: the name is one of the choices of --for.
hunt::Goal goal_named(const std::string& name) {
  const auto found = std::ranges::find(hunt::goal_names, name);
  return static_cast<hunt::Goal>(found - hunt::goal_names.begin());
}

// The options as settings of a new hunt.
HuntSettings new_settings(const HuntRunOptions& options) {
  return {.goal = options.goal.empty() ? hunt::Goal::er : goal_named(options.goal),
          .around = {.remove = options.remove < 0 ? 1 : options.remove,
                     .add = options.add < 0 ? 1 : options.add,
                     .minimal = !options.not_minimal},
          .seed = seed_for(options.seed),
          .frontier = options.frontier == 0 ? 100 : options.frontier,
          .start = options.has_puzzles() ? 0
                   : options.made == 0   ? 100
                                         : options.made};
}

// The option that contradicts the hunt in the store; empty if none does.
std::string contradiction(const HuntRunOptions& options, const HuntSettings& settings) {
  if (!options.goal.empty() && goal_named(options.goal) != settings.goal) {
    return fmt::format("--for {}: the hunt in the store is for {}", options.goal,
                       hunt::goal_names[static_cast<std::size_t>(settings.goal)]);
  }
  const auto differs = [](int asked, int has) { return asked >= 0 && asked != has; };
  if (differs(options.remove, settings.around.remove) || differs(options.add, settings.around.add)) {
    return fmt::format("--remove and --add: the hunt in the store has {} and {}", settings.around.remove,
                       settings.around.add);
  }
  if (options.not_minimal && settings.around.minimal)
    return "--not-minimal: the hunt in the store has minimal puzzles only";
  if (options.seed != fresh_seed && options.seed != settings.seed) {
    return fmt::format("--seed {}: the hunt in the store has the seed {}", options.seed, settings.seed);
  }
  if (options.made != 0 && options.made != settings.start) {
    return settings.start == 0
               ? fmt::format("--new {}: the hunt in the store began with given puzzles", options.made)
               : fmt::format("--new {}: the hunt in the store began with {} new puzzles", options.made, settings.start);
  }
  return {};
}

void report_end(HuntEnd end, Store& store, const HuntSettings& settings, const std::string& path) {
  constexpr std::array<std::string_view, 5> reasons{"stopped after round {}", "stopped in round {}",
                                                    "interrupted in round {}",
                                                    "ended after round {}: no class is left to expand", ""};
  const std::string_view reason = reasons[static_cast<std::size_t>(end)];
  std::string best = "none";
  store.best([&](const Kept& kept) {
    best = hunt::rating_text(hunt::value_in(kept.rank), settings.goal);
    return false;
  });
  const std::uint64_t rounds = store.round();
  const std::string place = fmt::format(fmt::runtime(reason), end == HuntEnd::exhausted ? rounds - 1 : rounds);
  const HuntCounts& counts = store.counts();
  note(fmt::format("hunt run: {}; {} seen, {} rated, best {}{}", place, counted(counts.seen, "class"),
                   with_commas(counts.rated), best,
                   end == HuntEnd::exhausted ? "" : "; run it again to continue from " + path));
}

// The settings to run with: those of the store, if it has a hunt, with the changes that are allowed. Empty after a
// message.
std::optional<HuntSettings> settings_wanted(const std::optional<HuntSettings>& before, const HuntRunOptions& options,
                                            Verdict& verdict) {
  std::string why;
  if (before) why = contradiction(options, *before);
  if (options.made != 0 && options.has_puzzles()) why = "--new: puzzles to start from are given";
  if (options.remove == 0 && options.add == 0) why = "--remove 0 with --add 0 changes nothing";
  if (!why.empty()) {
    verdict.bad("hunt run: " + why);
    return std::nullopt;
  }
  const hunt::Goal goal = before ? before->goal : options.goal.empty() ? hunt::Goal::er : goal_named(options.goal);
  const auto keep = least_wanted("hunt run", "--keep-from", options.keep_from, goal, verdict);
  if (!keep) return std::nullopt;
  HuntSettings settings = before ? *before : new_settings(options);
  if (!options.keep_from.empty()) settings.keep_from = *keep;
  if (options.frontier != 0) settings.frontier = options.frontier;
  return settings;
}

std::vector<Grid> start_puzzles(bool is_new, const HuntSettings& settings, const HuntRunOptions& options,
                                Verdict& verdict) {
  if (options.has_puzzles()) return given_puzzles(options.puzzles(), verdict);
  if (!is_new) return {};
  return made_puzzles(settings.start, settings.seed);
}

// Opens the store. A file that does not exist is created last, so that a mistake in the options leaves none.
class HuntRun {
 public:
  explicit HuntRun(const HuntRunOptions& options) : options_(options), path_(options.operands.front()) {}

  int run() {
    const bool exists = ::access(path_.c_str(), F_OK) == 0;
    if (exists && !open()) return verdict_.status();
    const auto before = exists ? store_->settings() : std::nullopt;
    const auto settings = settings_wanted(before, options_, verdict_);
    if (!settings) return verdict_.status();
    const std::vector<Grid> start = start_puzzles(!before, *settings, options_, verdict_);
    if (!before && start.empty()) return refuse("there is no puzzle to start from");
    if (!exists && !open()) return verdict_.status();
    const Interrupt interrupt;
    const HuntEnd end = hunt(*settings, start);
    if (end == HuntEnd::failed) return refuse(path_ + ": " + store_->error());
    report_end(end, *store_, *settings, path_);
    return end == HuntEnd::interrupted ? 130 : verdict_.status();
  }

 private:
  int refuse(const std::string& why) {
    verdict_.bad("hunt run: " + why);
    return verdict_.status();
  }
  bool open() {
    auto opened = open_store(path_, OpenStore::change, options_.memory);
    if (!opened) return refuse(path_ + ": " + opened.error()), false;
    store_ = *std::move(opened);
    return true;
  }
  HuntEnd hunt(const HuntSettings& settings, const std::vector<Grid>& start) {
    using Given = std::optional<std::uint64_t>;
    Hunting hunting{*store_,
                    settings,
                    {.rounds = options_.rounds == HuntRunOptions::no_number ? Given{} : Given{options_.rounds},
                     .timeout = options_.timeout,
                     .threads = threads_wanted(options_.threads)}};
    return hunting.begin(hunt::forms_of(start)) ? hunting.run() : HuntEnd::failed;
  }

  const HuntRunOptions& options_;
  const std::string& path_;
  Verdict verdict_;
  std::unique_ptr<Store> store_;
};

std::vector<Option> hunt_run_options(HuntRunOptions& o) {
  return {
      option("--for GOAL", o.goal,
             "look for the highest ER, EP or ED of Sudoku Explainer, the highest own rating, the highest HoDoKu score, "
             "or the fewest clues (default: er)")
          .among({hunt::goal_names.begin(), hunt::goal_names.end()}),
      option("--remove K", o.remove, "remove K clues (default: 1)").between(0, 10),
      option("--add M", o.add, "add M clues (default: 1)").between(0, 10),
      option("--not-minimal", o.not_minimal, "also take puzzles that are not minimal"),
      option("--frontier N", o.frontier, "expand the N best puzzles in each round (default: 100)")
          .between(1, 1'000'000'000),
      option("--keep-from RATING", o.keep_from,
             "keep only puzzles with at least this rating, or with at most this number of clues"),
      option("--rounds N", o.rounds, "stop at the end of round N, counted from the start of the hunt")
          .between(0, 1'000'000'000),
      timeout_option(o.timeout, "stop after this time", "none"),
      option("--new N", o.made, "start from N new minimal puzzles if no puzzles are given (default: 100)")
          .between(1, 1'000'000),
      memory_option(o.memory),
      seed_option(o.seed),
      threads_option(o.threads)};
}

}  // namespace

Command hunt_run_command() {
  auto o = std::make_shared<HuntRunOptions>();
  return {
      .name = "hunt run",
      .summary = "search for the hardest puzzles, or for those with the fewest clues",
      .description =
          "Search for puzzles with an extreme rating. Each round takes the best puzzles found so far, removes --remove "
          "clues and adds --add others in every possible way, and rates each class of equivalent puzzles that was not "
          "seen before. The rating is the exact one of the canonical form.\n\nSTORE is a file that holds every class "
          "seen, its rating and the puzzle it came from. If it does not exist, a hunt begins, from the puzzles given "
          "or from random ones. Otherwise the hunt continues, and the goal, --remove, --add, --not-minimal and --seed "
          "are those it began with. A hunt can be interrupted at any moment, even by killing it. The puzzles found do "
          "not depend on interruptions or on the number of threads.\n\nWith --keep-from, a puzzle is not rated if a "
          "quick bound shows that it would not be kept. The puzzles of the start are always kept.\n\nWithout --rounds "
          "or --timeout, a hunt runs until no puzzle is left to expand.",
      .arguments = {{.name = "STORE PUZZLES",
                     .help =
                         "the file of the hunt, and files of puzzles to start from, '-' for standard input, or puzzles",
                     .target = &o->operands,
                     .minimum = 1}},
      .options = hunt_run_options(*o),
      .examples = {{"shudu hunt run er.db --for er --timeout 3600", "hunt for the highest ER for an hour"},
                   {"shudu hunt run er.db --timeout 3600", "continue for another hour"},
                   {"shudu hunt run few.db puzzles.txt --for clues --remove 2 --keep-from 20",
                    "look for puzzles with 20 clues or fewer near the given ones"}},
      .run = [o] { return HuntRun{*o}.run(); }};
}

}  // namespace shudu::cli
