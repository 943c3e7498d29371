// Kraken fish: a fish whose fins do not see the elimination, but a chain leads from every fin to it.
//
//   Type 1  Without its fins the fish eliminates a candidate. If a fin is true, a chain eliminates it as well.
//   Type 2  Without its fins one of the fish's candidates in a cover house is true. Chains lead from all of these
//           and from all fins to the same elimination, of any digit.
//
// Roles: pattern, fin and endo_fin as for other fish; pivot is the starts of the chains.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "logic/chains/tabling.h"
#include "logic/patterns/fish_search.h"
#include "logic/request.h"
#include "logic/techniques.h"
#include "logic/techniques/fish.h"

namespace shudu::logic {

namespace {

class KrakenHunt {
 public:
  KrakenHunt(Request& request, const Tables& tables) : hunt_(request), tables_(tables) {}

  void run() {
    const Options& options = hunt_.options;
    const FishLimits limits{.shape = static_cast<FishShape>(options.kraken_max_type),
                            .min_size = 2,
                            .max_size = options.kraken_max_size,
                            .finned = true,
                            .max_fins = options.kraken_max_fins,
                            .max_endo_fins = options.kraken_max_type == 0 ? 0 : options.kraken_max_endo_fins,
                            .barren = true};
    for (int digit = 1; digit <= 9; ++digit) {
      if (!search_fish(hunt_.state, digit, limits, [&](const Fish& fish) { return take(fish); })) break;
    }
    for (Found& found : found_) {
      if (!hunt_.report(std::move(found.step))) return;
    }
  }

 private:
  struct Found {
    Candidate elimination;
    const Technique* technique;
    int digit;  // of the fish
    int index;  // position of the fish in the order of difficulty
    Step step;
  };

  bool take(const Fish& fish) {
    for (Cell cell : fish.prey& removed_by_all(fish.fins, fish.digit, fish.digit)) {
      if (!add(fish, kraken_fish[0], {cell, fish.digit}, fish.fins)) return false;
    }
    for (HouseSet left = fish.cover; left != 0; left &= left - 1) {
      const CellSet house = hunt_.state.places(fish.digit, House{std::countr_zero(left)});
      // Candidates in two cover houses cannot be true, so they need no chain.
      const CellSet starts = (house & (fish.body | fish.fins)) - fish.prey;
      // If the house has no other candidates, they start a forcing chain that does not need the fish.
      if (starts == house) continue;
      for (int digit = 1; digit <= 9; ++digit) {
        for (Cell cell : removed_by_all(starts | fish.fins, fish.digit, digit)) {
          if (!add(fish, kraken_fish[1], {cell, digit}, starts | fish.fins)) return false;
        }
      }
    }
    return true;
  }

  // The cells where `digit` cannot be, whichever of the cells holds `start_digit`.
  CellSet removed_by_all(CellSet starts, int start_digit, int digit) const {
    CellSet removed = hunt_.state.places(digit) - starts;
    for (Cell start : starts) {
      if (removed.empty()) break;
      removed &= tables_.removed({start, start_digit}, digit);
    }
    return removed;
  }

  // Of several fish with the same result the simplest is kept. Returns false if no more are wanted.
  bool add(const Fish& fish, const Technique& technique, Candidate elimination, CellSet starts) {
    const int index = fish_technique(fish)->hodoku.index;
    const auto same = std::find_if(found_.begin(), found_.end(), [&](const Found& other) {
      return other.elimination == elimination && other.technique == &technique && other.digit == fish.digit;
    });
    if (same != found_.end() && same->index <= index) return true;
    Found found{.elimination = elimination,
                .technique = &technique,
                .digit = fish.digit,
                .index = index,
                .step = step_of(fish, technique, elimination, starts)};
    if (same != found_.end()) {
      *same = std::move(found);
    } else {
      found_.push_back(std::move(found));
    }
    return !hunt_.first_only;
  }

  Step step_of(const Fish& fish, const Technique& technique, Candidate elimination, CellSet starts) const {
    Step step = fish_step(fish, technique);
    step.eliminations = {elimination};
    for (Cell start : starts) {
      step.marks.emplace_back(start, fish.digit, Role::pivot);
      const std::vector<Tables::Id> chain = tables_.chain({start, fish.digit}, true, elimination, false);
      step.inferences += tables_.length(chain);
      step.chains.push_back(tables_.told(chain, step));
    }
    return step;
  }

  Request& hunt_;
  const Tables& tables_;
  std::vector<Found> found_;
};

void find_kraken_fish(Request& request, const Technique&) {
  if (request.options.als_in_chains) {
    KrakenHunt{request, request.memo.get<SetTables>(request.state)}.run();
  } else {
    KrakenHunt{request, request.memo.get<GroupTables>(request.state)}.run();
  }
}

constexpr Text kraken_fish_look = {"technique.kraken_fish.look",
                                   "Look at the {digit}s in {base} and {cover}: {pattern}, and the fin {fin}."};

}  // namespace

// One search finds both, so they have the same switch.
constinit const Technique kraken_fish[2] = {
    {
        .id = "kraken_fish_1",
        .page = "kraken_fish",
        .family = Family::fish,
        .name = "Kraken Fish Type 1",
        .look = kraken_fish_look,
        .why =
            {"technique.kraken_fish_1.why",
             "If the fin is false, the {digit}s of {base} use up {cover}, and {eliminated} cannot be {digit}. If the "
             "fin is true, the same follows from every one of its cells: {chain}"},
        .hodoku = {.code = "0371", .index = 8450, .level = Level::extreme, .score = 500},
        .find = find_kraken_fish,
    },
    {
        .id = "kraken_fish_2",
        .page = "kraken_fish",
        .family = Family::fish,
        .name = "Kraken Fish Type 2",
        .look = kraken_fish_look,
        .why = {"technique.kraken_fish_2.why",
                "Either a cell of the fin is {digit}, or the {digit}s of {base} fill {cover}, one in each of these "
                "houses. So one of {pivot} is {digit}, and all of them lead to the same: {chain}"},
        .hodoku = {.code = "0372", .index = 8450, .level = Level::extreme, .score = 500},
        .find = find_kraken_fish,
    },
};

}  // namespace shudu::logic
