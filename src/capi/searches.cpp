// The functions of the C interface that search for solutions.
#include "capi/first_record.h"
#include "records/search_puzzle.h"
#include "records/source_solution.h"
#include "shudu/search.h"

namespace shudu::capi {
namespace {

Reply solve(Request& request) {
  const std::uint64_t limit = request.options.number("limit", 2, 1, no_limit);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::solve, request, limit);
  if (reply) return *reply;
  const Answer found = search_puzzle(*puzzle, limit).answer;
  JsonObject answer;
  answer.add("solutions", found.count);
  found.count == 0 ? answer.add_json("solution", "null") : answer.add("solution", to_line(found.solution));
  compared_with_source(*puzzle, found, limit).add_to(answer);
  return answer;
}

Reply solutions(Request& request) {
  const std::uint64_t limit = request.options.number("limit", 1000, 1, 10'000'000);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::solutions, request, limit);
  if (reply) return *reply;
  std::vector<std::string> list;
  bool complete = true, cancelled = false;
  enumerate_puzzle(*puzzle, [&](const Grid& grid) {
    if (complete = list.size() < limit; !complete) return false;
    list.push_back(to_line(grid));
    cancelled = list.size() % 1024 == 0 &&
                !request.go_on(static_cast<double>(list.size()) / static_cast<double>(limit), list.size());
    return !cancelled;
  });
  if (cancelled) return Reply::cancelled();
  return JsonObject{}.add("solutions", list).add("complete", complete);
}

Reply count(Request& request) {
  const std::uint64_t limit = request.options.number("limit", no_limit, 1, no_limit);
  SHUDU_CHECK_OPTIONS(request);
  const auto [puzzle, reply] = first_record(Question::count, request, limit);
  if (reply) return *reply;
  CountOptions options{.limit = limit};
  if (request.watch != nullptr) {
    options.go_on = [&](double part, std::uint64_t found) { return request.go_on(part, found); };
  }
  const auto found = count_puzzle(*puzzle, options);
  if (!found) return Reply::cancelled();
  JsonObject answer;
  answer.add("solutions", *found);
  if (puzzle->solution) compared_with_source(*puzzle, search_puzzle(*puzzle, 2).answer, 2).add_to(answer);
  return answer;
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_solve, solve)
SHUDU_ANSWERED_BY(shudu_solutions, solutions)
SHUDU_ANSWERED_BY(shudu_count, count)
