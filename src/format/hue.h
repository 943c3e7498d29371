// Hue: a colour as people name it, so that "green lines" in a text and "#67f067" in a drawing are the same.
#pragma once

#include <string_view>

namespace shudu {

enum class Hue { white, grey, black, red, orange, yellow, green, teal, blue, purple, pink, none };

// The hue of "#rrggbb", "#rgb", with or without transparency. `none` if it cannot be read or is invisible.
Hue hue_of(std::string_view colour);

}  // namespace shudu
