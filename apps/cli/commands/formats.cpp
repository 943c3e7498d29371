// shudu formats: what can be read and written, one line each.
#include <fmt/core.h>

#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/format.h"
#include "shudu/json_object.h"

namespace shudu::cli {

Command formats_command() {
  auto json = std::make_shared<bool>(false);
  return {
      .name = "formats",
      .summary = "list the text formats that are read and written",
      .description = "The ids are what --from, --to and --format take. Reading detects the format by itself.",
      .options = {json_option(*json)},
      .examples = {{"shudu formats", "r: can be read, w: can be written"}},
      .run =
          [json] {
            for (const Format& format : formats()) {
              const bool reads = format.reader != nullptr;
              const bool writes = format.write != nullptr;
              if (*json) {
                JsonObject object;
                object.add("id", format.id).add("title", format.title).add("extension", format.extension);
                object.add("reads", reads).add("writes", writes).append_to(standard_output().text());
              } else {
                standard_output().write(
                    fmt::format("{:<16}{}{}  {}\n", format.id, reads ? 'r' : '-', writes ? 'w' : '-', format.title));
              }
            }
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
