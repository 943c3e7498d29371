// The English sentences for events. The keys are those of the catalogues (src/language/).
//
// Members are of type Text only, so that a test can list them. Parts: {cell}, {digit}, {source}, {house}, {technique},
// and {digits}, the candidates before the event.
#pragma once

#include "shudu/language.h"

namespace shudu::trace {

struct EventTexts {
  Text only_candidate{"event.place.only_candidate", "{cell} = {digit}: nothing else fits"};
  Text only_place{"event.place.only_place", "{cell} = {digit}: its only place in {house}"};
  Text placed_by_technique{"event.place.technique", "{cell} = {digit}: {technique}"};
  Text guess_in_house{"event.guess.house", "{cell} = {digit}? one of its places in {house}"};
  Text guess_in_cell{"event.guess.cell", "{cell} = {digit}? one of {digits}"};
  Text tried{"event.remove.tried", "{cell} is blank again: {digit} was tried"};
  Text consequence{"event.remove.consequence", "{cell} is blank again: {digit} followed from a guess"};
  Text peer{"event.propagate.peer", "{cell} loses {digit}: {source} sees it"};
  Text removed_by_technique{"event.propagate.technique", "{cell} loses {digit}: {technique}"};
  Text no_candidate{"event.backtrack.no_candidate", "dead end: nothing fits into {cell}"};
  Text no_place{"event.backtrack.no_place", "dead end: a digit has no place left in {house}"};
  Text all_tried_in_house{"event.backtrack.house", "dead end: every place in {house} was tried"};
  Text all_tried_in_cell{"event.backtrack.cell", "dead end: all that fits into {cell} was tried"};
  Text solution{"event.solution", "solved: no cell is blank"};
};
inline constexpr EventTexts event_texts;

}  // namespace shudu::trace
