// The tables of the report (report.h), as data.
#include <fmt/core.h>

#include <algorithm>

#include "compare/contenders.h"
#include "compare/report.h"
#include "compare/sets.h"
#include "compare/summary.h"
#include "compare/texts.h"
#include "draw/axis.h"
#include "engine/columns.h"
#include "engine/table.h"
#include "engine/terminal.h"
#include "language/phrase.h"

namespace shudu::cli::compare {
namespace {

using Kind = Contender::Kind;
using svg::time_text;
constexpr const ReportTexts& words = report_texts;

// The texts in the language.
std::vector<std::string> heads(std::initializer_list<Text> texts, Language language) {
  std::vector<std::string> list;
  for (const Text& text : texts) list.emplace_back(text[language]);
  return list;
}

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

Table sets_table(const Results& results, Language language) {
  Table table{std::string{words.sets_title[language]},
              heads({words.set, words.puzzles, words.blank_cells, words.rating, words.what}, language),
              {},
              true};
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
    table.rows.push_back({set_title(results.sets[set], language), std::to_string(n),
                          n == 0 ? "–" : fmt::format("{}–{}", low, high),
                          hardest == 0 ? "–" : fmt::format("{:.1f}–{:.1f}", easiest / 10.0, hardest / 10.0),
                          std::string{what_is(results.sets[set], language)}});
  }
  return table;
}

Table medians_table(const Results& results, Language language) {
  Table table{std::string{words.medians_title[language]}, heads({words.algorithm}, language)};
  for (const std::string& set : results.sets) table.heads.push_back(set_title(set, language));
  for (std::size_t a : main_algorithms(results)) {
    std::vector<std::string> row{label(contender(results.algorithms[a]), language)};
    for (std::size_t set = 0; set < results.sets.size(); ++set) {
      const Summary s = summary(results, a, [set](const Subject& one) { return one.set == set; });
      row.push_back(s.puzzles == 0 ? "–" : bounded(s.median, s.median_is_bound));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table set_table(const Results& results, std::size_t set, Language language) {
  Table table{phrase(words.set_title, language, {{"set", set_title(results.sets[set], language)}}),
              heads({words.algorithm, words.done, words.median, words.middle_half, words.worst, words.nodes,
                     words.guesses, words.backtracks, words.depth, words.time_per_node},
                    language)};
  for (std::size_t a : main_algorithms(results)) {
    const Contender& one = contender(results.algorithms[a]);
    const Summary s = summary(results, a, [set](const Subject& subject) { return subject.set == set; });
    if (s.puzzles == 0) {
      table.rows.push_back({label(one, language), "0", "–", "–", "–", "–", "–", "–", "–", "–"});
      continue;
    }
    std::string done = fmt::format("{}/{}", s.finished, s.puzzles);
    if (s.timed_out > 0) done += phrase(words.timed_out, language, {{"n", std::to_string(s.timed_out)}});
    if (s.stuck > 0) done += phrase(words.stuck, language, {{"n", std::to_string(s.stuck)}});
    const bool by_set = one.kind == Kind::bulk;
    const double finished_total = s.total - static_cast<double>(s.timed_out) * results.timeout;
    table.rows.push_back(
        {label(one, language), done, bounded(s.median, s.median_is_bound),
         by_set ? "–" : time_text(s.first_quartile) + "–" + bounded(s.third_quartile, s.third_quartile_is_bound),
         by_set ? "–" : bounded(s.worst, s.timed_out > 0), figure(s.nodes), figure(s.guesses), figure(s.backtracks),
         s.depth < 0 ? "–" : std::to_string(s.depth),
         s.nodes <= 0 || s.finished == 0 ? "–"
                                         : time_text(finished_total / (s.nodes * static_cast<double>(s.finished)))});
  }
  return table;
}

Table copies_table(const Results& results, Language language) {
  Table table{std::string{words.copies_title[language]},
              heads({words.algorithm, words.guesses, words.copies, words.undos, words.undos_per_guess, words.written,
                     words.time, words.time_per_guess},
                    language)};
  for (std::size_t a : main_algorithms(results)) {
    const Contender& one = contender(results.algorithms[a]);
    if (one.kind != Kind::gallery) continue;
    const Summary s = summary(results, a, [](const Subject&) { return true; });
    if (s.finished == 0) continue;
    const double seconds =
        (s.total - static_cast<double>(s.timed_out) * results.timeout) / static_cast<double>(s.finished);
    table.rows.push_back({label(one, language), figure(s.guesses), figure(s.copies), figure(s.undos),
                          s.guesses > 0 ? figure(s.undos / s.guesses) : "–", figure(s.placements), time_text(seconds),
                          s.guesses > 0 ? time_text(seconds / s.guesses) : "–"});
  }
  return table;
}

Table growth_table(const Results& results, const std::vector<Group>& cut, const Text& title, double scale, int decimals,
                   Language language) {
  Table table{std::string{title[language]}, heads({words.algorithm}, language)};
  for (const Group& group : cut) table.heads.push_back(fmt::format("{:.{}f}", group.mean / scale, decimals));
  for (std::size_t a : main_algorithms(results)) {
    // Bulk times only whole sets.
    if (contender(results.algorithms[a]).kind == Kind::bulk) continue;
    std::vector<std::string> row{label(contender(results.algorithms[a]), language)};
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

Table viewpoint_table(const Results& results, Language language) {
  Table table{std::string{words.viewpoints_title[language]},
              heads({words.viewpoints, words.done, words.median, words.mean, words.nodes, words.guesses,
                     words.backtracks, words.depth, words.time_per_node},
                    language)};
  for (std::size_t a = 0; a < results.algorithms.size(); ++a) {
    const Contender& one = contender(results.algorithms[a]);
    if (one.kind != Kind::viewpoint_set) continue;
    const Summary s = summary(results, a, [&](const Subject& subject) { return for_viewpoints(results, subject); });
    if (s.finished == 0) continue;
    const double seconds =
        (s.total - static_cast<double>(s.timed_out) * results.timeout) / static_cast<double>(s.finished);
    table.rows.push_back({std::string{one.title[language]}, fmt::format("{}/{}", s.finished, s.puzzles),
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

std::string circumstances(const Results& results, Language language) {
  const bench::Circumstances& c = results.circumstances;
  std::string text =
      phrase(words.made_with, language,
             {{"program", c.program}, {"target", c.target}, {"compiler", c.compiler}, {"processor", c.processor}});
  text += '\n' + phrase(results.limit == 1 ? words.one_solution : words.several_solutions, language,
                        {{"limit", std::to_string(results.limit)},
                         {"time", time_text(results.timeout)},
                         {"repeat", std::to_string(results.repeat)}});
  if (results.seed) text += phrase(words.seed, language, {{"seed", std::to_string(*results.seed)}});
  if (results.interrupted) text += words.interrupted[language];
  return text;
}

std::vector<Table> tables(const Results& results, Language language) {
  std::vector<Table> list{sets_table(results, language), medians_table(results, language)};
  for (std::size_t set = 0; set < results.sets.size(); ++set) list.push_back(set_table(results, set, language));
  list.push_back(copies_table(results, language));
  const auto blanks = groups(
      results, for_blanks(results), [](const Subject& s) { return s.blanks(); }, 5);
  if (blanks.size() > 1) list.push_back(growth_table(results, blanks, words.blanks_title, 1, 0, language));
  const auto ratings = groups(
      results, for_rating(results), [](const Subject& s) { return s.rating; }, 10);
  if (ratings.size() > 1) list.push_back(growth_table(results, ratings, words.ratings_title, 10, 1, language));
  list.push_back(viewpoint_table(results, language));
  std::erase_if(list, [](const Table& table) { return table.rows.empty(); });
  return list;
}

std::string as_text(const Results& results, Language language) {
  std::string text = fitted(circumstances(results, language) + '\n', 2);
  for (const Table& table : tables(results, language)) text += '\n' + fitted(table.title) + '\n' + aligned(table);
  return text;
}

std::string as_markdown(const Results& results, Language language) {
  std::string text = circumstances(results, language) + (language == Language::en ? ".\n" : "。\n");
  for (const Table& table : tables(results, language)) text += "\n**" + table.title + "**\n\n" + piped(table);
  return text;
}

}  // namespace shudu::cli::compare
