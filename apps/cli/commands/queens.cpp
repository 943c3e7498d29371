// shudu queens: N queens that do not attack each other, counted or shown.
#include <fmt/core.h>

#include <charconv>
#include <functional>
#include <memory>
#include <optional>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "queens/checkpoint_file.h"
#include "queens/counting.h"
#include "queens/drawing.h"
#include "queens/watch.h"
#include "shudu/json_object.h"
#include "shudu/queens.h"

namespace shudu::cli {
namespace {

struct QueensOptions {
  std::vector<std::string> size;
  bool first = false, all = false, different = false;
  bool print = false, svg = false, json = false;
  std::uint64_t limit = 0;
  std::string algorithm, checkpoint, color = "auto";
  int threads = 0;

  // Whether solutions are wanted, or only their number.
  bool shows() const { return first || all || limit > 0 || print || svg; }
  // How many, 0 for all.
  std::uint64_t most() const { return limit > 0 ? limit : all ? 0 : 1; }
};

constexpr std::size_t most_boards = 1000;  // in one picture

// What does not go together, or nothing.
std::string contradiction(const QueensOptions& o) {
  if (o.first && (o.all || o.limit > 0)) return "--first is one solution: it does not go with --all or --limit";
  if (o.print + o.svg + o.json > 1) return "--print, --svg and --json exclude each other";
  if (!o.checkpoint.empty() && o.shows()) return "--checkpoint is for counting, not for showing solutions";
  return {};
}

std::optional<int> board_size(const std::string& text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 1 || n > most_queens) return std::nullopt;
  return n;
}

// --- counting ---

// Where to begin: at the beginning, or where the file says. Nothing, and a message, when that is of another count.
std::optional<QueensCheckpoint> starting_point(const QueensCount& count, const QueensOptions& options,
                                               Verdict& verdict) {
  const std::string method = options.algorithm.empty() ? "fast" : options.algorithm;
  const QueensCheckpoint nothing{count.size(), method, count.pieces(), 0, 0};
  if (options.checkpoint.empty()) return nothing;
  const auto no = [&](const std::string& why) {
    verdict.bad(fmt::format("queens: {}: {}", options.checkpoint, why));
    return std::nullopt;
  };
  const auto read = read_checkpoint(options.checkpoint);
  if (!read) return no(read.error());
  if (!*read) return nothing;
  const QueensCheckpoint& found = **read;
  if (found.n != nothing.n) return no(fmt::format("holds a count of {} queens, not of {}", found.n, nothing.n));
  if (found.algorithm != method) return no(fmt::format("holds a count by {}, not by {}", found.algorithm, method));
  if (found.pieces != nothing.pieces) return no("the checkpoint is of another version of shudu");
  return found;
}

void count_queens(int n, const QueensOptions& options, Verdict& verdict) {
  const QueensCount count{n, find_queens_algorithm(options.algorithm)};
  const auto start = starting_point(count, options, verdict);
  if (!start) return;
  QueensCheckpoint state;
  {
    Watch watch{options.checkpoint, *start, verdict};
    if (!watch.begin()) return;
    state = count_on(count, *start, threads_wanted(options.threads), std::ref(watch));
    watch.end(state);
  }
  const Whole answer = options.different ? different_queens(n, state.solutions) : state.solutions;
  if (answer == 0) verdict.negative();
  Output& out = standard_output();
  if (!options.json) return out.write(to_string(answer) + '\n');
  const std::string_view key = options.different ? "different" : "solutions";
  JsonObject object;
  object.add("n", static_cast<std::uint64_t>(n));
  if (answer <= ~std::uint64_t{0}) {
    object.add(key, static_cast<std::uint64_t>(answer));
  } else {
    object.add(key, to_string(answer));
  }
  object.append_to(out.text());
}

// --- showing ---

void write_solution(Queens queens, const QueensOptions& options, const Style& style, Output& out) {
  if (options.print) {
    out.write(drawn_queens(queens, style));
  } else if (options.json) {
    std::vector<std::uint64_t> columns;
    for (int column : queens) columns.push_back(static_cast<std::uint64_t>(column) + 1);
    JsonObject object;
    object.add("n", static_cast<std::uint64_t>(queens.size())).add("queens", columns).append_to(out.text());
  } else {
    std::string& text = out.text();
    for (std::size_t i = 0; i < queens.size(); ++i) {
      if (i > 0) text += ' ';
      if (queens[i] >= 9) text += static_cast<char>('0' + (queens[i] + 1) / 10);
      text += static_cast<char>('0' + (queens[i] + 1) % 10);
    }
    text += '\n';
  }
}

void write_no_solution(int n, const QueensOptions& options, Output& out) {
  if (!options.json) return out.write("no solution\n");
  JsonObject object;
  object.add("n", static_cast<std::uint64_t>(n)).add("status", "no solution").append_to(out.text());
}

void show_queens(int n, const QueensOptions& options, Verdict& verdict) {
  const QueensAlgorithm* algorithm = find_queens_algorithm(options.algorithm.empty() ? "bitmask" : options.algorithm);
  Output& out = standard_output();
  const Style style = stdout_style();
  const std::uint64_t most = options.most();
  std::uint64_t shown = 0;
  std::vector<std::vector<int>> boards;  // of the picture
  bool too_many = false;
  algorithm->enumerate(n, [&](Queens queens) {
    if (options.different && !is_first_of_its_kind(queens)) return true;
    if (options.svg) {
      too_many = boards.size() == most_boards;
      if (too_many) return false;
      boards.emplace_back(queens.begin(), queens.end());
    } else {
      if (options.print && shown > 0) out.write("\n");
      write_solution(queens, options, style, out);
      out.written();
    }
    return ++shown != most && !out.failed();
  });
  if (too_many) {
    return verdict.bad(fmt::format("queens: more than {} boards in one picture; --limit N takes fewer", most_boards));
  }
  if (shown == 0) {
    verdict.negative();
    write_no_solution(n, options, out);
  } else if (options.svg) {
    out.write(queens_picture(boards));
  }
}

int run(const QueensOptions& options) {
  Verdict verdict;
  set_color(options.color);
  const auto n = board_size(options.size.front());
  if (!n) {
    verdict.bad(fmt::format("queens: {}: expected how many queens, a whole number from 1 to {}", options.size.front(),
                            most_queens));
  } else if (const std::string wrong = contradiction(options); !wrong.empty()) {
    verdict.bad("queens: " + wrong);
  } else if (options.shows()) {
    show_queens(*n, options, verdict);
  } else {
    count_queens(*n, options, verdict);
  }
  return verdict.status();
}

}  // namespace

