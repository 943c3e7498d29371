// The plots of the report. Plots of the same quantity have the same axis, so that they can be compared.
#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "compare/contenders.h"
#include "compare/report.h"
#include "compare/sets.h"
#include "compare/summary.h"
#include "compare/texts.h"
#include "draw/plot.h"
#include "language/phrase.h"

namespace shudu::cli::compare {
namespace {

using Kind = Contender::Kind;
using svg::time_text;
using Mark = svg::LegendItem::Mark;

bool is_drawn(const Contender& one) { return one.kind != Kind::viewpoint_set; }

// The results with the language of their plots.
class Plotter {
 public:
  Plotter(const Results& results, Language language) : results_(results), language_(language) {
    for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
      const Contender& one = contender(results.algorithms[a]);
      for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
        const auto& outcome = results.outcomes[a][i];
        if (outcome && !is_ladder(results.puzzles[i].set))
          (is_drawn(one) ? times_ : viewpoint_times_).add(outcome->seconds);
      }
    }
  }

  Plot ranking() const;
  Plot times(std::size_t set) const;
  Plot viewpoint_sets() const;
  bool is_ladder(std::size_t set) const { return results_.sets[set] == ladder_name; }

 private:
  using Texts = ReportTexts;

  std::string words(const Text& text, Parts parts = {}) const { return phrase(text, language_, parts); }
  std::string title(const Contender& one) const { return std::string{one.title[language_]}; }
  std::string set_name(std::size_t set) const { return set_title(results_.sets[set], language_); }
  std::string median_words(const Summary& s) const {
    return s.median_is_bound ? words(report_texts.more_than, {{"time", time_text(s.median)}}) : time_text(s.median);
  }
  std::vector<svg::LegendItem> legend(std::initializer_list<std::pair<Mark, Text>> items) const {
    std::vector<svg::LegendItem> list;
    for (const auto& [mark, text] : items) list.push_back({mark, words(text)});
    return list;
  }
  svg::DistributionPlot empty_distribution(std::string title, const svg::Extent& axis) const {
    return {.title = std::move(title),
            .description = words(report_texts.medians_text),
            .caption = words(report_texts.time_axis),
            .rows = {},
            .edge = results_.timeout,
            .text = time_text,
            .more_than = words(report_texts.more_than, {{"time", "{}"}}),
            .axis = axis,
            .legend = legend({{Mark::dot, report_texts.legend_puzzle},
                              {Mark::box, report_texts.legend_box},
                              {Mark::median, report_texts.legend_median},
                              {Mark::hollow, report_texts.legend_beyond}})};
  }
  // The time of an outcome goes to the row.
  void add(svg::DistributionRow& row, const Contender& one, std::size_t puzzle, const Outcome& outcome) const {
    if (outcome.end == Outcome::End::timed_out) {
      ++row.beyond;
    } else if (one.kind != Kind::bulk || row.values.empty()) {  // bulk has one time for the whole set
      row.values.push_back(outcome.seconds);
      std::string tip =
          words(report_texts.puzzle_tip,
                {{"algorithm", title(one)}, {"n", std::to_string(puzzle + 1)}, {"time", time_text(outcome.seconds)}});
      if (outcome.end == Outcome::End::stuck) tip += words(report_texts.stuck_tip);
      row.tips.push_back(std::move(tip));
    }
  }

  friend class GrowthPlots;
  const Results& results_;
  Language language_;
  svg::Extent times_, viewpoint_times_;  // in all plots by set; in the plot of viewpoints
};

Plot Plotter::ranking() const {
  svg::RankingPlot plot{.title = words(report_texts.ranking_title),
                        .description = {},
                        .names = {},
                        .series = {},
                        .columns = {},
                        .values = {},
                        .texts = {},
                        .legend = legend({{Mark::chip, report_texts.legend_rank}})};
  std::vector<std::size_t> drawn;
  for (std::size_t a = 0; a < results_.algorithms.size(); ++a) {
    const Contender& one = contender(results_.algorithms[a]);
    if (!is_drawn(one)) continue;
    drawn.push_back(a);
    plot.names.push_back(title(one));
    plot.series.push_back(one.series);
  }
  for (std::size_t set = 0; set < results_.sets.size(); ++set) {
    if (is_ladder(set)) continue;
    auto& values = plot.values.emplace_back();
    auto& texts = plot.texts.emplace_back();
    plot.columns.push_back(set_name(set));
    for (std::size_t a : drawn) {
      const Summary s = summary(results_, a, [set](const Subject& one) { return one.set == set; });
      // A lower bound ranks behind all measured times.
      values.push_back(s.puzzles == 0 ? -1 : s.median_is_bound ? 2 * results_.timeout : s.median);
      texts.push_back((s.median_is_bound ? "> " : "") + time_text(s.median));
    }
    const auto best = std::min_element(values.begin(), values.end(),
                                       [](double x, double y) { return (x < 0 ? 1e9 : x) < (y < 0 ? 1e9 : y); });
    if (best != values.end() && *best >= 0) {
      const auto i = static_cast<std::size_t>(best - values.begin());
      plot.description +=
          (plot.description.empty() ? "" : " ") +
          words(report_texts.ranking_text, {{"set", set_name(set)}, {"algorithm", plot.names[i]}, {"time", texts[i]}});
    }
  }
  if (plot.description.empty()) plot.description = plot.title;
  return {"fastest_algorithm_by_set", draw(plot), words(report_texts.ranking_how)};
}

