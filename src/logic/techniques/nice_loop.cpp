// Nice loops and alternating inference chains (AIC): weak and strong links of all digits alternate.
//
//   AIC            a chain from "a is false" to "b is true": one of a and b is true, so what contradicts both is false
//   discontinuous  a chain that returns to the cell where it started and proves something there
//   continuous     a loop without a beginning: all its weak links are strong as well
//
// Grouped chains may use groups of candidates, and almost locked sets if the options allow them.
//
// Roles: pattern are the candidates of the chain; pivot is the start of a loop, pincer the ends of an AIC. kind: see
// below.
#include <algorithm>

#include "logic/bit_count.h"
#include "logic/chains/chain_steps.h"
#include "logic/chains/tabling.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

using Id = Tables::Id;
using Meaning = Statements::Meaning;

enum NiceLoopKind { continuous, discontinuous, aic, kind_count };

class NiceLoopSearch {
 public:
  NiceLoopSearch(Request& request, const Tables& tables, bool only_grouped)
      : hunt_(request),
        state_(request.state),
        tables_(tables),
        statements_(tables.statements()),
        only_grouped_(only_grouped),
        steps_(request.options.one_chain_per_step, request.first_only) {}

  void run() {
    for (bool on : {true, false}) {
      for (int i = 0; i < statements_.candidate_count(); ++i) find_loops(static_cast<Id>(2 * i + (on ? 1 : 0)));
    }
    for (int i = 0; i < statements_.candidate_count(); ++i) find_aics(static_cast<Id>(2 * i));
    steps_.report(hunt_);
  }

 private:
  // Entries up to this distance are only one link away.
  static constexpr int too_near = 2;

  // Whether a loop from the start may eliminate something. A true candidate must imply its opposite or another digit in
  // its cell. A false one must imply something about its cell that does not follow from one link.
  bool may_close_loop(Id start) const {
    const KnownCells& known = tables_.known(start);
    const Meaning& from = statements_[start];
    if (known.has(from.first, from.digit, !from.on)) return true;
    const DigitSet others = state_.candidates(from.first) - DigitSet{from.digit};
    for (int digit : others) {
      if (known.has(from.first, digit, true) && (from.on || !others.is_single())) return true;
      if (known.has(from.first, digit, false) && !from.on) return true;
    }
    return false;
  }

  void find_loops(Id start) {
    if (!may_close_loop(start)) return;
    const KnownCells& known = tables_.known(start);
    const Cell cell = statements_[start].first;
    wanted_.clear();
    for (int digit : state_.candidates(cell)) {
      for (bool on : {false, true}) {
        if (known.has(cell, digit, on) && may_want_loop(statements_[start], digit, on)) {
          wanted_.push_back(statements_.candidate(cell, digit, on));
        }
      }
    }
    if (wanted_.empty()) return;
    const Table& table = tables_.up_to(start, wanted_);
    std::array<std::uint16_t, 18> places;
    std::size_t count = 0;
    for (Id id : wanted_) {
      if (table.entries[table.where[id]].distance > too_near) places[count++] = table.where[id];
    }
    std::sort(places.begin(), places.begin() + count);
    for (std::size_t i = 0; i < count; ++i) {
      const std::vector<Id> chain = tables_.chain(table, places[i]);
      // The first link must leave the cell, and the last link must return to it.
      if (statements_[chain[1]].first == cell || statements_[chain[chain.size() - 2]].first == cell) continue;
      if (!is_lasso(chain, true)) check_loop(chain);
    }
  }

  // Whether a loop from the start to this statement about the same cell is discontinuous. Then eliminated_ is its result.
  bool is_discontinuous(const Meaning& start, int digit, bool on) {
    const bool first_strong = !start.on;
    eliminated_.clear();
    if (start.digit == digit && first_strong == on) {
      if (first_strong) {
        for (int other : state_.candidates(start.first) - DigitSet{digit}) eliminated_.emplace_back(start.first, other);
      } else {
        eliminated_.emplace_back(start.first, digit);
      }
      return true;
    }
    if (start.digit == digit || first_strong == on) return false;
    eliminated_.emplace_back(start.first, first_strong ? digit : int{start.digit});
    return true;
  }

