#include <fmt/core.h>

#include "base/json_object.h"
#include "engine/output.h"
#include "engine/terminal.h"
#include "queens/queens.h"

namespace shudu::cli {
namespace {

constexpr std::size_t most_boards = 1000;  // in one picture

void write_solution(Queens queens, const QueensOptions& options, const Style& style, Output& out) {
  if (options.pretty) {
    out.write(drawn_queens(queens, style));
  } else if (options.json) {
    std::vector<std::uint64_t> columns;
    for (int column : queens) columns.push_back(static_cast<std::uint64_t>(column) + 1);
    JsonObject object;
    object.add("n", static_cast<std::uint64_t>(queens.size())).add("queens", columns).append_to(out.text());
  } else {
    std::string& text = out.text();
    for (std::size_t i = 0; i < queens.size(); ++i) {
      if (i > 0) text += ' ';
      if (queens[i] >= 9) text += static_cast<char>('0' + (queens[i] + 1) / 10);
      text += static_cast<char>('0' + (queens[i] + 1) % 10);
    }
    text += '\n';
  }
}

void write_no_solution(int n, const QueensOptions& options, Output& out) {
  if (!options.json) return out.write("no solution\n");
  JsonObject object;
  object.add("n", static_cast<std::uint64_t>(n)).add("status", "no solution").append_to(out.text());
}

}  // namespace

void show_queens(int n, const QueensOptions& options, Verdict& verdict) {
  const QueensAlgorithm* algorithm = find_queens_algorithm(options.algorithm.empty() ? "bitmask" : options.algorithm);
  Output& out = standard_output();
  const Style style = stdout_style();
  const std::uint64_t most = options.most();
  std::uint64_t shown = 0;
  std::vector<std::vector<int>> boards;  // of the picture
  bool too_many = false;
  algorithm->enumerate(n, [&](Queens queens) {
    if (options.different && !is_first_of_its_kind(queens)) return true;
    if (options.svg) {
      too_many = boards.size() == most_boards;
      if (too_many) return false;
      boards.emplace_back(queens.begin(), queens.end());
    } else {
      if (options.pretty && shown > 0) out.write("\n");
      write_solution(queens, options, style, out);
      out.written();
    }
    return ++shown != most && !out.failed();
  });
  if (too_many) {
    return verdict.bad(fmt::format("queens: a picture can show at most {} boards; use --limit N", most_boards));
  }
  if (shown == 0) {
    verdict.negative();
    write_no_solution(n, options, out);
  } else if (options.svg) {
    out.write(queens_picture(boards));
  }
}

}  // namespace shudu::cli
