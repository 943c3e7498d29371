#include <fmt/core.h>

#include <algorithm>

#include "compare/contenders.h"
#include "compare/report.h"
#include "compare/sets.h"
#include "compare/summary.h"
#include "draw/plot.h"

namespace shudu::cli::compare {
namespace {

using Kind = Contender::Kind;
using svg::time_text;

bool is_drawn(const Contender& one) { return one.kind != Kind::viewpoint_set; }

std::string median_words(const Summary& s) { return (s.median_is_bound ? "more than " : "") + time_text(s.median); }

svg::Picture ranking(const Results& results) {
  svg::RankingPlot plot{
      .title = "Fastest algorithm by set",
      .description = "The algorithms in the order of their median time, from the fastest at the top. ",
      .names = {},
      .series = {},
      .columns = {},
      .values = {},
      .texts = {}};
  std::vector<std::size_t> drawn;
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    const Contender& one = contender(results.algorithms[a]);
    if (!is_drawn(one)) continue;
    drawn.push_back(a);
    plot.names.push_back(one.title);
    plot.series.push_back(one.series);
  }
  for (std::size_t set = 0; set < results.sets.size(); ++set) {
    if (results.sets[set] == ladder_name) continue;
    auto& values = plot.values.emplace_back();
    auto& texts = plot.texts.emplace_back();
    plot.columns.push_back(results.sets[set]);
    for (std::size_t a : drawn) {
      const Summary s = summary(results, a, [set](const Subject& one) { return one.set == set; });
      // A lower bound ranks behind all measured times.
      values.push_back(s.puzzles == 0 ? -1 : s.median_is_bound ? 2 * results.timeout : s.median);
      texts.push_back((s.median_is_bound ? "> " : "") + time_text(s.median));
    }
    const auto best = std::min_element(values.begin(), values.end(),
                                       [](double x, double y) { return (x < 0 ? 1e9 : x) < (y < 0 ? 1e9 : y); });
    if (best != values.end() && *best >= 0) {
      const auto i = static_cast<std::size_t>(best - values.begin());
      plot.description += fmt::format("{}: {} with {}. ", results.sets[set], plot.names[i], texts[i]);
    }
  }
  return draw(plot);
}

svg::Picture distribution(const Results& results, std::size_t set) {
  svg::DistributionPlot plot{.title = "Times, set " + results.sets[set],
                             .description =
                                 "One dot per puzzle on a logarithmic time axis. The box spans the quartiles and the "
                                 "line is the median. Medians: ",
                             .caption = "time per puzzle",
                             .rows = {},
                             .edge = results.timeout,
                             .text = time_text};
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    const Contender& one = contender(results.algorithms[a]);
    if (!is_drawn(one)) continue;
    svg::DistributionRow row{.name = one.title, .series = one.series, .values = {}, .beyond = 0};
    for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
      const auto& outcome = results.outcomes[a][i];
      if (results.puzzles[i].set != set || !outcome) continue;
      if (outcome->end == Outcome::End::timed_out) {
        ++row.beyond;
      } else if (one.kind != Kind::bulk || row.values.empty()) {  // bulk has one time for the whole set
        row.values.push_back(outcome->seconds);
        row.tips.push_back(fmt::format("{}, puzzle {}: {}{}", one.title, i + 1, time_text(outcome->seconds),
                                       outcome->end == Outcome::End::stuck ? ", stuck" : ""));
      }
    }
    const Summary s = summary(results, a, [set](const Subject& subject) { return subject.set == set; });
    if (s.puzzles == 0) continue;
    plot.description += one.title + ' ' + median_words(s);
    if (s.timed_out > 0) plot.description += fmt::format(" ({} timed out)", s.timed_out);
    plot.description += "; ";
    plot.rows.push_back(std::move(row));
  }
  return draw(plot);
}

enum class What { time, nodes };

