// Fish of one digit: X-wing, swordfish, jellyfish and larger; with fins, with boxes (franken), of any houses (mutant).
//
// Roles: pattern is the covered base candidates, fin is all fins, endo_fin those of them in two base houses. A siamese
// fish (variant 1) is two fish of the same base in one step. The second is nested. Its fins (or, if it has none, its
// eliminations) are extra.
#include "logic/techniques/fish.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "logic/patterns/siamese_fish.h"
#include "logic/patterns/templates.h"
#include "logic/request.h"
#include "logic/techniques.h"
#include "logic/techniques/fish_names.h"

namespace shudu::logic {

namespace {

constexpr bool has_fins(int kind) { return kind != basic && kind != franken && kind != mutant; }

constexpr FishShape shape_of_kind(int kind) {
  return kind <= sashimi ? FishShape::basic : kind <= finned_franken ? FishShape::franken : FishShape::mutant;
}

// Whether a base house has at most one candidate without its fins.
bool is_sashimi(const Fish& fish) {
  for (HouseSet left = fish.base; left != 0; left &= left - 1) {
    const CellSet rest = fish.body & House{std::countr_zero(left)}.cells();
    if (rest.empty() || rest.is_single()) return true;
  }
  return false;
}

std::vector<House> houses_in(HouseSet set) {
  std::vector<House> list;
  for (; set != 0; set &= set - 1) list.emplace_back(std::countr_zero(set));
  return list;
}

class FishHunt {
 public:
  FishHunt(Request& request, const Technique& wanted)
      : hunt_(request),
        wanted_(wanted),
        limits_{.shape = shape_of_kind(wanted.kind), .min_size = wanted.size, .max_size = wanted.size} {}

  void run() {
    if (has_fins(wanted_.kind)) {
      limits_.finned = true;
      limits_.max_fins = hunt_.options.max_fins;
      limits_.max_endo_fins = hunt_.options.max_endo_fins;
      limits_.open_ground = hunt_.options.check_templates && is_large();
      search_all_digits();
    } else {
      // On a solving path, fish without fins are searched for only in base houses with few candidates. A box can cover
      // several candidates of a base house, so there can be more fish. They come after the others.
      limits_.small_bases = true;
      search_all_digits();
      limits_.small_bases = false;
      if (wanted_.kind != basic && !hunt_.first_only) search_all_digits();
    }
    if (!hunt_.options.siamese) return;
    join_siamese(found_, hunt_.options.one_fish_per_step);
    for (const FoundFish& found : found_) {
      if (found.technique == &wanted_ && !report(found)) return;
    }
  }

 private:
  // HoDoKu uses templates to shorten the search for large fish, and so misses some with endo fins.
  bool is_large() const {
    constexpr int largest_small[] = {5, 4, 3};  // by shape
    return wanted_.size > largest_small[static_cast<int>(limits_.shape)];
  }

  void search_all_digits() {
    for (int digit = 1; digit <= 9 && !hunt_.done; ++digit) {
      if (hunt_.state.places(digit).empty() || !hunt_.changes.affect(digit)) continue;
      // No fish eliminates a candidate that lies in a template. Basic fish need no such test, because their search is
      // as fast.
      if (wanted_.kind != basic) {
        limits_.quarry = hunt_.memo.get<OutsideTemplates>(hunt_.state)[digit];
        if (limits_.quarry.empty()) continue;
      }
      search_fish(hunt_.state, digit, limits_, [&](const Fish& fish) { return take(fish); });
    }
  }

  bool take(const Fish& fish) {
    const Technique* technique = fish_technique(fish);
    if (technique == nullptr || !is_asked_for(*technique)) return true;
    // The second search for fish without fins finds those of the first again, so they are skipped.
    if (!limits_.finned && !limits_.small_bases && has_small_bases(fish)) return true;
    const CellSet all = fish.eliminations | fish.cannibals;
    FoundFish found{.fish = fish, .technique = technique, .removed = all.size()};
    if (hunt_.options.one_fish_per_step) {
      const auto same = std::find_if(found_.begin(), found_.end(), [&](const FoundFish& other) {
        return other.fish.digit == fish.digit && (other.fish.eliminations | other.fish.cannibals) == all;
      });
      if (same != found_.end()) {
        // A finned fish replaces a sashimi fish with the same eliminations.
        if (technique->hodoku.index < same->technique->hodoku.index) *same = found;
        return true;
      }
    } else {
      found.removed = fish.eliminations.size() + fish.cannibals.size();
    }
    if (hunt_.options.siamese || hunt_.options.one_fish_per_step) found_.push_back(found);
    return hunt_.options.siamese || report(found);
  }

