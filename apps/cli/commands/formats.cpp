// shudu formats: lists the formats that can be read and written.
#include <fmt/ranges.h>

#include <memory>

#include "ask/questions/formats.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"

namespace shudu::cli {
namespace {

void write_format(const Format& format) {
  Output& out = standard_output();
  out.write(fitted(fmt::format("{:<16}{}{}  {}\n", format.id, is_read(format) ? 'r' : '-',
                               is_written(format) ? 'w' : '-', format.title),
                   4));
  if (!format.holds.empty()) out.write(fitted(fmt::format("    holds {}\n", fmt::join(names(format.holds), ", ")), 2));
}

}  // namespace

Command formats_command() {
  auto json = std::make_shared<bool>(false);
  return {
      .name = "formats",
      .summary = "list the supported text formats",
      .description =
          "List the formats: r means that the format can be read, w that it can be written. The line below shows what "
          "the format holds besides the clues. The options --from and --to take the ids. Input formats are detected if "
          "--from is not given.",
      .options = {json_option(*json)},
      .examples = {{"shudu formats", "list all formats"}},
      .run = [json] {
        for (const Format& format : formats()) {
          *json ? ask::format_json(format).append_to(standard_output().text()) : write_format(format);
        }
        return static_cast<int>(Status::all_positive);
      }};
}

}  // namespace shudu::cli
