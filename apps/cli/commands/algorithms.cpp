// shudu algorithms: lists the gallery.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/gallery.h"

namespace shudu::cli {

Command algorithms_command() {
  auto json = std::make_shared<bool>(false);
  return {
      .name = "algorithms",
      .summary = "list the classic solving algorithms",
      .description = "List the classic solving algorithms, one per line. The option --algorithm takes the ids.",
      .options = {json_option(*json)},
      .examples = {{"shudu algorithms", "list the algorithms, simplest first"}},
      .run =
          [json] {
            for (const gallery::Algorithm& algorithm : gallery::algorithms()) {
              if (*json) {
                JsonObject object;
                object.add("id", algorithm.id).add("title", algorithm.title).add("idea", algorithm.idea);
                object.add("lexicographic", algorithm.lexicographic).append_to(standard_output().text());
              } else {
                standard_output().write(fmt::format("{:<22}{}\n", algorithm.id, algorithm.idea));
              }
            }
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
