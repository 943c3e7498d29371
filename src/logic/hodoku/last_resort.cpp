// Brute force and giving up: what HoDoKu counts when no technique helps. They have no finder and explain nothing.
//
// Roles: pattern is the digit that brute force places.
#include "shudu/hodoku_rating.h"

namespace shudu::logic {

constinit const Technique brute_force{
    .id = "brute_force",
    .page = "brute_force",
    .family = Family::last_resort,
    .name = {"Brute Force", "暴力破解", "暴力破解"},
    .look = {"No technique helps here. The middle one of the blank cells is {pattern}.",
             "这里没有技巧可用。空格中居中的一个是 {pattern}。", "這裡沒有技巧可用。空格中居中的一個是 {pattern}。"},
    .why = {"In the only solution it holds {digit}.", "在唯一解中，这一格是 {digit}。",
            "在唯一解中，這一格是 {digit}。"},
    .hodoku = {.code = "", .index = 8900, .level = Level::extreme, .score = 10000, .on = true},
};

constinit const Technique give_up{
    .id = "give_up",
    .page = "brute_force",
    .family = Family::last_resort,
    .name = {"Give Up", "放弃", "放棄"},
    .look = {"No technique helps here.", "这里没有技巧可用。", "這裡沒有技巧可用。"},
    .why = {"The rest needs a guess.", "余下的只能靠猜测。", "餘下的只能靠猜測。"},
    .hodoku = {.code = "", .index = 9000, .level = Level::extreme, .score = 20000, .on = true},
};

}  // namespace shudu::logic
