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

inline constexpr Text look_at_base = {"Look at the {digit}s in {base}: {pattern}.",
                                      "看{base}里的候选数 {digit}：{pattern}。",
                                      "看{base}裡的候選數 {digit}：{pattern}。"};
inline constexpr Text look_at_base_and_fin = {"Look at the {digit}s in {base}: {pattern}, and the fin {fin}.",
                                              "看{base}里的候选数 {digit}：{pattern}，以及鳍 {fin}。",
                                              "看{base}裡的候選數 {digit}：{pattern}，以及鰭 {fin}。"};

inline constexpr FishWords basic_words = {
    .page = "fish",
    .look = look_at_base,
    .why =
        {"Each of {base} holds one {digit}, and only in {cover}. So they use up {cover}: {digit} stands nowhere else "
         "there.",
         "{base}各有一个 {digit}，而且只能填在{cover}。于是{cover}都被占用，其他格不能再填 {digit}。",
         "{base}各有一個 {digit}，而且只能填在{cover}。於是{cover}都被佔用，其他格不能再填 {digit}。"},
};

inline constexpr FishWords finned_words = {
    .page = "finned_fish",
    .look = look_at_base_and_fin,
    .why =
        {"Apart from the fin, {digit} can only stand in {cover} there. If the fin is false, {base} use up {cover}; if "
         "{digit} is in the fin, it is in no cell that sees the whole fin. Either way, no other cell of {cover} that "
         "sees the whole fin holds {digit}."
         "[ The same houses make a second fish with the fin {extra}; what it removes goes as well.]",
         "除了鳍以外，{digit} 在那里只能填在{cover}。如果鳍不成立，{base}就会占用{cover}；如果 {digit} "
         "在鳍中，能看到全部鳍"
         "的格就不是 {digit}。无论哪种情况，{cover}中能看到全部鳍的其他格都不能填 {digit}。"
         "[同样的基础区域还组成以 {extra} 为鳍的第二条鱼，它的删数一并得到。]",
         "除了鰭以外，{digit} 在那裡只能填在{cover}。如果鰭不成立，{base}就會佔用{cover}；如果 {digit} "
         "在鰭中，能看到全部鰭"
         "的格就不是 {digit}。無論哪種情況，{cover}中能看到全部鰭的其他格都不能填 {digit}。"
         "[同樣的基礎區域還組成以 {extra} 為鰭的第二條魚，它的刪數一併得到。]"},
};

inline constexpr FishWords sashimi_words = {
    .page = "finned_fish",
    .look = look_at_base_and_fin,
    .why = {"Without the fin, one of {base} has at most one place left for {digit}. If the fin is false, {base} still "
            "hold "
            "their {digit}s in {cover} and use them up; if {digit} is in the fin, it is in no cell that sees the whole "
            "fin. "
            "Either way, no other cell of {cover} that sees the whole fin holds {digit}."
            "[ The same houses make a second fish with the fin {extra}; what it removes goes as well.]",
            "去掉鳍以后，{base}中有一个最多只剩一个位置填 {digit}。如果鳍不成立，{base}的 {digit} "
            "都在{cover}，并把它们占用；"
            "如果 {digit} 在鳍中，能看到全部鳍的格就不是 {digit}。无论哪种情况，{cover}中能看到全部鳍的其他格都不能填 "
            "{digit}。"
            "[同样的基础区域还组成以 {extra} 为鳍的第二条鱼，它的删数一并得到。]",
            "去掉鰭以後，{base}中有一個最多只剩一個位置填 {digit}。如果鰭不成立，{base}的 {digit} "
            "都在{cover}，並把它們佔用；"
            "如果 {digit} 在鰭中，能看到全部鰭的格就不是 {digit}。無論哪種情況，{cover}中能看到全部鰭的其他格都不能填 "
            "{digit}。"
            "[同樣的基礎區域還組成以 {extra} 為鰭的第二條魚，它的刪數一併得到。]"},
};

inline constexpr FishWords mixed_words = {
    .page = "",
    .look = look_at_base,
    .why = {"Each of {base} holds one {digit}, in cells of their own, and only in {cover}. So they use up {cover}: "
            "{digit} "
            "is in no other cell there, and in no cell that lies in two of these houses."
            "[ With other cover houses, the same follows for {extra}.]",
            "{base}各有一个 {digit}，互不重合，而且只能填在{cover}。于是{cover}都被占用：其他格不能填 {digit}，"
            "同时属于其中两个区域的格也不能填。"
            "[换一组覆盖区域，{extra} 也同样不能填。]",
            "{base}各有一個 {digit}，互不重合，而且只能填在{cover}。於是{cover}都被佔用：其他格不能填 {digit}，"
            "同時屬於其中兩個區域的格也不能填。"
            "[換一組覆蓋區域，{extra} 也同樣不能填。]"},
};

inline constexpr FishWords finned_mixed_words = {
    .page = "",
    .look = look_at_base_and_fin,
    .why =
        {"[{endo_fin} lies in two of {base} and counts as fin. ]If the fin is false, {base} hold their {digit}s in "
         "{cover} and use them up; if {digit} is in the fin, it is in no cell that sees the whole fin. Either way, "
         "among "
         "the cells that see the whole fin, {digit} is in no other cell of {cover}, and in no cell that lies in two of "
         "these houses."
         "[ The same houses make a second fish with the fin {extra}; what it removes goes as well.]",
         "[{endo_fin} 同时属于{base}中的两个，也算作鳍。]如果鳍不成立，{base}的 {digit} 都在{cover}，并把它们占用；"
         "如果 {digit} 在鳍中，能看到全部鳍的格就不是 {digit}。无论哪种情况，能看到全部鳍的格里，{cover}的其他格不能填 "
         "{digit}，同时属于其中两个区域的格也不能填。"
         "[同样的基础区域还组成以 {extra} 为鳍的第二条鱼，它的删数一并得到。]",
         "[{endo_fin} 同時屬於{base}中的兩個，也算作鰭。]如果鰭不成立，{base}的 {digit} 都在{cover}，並把它們佔用；"
         "如果 {digit} 在鰭中，能看到全部鰭的格就不是 {digit}。無論哪種情況，能看到全部鰭的格裡，{cover}的其他格不能填 "
         "{digit}，同時屬於其中兩個區域的格也不能填。"
         "[同樣的基礎區域還組成以 {extra} 為鰭的第二條魚，它的刪數一併得到。]"},
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
