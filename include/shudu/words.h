// Words: steps of logic described in every language (language.h).
//
// A technique has two templates, Technique::look and ::why. Their parts in braces are filled from the step:
//
//   {digit} {digits}            Step::digits            {base} {cover}      the houses: "row 3 and row 7"
//   {pattern} {fin} {pivot} …   cells in that Role      {pattern.digits} …  the digits marked in that Role
//   {color_a.candidates} …      the candidates marked in that Role: "4 in r1c2, and 7 in r5c5"
//   {set1} {set2} …             cells of Step::sets     {set1.digits} …     its digits      {sets}  all of them
//   {chain}                     every chain, link by link, then the nested steps, as whole sentences
//   {chain1} {chain2} …         one of the chains
//   {start} {end} {path}        of the first chain: its first cells, its last cells, and all its cells in order
//   {ends}                      "one of r4c4 and r6c7 is 7": what a chain from a false statement proves
//   {assumed} {reached}         "r1c8=7", "r1c8=9": the ends of a chain that returns to its first cell
//   {otherwise}                 "r1c8=3": the case that such a chain does not assume, if it matters
//   {clash}                     Step::clash             {impossible}        the chains with a Chain::clash
//   {exclusion}                 Step::exclusion as a sentence
//   {size}                      Technique::size         {inferences}        Step::inferences
//   {name}                      the name of the technique
//   {result}                    the result: "so 4 can be removed from r1c2"; added at the end if no template has it
//   {eliminated} {eliminated.digits} {placed} {placed.digits}   the cells (and digits) of the result
//
// Text in square brackets is omitted when a part in it is empty: "[ The fins are {fin}.]".
//
// fill() corrects the spaces between Chinese and other letters, so templates may have any.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

// How much of a step is described.
enum class Depth : std::uint8_t {
  region = 1,     // the family of the technique, and where to look
  technique = 2,  // the technique and its cells
  whole = 3,      // the pattern, the reason and the result
};

// "region", "technique", "whole".
std::string_view id(Depth depth);
// The depth with this id; empty if there is none.
std::optional<Depth> find_depth(std::string_view id);

std::string describe(const Step& step, Language language, Depth depth = Depth::whole);

// The houses that Depth::region names: one house, or three rows or columns. Empty: the whole board. The area is never so
// small that it reveals the step.
std::vector<House> area(const Step& step);

// The whole description in parts, so that a front end can fold the chains.
struct Outline {
  struct Links {
    std::vector<std::string> lines;  // one for each node of the chain
    std::string end;                 // why the case is impossible, if it is
  };
  std::string summary;              // the pattern, the conclusion and the result, without the links of the chains
  std::vector<Links> chains;        // as Step::chains
  std::vector<std::string> nested;  // as Step::nested
};
Outline outline(const Step& step, Language language);

// The words that the description of the step uses: for a role ("target"), for the houses Step::base and ::cover ("base"),
// and for a locked set ("A").
std::string_view role_name(const Step& step, Role role, Language language);
std::string_view base_name(const Step& step, Language language);
std::string_view cover_name(const Step& step, Language language);
std::string set_name(std::size_t index, Language language);

// Describes the place of a contradiction.
std::string describe(const State::Contradiction& contradiction, Language language);

// "5 twice in row 3: r3c1, r3c7; …", like to_string() in board.h.
std::string describe(const std::vector<Conflict>& conflicts, Language language);

// Fills the parts of `text`. Precondition: every part is in the table above.
std::string fill(std::string_view text, const Step& step, Language language);

// The names of the parts of a template that are not in the table above.
std::vector<std::string> unknown_parts(std::string_view text);

// The name of the step's technique. Chinese names a hidden single after the kind of its house: "宫排除".
std::string_view name(const Step& step, Language language);
// "row 3".
std::string name(House house, Language language);

// Texts that front ends put around the steps of a path. Parts: {n}, the number of steps, and {steps}, "1 step" or
// "7 steps", for languages that have a plural.
struct PathTexts {
  Text invalid{"path.invalid", "invalid: {conflicts}"};
  Text no_solution{"path.no_solution", "This puzzle has no solution."};
  Text several_solutions{"path.several_solutions",
                         "This puzzle has several solutions, so techniques that rely on uniqueness are not used."};
  Text available{"path.available", "{steps} available."};
  Text solved{"path.solved", "Solved in {steps}: {grid}"};
  Text stuck{"path.stuck", "Stuck after {steps}: no technique finds another step. These candidates remain:"};
  Text contradiction{"path.contradiction", "Contradiction after {steps}: {place}."};
};
inline constexpr PathTexts path_texts;

// Texts for the legend of a drawn step, besides the names of roles.
struct LegendTexts {
  Text on{"legend.on", "on"};
  Text off{"legend.off", "off"};
  Text set{"legend.set", "set"};
  Text removed{"legend.removed", "removed"};
  Text placed{"legend.placed", "placed"};
};
inline constexpr LegendTexts legend_texts;

}  // namespace shudu::logic
