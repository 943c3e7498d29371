// shudu formats: lists the formats that can be read and written.
#include <fmt/ranges.h>

#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/format.h"
#include "shudu/variant/formats.h"

namespace shudu::cli {
namespace {

struct FormatLine {
  std::string_view id, title, extension;
  bool reads = false, writes = false;
  std::vector<std::string> holds;
};

// The formats of classic puzzles, then those that only variants have.
std::vector<FormatLine> all_formats() {
  std::vector<FormatLine> all;
  for (const Format& one : formats()) {
    all.push_back({one.id, one.title, one.extension, one.reader != nullptr, one.write != nullptr, names(one.holds)});
    const variant::Format* same = variant::find_format(one.id);
    if (same != nullptr && same->write != nullptr) all.back().holds.emplace_back("variants");
  }
  for (const variant::Format& one : variant::formats()) {
    if (find_format(one.id) != nullptr) continue;
    all.push_back({one.id, one.title, "", one.read != nullptr, one.write != nullptr, {"variants"}});
  }
  return all;
}

void write_format(const FormatLine& format, bool json) {
  Output& out = standard_output();
  if (json) {
    JsonObject object;
    object.add("id", format.id).add("title", format.title).add("extension", format.extension);
    object.add("reads", format.reads).add("writes", format.writes).add("holds", format.holds).append_to(out.text());
    return;
  }
  out.write(fitted(
      fmt::format("{:<16}{}{}  {}\n", format.id, format.reads ? 'r' : '-', format.writes ? 'w' : '-', format.title),
      4));
  if (!format.holds.empty()) out.write(fitted(fmt::format("    holds {}\n", fmt::join(format.holds, ", ")), 2));
}

}  // namespace

Command formats_command() {
  auto json = std::make_shared<bool>(false);
  return {
      .name = "formats",
      .summary = "list the supported text formats",
      .description =
          "List the formats: r means that the format can be read, w that it can be written. The line below shows what "
          "the format holds besides the clues. The options --from and --to take the ids. Input formats are "
          "detected if --from is not given. Formats that hold variants only are detected, too, but --from does not "
          "take their ids.",
      .options = {json_option(*json)},
      .examples = {{"shudu formats", "list all formats"}},
      .run =
          [json] {
            for (const FormatLine& format : all_formats()) write_format(format, *json);
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
