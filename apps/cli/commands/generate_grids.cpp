// shudu generate grids: generates complete grids, at random or in lexicographic order.
#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_set>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/option_values.h"
#include "engine/pipeline.h"
#include "engine/table.h"
#include "grids/bulk_grid_output.h"
#include "shudu/board.h"
#include "shudu/census.h"
#include "shudu/generate.h"

namespace shudu::cli {
namespace {

struct GridsOptions {
  std::vector<std::string> operands;
  bool in_order = false, distinct = false, json = false;
  int first_digit = 0, threads = 0;
  std::string prefix, after, to = "line";
  std::uint64_t seed = fresh_seed;
};

class Sink {
 public:
  Sink(const GridsOptions& options, std::uint64_t wanted, Verdict& verdict)
      : wanted_(wanted), json_(options.json), out_(options.to, verdict) {}
  // Returns false when enough grids are written.
  bool write(std::span<const Grid> grids) {
    grids = grids.first(std::min<std::uint64_t>(grids.size(), wanted_ - written_));
    if (!json_) out_.write_complete(grids);
    for (std::size_t i = 0; json_ && i < grids.size(); ++i) {
      JsonObject{}.add("grid", to_line(grids[i])).append_to(standard_output().text());
      standard_output().written();
    }
    written_ += grids.size();
    progress_.update(written_, static_cast<double>(written_) / static_cast<double>(wanted_));
    return written_ < wanted_ && !standard_output().failed();
  }
  std::uint64_t written() const { return written_; }

 private:
  std::uint64_t wanted_, written_ = 0;
  bool json_;
  GridOutput out_;
  Progress progress_{"grid"};
};

// The digits that all grids begin with, or an error message.
Result<std::vector<std::uint8_t>, std::string> prefix_of(const GridsOptions& options) {
  if (options.first_digit != 0) return std::vector{static_cast<std::uint8_t>(options.first_digit)};
  std::vector<std::uint8_t> digits;
  Grid grid;
  for (std::size_t i = 0; i < options.prefix.size(); ++i) {
    const char c = options.prefix[i];
    if (c < '1' || c > '9') return Unexpected{"--prefix: character " + std::to_string(i + 1) + " is not a digit 1..9"};
    if (i == Cell::count) return Unexpected{std::string{"--prefix: more than 81 digits"}};
    digits.push_back(static_cast<std::uint8_t>(c - '0'));
    grid.set(Cell{static_cast<int>(i)}, c - '0');
  }
  if (has_conflict(grid)) return Unexpected{"--prefix: " + to_string(conflicts(grid))};
  return digits;
}

void write_random(const GridsOptions& options, Sink& sink) {
  constexpr std::uint64_t at_once = 4096;
  const std::uint64_t seed = seed_for(options.seed);
  std::unordered_set<std::uint64_t> seen;  // hashes; a collision only skips a grid
  blocks_in_order(
      threads_wanted(options.threads),
      [&](std::uint64_t block, const auto& go_on) {
        Random random = Random::of_block(seed, block);
        std::vector<Grid> grids;
        for (std::uint64_t i = 0; i < at_once && go_on(); ++i) grids.push_back(random_grid(random));
        return grids;
      },
      [&](const std::vector<Grid>& grids) {
        if (!options.distinct) return sink.write(grids);
        std::vector<Grid> fresh;
        for (const Grid& grid : grids) {
          const std::string_view bytes{reinterpret_cast<const char*>(grid.data()), Cell::count};
          if (seen.insert(std::hash<std::string_view>{}(bytes)).second) fresh.push_back(grid);
        }
        return sink.write(fresh);
      });
}

int generate_grids(const GridsOptions& options) {
  Verdict verdict;
  const auto refuse = [&](const std::string& why) { return verdict.refuse("generate grids: " + why); };
  const auto wanted = number_of(options.operands.front(), "grid");
  if (!wanted) return refuse(wanted.error());
  const auto prefix = prefix_of(options);
  if (!prefix) return refuse(prefix.error());
  std::optional<Grid> after;
  if (!options.after.empty()) {
    after = complete_grid("generate grids: --after", options.after, verdict);
    if (!after) return verdict.status();
  }
  Sink sink{options, *wanted, verdict};
  if (options.in_order) {
    grids_in_order(*prefix, after ? &*after : nullptr, [&](std::span<const Grid> grids) { return sink.write(grids); });
    if (sink.written() < *wanted && !standard_output().failed()) {
      note("generate grids: only " + counted(sink.written(), "grid") + (sink.written() == 1 ? " matches" : " match"));
      verdict.negative();
    }
  } else {
    write_random(options, sink);
  }
  return verdict.status();
}

}  // namespace

Command generate_grids_command() {
  auto o = std::make_shared<GridsOptions>();
  return {
      .name = "generate grids",
      .summary = "generate complete grids, at random or in order",
      .description =
          "Write N complete grids. By default the grids are random, and all 6,670,903,752,021,072,936,960 grids are "
          "equally likely. The same seed gives the same grids for any number of threads. With --in-order, write "
          "distinct grids in lexicographic order. --prefix limits them to grids that begin with the given digits, and "
          "--after continues after a given grid.\n\n--to spaced writes digits separated by spaces and an empty line "
          "between grids.",
      .arguments = {{.name = "N", .help = "the number of grids", .target = &o->operands, .minimum = 1, .maximum = 1}},
      .options =
          {option("--in-order", o->in_order, "write grids in lexicographic order").not_with({"--seed", "--distinct"}),
           option("--first-digit D", o->first_digit, "write only grids with this digit in the top left corner")
               .between(1, 9)
               .only_with({"--in-order"})
               .not_with({"--prefix"}),
           option("--prefix DIGITS", o->prefix, "write only grids that begin with these digits")
               .only_with({"--in-order"}),
           option("--after GRID", o->after, "continue after this grid (81 digits, or a file with one grid)")
               .names_file()
               .only_with({"--in-order"}),
           seed_option(o->seed),
           option("--distinct", o->distinct, "write no random grid twice (needs memory for every grid)"),
           to_option(o->to).not_with({"--json"}), json_option(o->json), threads_option(o->threads)},
      .examples = {{"shudu generate grids 3", "write three random grids"},
                   {"shudu generate grids 1000000 --in-order --first-digit 9 --to spaced",
                    "write a million grids that begin with 9"}},
      .run = [o] { return generate_grids(*o); }};
}

}  // namespace shudu::cli
