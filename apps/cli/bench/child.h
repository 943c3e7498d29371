// Child: runs another program on a file of puzzles and measures the time.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/result.h"

namespace shudu::cli::bench {

// A temporary file of puzzles as lines of 81 characters. Its name is removed at once, so that no file remains however
// the program ends.
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

// Where the standard error of a child goes: to ours, or nowhere.
enum class Errors { shown, dropped };

// Runs a program with the puzzles as its standard input, and discards its output. The program is searched for in PATH.
// Returns the seconds from start to end. Returns the reason if the program cannot be run, is killed or exits with a
// status other than 0 and 1 (a negative answer).
Result<double, std::string> seconds_of(const std::vector<std::string>& arguments, const PuzzleFile& puzzles,
                                       Errors errors);

}  // namespace shudu::cli::bench
