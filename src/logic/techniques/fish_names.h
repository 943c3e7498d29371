// What fish are called, and what is said about them: by kind and size.
#pragma once

#include <array>
#include <string_view>

#include "shudu/technique.h"

namespace shudu::logic {

// Technique::kind of a fish.
enum FishKind { basic, finned, sashimi, franken, finned_franken, mutant, finned_mutant, fish_kind_count };

struct FishName {
  std::string_view id;
  Text name;
};

// fish_names[kind][size - 2]
inline constexpr std::array<std::array<FishName, 6>, fish_kind_count> fish_names = {{
    {{{"x_wing", {"X-Wing", "二链列", "二鏈列"}},
      {"swordfish", {"Swordfish", "三链列", "三鏈列"}},
      {"jellyfish", {"Jellyfish", "四链列", "四鏈列"}},
      {"squirmbag", {"Squirmbag", "五链列", "五鏈列"}},
      {"whale", {"Whale", "六链列", "六鏈列"}},
      {"leviathan", {"Leviathan", "七链列", "七鏈列"}}}},
    {{{"finned_x_wing", {"Finned X-Wing", "鳍二链列", "鰭二鏈列"}},
      {"finned_swordfish", {"Finned Swordfish", "鳍三链列", "鰭三鏈列"}},
      {"finned_jellyfish", {"Finned Jellyfish", "鳍四链列", "鰭四鏈列"}},
      {"finned_squirmbag", {"Finned Squirmbag", "鳍五链列", "鰭五鏈列"}},
      {"finned_whale", {"Finned Whale", "鳍六链列", "鰭六鏈列"}},
      {"finned_leviathan", {"Finned Leviathan", "鳍七链列", "鰭七鏈列"}}}},
    {{{"sashimi_x_wing", {"Sashimi X-Wing", "残缺鳍二链列", "殘缺鰭二鏈列"}},
      {"sashimi_swordfish", {"Sashimi Swordfish", "残缺鳍三链列", "殘缺鰭三鏈列"}},
      {"sashimi_jellyfish", {"Sashimi Jellyfish", "残缺鳍四链列", "殘缺鰭四鏈列"}},
      {"sashimi_squirmbag", {"Sashimi Squirmbag", "残缺鳍五链列", "殘缺鰭五鏈列"}},
      {"sashimi_whale", {"Sashimi Whale", "残缺鳍六链列", "殘缺鰭六鏈列"}},
      {"sashimi_leviathan", {"Sashimi Leviathan", "残缺鳍七链列", "殘缺鰭七鏈列"}}}},
    {{{"franken_x_wing", {"Franken X-Wing", "宫内二链列", "宮內二鏈列"}},
      {"franken_swordfish", {"Franken Swordfish", "宫内三链列", "宮內三鏈列"}},
      {"franken_jellyfish", {"Franken Jellyfish", "宫内四链列", "宮內四鏈列"}},
      {"franken_squirmbag", {"Franken Squirmbag", "宫内五链列", "宮內五鏈列"}},
      {"franken_whale", {"Franken Whale", "宫内六链列", "宮內六鏈列"}},
      {"franken_leviathan", {"Franken Leviathan", "宫内七链列", "宮內七鏈列"}}}},
    {{{"finned_franken_x_wing", {"Finned Franken X-Wing", "鳍宫内二链列", "鰭宮內二鏈列"}},
      {"finned_franken_swordfish", {"Finned Franken Swordfish", "鳍宫内三链列", "鰭宮內三鏈列"}},
      {"finned_franken_jellyfish", {"Finned Franken Jellyfish", "鳍宫内四链列", "鰭宮內四鏈列"}},
      {"finned_franken_squirmbag", {"Finned Franken Squirmbag", "鳍宫内五链列", "鰭宮內五鏈列"}},
      {"finned_franken_whale", {"Finned Franken Whale", "鳍宫内六链列", "鰭宮內六鏈列"}},
      {"finned_franken_leviathan", {"Finned Franken Leviathan", "鳍宫内七链列", "鰭宮內七鏈列"}}}},
    {{{"mutant_x_wing", {"Mutant X-Wing", "交叉二链列", "交叉二鏈列"}},
      {"mutant_swordfish", {"Mutant Swordfish", "交叉三链列", "交叉三鏈列"}},
      {"mutant_jellyfish", {"Mutant Jellyfish", "交叉四链列", "交叉四鏈列"}},
      {"mutant_squirmbag", {"Mutant Squirmbag", "交叉五链列", "交叉五鏈列"}},
      {"mutant_whale", {"Mutant Whale", "交叉六链列", "交叉六鏈列"}},
      {"mutant_leviathan", {"Mutant Leviathan", "交叉七链列", "交叉七鏈列"}}}},
    {{{"finned_mutant_x_wing", {"Finned Mutant X-Wing", "鳍交叉二链列", "鰭交叉二鏈列"}},
      {"finned_mutant_swordfish", {"Finned Mutant Swordfish", "鳍交叉三链列", "鰭交叉三鏈列"}},
      {"finned_mutant_jellyfish", {"Finned Mutant Jellyfish", "鳍交叉四链列", "鰭交叉四鏈列"}},
      {"finned_mutant_squirmbag", {"Finned Mutant Squirmbag", "鳍交叉五链列", "鰭交叉五鏈列"}},
      {"finned_mutant_whale", {"Finned Mutant Whale", "鳍交叉六链列", "鰭交叉六鏈列"}},
      {"finned_mutant_leviathan", {"Finned Mutant Leviathan", "鳍交叉七链列", "鰭交叉七鏈列"}}}},
}};

struct FishWords {
  std::string_view page;
  Text look;
  Text why;
};

// Basic fish have no fins and no endo fins; fish of boxes can eliminate what lies in two cover houses.
inline constexpr Text look_at_base = {"Look at the {digit}s in {base}: {pattern}.",
                                      "看{base}里的候选数 {digit}：{pattern}。",
                                      "看{base}裡的候選數 {digit}：{pattern}。"};
inline constexpr Text look_at_base_and_fin = {"Look at the {digit}s in {base}: {pattern}, and the fin {fin}.",
                                              "看{base}里的候选数 {digit}：{pattern}，以及鳍 {fin}。",
                                              "看{base}裡的候選數 {digit}：{pattern}，以及鰭 {fin}。"};

inline constexpr FishWords basic_words = {
    .page = "fish",
    .look = look_at_base,
    .why = {"In {base}, {digit} can only stand in {cover}. These {size} houses hold {size} {digit}s, one in each of "
            "{cover}, so {digit} stands nowhere else in {cover}.",
            "在{base}里，{digit} 只能填在{cover}。这 {size} 个区域共有 {size} 个 {digit}，正好占用{cover}各一个，"
            "所以{cover}的其他格都不能填 {digit}。",
            "在{base}裡，{digit} 只能填在{cover}。這 {size} 個區域共有 {size} 個 {digit}，正好佔用{cover}各一個，"
            "所以{cover}的其他格都不能填 {digit}。"},
};

inline constexpr FishWords finned_words = {
    .page = "finned_fish",
    .look = look_at_base_and_fin,
    .why = {"Apart from the fin {fin}, {digit} can only stand in {cover} in {base}. If the fin is false, {base} use up "
            "{cover}; if a cell of the fin is {digit}, all cells that see it are not. Either way {digit} is not in a "
            "cell of {cover} that sees the whole fin.",
            "除了鳍 {fin}，{digit} 在{base}里只能填在{cover}。如果鳍都不是 "
            "{digit}，{base}就会占用{cover}；如果鳍中有一格是 "
            "{digit}，看得到它的格就不是 {digit}。无论哪种情况，{cover}中能看到全部鳍的格都不能填 {digit}。",
            "除了鰭 {fin}，{digit} 在{base}裡只能填在{cover}。如果鰭都不是 "
            "{digit}，{base}就會佔用{cover}；如果鰭中有一格是 "
            "{digit}，看得到它的格就不是 {digit}。無論哪種情況，{cover}中能看到全部鰭的格都不能填 {digit}。"},
};

inline constexpr FishWords sashimi_words = {
    .page = "finned_fish",
    .look = look_at_base_and_fin,
    .why =
        {"Without the fin {fin}, one of {base} has at most one place left for {digit}. If the fin is false, {digit} "
         "stands in {cover} in all of {base} and uses them up; if a cell of the fin is {digit}, all cells that see it "
         "are not. Either way {digit} is not in a cell of {cover} that sees the whole fin.",
         "去掉鳍 {fin} 后，{base}中有一个最多只剩一个位置填 {digit}。如果鳍都不是 {digit}，{base}的 {digit} "
         "都在{cover}，"
         "并把它们占用；如果鳍中有一格是 {digit}，看得到它的格就不是 {digit}。无论哪种情况，{cover}中能看到全部鳍的格"
         "都不能填 {digit}。",
         "去掉鰭 {fin} 後，{base}中有一個最多只剩一個位置填 {digit}。如果鰭都不是 {digit}，{base}的 {digit} "
         "都在{cover}，"
         "並把它們佔用；如果鰭中有一格是 {digit}，看得到它的格就不是 {digit}。無論哪種情況，{cover}中能看到全部鰭的格"
         "都不能填 {digit}。"},
};

inline constexpr FishWords mixed_words = {
    .page = "",
    .look = look_at_base,
    .why =
        {"{base} have no cell with {digit} in common, so they hold {size} {digit}s, all of them in {cover}. Each of "
         "these {size} houses takes only one, so {digit} is in no other cell of {cover}, and in no cell that lies in "
         "two of them.",
         "{base}没有公共的候选数 {digit}，所以一共有 {size} 个 {digit}，而且都在{cover}里。这 {size} "
         "个区域各只能有一个 "
         "{digit}，所以{cover}的其他格不能填 {digit}，同时属于其中两个区域的格也不能填。",
         "{base}沒有公共的候選數 {digit}，所以一共有 {size} 個 {digit}，而且都在{cover}裡。這 {size} "
         "個區域各只能有一個 "
         "{digit}，所以{cover}的其他格不能填 {digit}，同時屬於其中兩個區域的格也不能填。"},
};

inline constexpr FishWords finned_mixed_words = {
    .page = "",
    .look = look_at_base_and_fin,
    .why =
        {"[{endo_fin} lies in two of the base houses and counts as fin. ]If the fin {fin} is false, {base} hold {size} "
         "{digit}s, all of them in {cover}, and use up these {size} houses; if a cell of the fin is {digit}, all cells "
         "that see it are not. Either way {digit} is not in a cell that sees the whole fin and lies in {cover} outside "
         "the pattern or in two of them at once.",
         "[{endo_fin} 同时属于两个基础区域，也算作鳍。]如果鳍 {fin} 都不是 {digit}，{base}共有 {size} 个 "
         "{digit}，都在{cover}里，"
         "并把这 {size} 个区域占用；如果鳍中有一格是 {digit}，看得到它的格就不是 {digit}。无论哪种情况，能看到全部鳍、"
         "并且在{cover}里但不属于鱼身、或同时属于其中两个区域的格，都不能填 {digit}。",
         "[{endo_fin} 同時屬於兩個基礎區域，也算作鰭。]如果鰭 {fin} 都不是 {digit}，{base}共有 {size} 個 "
         "{digit}，都在{cover}裡，"
         "並把這 {size} 個區域佔用；如果鰭中有一格是 {digit}，看得到它的格就不是 {digit}。無論哪種情況，能看到全部鰭、"
         "並且在{cover}裡但不屬於魚身、或同時屬於其中兩個區域的格，都不能填 {digit}。"},
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
