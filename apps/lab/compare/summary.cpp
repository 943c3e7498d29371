#include "compare/summary.h"

#include <algorithm>
#include <map>

#include "compare/sets.h"
#include "draw/plot.h"

namespace shudu::cli::compare {
namespace {

Summary of(const std::vector<const Outcome*>& outcomes) {
  Summary summary;
  std::vector<double> seconds;
  std::size_t reached = 0;
  double worst = 0;
  for (const Outcome* outcome : outcomes) {
    ++summary.puzzles;
    seconds.push_back(outcome->seconds);
    summary.total += outcome->seconds;
    worst = std::max(worst, outcome->seconds);
    switch (outcome->end) {
      case Outcome::End::finished: ++summary.finished; break;
      case Outcome::End::timed_out: ++summary.timed_out; break;
      case Outcome::End::stuck: ++summary.stuck; break;
    }
    reached += outcome->end == Outcome::End::timed_out ? 0 : 1;
    summary.depth = std::max(summary.depth, outcome->depth);
  }
  if (seconds.empty()) return summary;
  std::sort(seconds.begin(), seconds.end());
  summary.first_quartile = svg::quantile(seconds, 0.25);
  summary.median = svg::quantile(seconds, 0.5);
  summary.third_quartile = svg::quantile(seconds, 0.75);
  summary.worst = worst;
  // Values from this position on are lower bounds.
  const auto is_bound = [&](double part) {
    return part * static_cast<double>(seconds.size() - 1) > static_cast<double>(reached) - 1;
  };
  summary.median_is_bound = is_bound(0.5);
  summary.third_quartile_is_bound = is_bound(0.75);

  const auto mean = [&](std::int64_t Outcome::*figure) {
    double sum = 0;
    std::size_t n = 0;
    for (const Outcome* outcome : outcomes) {
      if (outcome->end != Outcome::End::finished || outcome->*figure < 0) continue;
      sum += static_cast<double>(outcome->*figure);
      ++n;
    }
    return n == 0 ? -1.0 : sum / static_cast<double>(n);
  };
  summary.nodes = mean(&Outcome::nodes);
  summary.guesses = mean(&Outcome::guesses);
  summary.backtracks = mean(&Outcome::backtracks);
  summary.placements = mean(&Outcome::placements);
  summary.copies = mean(&Outcome::copies);
  summary.undos = mean(&Outcome::undos);
  return summary;
}

bool has_set(const Results& results, std::string_view name) {
  return std::find(results.sets.begin(), results.sets.end(), name) != results.sets.end();
}

}  // namespace

Summary summary(const Results& results, std::size_t algorithm, const Wanted& wanted) {
  std::vector<const Outcome*> chosen;
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    const auto& outcome = results.outcomes[algorithm][i];
    if (outcome && wanted(results.puzzles[i])) chosen.push_back(&*outcome);
  }
  return of(chosen);
}

Summary summary(const Results& results, std::size_t algorithm, const Group& group) {
  std::vector<const Outcome*> chosen;
  for (std::size_t i : group.puzzles) {
    if (const auto& outcome = results.outcomes[algorithm][i]) chosen.push_back(&*outcome);
  }
  return of(chosen);
}

std::vector<Group> groups(const Results& results, const Wanted& wanted, int (*quantity)(const Subject&), int width) {
  std::map<int, std::vector<std::size_t>> by_value, by_cut;
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    if (!wanted(results.puzzles[i])) continue;
    const int value = quantity(results.puzzles[i]);
    by_value[value].push_back(i);
    by_cut[value / width].push_back(i);
  }
  constexpr std::size_t few = 12;
  std::vector<Group> list;
  for (const auto& entry : by_value.size() <= few ? by_value : by_cut) {
    double sum = 0;
    for (std::size_t i : entry.second) sum += quantity(results.puzzles[i]);
    list.push_back({sum / static_cast<double>(entry.second.size()), entry.second});
  }
  return list;
}

Wanted for_blanks(const Results& results) {
  const bool ladder = has_set(results, ladder_name);
  return [&results, ladder](const Subject& subject) {
    return ladder ? results.sets[subject.set] == ladder_name : subject.solutions == 1;
  };
}

Wanted for_rating(const Results& results) {
  return [&results](const Subject& subject) {
    const std::string& set = results.sets[subject.set];
    return subject.rating > 0 && set != ladder_name && set != adverse_name;
  };
}

}  // namespace shudu::cli::compare