  bool can_be_continuous(const Meaning& start, int digit, bool on) const {
    return digit != start.digit && (!start.on || on || count_of(state_.candidates(start.first)) == 2);
  }

  // Whether a loop to this statement eliminates enough to be reported, as far as one can tell without its chain.
  bool may_want_loop(const Meaning& start, int digit, bool on) {
    return is_discontinuous(start, digit, on) ? steps_.may_want(eliminated_) : can_be_continuous(start, digit, on);
  }

  // Whether the chain returns to a cell that it left before. A loop may return to its start.
  bool is_lasso(const std::vector<Id>& chain, bool is_loop) const {
    CellSet left;
    for (std::size_t i = 0; i < chain.size(); ++i) {
      if (left.contains(statements_[chain[i]].first)) return true;
      if (i == 0) continue;
      const Meaning& before = statements_[chain[i - 1]];
      if (!is_loop || before.first != statements_[chain[0]].first) left |= before.footprint;
    }
    return false;
  }

  void check_loop(const std::vector<Id>& chain) {
    const Meaning& start = statements_[chain.front()];
    const Meaning& end = statements_[chain.back()];
    if (is_discontinuous(start, end.digit, end.on)) {
      add(chain, discontinuous, loop_length(chain));
    } else if (can_be_continuous(start, end.digit, end.on)) {
      eliminate_around(chain);
      add(chain, continuous, loop_length(chain));
    }
  }

  // In loops, and in chains between two digits, a set counts as two and a half links. In chains of one digit it counts
  // by its size. The library of cases counts the same way.
  int loop_length(const std::vector<Id>& chain) const {
    int sets = 0;
    for (Id id : chain) sets += statements_[id].set >= 0 ? 1 : 0;
    return static_cast<int>(chain.size()) - 1 + sets * 5 / 2;
  }

