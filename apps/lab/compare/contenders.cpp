#include "compare/contenders.h"

#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <optional>
#include <span>

#include "base/comma_list.h"
#include "compare/texts.h"
#include "engine/arguments.h"
#include "shudu/ask.h"
#include "shudu/board.h"
#include "shudu/gallery.h"
#include "shudu/logic.h"
#include "shudu/search.h"
#include "shudu/viewpoints.h"

namespace shudu::cli::compare {
namespace {

using gallery::Counters;

std::int64_t whole(std::uint64_t n) { return static_cast<std::int64_t>(n); }

// `copies` says whether the algorithm guesses on copies of the board. Such an algorithm reports removals as events, but
// it undoes nothing.
Outcome outcome_of(const Counters& counters, bool copies, bool stopped) {
  Outcome outcome;
  outcome.end = stopped ? Outcome::End::timed_out : Outcome::End::finished;
  outcome.solutions = whole(counters.solutions);
  outcome.nodes = whole(counters.nodes);
  outcome.guesses = counters.nodes == 0 ? 0 : whole(counters.nodes) - 1;
  outcome.backtracks = whole(counters.backtracks);
  outcome.placements = whole(counters.placements);
  outcome.copies = copies ? outcome.guesses : 0;
  outcome.undos = copies ? 0 : whole(counters.undos);
  outcome.depth = counters.max_depth;
  return outcome;
}

const gallery::OnSolution go_on = [](const Grid&) { return true; };

// Runs an algorithm of the gallery and records whether it was stopped.
template <class Solve>
Outcome watched(const Solve& solve, bool copies, const Still& still) {
  bool stopped = false;
  const Counters counters = solve([&](double, std::uint64_t) { return !(stopped = !still()); });
  return outcome_of(counters, copies, stopped);
}

// The catalogues have the titles of the gallery. The key lives as long as the program.
Text title_of(std::string_view id, std::string_view english) {
  static std::deque<std::string> keys;
  return {keys.emplace_back("algorithm." + std::string{id} + ".title"), english};
}

Contender of_gallery(const gallery::Algorithm& algorithm, int series) {
  const auto kind = algorithm.viewpoints == no_viewpoint ? Contender::Kind::gallery : Contender::Kind::viewpoint_set;
  return {std::string{algorithm.id}, title_of(algorithm.id, algorithm.title), kind, series,
          [&algorithm](const Grid& clues, std::uint64_t limit, const Still& still) {
            return watched([&](const Watch& watch) { return algorithm.solve_until(clues, limit, go_on, watch); },
                           algorithm.copies, still);
          }};
}

Outcome run_search(const Grid& clues, std::uint64_t limit, const Still&) {
  const SearchResult result = search(clues, limit);
  Outcome outcome;
  outcome.solutions = whole(result.answer.count);
  outcome.nodes = whole(result.stats.nodes);
  outcome.guesses = whole(result.stats.guesses);
  outcome.backtracks = whole(result.stats.backtracks);
  return outcome;
}

// The next step. Tries the usual techniques first, and then the slower ones, one after another. Returns nothing if
// there is no step or no time is left.
std::optional<logic::Step> next_step(const logic::State& state, const logic::Options& options, const Still& still) {
  const auto techniques = default_techniques();
  static const auto usual = static_cast<std::size_t>(
      std::count_if(techniques.begin(), techniques.end(), [](const logic::Technique* one) { return one->hodoku.on; }));
  if (auto step = logic::find_first(state, techniques.first(usual), options)) return step;
  for (std::size_t i = usual; i < techniques.size() && still(); ++i) {
    if (auto step = logic::find_first(state, techniques.subspan(i, 1), options)) return step;
  }
  return std::nullopt;
}

// Techniques that rely on uniqueness are used only if the clues have one solution. Checking this by search takes a
// thousandth of the time.
Outcome run_logic(const Grid& clues, std::uint64_t, const Still& still) {
  const bool unique = has_unique_solution(clues);
  Outcome outcome;
  outcome.guesses = outcome.backtracks = outcome.copies = outcome.undos = outcome.depth = 0;
  outcome.placements = 0;
  if (has_conflict(clues)) return outcome;
  logic::Walk walk{logic::State{clues},
                   [&](const logic::State& state) { return next_step(state, {.uniqueness = unique}, still); }};
  while (still() && walk.next() != nullptr) ++outcome.placements;
  if (walk.end() == logic::Walk::End::contradiction) return outcome;
  if (walk.end() != logic::Walk::End::solved) {
    outcome.end = still() ? Outcome::End::stuck : Outcome::End::timed_out;
    return outcome;
  }
  outcome.solutions = 1;
  return outcome;
}

std::vector<Contender> make_contenders() {
  using Kind = Contender::Kind;
  std::vector<Contender> all;
  int series = 1;
  for (const gallery::Algorithm& algorithm : gallery::algorithms()) all.push_back(of_gallery(algorithm, series++));
  all.push_back({"search", report_texts.search, Kind::search, series++, run_search});
  all.push_back({"bulk", report_texts.bulk, Kind::bulk, series++, {}});
  all.push_back({"logic", title_of("logic", "Logic"), Kind::logic, series++, run_logic});
  for (const gallery::Algorithm& algorithm : gallery::viewpoint_algorithms()) {
    // The colour of its first viewpoint.
    constexpr std::array<int, 4> of_first{3, 6, 5, 7};
    all.push_back(of_gallery(algorithm, of_first[static_cast<std::size_t>(std::countr_zero(algorithm.viewpoints))]));
  }
  return all;
}

bool is_in_group(const Contender& one, const std::string& word) {
  using Kind = Contender::Kind;
  return word == one.id || (word == "gallery" && one.kind == Kind::gallery) ||
         (word == "engine" && (one.kind == Kind::search || one.kind == Kind::bulk)) ||
         (word == "viewpoint_sets" && one.kind == Kind::viewpoint_set);
}

}  // namespace

std::string label(const Contender& one, Language language) {
  return language == Language::en ? one.id : std::string{one.title[language]};
}

const std::vector<Contender>& contenders() {
  static const std::vector<Contender> all = make_contenders();
  return all;
}

const Contender& contender(std::string_view id) {
  return *std::find_if(contenders().begin(), contenders().end(), [&](const Contender& one) { return one.id == id; });
}

std::vector<std::string> algorithm_words() {
  std::vector<std::string> words{"gallery", "engine", "viewpoint_sets"};
  for (const Contender& one : contenders()) words.push_back(one.id);
  return words;
}

Result<std::vector<std::string>, std::string> chosen_algorithms(const std::string& words) {
  std::vector<std::string> wanted;
  for (std::string_view word : split_at_commas(words)) {
    if (!word.empty()) wanted.emplace_back(word);
  }
  for (const std::string& one : wanted) {
    const auto& all = contenders();
    if (std::any_of(all.begin(), all.end(), [&](const Contender& c) { return is_in_group(c, one); })) continue;
    return Unexpected{"unknown algorithm '" + one + "'" + did_you_mean(one, algorithm_words())};
  }
  std::vector<std::string> ids;
  for (const Contender& one : contenders()) {
    const bool is_wanted = wanted.empty() || std::any_of(wanted.begin(), wanted.end(),
                                                         [&](const std::string& w) { return is_in_group(one, w); });
    if (is_wanted) ids.push_back(one.id);
  }
  return ids;
}

}  // namespace shudu::cli::compare
