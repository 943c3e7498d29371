// shudu formats: lists the formats that can be read and written.
#include <fmt/ranges.h>

#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/format.h"

namespace shudu::cli {
Command formats_command() {
  auto json = std::make_shared<bool>(false);
  return {
      .name = "formats",
      .summary = "list the supported text formats",
      .description =
          "List the formats: r means that the format can be read, w that it can be written. The line below shows what "
          "the format holds besides the clues. The options --from, --to and --format take the ids. Input formats are "
          "detected if --from is not given.",
      .options = {json_option(*json)},
      .examples = {{"shudu formats", "list all formats"}},
      .run =
          [json] {
            for (const Format& format : formats()) {
              const bool reads = format.reader != nullptr;
              const bool writes = format.write != nullptr;
              if (*json) {
                JsonObject object;
                object.add("id", format.id).add("title", format.title).add("extension", format.extension);
                object.add("reads", reads).add("writes", writes).add("holds", names(format.holds));
                object.append_to(standard_output().text());
              } else {
                standard_output().write(
                    fmt::format("{:<16}{}{}  {}\n", format.id, reads ? 'r' : '-', writes ? 'w' : '-', format.title));
                const auto holds = names(format.holds);
                if (!holds.empty()) {
                  standard_output().write(fmt::format("    holds {}\n", fmt::join(holds, ", ")));
                }
              }
            }
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