// "Times, set easy" → "times_set_easy".
std::string plot_id(const std::string& words) {
  std::string id;
  for (char c : words) {
    const bool letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
    if (letter) id += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (!letter && !id.empty() && id.back() != '_') id += '_';
  }
  return id;
}

Plot Plotter::times(std::size_t set) const {
  svg::DistributionPlot plot = empty_distribution(words(report_texts.times_title, {{"set", set_name(set)}}), times_);
  for (std::size_t a = 0; a < results_.algorithms.size(); ++a) {
    const Contender& one = contender(results_.algorithms[a]);
    const Summary s = summary(results_, a, [set](const Subject& subject) { return subject.set == set; });
    if (!is_drawn(one) || s.puzzles == 0) continue;
    svg::DistributionRow row{.name = title(one), .series = one.series, .values = {}, .beyond = 0};
    for (std::size_t i = 0; i < results_.puzzles.size(); ++i) {
      const auto& outcome = results_.outcomes[a][i];
      if (results_.puzzles[i].set == set && outcome) add(row, one, i, *outcome);
    }
    plot.description += ' ' + words(report_texts.median_text, {{"algorithm", title(one)}, {"time", median_words(s)}});
    if (s.timed_out > 0) plot.description += words(report_texts.timed_out, {{"n", std::to_string(s.timed_out)}});
    plot.description += ';';
    plot.rows.push_back(std::move(row));
  }
  return {plot_id("times set " + results_.sets[set]), draw(plot), words(report_texts.times_how)};
}

Plot Plotter::viewpoint_sets() const {
  svg::DistributionPlot plot = empty_distribution(words(report_texts.viewpoints_plot_title), viewpoint_times_);
  for (std::size_t a = 0; a < results_.algorithms.size(); ++a) {
    const Contender& one = contender(results_.algorithms[a]);
    if (one.kind != Kind::viewpoint_set) continue;
    svg::DistributionRow row{.name = title(one), .series = one.series, .values = {}, .beyond = 0};
    for (std::size_t i = 0; i < results_.puzzles.size(); ++i) {
      const auto& outcome = results_.outcomes[a][i];
      if (outcome && !is_ladder(results_.puzzles[i].set)) add(row, one, i, *outcome);
    }
    const Summary s = summary(results_, a, [&](const Subject& subject) { return !is_ladder(subject.set); });
    plot.description += ' ' + words(report_texts.median_text, {{"algorithm", row.name}, {"time", median_words(s)}}) +
                        ", " + words(report_texts.nodes_text, {{"nodes", fmt::format("{:.1f}", s.nodes)}}) + ';';
    plot.rows.push_back(std::move(row));
  }
  return {"fewest_first_with_some_viewpoints_only", draw(plot), words(report_texts.viewpoints_how)};
}

// How time and nodes grow with the number of blanks and with the rating.
class GrowthPlots {
 public:
  enum class What { time, nodes };
  struct Quantity {
    std::string id;
    Text name, axis;
    std::vector<Group> cut;
    double scale;  // a group's mean is divided by this
  };

  explicit GrowthPlots(const Plotter& plotter)
      : plotter_(plotter),
        results_(plotter.results_),
        quantities_{{"blank_cells", report_texts.of_blanks, report_texts.of_blanks,
                     groups(
                         results_, for_blanks(results_), [](const Subject& s) { return s.blanks(); }, 5),
                     1},
                    {"the_rating", report_texts.of_rating, report_texts.rating_axis,
                     groups(
                         results_, for_rating(results_), [](const Subject& s) { return s.rating; }, 10),
                     10}} {
    std::erase_if(quantities_, [](const Quantity& quantity) { return quantity.cut.size() < 2; });
  }

