// shudu grid: writes complete grids by their index.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/output.h"
#include "grids/grid_output.h"
#include "shudu/grid_index.h"

namespace shudu::cli {
namespace {

struct GridOptions {
  std::vector<std::string> numbers;
  std::string to = "line";
  bool json = false;
};

int grids(const GridOptions& options) {
  Verdict verdict;
  GridOutput out{options.to, verdict};
  for (const std::string& text : options.numbers) {
    const auto index = whole_from(text);
    if (!index || *index >= grid_count) {
      verdict.bad(fmt::format("grid: {}: expected a number from 0 to {}", text, to_string(grid_count - 1)));
      continue;
    }
    const Grid grid = grid_at(*index);
    if (options.json) {
      JsonObject object;
      object.add("index", *index).add("grid", to_line(grid));
      object.add("order_version", std::uint64_t{grid_order_version});
      object.append_to(standard_output().text());
    } else {
      out.write(grid);
    }
  }
  return verdict.status();
}

}  // namespace

Command grid_command() {
  auto o = std::make_shared<GridOptions>();
  return {
      .name = "grid",
      .summary = "write the complete grids with the given indices",
      .description =
          "Write the grid with each index. All 6,670,903,752,021,072,936,960 grids are numbered from 0. The order is "
          "fixed and described in docs/mathematics.md. It is not lexicographic.",
      .arguments = {{.name = "INDEX", .help = "the index of a grid", .target = &o->numbers, .minimum = 1}},
      .options = {not_with(to_option(o->to), {"--json"}), json_option(o->json)},
      .examples = {{"shudu grid 0 6670903752021072936959", "write the first and the last grid"},
                   {"shudu grid --to grid 12345678901234567890", "draw a grid"}},
      .run = [o] { return grids(*o); },
  };
}

}  // namespace shudu::cli
