// Words: a step told in plain language.
//
// A technique brings templates (Technique::look and ::why); the parts in braces are filled from the step:
//
//   {digit} {digits}            Step::digits            {base} {cover}      the houses: "row 3 and row 7"
//   {pattern} {fin} {pivot} …   cells in that Role      {pattern.digits} …  the digits marked in that Role
//   {set1} {set2} …             cells of Step::sets     {set1.digits} …     its digits      {sets}  all of them
//   {chain}                     every chain, told link by link
//   {size}                      Technique::size         {inferences}        Step::inferences
//   {result}                    what the step gives: "so 4 can be removed from r1c2"
//   {eliminated} {eliminated.digits} {placed}           the cells (and digits) of the result
#pragma once

#include <string>
#include <string_view>

#include "shudu/step.h"

namespace shudu::logic {

// How much of a step is told.
enum class Depth : std::uint8_t {
  region = 1,     // the family of the technique, and where to look
  technique = 2,  // the technique and its cells
  whole = 3,      // what to look at, why it follows, what it gives
};

std::string tell(const Step& step, Language language, Depth depth = Depth::whole);

// Fills the named parts of `text`. A part that is not one of the above is a mistake in the template (asserted).
std::string fill(std::string_view text, const Step& step, Language language);

}  // namespace shudu::logic
