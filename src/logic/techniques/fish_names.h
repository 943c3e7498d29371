// The names and texts of fish, by kind and size.
#pragma once

#include <array>
#include <string_view>

#include "shudu/logic.h"

namespace shudu::logic {

// Technique::kind of a fish.
enum FishKind { basic, finned, sashimi, franken, finned_franken, mutant, finned_mutant, fish_kind_count };

struct FishName {
  std::string_view id;
  std::string_view name;
};

// fish_names[kind][size - 2]
inline constexpr std::array<std::array<FishName, 6>, fish_kind_count> fish_names = {{
    {{{"x_wing", "X-Wing"},
      {"swordfish", "Swordfish"},
      {"jellyfish", "Jellyfish"},
      {"squirmbag", "Squirmbag"},
      {"whale", "Whale"},
      {"leviathan", "Leviathan"}}},
    {{{"finned_x_wing", "Finned X-Wing"},
      {"finned_swordfish", "Finned Swordfish"},
      {"finned_jellyfish", "Finned Jellyfish"},
      {"finned_squirmbag", "Finned Squirmbag"},
      {"finned_whale", "Finned Whale"},
      {"finned_leviathan", "Finned Leviathan"}}},
    {{{"sashimi_x_wing", "Sashimi X-Wing"},
      {"sashimi_swordfish", "Sashimi Swordfish"},
      {"sashimi_jellyfish", "Sashimi Jellyfish"},
      {"sashimi_squirmbag", "Sashimi Squirmbag"},
      {"sashimi_whale", "Sashimi Whale"},
      {"sashimi_leviathan", "Sashimi Leviathan"}}},
    {{{"franken_x_wing", "Franken X-Wing"},
      {"franken_swordfish", "Franken Swordfish"},
      {"franken_jellyfish", "Franken Jellyfish"},
      {"franken_squirmbag", "Franken Squirmbag"},
      {"franken_whale", "Franken Whale"},
      {"franken_leviathan", "Franken Leviathan"}}},
    {{{"finned_franken_x_wing", "Finned Franken X-Wing"},
      {"finned_franken_swordfish", "Finned Franken Swordfish"},
      {"finned_franken_jellyfish", "Finned Franken Jellyfish"},
      {"finned_franken_squirmbag", "Finned Franken Squirmbag"},
      {"finned_franken_whale", "Finned Franken Whale"},
      {"finned_franken_leviathan", "Finned Franken Leviathan"}}},
    {{{"mutant_x_wing", "Mutant X-Wing"},
      {"mutant_swordfish", "Mutant Swordfish"},
      {"mutant_jellyfish", "Mutant Jellyfish"},
      {"mutant_squirmbag", "Mutant Squirmbag"},
      {"mutant_whale", "Mutant Whale"},
      {"mutant_leviathan", "Mutant Leviathan"}}},
    {{{"finned_mutant_x_wing", "Finned Mutant X-Wing"},
      {"finned_mutant_swordfish", "Finned Mutant Swordfish"},
      {"finned_mutant_jellyfish", "Finned Mutant Jellyfish"},
      {"finned_mutant_squirmbag", "Finned Mutant Squirmbag"},
      {"finned_mutant_whale", "Finned Mutant Whale"},
      {"finned_mutant_leviathan", "Finned Mutant Leviathan"}}},
}};

struct FishWords {
  std::string_view page;
  Text look;
  Text why;
};

inline constexpr Text look_at_base = {"technique.fish.look", "Look at the {digit}s in {base}: {pattern}."};
inline constexpr Text look_at_base_and_fin = {"technique.finned_fish.look",
                                              "Look at the {digit}s in {base}: {pattern}, and the fin {fin}."};

inline constexpr FishWords basic_words = {
    .page = "fish",
    .look = look_at_base,
    .why =
        {"technique.fish.why",
         "Each of {base} holds one {digit}, and only in {cover}. So they use up {cover}: {digit} stands nowhere else "
         "there."},
};

inline constexpr FishWords finned_words = {
    .page = "finned_fish",
    .look = look_at_base_and_fin,
    .why =
        {"technique.finned_fish.why",
         "Apart from the fin, {digit} can only stand in {cover} there. If the fin is false, {base} use up {cover}; if "
         "{digit} is in the fin, it is in no cell that sees the whole fin. Either way, no other cell of {cover} that "
         "sees the whole fin holds {digit}."
         "[ The same houses make a second fish with the fin {extra}; what it removes goes as well.]"},
};

inline constexpr FishWords sashimi_words = {
    .page = "finned_fish",
    .look = look_at_base_and_fin,
    .why = {"technique.sashimi_fish.why",
            "Without the fin, one of {base} has at most one place left for {digit}. If the fin is false, {base} still "
            "hold "
            "their {digit}s in {cover} and use them up; if {digit} is in the fin, it is in no cell that sees the whole "
            "fin. "
            "Either way, no other cell of {cover} that sees the whole fin holds {digit}."
            "[ The same houses make a second fish with the fin {extra}; what it removes goes as well.]"},
};

inline constexpr FishWords mixed_words = {
    .page = "",
    .look = look_at_base,
    .why = {"technique.mixed_fish.why",
            "Each of {base} holds one {digit}, in cells of their own, and only in {cover}. So they use up {cover}: "
            "{digit} "
            "is in no other cell there, and in no cell that lies in two of these houses."
            "[ With other cover houses, the same follows for {extra}.]"},
};

inline constexpr FishWords finned_mixed_words = {
    .page = "",
    .look = look_at_base_and_fin,
    .why =
        {"technique.finned_mixed_fish.why",
         "[{endo_fin} lies in two of {base} and counts as fin. ]If the fin is false, {base} hold their {digit}s in "
         "{cover} and use them up; if {digit} is in the fin, it is in no cell that sees the whole fin. Either way, "
         "among "
         "the cells that see the whole fin, {digit} is in no other cell of {cover}, and in no cell that lies in two of "
         "these houses."
         "[ The same houses make a second fish with the fin {extra}; what it removes goes as well.]"},
};

constexpr FishWords words_of(FishKind kind) {
  switch (kind) {
    case basic: return basic_words;
    case finned: return finned_words;
    case sashimi: return sashimi_words;
    default: break;
  }
  FishWords words = kind == franken || kind == mutant ? mixed_words : finned_mixed_words;
  words.page = kind == franken || kind == finned_franken ? "franken_fish" : "mutant_fish";
  return words;
}

}  // namespace shudu::logic