svg::Picture growth(const Results& results, const std::vector<Group>& cut, What what, const std::string& of,
                    const std::string& caption, double scale) {
  const bool times = what == What::time;
  svg::CurvePlot plot{
      .title = (times ? "How time grows with " : "How the search tree grows with ") + of,
      .description = (times ? "Median times" : "Mean numbers of nodes") + std::string{" on a logarithmic axis. "},
      .x_caption = caption,
      .y_caption = times ? "median time per puzzle" : "mean nodes per puzzle",
      .curves = {},
      .y_text = times ? svg::TickText{time_text} : svg::TickText{svg::count_text}};
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    const Contender& one = contender(results.algorithms[a]);
    // Bulk times only whole sets, and its nodes are those of the search.
    if (!is_drawn(one) || one.kind == Kind::bulk) continue;
    svg::Curve curve{.name = one.title, .series = one.series, .dashed = one.kind == Kind::logic, .points = {}};
    for (const Group& group : cut) {
      const Summary s = summary(results, a, group);
      if (s.puzzles == 0) continue;
      if (times) curve.points.push_back({group.mean / scale, s.median, s.median_is_bound});
      // If some puzzles were not finished, the mean of the others would be misleading.
      if (!times && s.nodes > 0) curve.points.push_back({group.mean / scale, s.nodes, s.timed_out > 0});
    }
    if (curve.points.empty()) continue;
    const svg::CurvePoint &first = curve.points.front(), &last = curve.points.back();
    plot.description +=
        fmt::format("{}: from {} at {} to {}{} at {}. ", one.title, plot.y_text(first.y), svg::number(first.x),
                    last.beyond ? "more than " : "", plot.y_text(last.y), svg::number(last.x));
    plot.curves.push_back(std::move(curve));
  }
  return draw(plot);
}

// Shows times and nodes, which are the cost and the benefit of a viewpoint.
svg::Picture viewpoint_sets(const Results& results) {
  svg::DistributionPlot plot{
      .title = "Fewest first with some viewpoints only",
      .description = "One dot per puzzle of all sets but the ladder, on a logarithmic time axis. Medians: ",
      .caption = "time per puzzle",
      .rows = {},
      .edge = results.timeout,
      .text = time_text};
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    const Contender& one = contender(results.algorithms[a]);
    if (one.kind != Kind::viewpoint_set) continue;
    svg::DistributionRow row{.name = one.title.substr(5), .series = one.series, .values = {}, .beyond = 0};
    for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
      const auto& outcome = results.outcomes[a][i];
      if (!outcome || results.sets[results.puzzles[i].set] == ladder_name) continue;
      if (outcome->end == Outcome::End::timed_out) {
        ++row.beyond;
      } else {
        row.values.push_back(outcome->seconds);
      }
    }
    const Summary s =
        summary(results, a, [&](const Subject& subject) { return results.sets[subject.set] != ladder_name; });
    plot.description += fmt::format("{} {}, {:.1f} nodes; ", row.name, median_words(s), s.nodes);
    plot.rows.push_back(std::move(row));
  }
  return draw(plot);
}

bool has_kind(const Results& results, bool viewpoint_sets) {
  return std::any_of(results.algorithms.begin(), results.algorithms.end(), [&](const std::string& id) {
    return (contender(id).kind == Kind::viewpoint_set) == viewpoint_sets;
  });
}

}  // namespace

std::vector<svg::Picture> pictures(const Results& results) {
  std::vector<svg::Picture> list;
  if (has_kind(results, false)) {
    list.push_back(ranking(results));
    for (std::size_t set = 0; set < results.sets.size(); ++set) {
      if (results.sets[set] != ladder_name) list.push_back(distribution(results, set));
    }
    const auto blanks = groups(
        results, for_blanks(results), [](const Subject& s) { return s.blanks(); }, 5);
    const auto ratings = groups(
        results, for_rating(results), [](const Subject& s) { return s.rating; }, 10);
    for (What what : {What::time, What::nodes}) {
      if (blanks.size() > 1) list.push_back(growth(results, blanks, what, "blank cells", "blank cells", 1));
      if (ratings.size() > 1) list.push_back(growth(results, ratings, what, "the rating", "rating (ER)", 10));
    }
  }
  if (has_kind(results, true)) list.push_back(viewpoint_sets(results));
  return list;
}

}  // namespace shudu::cli::compare
