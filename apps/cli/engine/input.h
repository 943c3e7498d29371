// Input: the puzzles of files, of standard input, or given on the command line, one after the other.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/command.h"
#include "shudu/format.h"

namespace shudu::cli {

// What went wrong or was answered in the negative so far; becomes the exit status. May be told from several threads.
class Verdict {
 public:
  void negative() { negative_ = true; }
  void bad() { bad_ = true; }
  // "shudu: MESSAGE" on standard error, and bad().
  void bad(const std::string& message);
  int status() const { return bad_ ? Status::bad_input : negative_ ? Status::some_negative : Status::all_positive; }

 private:
  std::atomic<bool> negative_ = false;
  std::atomic<bool> bad_ = false;
};

// A record and where it came from.
struct Record {
  std::string_view file;  // as named on the command line; "stdin", or "argument" for a puzzle given there
  Result<Puzzle, ParseError> puzzle;
};

// Some records, one after the other. Most inputs are lines of 81 cells by the million: of those only the clues are
// kept, and a Record is made when somebody asks for it.
class Batch {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The clues of every record; blank where a record cannot be read.
  std::span<const Grid> clues() const { return std::span{clues_}.first(size()); }
  // Whether all records are lines of 81 cells and nothing else.
  bool all_plain() const { return records_.empty(); }
  // The record where it is more than that, or null.
  const Record* special(std::size_t i) const;
  // The record; valid until the next call. Not to be called from two threads at once.
  Record& record(std::size_t i);

 private:
  friend class Input;
  // Plain lines, one directly after the other in a file.
  struct Run {
    std::size_t first;  // record
    std::uint64_t line;
    std::string_view file;
  };

  void clear();
  void add(Record record);
  void add_plain(std::size_t count, std::uint64_t first_line, std::string_view file);

  std::size_t size_ = 0;
  std::vector<Grid> clues_;  // with room for more, because making room anew for every batch takes time
  std::vector<Run> runs_;
  std::vector<std::size_t> special_;  // which records are more than plain lines, …
  std::vector<Record> records_;       // … and those, in the same order
  Record scratch_{{}, Puzzle{}};
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

  // Fills the batch with up to `most` records; fewer when the rest would have to be waited for, so that a program that
  // writes a puzzle and waits for the answer gets it. Bad records are reported to the verdict and stay in the batch.
  // False, and an empty batch, at the end.
  bool next_batch(Batch& batch, std::size_t most = 4096);
  // Whether the next record has to be waited for, as far as can be told.
  bool would_wait() const;

  // How much of the input has been read, in 0..1; negative when its size is not known.
  double part() const;

 private:
  bool open_next();
  void take_plain(Batch& batch, std::size_t most);

  std::vector<std::string> operands_;
  std::size_t at_ = 0;  // operands_[at_] is the next to open
  const Format* format_ = nullptr;
  Verdict& verdict_;
  std::string_view file_;
  std::unique_ptr<PuzzleReader> reader_;
  int descriptor_ = -1;
  std::atomic<std::uint64_t> bytes_read_ = 0;  // read by whoever shows progress
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
