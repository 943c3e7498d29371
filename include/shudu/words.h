// Words: a step told in plain language.
//
// A technique brings templates (Technique::look and ::why); the parts in braces are filled from the step:
//
//   {digit} {digits}            Step::digits            {base} {cover}      the houses: "row 3 and row 7"
//   {pattern} {fin} {pivot} …   cells in that Role      {pattern.digits} …  the digits marked in that Role
//   {set1} {set2} …             cells of Step::sets     {set1.digits} …     its digits      {sets}  all of them
//   {chain}                     every chain, told link by link, and then the steps inside: whole sentences, with their
//                               full stops
//   {chain1} {chain2} …         one of them
//   {size}                      Technique::size         {inferences}        Step::inferences
//   {name}                      Technique::name
//   {result}                    what the step gives: "so 4 can be removed from r1c2". Where a template has it, it is
//                               not said again
//   {eliminated} {eliminated.digits} {placed} {placed.digits}   the cells (and digits) of the result
//
// Text in square brackets is left out when a part in it is empty: "[ The fins are {fin}.]".
//
// Chinese: spaces between Chinese and other letters are put right by fill(), templates need not care.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/house.h"
#include "shudu/state.h"
#include "shudu/step.h"

namespace shudu::logic {

// How much of a step is told.
enum class Depth : std::uint8_t {
  region = 1,     // the family of the technique, and where to look
  technique = 2,  // the technique and its cells
  whole = 3,      // what to look at, why it follows, what it gives
};

std::string tell(const Step& step, Language language, Depth depth = Depth::whole);

// Where a board contradicts itself.
std::string tell(const State::Contradiction& contradiction, Language language);

// Fills the named parts of `text`. A part that is not one of the above is a mistake in the template (asserted).
std::string fill(std::string_view text, const Step& step, Language language);

// The names of the parts in a template that are not among the above.
std::vector<std::string> unknown_parts(std::string_view text);

// "row 3".
std::string name(House house, Language language);

// "Singles", "Fish", …
Text name(Family family);
// "easy", "medium", …
Text level_name(Level level);

// "pattern", "fin", …: for people, and as the part of a template.
Text name(Role role);
std::string_view id(Role role);

}  // namespace shudu::logic
