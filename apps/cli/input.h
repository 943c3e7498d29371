// Input: the puzzles of files, of standard input, or given on the command line, one after the other.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "shudu/format.h"

namespace shudu::cli {

// What went wrong or was answered in the negative so far; becomes the exit status.
class Verdict {
 public:
  void negative() { negative_ = true; }
  void bad() { bad_ = true; }
  // "shudu: MESSAGE" on standard error, and bad().
  void bad(const std::string& message);
  int status() const { return bad_ ? Status::bad_input : negative_ ? Status::some_negative : Status::all_positive; }

 private:
  bool negative_ = false;
  bool bad_ = false;
};

// A record and where it came from.
struct Record {
  std::string_view file;  // as named on the command line; "stdin", or "argument" for a puzzle given there
  Result<Puzzle, ParseError> puzzle;
};

// "puzzles.txt:3:12: 80 cells, expected 81".
std::string located(std::string_view file, const ParseError& error);

class Input {
 public:
  // Operands are file names, "-" for standard input, or puzzles themselves; none means standard input. `from` names a
  // format or is empty for detection. Files that cannot be read are reported to `verdict` and passed over.
  Input(std::vector<std::string> operands, const std::string& from, Verdict& verdict);
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  // The next record, good or bad; a bad one is for the caller to report.
  std::optional<Record> next();

  // Up to `most` records; fewer when the rest would have to be waited for, so that a program that writes a puzzle and
  // waits for the answer gets it. Bad records are reported to the verdict and stay in the batch. Empty at the end.
  std::vector<Record> next_batch(std::size_t most = 4096);

  // Hands every batch to `answer`, with progress on the terminal, until the input ends or nobody takes the output.
  void for_each_batch(const std::function<void(std::vector<Record>& batch)>& answer);

  // How much of the input has been read, in 0..1; negative when its size is not known.
  double part() const;

 private:
  bool open_next();
  bool would_wait() const;

  std::vector<std::string> operands_;
  std::size_t at_ = 0;  // operands_[at_] is the next to open
  const Format* format_ = nullptr;
  Verdict& verdict_;
  std::string_view file_;
  std::unique_ptr<PuzzleReader> reader_;
  int descriptor_ = -1;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t bytes_total_ = 0;
  bool total_known_ = true;
};

// The operands of a command that reads puzzles, and `--from`, the same everywhere.
Argument puzzles_argument(std::vector<std::string>& target);
Option from_option(std::string& target);
// `--threads`; 0 means all.
Option threads_option(int& target);
Option color_option(std::string& target);
Option json_option(bool& target);
int threads_wanted(int asked);

}  // namespace shudu::cli