  std::vector<Plot> plots() const {
    std::vector<Plot> list;
    for (What what : {What::time, What::nodes}) {
      svg::Extent axis;
      for (const Quantity& quantity : quantities_) {
        for (const svg::Curve& curve : curves(quantity, what)) {
          for (const svg::CurvePoint& point : curve.points) axis.add(point.y);
        }
      }
      for (const Quantity& quantity : quantities_) list.push_back(plot(quantity, what, axis));
    }
    return list;
  }

 private:
  std::vector<svg::Curve> curves(const Quantity& quantity, What what) const {
    std::vector<svg::Curve> list;
    for (std::size_t a = 0; a < results_.algorithms.size(); ++a) {
      const Contender& one = contender(results_.algorithms[a]);
      // Bulk times only whole sets, and its nodes are those of the search.
      if (!is_drawn(one) || one.kind == Kind::bulk) continue;
      svg::Curve curve{
          .name = plotter_.title(one), .series = one.series, .dashed = one.kind == Kind::logic, .points = {}};
      for (const Group& group : quantity.cut) {
        const Summary s = summary(results_, a, group);
        if (s.puzzles == 0) continue;
        const double x = group.mean / quantity.scale;
        if (what == What::time) curve.points.push_back({x, s.median, s.median_is_bound});
        // If some puzzles were not finished, the mean of the others is only a lower bound.
        if (what == What::nodes && s.nodes > 0) curve.points.push_back({x, s.nodes, s.timed_out > 0});
      }
      if (!curve.points.empty()) list.push_back(std::move(curve));
    }
    return list;
  }

  Plot plot(const Quantity& quantity, What what, const svg::Extent& axis) const {
    const ReportTexts& t = report_texts;
    const bool times = what == What::time;
    svg::CurvePlot drawn{.title = plotter_.words(times ? t.growth_time_title : t.growth_nodes_title,
                                                 {{"quantity", plotter_.words(quantity.name)}}),
                         .description = {},
                         .x_caption = plotter_.words(quantity.axis),
                         .y_caption = plotter_.words(times ? t.growth_time_axis : t.growth_nodes_axis),
                         .curves = curves(quantity, what),
                         .y_text = times ? svg::TickText{time_text} : svg::TickText{svg::count_text},
                         .more_than = plotter_.words(t.more_than, {{"time", "{}"}}),
                         .y_axis = axis,
                         .legend = plotter_.legend({{Mark::dot, t.legend_point}, {Mark::hollow, t.legend_bound}})};
    if (times) drawn.legend.push_back({Mark::dashed, plotter_.words(t.legend_logic)});
    for (const svg::Curve& curve : drawn.curves) {
      const svg::CurvePoint &first = curve.points.front(), &last = curve.points.back();
      const std::string end = drawn.y_text(last.y);
      drawn.description +=
          (drawn.description.empty() ? "" : " ") +
          plotter_.words(t.growth_text, {{"algorithm", curve.name},
                                         {"first", drawn.y_text(first.y)},
                                         {"begin", svg::number(first.x)},
                                         {"last", last.beyond ? plotter_.words(t.more_than, {{"time", end}}) : end},
                                         {"end", svg::number(last.x)}});
    }
    if (drawn.description.empty()) drawn.description = drawn.title;
    return {(times ? "how_time_grows_with_" : "how_the_search_tree_grows_with_") + quantity.id, draw(drawn),
            plotter_.words(t.growth_how)};
  }

  const Plotter& plotter_;
  const Results& results_;
  std::vector<Quantity> quantities_;
};

// Sets of the user may have names that differ only in characters that an id does not have.
void make_ids_unique(std::vector<Plot>& plots) {
  std::set<std::string> seen;
  for (Plot& plot : plots) {
    const std::string id = plot.id;
    for (int n = 2; !seen.insert(plot.id).second; ++n) plot.id = id + '_' + std::to_string(n);
  }
}

bool has_kind(const Results& results, bool viewpoint_sets) {
  return std::any_of(results.algorithms.begin(), results.algorithms.end(), [&](const std::string& id) {
    return (contender(id).kind == Kind::viewpoint_set) == viewpoint_sets;
  });
}

}  // namespace

std::vector<Plot> plots(const Results& results, Language language) {
  const Plotter plotter{results, language};
  std::vector<Plot> list;
  if (has_kind(results, false)) {
    list.push_back(plotter.ranking());
    for (std::size_t set = 0; set < results.sets.size(); ++set) {
      if (!plotter.is_ladder(set)) list.push_back(plotter.times(set));
    }
    std::ranges::move(GrowthPlots{plotter}.plots(), std::back_inserter(list));
  }
  if (has_kind(results, true)) list.push_back(plotter.viewpoint_sets());
  make_ids_unique(list);
  return list;
}

}  // namespace shudu::cli::compare
