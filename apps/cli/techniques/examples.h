// One example of each technique, as a line of HoDoKu's library: a position in which the technique is the next thing to
// find (shudu/ask.h).
//
// The build makes the table from docs/techniques/examples.txt (cmake/technique_examples.cmake). The lessons of the page
// use the same file, and a test checks it.
#pragma once

#include <span>
#include <string_view>

namespace shudu::cli {

struct TechniqueExample {
  std::string_view technique;  // id
  std::string_view line;
};
std::span<const TechniqueExample> technique_examples();

}  // namespace shudu::cli
