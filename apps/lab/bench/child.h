// Child: runs another program on a file of puzzles and measures the time.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "shudu/board.h"
#include "shudu/result.h"

namespace shudu::cli::bench {

// A temporary file of puzzles as lines of 81 characters. Its name is removed at once, so that no file remains however
// the program ends.
class PuzzleFile {
 public:
  // The puzzles, so many times one after another.
  static Result<PuzzleFile, std::string> of(std::span<const Grid> puzzles, std::size_t copies);
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

// What is run: the program is searched for in PATH. `environment` has entries "NAME=VALUE" that it gets besides ours.
struct Program {
  std::vector<std::string> arguments;
  std::vector<std::string> environment = {};
  Errors errors = Errors::shown;
};

// All entries of the environment of this program, except those that `more` replaces, and `more`.
std::vector<std::string> environment_with(const std::vector<std::string>& more);
// For posix_spawn: pointers to the texts and a null.
std::vector<char*> pointers_to(std::vector<std::string>& texts);

// Runs a program with the puzzles as its standard input, and discards its output.
// Returns the seconds from start to end. Returns the reason if the program cannot be run, is killed or exits with a
// status other than 0 and 1 (a negative answer).
Result<double, std::string> seconds_of(const Program& program, const PuzzleFile& puzzles);

}  // namespace shudu::cli::bench
