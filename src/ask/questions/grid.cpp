#include "ask/questions/grid.h"

#include "ask/questions.h"
#include "shudu/census.h"

namespace shudu::ask {
namespace {

struct GridOptions {
  std::string index = "0";
};
constexpr Option grid_options[] = {
    option<&GridOptions::index>("index", "the number of the grid, from 0", {.shown = "N"})};

Answer grid(const GridOptions& asked, const Watch&) {
  const auto index = grid_number(asked.index);
  if (!index) return Answer::bad_option(wrong_option("index", asked.index, expected_grid_number()));
  return grid_answer(*index);
}

}  // namespace

std::optional<Whole> grid_number(std::string_view text) {
  const auto index = whole_from(text);
  return index && *index < grid_count ? index : std::nullopt;
}

std::string expected_grid_number() { return "expected a number from 0 to " + with_commas(grid_count - 1); }

Answer grid_answer(Whole index) {
  return Answer::of(JsonObject{}
                        .add("index", index)
                        .add("grid", to_line(grid_at(index)))
                        .add("order_version", std::uint64_t{grid_order_version}));
}

constinit const Question grid_question = question<grid>("grid", "the complete grid with a number", grid_options);

}  // namespace shudu::ask
