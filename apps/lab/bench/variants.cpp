#include "bench/variants.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "ask/variant_fields.h"
#include "base/json_object.h"
#include "bench/circumstances.h"
#include "bench/line_peer.h"
#include "engine/table.h"
#include "shudu/format.h"

namespace shudu::cli::bench {
namespace {

// Why the answers differ; empty if they agree. A solution of the peer must be ours if there is only one.
std::string difference(const variant::Puzzle& puzzle, const variant::SearchResult& ours, const LinePeer::Answer& peer,
                       std::uint64_t limit) {
  const std::uint64_t count = std::min(peer.count, limit);
  if (count != ours.count) return fmt::format("{} solutions, the peer says {}", ours.count, peer.count);
  if (count != 1 || limit == 1 || peer.solution.empty()) return {};
  const std::string solution = to_line(puzzle.shape, ours.solution);
  return solution == peer.solution ? "" : "solution " + solution + ", the peer says " + peer.solution;
}

constexpr double warm_up_seconds = 3;

// The measurement of one set. Our search and the peer take turns at every puzzle.
class SetMeasurement {
 public:
  SetMeasurement(const VariantSet& set, std::uint64_t limit, const std::string& command)
      : set_(set), times_(set.puzzles.size()) {
    row_.set = set.name;
    row_.puzzles = set.puzzles.size();
    row_.limit = limit;
    for (const variant::Puzzle& puzzle : set.puzzles) texts_.push_back(text_of(puzzle));
    if (command.empty()) return;
    auto started = LinePeer::start(command, limit);
    if (!started) {
      row_.peer_failure = started.error();
      return;
    }
    peer_.emplace(*std::move(started));
  }

  // Compares all answers, and warms up: whole passes, because every puzzle may need other code.
  void prepare() {
    double theirs = 0;
    for (bool is_first = true; is_first || (peer_ && theirs < warm_up_seconds); is_first = false) {
      for (std::size_t i = 0; i < texts_.size() && (is_first || peer_); ++i) {
        const variant::SearchResult found = search(i);
        if (is_first) row_.work += found.stats;
        const auto answer = ask_peer(i);
        if (!answer) continue;
        theirs += answer->seconds;
        if (is_first) compare(i, found, *answer);
      }
    }
  }

  // Searches every puzzle once.
  void run() {
    double ours = 0, theirs = 0;
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      const double begin = now(Clock::wall);
      search(i);
      const double seconds = now(Clock::wall) - begin;
      ours += seconds;
      times_[i].ours.add(seconds);
      if (const auto answer = ask_peer(i)) {
        theirs += answer->seconds;
        times_[i].peer.add(answer->seconds);
      }
    }
    row_.ours.add(ours);
    if (peer_) row_.peer.add(theirs);
  }

  VariantRow result() {
    for (std::size_t i = 0; i < times_.size(); ++i) {
      const double best = times_[i].ours.best();
      if (best > row_.slowest) {
        row_.slowest = best;
        row_.slowest_line = set_.lines[i];
      }
      if (row_.peer.empty()) continue;
      const double ratio = times_[i].peer.best() / best;
      if (row_.least_ratio_line == 0 || ratio < row_.least_ratio) {
        row_.least_ratio = ratio;
        row_.least_ratio_line = set_.lines[i];
      }
    }
    return std::move(row_);
  }

 private:
  struct Times {
    Timing ours, peer;
  };

  // Reads the text and searches, as the peer does.
  variant::SearchResult search(std::size_t i) const {
    const auto puzzle = variant::read(texts_[i]);
    return variant::search(puzzle ? *puzzle : set_.puzzles[i], {.limit = row_.limit});
  }

  // A peer that fails is not asked again.
  std::optional<LinePeer::Answer> ask_peer(std::size_t i) {
    if (!peer_) return std::nullopt;
    auto answer = peer_->ask(texts_[i]);
    if (answer) return *std::move(answer);
    row_.peer_failure = fmt::format("line {}: {}", set_.lines[i], answer.error());
    row_.peer = {};
    peer_.reset();
    return std::nullopt;
  }