Command queens_command() {
  auto o = std::make_shared<QueensOptions>();
  std::vector<std::string> algorithms;
  for (const QueensAlgorithm& algorithm : queens_algorithms()) algorithms.emplace_back(algorithm.id);
  return {
      .name = "queens",
      .summary = "count or show the ways to put N queens on a board of N by N",
      .description =
          "Writes in how many ways N queens can stand on a board of N by N squares so that none attacks another: "
          "exact, "
          "by all threads, with the border queens placed up to symmetry and the rest searched by SIMD. 16 queens take "
          "a "
          "tenth of a second, every further one about seven times as long as the one before.\n\n"
          "With --first, --all or --limit it writes solutions instead, in lexicographic order: the column of the queen "
          "in each row, from the top, counted from 1. --print draws them, --svg makes one picture of them.\n\n"
          "With --checkpoint a count is saved to a file twice a second. Stopped in whatever way and started again with "
          "the same file it goes on; a file of another count or a damaged one is refused.",
      .arguments = {{.name = "N", .help = "how many queens, 1 to 32", .target = &o->size, .minimum = 1, .maximum = 1}},
      .options =
          {{.names = "--first", .value = "", .help = "the lexicographically first solution", .target = &o->first},
           {.names = "--all", .value = "", .help = "every solution, in lexicographic order", .target = &o->all},
           {.names = "--limit", .value = "K", .help = "the first K solutions", .target = &o->limit, .minimum = 1},
           {.names = "--different",
            .value = "",
            .help = "count or show only solutions that no turn or reflection takes to one before",
            .target = &o->different},
           {.names = "--print",
            .value = "",
            .help = "draw boards (the first, unless more are asked for)",
            .target = &o->print},
           {.names = "--svg", .value = "", .help = "write one SVG picture of up to 1000 boards", .target = &o->svg},
           {.names = "--algorithm",
            .value = "ID",
            .help = "count or search in a classic way",
            .target = &o->algorithm,
            .choices = algorithms},
           {.names = "--checkpoint",
            .value = "FILE",
            .help = "save the state of a count here, and go on from it",
            .target = &o->checkpoint,
            .file = true},
           json_option(o->json),
           threads_option(o->threads),
           color_option(o->color)},
      .examples = {{"shudu queens 8", "92"},
                   {"shudu queens 8 --all --different --print", "the twelve that are essentially different, drawn"},
                   {"shudu queens 8 --svg > queens.svg", "a picture of the first"},
                   {"shudu queens 20 --checkpoint 20.queens", "a count of a few minutes that can be stopped"}},
      .run = [o] { return run(*o); },
  };
}

}  // namespace shudu::cli
