#include "hunt/hunting.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>

#include "base/threads.h"
#include "engine/output.h"
#include "engine/table.h"

namespace shudu::cli {

using namespace std::chrono_literals;

// Some ways to remove clues from a class that a round has taken, and what they lead to.
struct Hunting::Portion {
  Taken taken;
  Grid clues;
  std::uint64_t to = 0;  // the ways from taken.done up to here
  bool last = false;     // these are all that are left
  struct Reached {
    hunt::ClassKey key;
    bool bounded;
  };
  std::vector<Reached> reached = {};
  std::uint64_t skipped = 0;
};

Hunting::Hunting(Store& store, const HuntSettings& settings, const HuntLimits& limits)
    : store_(store), settings_(settings), limits_(limits), seconds_before_(store.seconds()) {}

std::optional<HuntEnd> Hunting::stop() const {
  if (!store_.error().empty()) return HuntEnd::failed;
  if (Interrupt::wanted()) return HuntEnd::interrupted;
  const std::chrono::duration<double> spent = Clock::now() - begin_;
  if (limits_.timeout > 0 && spent.count() >= limits_.timeout) return HuntEnd::timeout;
  return std::nullopt;
}

HuntEnd Hunting::run() {
  for (;;) {
    if (const auto end = expand_all()) return *end;
    if (const auto end = rate_all()) return *end;
    end_round();
    if (const auto end = stop()) return *end;
    if (limits_.rounds && store_.round() >= *limits_.rounds) return HuntEnd::rounds;
    store_.begin();
    const std::uint64_t taken = store_.begin_round(settings_.frontier);
    if (!commit()) return HuntEnd::failed;
    if (taken == 0) return HuntEnd::exhausted;
  }
}

bool Hunting::begin(const std::vector<Grid>& start) {
  store_.begin();
  store_.set(settings_);
  for (const Grid& form : start) store_.add(hunt::key_of(form), 0, false);
  return commit();
}

std::optional<HuntEnd> Hunting::expand_all() {
  for (;;) {
    if (const auto end = stop()) return end;
    std::vector<Portion> portions = next_portions();
    if (portions.empty()) return std::nullopt;
    const auto begin = Clock::now();
    expand_now(portions);
    const auto time = Clock::now() - begin;
    if (time < 250ms) batch_ = std::min<std::size_t>(2 * batch_, 4096);
    if (time > 1s) batch_ = std::max<std::size_t>(batch_ / 2, 1);
    store_now(portions);
    show("expand", portions.back().taken.number, store_.counts().expanded);
  }
}

// The ways that are next in order, at most one for each unit of the batch. A portion is a quarter of what each thread
// gets, so that threads with quick portions take more of them.
std::vector<Hunting::Portion> Hunting::next_portions() const {
  std::vector<Portion> portions;
  const std::size_t each = std::max<std::size_t>(1, batch_ / (4 * static_cast<std::size_t>(limits_.threads)));
  std::size_t left = std::max(batch_, static_cast<std::size_t>(limits_.threads));
  for (Taken& taken : store_.unfinished(left)) {
    const auto clues = hunt::form_of(taken.key);
    const std::uint64_t all = clues ? hunt::ways(*clues, settings_.around) : 0;
    do {
      Portion portion{taken, clues.value_or(Grid{}), std::min<std::uint64_t>(taken.done + std::min(each, left), all)};
      portion.last = portion.to == all;
      left -= static_cast<std::size_t>(portion.to - taken.done);
      taken.done = portion.to;
      portions.push_back(std::move(portion));
    } while (taken.done < all && left > 0);
    if (left == 0) break;
  }
  return portions;
}

void Hunting::expand_now(std::vector<Portion>& portions) const {
  std::atomic<std::size_t> next = 0;
  on_threads(static_cast<std::size_t>(limits_.threads), [&](std::size_t) {
    for (std::size_t i = next++; i < portions.size(); i = next++) {
      Portion& portion = portions[i];
      if (portion.taken.done == portion.to) continue;
      const hunt::Expansion expansion = hunt::expand(portion.clues, settings_.around, portion.taken.done, portion.to);
      for (const Grid& form : expansion.forms) {
        const bool bounded = settings_.keep_from > 0 && hunt::bound_of(form, settings_.goal) < settings_.keep_from;
        portion.reached.push_back({hunt::key_of(form), bounded});
      }
      portion.skipped = expansion.skipped;
    }
  });
}

void Hunting::store_now(const std::vector<Portion>& portions) {
  store_.begin();
  for (const Portion& portion : portions) {
    for (const Portion::Reached& one : portion.reached) store_.add(one.key, portion.taken.number, one.bounded);
    store_.skip(portion.skipped);
    store_.advance(portion.taken, portion.to, portion.last);
  }
  commit();
}

std::optional<HuntEnd> Hunting::rate_all() {
  for (;;) {
    const std::vector<Fresh> fresh = store_.fresh(4096);
    if (fresh.empty()) return stop();
    std::vector<hunt::Rank> ranks(fresh.size());
    for (std::size_t done = 0; done < fresh.size();) {
      if (const auto end = stop()) return end;
      const std::size_t to = rate_some(fresh, done, ranks);
      store_.begin();
      for (; done < to; ++done) {
        // The start is kept whatever its rating is, so that there is something to begin with.
        const bool keep = hunt::value_in(ranks[done]) >= settings_.keep_from || fresh[done].parent == 0;
        store_.rate(fresh[done], ranks[done], keep);
      }
      commit();
      show("rate", store_.counts().rated, store_.counts().rated + store_.counts().fresh);
    }
  }
}

// Rates classes in order for up to a second, at least one. Returns the first that was not rated.
std::size_t Hunting::rate_some(const std::vector<Fresh>& fresh, std::size_t from,
                               std::vector<hunt::Rank>& ranks) const {
  const auto until = Clock::now() + 1s;
  std::atomic<std::size_t> next = from;
  on_threads(static_cast<std::size_t>(limits_.threads), [&](std::size_t) {
    for (std::size_t i = next++; i < fresh.size(); i = next++) {
      const Grid form = hunt::form_of(fresh[i].key).value_or(Grid{});
      ranks[i] = hunt::rank_of(form, hunt::value_of(form, settings_.goal), settings_.seed);
      if (i != from && (Clock::now() > until || Interrupt::wanted())) return;
    }
  });
  return std::min(next.load(), fresh.size());
}

void Hunting::end_round() {
  const HuntCounts& counts = store_.counts();
  store_.begin();
  store_.end_round({store_.round(), counts.seen, counts.rated, counts.kept, best_rank(),
                    seconds_before_ + std::chrono::duration<double>(Clock::now() - begin_).count()});
  commit();
}

bool Hunting::commit() {
  store_.set_seconds(seconds_before_ + std::chrono::duration<double>(Clock::now() - begin_).count());
  return store_.commit();
}

hunt::Rank Hunting::best_rank() const {
  hunt::Rank best = 0;
  store_.best([&](const Kept& kept) {
    best = kept.rank;
    return false;
  });
  return best;
}

void Hunting::show(std::string_view step, std::uint64_t done, std::uint64_t of) {
  if (!progress_.is_due()) return;
  const double seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  const std::string best =
      store_.counts().kept == 0 ? "-" : hunt::rating_text(hunt::value_in(best_rank()), settings_.goal);
  const std::uint64_t percent = of == 0 ? 100 : 100 * done / of;
  std::string text = fmt::format("round {}, best {}", store_.round(), best);
  std::vector<std::string> texts{text};
  for (const std::string& part :
       {fmt::format("{} {} %", step, percent), fmt::format("{} of {}", with_commas(done), with_commas(of)),
        with_commas(store_.counts().kept) + " kept", duration_in_words(seconds)}) {
    texts.insert(texts.begin(), text += ", " + part);
  }
  progress_.show(texts);
}

}  // namespace shudu::cli
