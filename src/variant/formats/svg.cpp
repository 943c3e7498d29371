// svg: a picture of the puzzle with all clues (draw.h). It can only be written.
#include "shudu/variant/draw.h"
#include "variant/formats.h"

namespace shudu::variant {

Format svg_format() {
  return {
      .id = "svg",
      .title = "picture with all clues",
      .starts = nullptr,
      .read = nullptr,
      .write = [](const Puzzle& puzzle) { return Written{.text = svg_picture(puzzle)}; },
  };
}

}  // namespace shudu::variant