  void compare(std::size_t i, const variant::SearchResult& found, const LinePeer::Answer& answer) {
    const std::string what = difference(set_.puzzles[i], found, answer, row_.limit);
    if (!what.empty()) row_.disagreements.push_back(fmt::format("line {}: {}", set_.lines[i], what));
  }

  const VariantSet& set_;
  std::vector<Times> times_;
  std::optional<LinePeer> peer_;
  std::vector<std::string> texts_;
  VariantRow row_;
};

}  // namespace

VariantRow measure(const VariantSet& set, std::uint64_t limit, int repeat, const std::string& command) {
  SetMeasurement measurement{set, limit, command};
  measurement.prepare();
  for (int round = 0; round < repeat; ++round) measurement.run();
  return measurement.result();
}

std::string variants_as_text(const std::vector<VariantRow>& rows, int repeat, bool markdown) {
  Table own{.title = "variants, speed in puzzles/s (+: median above best); slowest puzzle:",
            .heads = {"set", "puzzles", "limit", "puzzles/s", "guesses", "slowest", "line"},
            .rows = {}};
  Table peers{.title = "against the peer, in seconds (its time / ours); least ratio of a puzzle:",
              .heads = {"set", "limit", "shudu", "peer", "ratio", "least", "line", "differ"},
              .rows = {}};
  for (const VariantRow& row : rows) {
    const std::string name = row.set.substr(row.set.rfind('/') + 1), limit = std::to_string(row.limit);
    const auto puzzles = static_cast<double>(row.puzzles);
    own.rows.push_back({name, std::to_string(row.puzzles), limit,
                        fmt::format("{} +{:.0f}%", with_unit(puzzles / row.ours.best()), 100 * row.ours.spread()),
                        three_digits(static_cast<double>(row.work.guesses) / puzzles),
                        fmt::format("{:.3f} ms", 1e3 * row.slowest), std::to_string(row.slowest_line)});
    if (row.peer.empty()) continue;
    peers.rows.push_back({name, limit, fmt::format("{:.4f}", row.ours.best()), fmt::format("{:.4f}", row.peer.best()),
                          three_digits(row.peer.best() / row.ours.best()), three_digits(row.least_ratio),
                          std::to_string(row.least_ratio_line), std::to_string(row.disagreements.size())});
  }
  const Circumstances c = circumstances();
  std::string text = fmt::format("{}, {}, 1 thread, best of {}; {}\n", c.program, c.compiler, repeat, c.processor);
  for (const Table* table : {&own, &peers}) {
    if (!table->rows.empty())
      text += '\n' + table->title + (markdown ? "\n\n" + piped(*table) : "\n" + aligned(*table));
  }
  return text;
}

std::string as_json(const VariantRow& row, int repeat) {
  const auto puzzles = static_cast<double>(row.puzzles);
  JsonObject object;
  object.add("set", row.set)
      .add("puzzles", std::uint64_t{row.puzzles})
      .add("type", "variants")
      .add("limit", row.limit)
      .add("repetitions", static_cast<std::uint64_t>(repeat))
      .add("puzzles_per_second", puzzles / row.ours.best())
      .add("best_seconds", row.ours.best())
      .add("median_seconds", row.ours.median())
      .add("guesses", static_cast<double>(row.work.guesses) / puzzles)
      .add("slowest_seconds", row.slowest)
      .add("slowest_line", row.slowest_line);
  if (!row.peer.empty()) {
    object.add("peer_command", JsonObject{}
                                   .add("best_seconds", row.peer.best())
                                   .add("ratio", row.peer.best() / row.ours.best())
                                   .add("least_ratio", row.least_ratio)
                                   .add("least_ratio_line", row.least_ratio_line));
  }
  object.add("disagreements", std::uint64_t{row.disagreements.size()});
  return object.text() + '\n';
}

}  // namespace shudu::cli::bench