  bool is_asked_for(const Technique& technique) const {
    if (&technique == &wanted_) return true;
    // On a solving path, a search for franken fish also takes fish with only boxes on one side, which are mutant.
    if (hunt_.first_only) return limits_.shape == FishShape::franken && technique.kind >= mutant;
    // A finned and a sashimi fish can be siamese.
    return hunt_.options.siamese && limits_.shape == FishShape::basic && limits_.finned;
  }

  bool has_small_bases(const Fish& fish) const {
    for (HouseSet left = fish.base; left != 0; left &= left - 1) {
      if (hunt_.state.places(fish.digit, House{std::countr_zero(left)}).size() > wanted_.size) return false;
    }
    return true;
  }

  bool report(const FoundFish& found) {
    Step step = fish_step(found.fish, *found.technique);
    if (found.twin) {
      step.variant = 1;
      step.nested.push_back(fish_step(*found.twin, *fish_technique(*found.twin)));
      const Step& twin = step.nested.front();
      step.eliminations.insert(step.eliminations.end(), twin.eliminations.begin(), twin.eliminations.end());
      const CellSet gone = found.twin->eliminations | found.twin->cannibals;
      for (Cell cell : found.twin->fins.empty() ? gone : found.twin->fins)
        step.marks.emplace_back(cell, found.fish.digit, Role::extra);
    }
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const Technique& wanted_;
  FishLimits limits_;
  std::vector<FoundFish> found_;
};

void find_fish(Request& request, const Technique& wanted) { FishHunt{request, wanted}.run(); }

constexpr Technique make_fish(FishKind kind, int size, HodokuFacts hodoku, int rating = 0) {
  const FishName& called = fish_names[kind][static_cast<std::size_t>(size - 2)];
  const FishWords words = words_of(kind);
  return {
      .id = called.id,
      .page = words.page,
      .family = Family::fish,
      .name = called.name,
      .look = words.look,
      .why = words.why,
      .hodoku = hodoku,
      .rating = rating,
      .size = size,
      .kind = kind,
      .find = find_fish,
  };
}

}  // namespace

constinit const Technique basic_fish[6] = {
    make_fish(basic, 2, {.code = "0300", .index = 2200, .level = Level::hard, .score = 140, .on = true}, 32),
    make_fish(basic, 3, {.code = "0301", .index = 2300, .level = Level::hard, .score = 150, .on = true}, 38),
    make_fish(basic, 4, {.code = "0302", .index = 2400, .level = Level::hard, .score = 160, .on = true}, 52),
    make_fish(basic, 5, {.code = "0303", .index = 2500, .level = Level::unfair, .score = 470}),
    make_fish(basic, 6, {.code = "0304", .index = 2600, .level = Level::unfair, .score = 470}),
    make_fish(basic, 7, {.code = "0305", .index = 2700, .level = Level::unfair, .score = 470}),
};

constinit const Technique finned_fish[12] = {
    make_fish(finned, 2, {.code = "0310", .index = 4100, .level = Level::hard, .score = 130, .on = true}),
    make_fish(sashimi, 2, {.code = "0320", .index = 4200, .level = Level::hard, .score = 150, .on = true}),
    make_fish(finned, 3, {.code = "0311", .index = 4300, .level = Level::unfair, .score = 200, .on = true}),
    make_fish(sashimi, 3, {.code = "0321", .index = 4400, .level = Level::unfair, .score = 240, .on = true}),
    make_fish(finned, 4, {.code = "0312", .index = 4500, .level = Level::unfair, .score = 250, .on = true}),
    make_fish(sashimi, 4, {.code = "0322", .index = 4600, .level = Level::unfair, .score = 260, .on = true}),
    make_fish(finned, 5, {.code = "0313", .index = 4700, .level = Level::unfair, .score = 470}),
    make_fish(sashimi, 5, {.code = "0323", .index = 4800, .level = Level::unfair, .score = 470}),
    make_fish(finned, 6, {.code = "0314", .index = 4900, .level = Level::unfair, .score = 470}),
    make_fish(sashimi, 6, {.code = "0324", .index = 5000, .level = Level::unfair, .score = 470}),
    make_fish(finned, 7, {.code = "0315", .index = 5100, .level = Level::unfair, .score = 470}),
    make_fish(sashimi, 7, {.code = "0325", .index = 5200, .level = Level::unfair, .score = 470}),
};

constinit const Technique franken_fish[6] = {
    make_fish(franken, 2, {.code = "0330", .index = 6100, .level = Level::unfair, .score = 300, .on = true}),
    make_fish(franken, 3, {.code = "0331", .index = 6200, .level = Level::unfair, .score = 350, .on = true}),
    make_fish(franken, 4, {.code = "0332", .index = 6300, .level = Level::unfair, .score = 370}),
    make_fish(franken, 5, {.code = "0333", .index = 6400, .level = Level::extreme, .score = 470}),
    make_fish(franken, 6, {.code = "0334", .index = 6500, .level = Level::extreme, .score = 470}),
    make_fish(franken, 7, {.code = "0335", .index = 6600, .level = Level::extreme, .score = 470}),
};

constinit const Technique finned_franken_fish[6] = {
    make_fish(finned_franken, 2, {.code = "0340", .index = 6700, .level = Level::unfair, .score = 390, .on = true}),
    make_fish(finned_franken, 3, {.code = "0341", .index = 6800, .level = Level::unfair, .score = 410, .on = true}),
    make_fish(finned_franken, 4, {.code = "0342", .index = 6900, .level = Level::unfair, .score = 430}),
    make_fish(finned_franken, 5, {.code = "0343", .index = 7000, .level = Level::extreme, .score = 470}),
    make_fish(finned_franken, 6, {.code = "0344", .index = 7100, .level = Level::extreme, .score = 470}),
    make_fish(finned_franken, 7, {.code = "0345", .index = 7200, .level = Level::extreme, .score = 470}),
};

constinit const Technique mutant_fish[6] = {
    make_fish(mutant, 2, {.code = "0350", .index = 7300, .level = Level::extreme, .score = 450}),
    make_fish(mutant, 3, {.code = "0351", .index = 7400, .level = Level::extreme, .score = 450}),
    make_fish(mutant, 4, {.code = "0352", .index = 7500, .level = Level::extreme, .score = 450}),
    make_fish(mutant, 5, {.code = "0353", .index = 7600, .level = Level::extreme, .score = 470}),
    make_fish(mutant, 6, {.code = "0354", .index = 7700, .level = Level::extreme, .score = 470}),
    make_fish(mutant, 7, {.code = "0355", .index = 7800, .level = Level::extreme, .score = 470}),
};

constinit const Technique finned_mutant_fish[6] = {
    make_fish(finned_mutant, 2, {.code = "0360", .index = 7900, .level = Level::extreme, .score = 470}),
    make_fish(finned_mutant, 3, {.code = "0361", .index = 8000, .level = Level::extreme, .score = 470}),
    make_fish(finned_mutant, 4, {.code = "0362", .index = 8100, .level = Level::extreme, .score = 470}),
    make_fish(finned_mutant, 5, {.code = "0363", .index = 8200, .level = Level::extreme, .score = 470}),
    make_fish(finned_mutant, 6, {.code = "0364", .index = 8300, .level = Level::extreme, .score = 470}),
    make_fish(finned_mutant, 7, {.code = "0365", .index = 8400, .level = Level::extreme, .score = 470}),
};

const Technique* fish_technique(const Fish& fish) {
  const bool fins = !fish.fins.empty();
  const int i = fish.size - 2;
  switch (shape_of(fish)) {
    case FishShape::basic: break;
    case FishShape::franken: return fins ? &finned_franken_fish[i] : &franken_fish[i];
    case FishShape::mutant: return fins ? &finned_mutant_fish[i] : &mutant_fish[i];
  }
  const bool thin = is_sashimi(fish);
  if (!fins) return thin ? nullptr : &basic_fish[i];
  return &finned_fish[2 * i + (thin ? 1 : 0)];
}

Step fish_step(const Fish& fish, const Technique& technique) {
  Step step{.technique = &technique};
  step.digits = {fish.digit};
  step.base = houses_in(fish.base);
  step.cover = houses_in(fish.cover);
  for (Cell cell : fish.body) step.marks.emplace_back(cell, fish.digit, Role::pattern);
  for (Cell cell : fish.fins) step.marks.emplace_back(cell, fish.digit, Role::fin);
  for (Cell cell : fish.endo_fins) step.marks.emplace_back(cell, fish.digit, Role::endo_fin);
  for (Cell cell : fish.eliminations | fish.cannibals) step.eliminations.emplace_back(cell, fish.digit);
  return step;
}

}  // namespace shudu::logic