  // In a continuous loop every weak link is strong too. Between cells no other place is left for the digit, and in a
  // cell no other digit. A set holds all its digits except those through which it is linked.
  void eliminate_around(const std::vector<Id>& chain) {
    eliminated_.clear();
    CellSet visited;
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) visited |= statements_[chain[i]].footprint;
    const auto only_two = [&](Cell cell, int a, int b) {
      for (int digit : state_.candidates(cell) - DigitSet{a, b}) eliminated_.emplace_back(cell, digit);
    };
    const auto at = [&](std::size_t i) -> const Meaning& { return statements_[chain[i]]; };
    const std::size_t last = chain.size() - 1;
    if (!at(0).on && at(last).on) only_two(at(0).first, at(0).digit, at(last).digit);
    for (std::size_t i = 1; i <= last; ++i) {
      const Meaning& now = at(i);
      if (at(i - 1).first == now.first) continue;
      if (now.on) {
        // The loop enters and leaves this cell by strong links.
        if (i + 2 <= last && !at(i + 1).on && at(i + 1).first == now.first && at(i + 2).on &&
            at(i + 2).first != now.first) {
          only_two(now.first, now.digit, at(i + 2).digit);
        }
        continue;
      }
      const int digit = now.digit;
      for (Cell cell : (seers(at(i - 1), digit) & seers(now, digit) & state_.places(digit)) - visited) {
        eliminated_.emplace_back(cell, digit);
      }
      if (now.set >= 0) eliminate_around_set(now, at(i + 1));
    }
  }

  // The cells that see a node: all its cells, of a set those with the digit.
  CellSet seers(const Meaning& node, int digit) const {
    if (node.set >= 0) return sets()[node.set].watchers[digit];
    CellSet all = CellSet::all();
    for (Cell cell : node.cells) all &= peers(cell);
    return all;
  }

  void eliminate_around_set(const Meaning& lacks, const Meaning& next) {
    const Als& als = sets()[lacks.set];
    // A set can be left through several digits at once if they leave one candidate in the next cell.
    const DigitSet exits =
        next.on ? state_.candidates(next.first) - DigitSet{next.digit} : DigitSet{static_cast<int>(next.digit)};
    for (int digit : als.digits - DigitSet{lacks.digit} - exits) {
      for (Cell cell : als.watchers[digit]) eliminated_.emplace_back(cell, digit);
    }
    if (!next.on) return;
    for (int digit : exits& als.digits) {
      for (Cell cell : als.watchers[digit] & peers(next.first)) eliminated_.emplace_back(cell, digit);
    }
  }

  // The candidates at the end of a chain from the start such that both ends exclude two candidates.
  void list_ends(Id start) {
    wanted_.clear();
    const KnownCells& known = tables_.known(start);
    const Meaning& from = statements_[start];
    const CellSet seen = peers(from.first) & state_.places(from.digit);
    const auto list = [&](Cell end, int digit) {
      eliminate_at_ends(from, end, digit);
      if (steps_.may_want(eliminated_)) wanted_.push_back(statements_.candidate(end, digit, true));
    };
    for (Cell end : known.on[from.digit]) {
      const CellSet both = peers(end) & seen;
      if (!both.empty() && !both.is_single() && end != from.first) list(end, from.digit);
    }
    for (int digit : state_.candidates(from.first) - DigitSet{from.digit}) {
      for (Cell end : known.on[digit] & seen) list(end, digit);
    }
  }

  // What a chain from "not from" to "digit in end" eliminates.
  void eliminate_at_ends(const Meaning& from, Cell end, int digit) {
    eliminated_.clear();
    if (digit == from.digit) {
      for (Cell cell : peers(from.first) & peers(end) & state_.places(digit)) eliminated_.emplace_back(cell, digit);
    } else if (from.first.sees(end) && state_.has(from.first, digit) && state_.has(end, from.digit)) {
      eliminated_.emplace_back(from.first, digit);
      eliminated_.emplace_back(end, from.digit);
    }
  }

  void find_aics(Id start) {
    list_ends(start);
    if (wanted_.empty()) return;
    const Table& table = tables_.up_to(start, wanted_);
    const Meaning& from = statements_[start];
    for (std::size_t i = 1; i < table.entries.size(); ++i) {
      const Meaning& to = statements_[table.entries[i].statement];
      if (!to.is_candidate() || !to.on || to.first == from.first || table.entries[i].distance <= too_near) continue;
      eliminate_at_ends(from, to.first, to.digit);
      // A chain with a single elimination is a discontinuous loop.
      if (eliminated_.size() < 2 || !steps_.may_want(eliminated_)) continue;
      const std::vector<Id> chain = tables_.chain(table, i);
      if (is_lasso(chain, false)) continue;
      add(chain, aic, to.digit == from.digit ? tables_.length(chain) : loop_length(chain));
    }
  }

  // Reports a chain that proves eliminated_.
  void add(const std::vector<Id>& chain, NiceLoopKind kind, int length) {
    if (eliminated_.empty()) return;
    bool is_grouped = false;
    for (Id id : chain) is_grouped |= !statements_[id].is_candidate();
    if (only_grouped_ && !is_grouped) return;
    const Technique& technique = nice_loop[kind + (is_grouped ? kind_count : 0)];
    if (!steps_.wants(technique, eliminated_, length)) return;
    Step step{.technique = &technique};
    step.eliminations = eliminated_;
    for (Candidate candidate : eliminated_) step.digits.insert(candidate.digit);
    step.inferences = length;
    step.chains = {tables_.told(chain, step)};
    step.chains[0].closed = kind == continuous;
    for (std::size_t i = 0; i < chain.size(); ++i) {
      const bool is_end = i == 0 || i + 1 == chain.size();
      const Role role = !is_end ? Role::pattern : kind == aic ? Role::pincer : Role::pivot;
      const Meaning& node = statements_[chain[i]];
      for (Cell cell : node.cells) step.marks.emplace_back(cell, node.digit, role);
    }
    steps_.add(std::move(step), length, tables_.length(chain));
  }

  const AlsList& sets() const { return hunt_.memo.get<AlsList>(state_); }

  Request& hunt_;
  const State& state_;
  const Tables& tables_;
  const Statements& statements_;
  bool only_grouped_;
  std::vector<Id> wanted_;             // the statements that the search needs of a table
  std::vector<Candidate> eliminated_;  // by the chain in hand
  ChainSteps steps_;
};

