// How an algorithm works, event by event.
#include "capi/request.h"
#include "shudu/gallery.h"

namespace shudu::capi {
namespace {

JsonObject counters_json(const gallery::Counters& counters) {
  JsonObject object;
  object.add("nodes", counters.nodes)
      .add("placements", counters.placements)
      .add("undos", counters.undos)
      .add("backtracks", counters.backtracks)
      .add("max_depth", static_cast<std::uint64_t>(counters.max_depth))
      .add("solutions", counters.solutions);
  return object;
}

Reply trace(Request& request) {
  const std::string id = request.options.text("algorithm", "dancing_links");
  const gallery::Algorithm* algorithm = gallery::find_algorithm(id);
  if (algorithm == nullptr) request.options.refuse("algorithm", "no algorithm is called '" + id + "'");
  const std::uint64_t limit = request.options.number("limit", 1, ~std::uint64_t{0});
  const std::uint64_t from = request.options.number("from", 0, ~std::uint64_t{0});
  const std::uint64_t most = request.options.number("events", 100'000, 10'000'000);
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  std::uint64_t at = 0;
  bool cancelled = false, ended = true;
  std::string events;  // kind, cell, digit, depth of each, one after the other
  std::vector<std::string> solutions;
  const auto on_solution = [&](const Grid& grid) {
    solutions.push_back(to_line(grid));
    return true;
  };
  const auto counters =
      algorithm->trace(puzzle->clues, limit == 0 ? 1 : limit, on_solution, [&](const gallery::Event& event) {
        if (at >= from) {
          if (ended = at < from + most; !ended) return false;
          if (at > from) events += ',';
          events += std::to_string(static_cast<int>(event.kind)) + ',' + std::to_string(event.cell.index()) + ',' +
                    std::to_string(event.digit) + ',' + std::to_string(event.depth);
        }
        ++at;
        cancelled = at % 65536 == 0 && !request.go_on(-1, at);
        return !cancelled;
      });
  if (cancelled) return Reply::cancelled();
  JsonObject answer;
  answer.add_json("events", '[' + events + ']')
      .add("from", from)
      .add("ended", ended)
      .add("counters", counters_json(counters))
      .add("solutions", solutions);
  return answer;
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_trace, trace)
