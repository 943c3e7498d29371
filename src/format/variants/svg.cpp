// svg: a picture of the puzzle with all clues (draw.h). It can only be written.
#include "format/variants/forms.h"
#include "shudu/variant.h"

namespace shudu::variant {

Format svg_format() {
  return {.id = "svg",
          .title = "picture with all clues",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.write = [](const Puzzle& puzzle) { return Written{.text = svg_picture(puzzle)}; }}};
}

}  // namespace shudu::variant
