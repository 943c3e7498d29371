#include <fmt/core.h>

#include <algorithm>

#include "compare/contenders.h"
#include "compare/report.h"
#include "compare/sets.h"
#include "compare/summary.h"
#include "draw/axis.h"
#include "engine/numbers.h"
#include "engine/terminal.h"

namespace shudu::cli::compare {
namespace {

using Kind = Contender::Kind;
using svg::time_text;

std::string bounded(double seconds, bool is_bound) { return (is_bound ? "> " : "") + time_text(seconds); }

std::string figure(double mean) {
  return mean < 0 ? "–" : mean == 0 ? "0" : mean < 1e3 ? three_digits(mean) : with_unit(mean);
}

// The algorithms in the order of the report. Viewpoint sets have their own table.
std::vector<std::size_t> main_algorithms(const Results& results) {
  std::vector<std::size_t> list;
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    if (contender(results.algorithms[a]).kind != Kind::viewpoint_set) list.push_back(a);
  }
  return list;
}

Table sets_table(const Results& results) {
  Table table{"Sets of puzzles", {"set", "puzzles", "blank cells", "rating", "what"}, {}, true};
  for (std::size_t set = 0; set < results.sets.size(); ++set) {
    int low = 81, high = 0, easiest = 1000, hardest = 0;
    std::size_t n = 0;
    for (const Subject& one : results.puzzles) {
      if (one.set != set) continue;
      ++n;
      low = std::min(low, one.blanks());
      high = std::max(high, one.blanks());
      if (one.rating == 0) continue;
      easiest = std::min(easiest, one.rating);
      hardest = std::max(hardest, one.rating);
    }
    table.rows.push_back({results.sets[set], std::to_string(n), n == 0 ? "–" : fmt::format("{}–{}", low, high),
                          hardest == 0 ? "–" : fmt::format("{:.1f}–{:.1f}", easiest / 10.0, hardest / 10.0),
                          std::string{what_is(results.sets[set])}});
  }
  return table;
}

Table medians_table(const Results& results) {
  Table table{"Median time per puzzle, by set", {"algorithm"}};
  table.heads.insert(table.heads.end(), results.sets.begin(), results.sets.end());
  for (std::size_t a : main_algorithms(results)) {
    std::vector<std::string> row{results.algorithms[a]};
    for (std::size_t set = 0; set < results.sets.size(); ++set) {
      const Summary s = summary(results, a, [set](const Subject& one) { return one.set == set; });
      row.push_back(s.puzzles == 0 ? "–" : bounded(s.median, s.median_is_bound));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table set_table(const Results& results, std::size_t set) {
  Table table{
      "Set " + results.sets[set] + ": times, and means per puzzle",
      {"algorithm", "done", "median", "middle half", "worst", "nodes", "guesses", "backtracks", "depth", "time/node"}};
  for (std::size_t a : main_algorithms(results)) {
    const Contender& one = contender(results.algorithms[a]);
    const Summary s = summary(results, a, [set](const Subject& subject) { return subject.set == set; });
    if (s.puzzles == 0) {
      table.rows.push_back({one.id, "0", "–", "–", "–", "–", "–", "–", "–", "–"});
      continue;
    }
    std::string done = fmt::format("{}/{}", s.finished, s.puzzles);
    if (s.timed_out > 0) done += fmt::format(" ({} timed out)", s.timed_out);
    if (s.stuck > 0) done += fmt::format(" ({} stuck)", s.stuck);
    const bool by_set = one.kind == Kind::bulk;
    const double finished_total = s.total - static_cast<double>(s.timed_out) * results.timeout;
    table.rows.push_back(
        {one.id, done, bounded(s.median, s.median_is_bound),
         by_set ? "–" : time_text(s.first_quartile) + "–" + bounded(s.third_quartile, s.third_quartile_is_bound),
         by_set ? "–" : bounded(s.worst, s.timed_out > 0), figure(s.nodes), figure(s.guesses), figure(s.backtracks),
         s.depth < 0 ? "–" : std::to_string(s.depth),
         s.nodes <= 0 || s.finished == 0 ? "–"
                                         : time_text(finished_total / (s.nodes * static_cast<double>(s.finished)))});
  }
  return table;
}

Table copies_table(const Results& results) {
  Table table{"Copies and undos: means per finished puzzle, all sets",
              {"algorithm", "guesses", "copies", "undos", "undos/guess", "written", "time", "time/guess"}};
  for (std::size_t a : main_algorithms(results)) {
    const Contender& one = contender(results.algorithms[a]);
    if (one.kind != Kind::gallery) continue;
    const Summary s = summary(results, a, [](const Subject&) { return true; });
    if (s.finished == 0) continue;
    const double seconds =
        (s.total - static_cast<double>(s.timed_out) * results.timeout) / static_cast<double>(s.finished);
    table.rows.push_back({one.id, figure(s.guesses), figure(s.copies), figure(s.undos),
                          s.guesses > 0 ? figure(s.undos / s.guesses) : "–", figure(s.placements), time_text(seconds),
                          s.guesses > 0 ? time_text(seconds / s.guesses) : "–"});
  }
  return table;
}

Table growth_table(const Results& results, const std::vector<Group>& cut, const std::string& title, double scale,
                   int decimals) {
  Table table{title, {"algorithm"}};
  for (const Group& group : cut) table.heads.push_back(fmt::format("{:.{}f}", group.mean / scale, decimals));
  for (std::size_t a : main_algorithms(results)) {
    // Bulk times only whole sets.
    if (contender(results.algorithms[a]).kind == Kind::bulk) continue;
    std::vector<std::string> row{results.algorithms[a]};
    for (const Group& group : cut) {
      const Summary s = summary(results, a, group);
      row.push_back(s.puzzles == 0 ? "–" : bounded(s.median, s.median_is_bound));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

// All puzzles that have a solution, except the ladder, which is too easy to show differences between viewpoints.
bool for_viewpoints(const Results& results, const Subject& subject) { return results.sets[subject.set] != ladder_name; }

Table viewpoint_table(const Results& results) {
  Table table{"Fewest first with some viewpoints only: means per puzzle, all sets but the ladder",
              {"viewpoints", "done", "median", "mean", "nodes", "guesses", "backtracks", "depth", "time/node"}};
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    const Contender& one = contender(results.algorithms[a]);
    if (one.kind != Kind::viewpoint_set) continue;
    const Summary s = summary(results, a, [&](const Subject& subject) { return for_viewpoints(results, subject); });
    if (s.finished == 0) continue;
    const double seconds =
        (s.total - static_cast<double>(s.timed_out) * results.timeout) / static_cast<double>(s.finished);
    table.rows.push_back({one.title.substr(5), fmt::format("{}/{}", s.finished, s.puzzles),
                          bounded(s.median, s.median_is_bound), time_text(seconds), figure(s.nodes), figure(s.guesses),
                          figure(s.backtracks), std::to_string(s.depth), time_text(seconds / std::max(s.nodes, 1.0))});
  }
  return table;
}

}  // namespace

std::string_view name(Outcome::End end) {
  switch (end) {
    case Outcome::End::finished: return "finished";
    case Outcome::End::timed_out: return "timed out";
    case Outcome::End::stuck: break;
  }
  return "stuck";
}

std::string circumstances(const Results& results) {
  const bench::Circumstances& c = results.circumstances;
  std::string text = fmt::format("{}, target {}, {}; {}\n", c.program, c.target, c.compiler, c.processor);
  text += fmt::format("up to {} {} per puzzle, at most {} each, best of {}", results.limit,
                      results.limit == 1 ? "solution" : "solutions", time_text(results.timeout), results.repeat);
  if (results.seed) text += fmt::format(", seed {}", *results.seed);
  if (results.interrupted) text += "; interrupted, incomplete";
  return text;
}

std::vector<Table> tables(const Results& results) {
  std::vector<Table> list{sets_table(results), medians_table(results)};
  for (std::size_t set = 0; set < results.sets.size(); ++set) list.push_back(set_table(results, set));
  list.push_back(copies_table(results));
  const auto blanks = groups(
      results, for_blanks(results), [](const Subject& s) { return s.blanks(); }, 5);
  if (blanks.size() > 1)
    list.push_back(growth_table(results, blanks, "Median time by the number of blank cells", 1, 0));
  const auto ratings = groups(
      results, for_rating(results), [](const Subject& s) { return s.rating; }, 10);
  if (ratings.size() > 1) list.push_back(growth_table(results, ratings, "Median time by rating (ER)", 10, 1));
  list.push_back(viewpoint_table(results));
  std::erase_if(list, [](const Table& table) { return table.rows.empty(); });
  return list;
}

std::string as_text(const Results& results) {
  std::string text = circumstances(results) + '\n';
  for (const Table& table : tables(results)) text += '\n' + table.title + '\n' + aligned(table);
  return text;
}

std::string as_markdown(const Results& results) {
  std::string text = circumstances(results) + ".\n";
  for (const Table& table : tables(results)) text += "\n**" + table.title + "**\n\n" + piped(table);
  return text;
}

}  // namespace shudu::cli::compare
