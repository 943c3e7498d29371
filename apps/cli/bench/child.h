// Child: another program, run on a file of puzzles and timed.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shudu/grid.h"
#include "shudu/result.h"

namespace shudu::cli::bench {

// Puzzles as lines of 81 characters in a temporary file. It has no name any more when it is made, so nothing is left
// behind however the program ends.
class PuzzleFile {
 public:
  static Result<PuzzleFile, std::string> of(std::span<const Grid> puzzles);
  PuzzleFile(PuzzleFile&& other) noexcept;
  PuzzleFile& operator=(PuzzleFile&&) = delete;
  ~PuzzleFile();

  int descriptor() const { return descriptor_; }

 private:
  explicit PuzzleFile(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

// How a child takes its standard error: ours, or nobody's.
enum class Errors { shown, dropped };

// Runs a program, found as the shell does, on the puzzles as its standard input, with its output to nobody, and gives
// the seconds from start to end. A program that cannot be run, that is killed or that ends with a status other than 0
// and 1 (some answer negative) gives the reason.
Result<double, std::string> seconds_of(const std::vector<std::string>& arguments, const PuzzleFile& puzzles,
                                       Errors errors);

}  // namespace shudu::cli::bench
