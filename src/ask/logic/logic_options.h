// The options of the questions about logic: which steps are looked for, and how they are described.
//
// Each of the questions has rows for the options that it has. The program and the page give them the same names.
#pragma once

#include <string>
#include <vector>

#include "ask/option.h"
#include "shudu/ask.h"
#include "shudu/words.h"

namespace shudu::ask {

struct LogicOptions {
  Language language = Language::en;
  std::uint64_t depth = 3;
  std::string scale = "own", techniques = {}, without = {};
  bool uniqueness = true, notes = true, outline = false;
  std::uint64_t limit = 1000;
  std::string technique = {};

  logic::Depth words() const { return static_cast<logic::Depth>(depth); }
  PathOrder order() const;
  // Precondition: the lists have names that the rows allow.
  std::vector<const logic::Technique*> chosen() const;
};

// The words that lists of techniques understand: "all", "default", families, ids and pages.
std::vector<std::string_view> technique_words();
std::vector<std::string_view> technique_ids();
std::vector<std::string_view> path_orders();

inline constexpr Option language_row = option<&LogicOptions::language>(
    "language", "language of the explanations; tags such as zh, zh_CN and zh-TW are understood", {.shown = "LANGUAGE"});
inline constexpr Option depth_row = option<&LogicOptions::depth>(
    "depth", "how much the words say: 1 where to look, 2 the technique, 3 the whole reasoning",
    {.shown = "N", .least = 1, .most = 3});
inline constexpr Option scale_row = option<&LogicOptions::scale>(
    "scale", "order of search: our own, HoDoKu's or Sudoku Explainer's", {.shown = "SCALE", .choices = path_orders});
inline constexpr Option techniques_row = option<&LogicOptions::techniques>(
    "techniques", "use only these techniques, in this order: ids or families from 'shudu techniques', or 'all'",
    {.shown = "LIST", .choices = technique_words, .list = true, .listed_by = "shudu techniques"});
inline constexpr Option without_row = option<&LogicOptions::without>(
    "without", "do not use these techniques",
    {.shown = "LIST", .choices = technique_words, .list = true, .listed_by = "shudu techniques"});
inline constexpr Option uniqueness_row =
    option<&LogicOptions::uniqueness>("uniqueness", "use techniques that rely on a unique solution");
inline constexpr Option notes_row =
    option<&LogicOptions::notes>("notes", "take the notes of the player as the candidates of their cells");
inline constexpr Option outline_row =
    option<&LogicOptions::outline>("outline", "also describe steps with chains in parts, for folding");
inline constexpr Option limit_row =
    option<&LogicOptions::limit>("limit", "list at most N steps", {.shown = "N", .least = 1, .most = 1'000'000});
inline constexpr Option technique_row =
    option<&LogicOptions::technique>("technique", "the technique that the exercise is for; it must be given",
                                     {.shown = "ID", .choices = technique_ids, .listed_by = "shudu techniques"});

}  // namespace shudu::ask
