// What `shudu queens` does: it counts solutions or shows them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/terminal.h"
#include "engine/verdict.h"
#include "shudu/queens.h"

namespace shudu::cli {

struct QueensOptions {
  std::vector<std::string> size;
  bool all = false, different = false;
  bool pretty = false, svg = false, json = false;
  std::uint64_t limit = 0;
  std::string algorithm, checkpoint;
  int threads = 0;

  // Whether to show solutions, instead of only counting them.
  bool shows() const { return all || limit > 0 || pretty || svg; }
  // The number of solutions to show; 0 for all.
  std::uint64_t most() const { return limit > 0 ? limit : all ? 0 : 1; }
};

// Write the number of solutions, or solutions as lines, drawings, JSON or a picture, to standard output. Errors go to the verdict.
void count_queens(int n, const QueensOptions& options, Verdict& verdict);
void show_queens(int n, const QueensOptions& options, Verdict& verdict);

// Boards of queens for a terminal: with colours a chequered board, otherwise queens and dots in a frame.
std::string drawn_queens(Queens queens, const Style& style);
// One SVG picture of all boards, in rows. Precondition: there is at least one board, and all have the same size.
std::string queens_picture(std::span<const std::vector<int>> boards);

}  // namespace shudu::cli
