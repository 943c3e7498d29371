#include "bench/measure.h"

#include <fmt/core.h>

#include <cmath>
#include <string_view>

#include "base/json_object.h"
#include "bench/circumstances.h"
#include "engine/columns.h"
#include "engine/table.h"

namespace shudu::cli::bench {
namespace {

double per_second(const Row& row, const Timing& timing) { return static_cast<double>(row.puzzles) / timing.best(); }

// "9.87M +2%".
std::string speed(const Row& row, const Timing& timing) {
  if (timing.empty()) return "-";
  return fmt::format("{} {:>4}", with_unit(per_second(row, timing)), fmt::format("+{:.0f}%", 100 * timing.spread()));
}

std::string ratio(const Timing& peer, const Timing& ours) {
  return peer.empty() || ours.empty() ? "-" : three_digits(peer.best() / ours.best());
}

// The file name without its path, which would make the table too wide.
std::string short_name(const std::string& set) { return set.substr(set.rfind('/') + 1); }

// The target stands in each row, because a program that chose its own would give a different speed.
Table own_table(const std::vector<Row>& rows, std::string_view target) {
  Table table{
      .title = "speed in puzzles/s (+: median above best); nodes, guesses, sweeps per puzzle:",
      .heads = {"set", "size", "limit", "bulk/s", "single/s", "program/s", "target", "nodes", "guesses", "sweeps"},
      .rows = {}};
  for (const Row& row : rows) {
    const auto per_puzzle = [&](std::uint64_t total) {
      return three_digits(static_cast<double>(total) / static_cast<double>(row.puzzles));
    };
    table.rows.push_back({short_name(row.set), std::to_string(row.puzzles), std::to_string(row.limit),
                          speed(row, row.bulk), speed(row, row.single), speed(row, row.program), std::string{target},
                          per_puzzle(row.work.nodes), per_puzzle(row.work.guesses), per_puzzle(row.work.sweeps)});
  }
  return table;
}

Table library_table(const std::vector<Row>& rows, const PeerLibrary& library) {
  Table table{.title = "against " + library.name() + " (its time / ours):",
              .heads = {"set", "limit", "peer/s", "bulk", "single", "differ"},
              .rows = {}};
  for (const Row& row : rows) {
    table.rows.push_back({short_name(row.set), std::to_string(row.limit), speed(row, row.library),
                          ratio(row.library, row.bulk), ratio(row.library, row.single),
                          std::to_string(row.disagreements.size())});
  }
  return table;
}

Table target_table(const std::vector<Row>& rows, const Plan& plan) {
  Table table{.title = "bulk by target (faster: time of bulk / its time):",
              .heads = {"set", "limit", "target", "puzzles/s", "faster"},
              .rows = {}};
  if (plan.library) table.heads.emplace_back("than peer");
  for (const Row& row : rows) {
    for (const auto& [name, timing] : row.targets) {
      table.rows.push_back(
          {short_name(row.set), std::to_string(row.limit), name, speed(row, timing), ratio(row.bulk, timing)});
      if (plan.library) table.rows.back().push_back(ratio(row.library, timing));
    }
  }
  return table;
}

Table command_table(const std::vector<Row>& rows, const std::string& command) {
  Table table{.title = "against '" + command + "' (its time / our program's):",
              .heads = {"set", "limit", "peer/s", "program"},
              .rows = {}};
  for (const Row& row : rows) {
    table.rows.push_back(
        {short_name(row.set), std::to_string(row.limit), speed(row, row.command), ratio(row.command, row.program)});
  }
  return table;
}

std::vector<Table> tables(const std::vector<Row>& rows, const Plan& plan, std::string_view target) {
  std::vector<Table> all{own_table(rows, target)};
  if (plan.library) all.push_back(library_table(rows, *plan.library));
  if (plan.targets) all.push_back(target_table(rows, plan));
  if (!plan.command.empty()) all.push_back(command_table(rows, plan.command));
  return all;
}

std::string sentence(const Circumstances& c, const Plan& plan) {
  return fmt::format("{}, target {}, {} {}, {}, best of {}", c.program, c.target, plan.threads,
                     plan.threads == 1 ? "thread" : "threads", c.compiler, plan.repeat);
}

JsonObject times(const Row& row, const Timing& timing) {
  JsonObject object;
  object.add("puzzles_per_second", std::round(per_second(row, timing)))
      .add("best_seconds", timing.best())
      .add("median_seconds", timing.median())
      .add("worst_seconds", timing.worst())
      .add("spread", timing.spread());
  return object;
}

std::vector<JsonObject> target_list(const Row& row) {
  std::vector<JsonObject> list;
  for (const auto& [name, timing] : row.targets) {
    JsonObject& one = list.emplace_back();
    one.add("target", name);
    if (timing.empty()) continue;
    one.add_fields(times(row, timing)).add("ratio_to_bulk", row.bulk.best() / timing.best());
    if (!row.library.empty()) one.add("ratio_to_peer_library", row.library.best() / timing.best());
  }
  return list;
}

}  // namespace

std::string as_text(const std::vector<Row>& rows, const Plan& plan) {
  const Circumstances c = circumstances();
  std::string text = fitted(sentence(c, plan) + '\n' + c.processor + '\n', 2);
  for (const Table& table : tables(rows, plan, c.target)) text += '\n' + fitted(table.title) + '\n' + aligned(table);
  return text;
}

std::string as_markdown(const std::vector<Row>& rows, const Plan& plan) {
  const Circumstances c = circumstances();
  std::string text = sentence(c, plan) + "; " + c.processor + ".\n";
  for (const Table& table : tables(rows, plan, c.target)) text += '\n' + table.title + "\n\n" + piped(table);
  return text;
}

std::string as_json(const Row& row, const Plan& plan) {
  const Circumstances c = circumstances();
  const auto per_puzzle = [&](std::uint64_t total) {
    return static_cast<double>(total) / static_cast<double>(row.puzzles);
  };
  JsonObject object;
  object.add("set", row.set)
      .add("puzzles", static_cast<std::uint64_t>(row.puzzles))
      .add("limit", row.limit)
      .add("target", c.target)
      .add("threads", static_cast<std::uint64_t>(plan.threads))
      .add("compiler", c.compiler)
      .add("processor", c.processor)
      .add("repetitions", static_cast<std::uint64_t>(plan.repeat))
      .add("nodes", per_puzzle(row.work.nodes))
      .add("guesses", per_puzzle(row.work.guesses))
      .add("sweeps", per_puzzle(row.work.sweeps))
      .add("bulk", times(row, row.bulk))
      .add("single", times(row, row.single));
  if (!row.program.empty()) object.add("program", times(row, row.program).add("target", c.target));
  if (plan.targets) object.add("targets", target_list(row));
  if (!row.library.empty()) {
    JsonObject library = times(row, row.library);
    library.add("name", plan.library->name())
        .add("ratio_to_bulk", row.library.best() / row.bulk.best())
        .add("ratio_to_single", row.library.best() / row.single.best());
    object.add("peer_library", library);
  }
  if (!row.command.empty()) {
    JsonObject command = times(row, row.command);
    command.add("command", plan.command);
    if (!row.program.empty()) command.add("ratio_to_program", row.command.best() / row.program.best());
    object.add("peer_command", command);
  }
  object.add("disagreements", static_cast<std::uint64_t>(row.disagreements.size()));
  return object.text() + '\n';
}

}  // namespace shudu::cli::bench