void find_nice_loop(Request& request, const Technique& wanted) {
  const bool is_grouped = wanted.size == 1;
  if (!is_grouped) {
    NiceLoopSearch(request, request.memo.get<CandidateTables>(request.state), false).run();
  } else if (request.options.als_in_chains) {
    NiceLoopSearch(request, request.memo.get<SetTables>(request.state), !request.first_only).run();
  } else {
    NiceLoopSearch(request, request.memo.get<GroupTables>(request.state), !request.first_only).run();
  }
}

constexpr Technique technique(bool is_grouped, std::string_view id, std::string_view page, std::string_view code,
                              std::string_view name, Text nice_loop_look, Text nice_loop_why) {
  return {.id = id,
          .page = page,
          .family = Family::chains,
          .name = name,
          .look = nice_loop_look,
          .why = nice_loop_why,
          .hodoku = {.code = code,
                     .index = is_grouped ? 5650 : 5600,
                     .level = Level::unfair,
                     .score = is_grouped ? 300 : 280,
                     .on = true},
          .size = is_grouped ? 1 : 0,
          .find = find_nice_loop};
}

constexpr Text look_continuous{"technique.continuous_nice_loop.look",
                               "Look at the closed loop of {inferences} links through {path}."};
constexpr Text look_discontinuous{"technique.discontinuous_nice_loop.look",
                                  "Look at the loop of {inferences} links that starts and ends in {start}."};
constexpr Text look_aic{"technique.aic.look", "Look at the chain of {inferences} links from {start} to {end}."};
constexpr Text why_continuous{
    "technique.continuous_nice_loop.why",
    "{chain} The loop can be followed from any of its links and in both directions, so one end of each of its weak "
    "links is true. A candidate that conflicts with both ends of a weak link is false."};
constexpr Text why_discontinuous{
    "technique.discontinuous_nice_loop.why",
    "{chain} Assuming {assumed} leads to {reached}[, and {otherwise} leads to the same], {result}."};
constexpr Text why_aic{"technique.aic.why", "{chain} So {ends}. A candidate that both exclude is false."};

}  // namespace

constinit const Technique nice_loop[6] = {
    technique(false, "continuous_nice_loop", "nice_loop", "0706", "Continuous Nice Loop", look_continuous,
              why_continuous),
    technique(false, "discontinuous_nice_loop", "nice_loop", "0707", "Discontinuous Nice Loop", look_discontinuous,
              why_discontinuous),
    technique(false, "aic", "nice_loop", "0708", "AIC", look_aic, why_aic),
    technique(true, "grouped_continuous_nice_loop", "grouped_nice_loop", "0709", "Grouped Continuous Nice Loop",
              look_continuous, why_continuous),
    technique(true, "grouped_discontinuous_nice_loop", "grouped_nice_loop", "0710", "Grouped Discontinuous Nice Loop",
              look_discontinuous, why_discontinuous),
    technique(true, "grouped_aic", "grouped_nice_loop", "0711", "Grouped AIC", look_aic, why_aic),
};

}  // namespace shudu::logic
