// Brute force and giving up: what HoDoKu counts when no technique applies. They have no finder and no explanation.
//
// Roles: pattern is the digit that brute force places.
#include "shudu/rating.h"

namespace shudu::logic {

constinit const Technique brute_force{
    .id = "brute_force",
    .page = "brute_force",
    .family = Family::last_resort,
    .name = "Brute Force",
    .look = {"technique.brute_force.look", "No technique helps here. The middle one of the blank cells is {pattern}."},
    .why = {"technique.brute_force.why", "In the only solution it holds {digit}."},
    .hodoku = {.code = "", .index = 8900, .level = Level::extreme, .score = 10000, .on = true},
};

constinit const Technique give_up{
    .id = "give_up",
    .page = "brute_force",
    .family = Family::last_resort,
    .name = "Give Up",
    .look = {"technique.give_up.look", "No technique helps here."},
    .why = {"technique.give_up.why", "The rest needs a guess."},
    .hodoku = {.code = "", .index = 9000, .level = Level::extreme, .score = 20000, .on = true},
};

}  // namespace shudu::logic
