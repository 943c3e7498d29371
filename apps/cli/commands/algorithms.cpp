// shudu algorithms: lists the gallery.
#include <fmt/core.h>

#include <cctype>
#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/gallery.h"

namespace shudu::cli {
namespace {

std::string in_small(std::string_view title) {
  std::string text{title};
  text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
  return text;
}

void write(const gallery::Algorithm& algorithm, std::string_view idea, bool json) {
  if (json) {
    JsonObject object;
    object.add("id", algorithm.id).add("title", algorithm.title).add("idea", idea);
    object.add("lexicographic", algorithm.lexicographic).append_to(standard_output().text());
  } else {
    standard_output().write(fmt::format("{:<26}{}\n", algorithm.id, idea));
  }
}

}  // namespace

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
            for (const gallery::Algorithm& algorithm : gallery::algorithms()) write(algorithm, algorithm.idea, *json);
            for (const gallery::Algorithm& algorithm : gallery::viewpoint_algorithms()) {
              write(algorithm, fmt::format("fewest_first, {}.", in_small(algorithm.title)), *json);
            }
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
