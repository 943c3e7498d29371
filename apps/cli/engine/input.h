// Input: the puzzles of a command, read from files, from standard input or from the command line.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/batch.h"
#include "engine/common_options.h"
#include "engine/input_window.h"
#include "engine/verdict.h"
#include "shudu/format.h"

namespace shudu::cli {

class Input {
 public:
  // Operands are file names, "-" for standard input, or puzzles. No operand means standard input. `from` names a
  // format; if it is empty, the format is detected. Files that cannot be read are reported to `verdict` and skipped.
  // If there is an input_window(), its parts are read in place of the operands. `classic_only` names who takes no variants,
  // so that a variant is a record that cannot be read; it is empty if variants are taken.
  Input(std::vector<std::string> operands, const std::string& from, Verdict& verdict, std::string classic_only = {});
  Input(const InputOptions& options, Verdict& verdict, std::string classic_only = {})
      : Input(options.files, options.from, verdict, std::move(classic_only)) {}
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  // The next record, or nothing at the end. One that cannot be read is reported to the verdict. If there was no record and no
  // error at all, a note on standard error says so.
  std::optional<Record> next();
  // The same for a caller that reports such records itself.
  std::optional<Record> next_unreported();

  // The next line that is neither blank nor a comment, for an answer that is read in another way than a puzzle.
  struct Line {
    Place place;
    std::string text;
  };
  std::optional<Line> next_line();

  // Fills the batch with up to `most` records. The batch ends early when no more input is available yet, so that a
  // program that writes a puzzle and waits for the answer gets it. It also ends after a variant, which may take long, so
  // that the threads share the variants. Bad records are reported to the verdict and stay in
  // the batch. Returns false and an empty batch at the end.
  bool next_batch(Batch& batch, std::size_t most = 4096);
  // Reads plain lines (81 digits or dots and "\n") of a file as text, with several threads, and returns their number. It is
  // 0, and nothing is read, if fewer than `least` such lines follow. nullopt if the input is not within a list of plain
  // lines in a file, so far as it is known.
  std::optional<std::size_t> next_plain_text(std::span<char> into, std::size_t least, int threads);
  // The bytes of all operands, if all are files; otherwise 0.
  std::uint64_t bytes_of_files() const { return total_known_ && window_ == nullptr ? bytes_total_ : 0; }
  // Whether reading the next record would probably block.
  bool would_wait() const;

  // The number of the record that was read last, in the whole input.
  std::uint64_t number_of(const Record& record) const {
    return ((window_ != nullptr ? window_->parts[at_ - 1].operand : at_ - 1) << 40) + record.place().line;
  }

  // The part of the input that has been read, in 0..1, or a negative number if the size is unknown.
  double part() const;

  // What the records are, for the note that there are none.
  void holds(std::string_view what) { what_ = what; }
  bool has_record() const { return has_record_; }

 private:
  bool open_next();
  bool open_next_part();
  void note_end();
  void take_plain(Batch& batch, std::size_t most);

  const InputWindow* window_ = input_window();
  std::vector<std::string> operands_;
  std::size_t at_ = 0;              // the next operand, or part of the window, to open
  std::uint64_t lines_before_ = 0;  // lines of the file before its part in the window
  const Format* format_ = nullptr;
  Verdict& verdict_;
  const std::string classic_only_;
  std::string_view file_;
  std::unique_ptr<PuzzleReader> reader_;
  bool is_argument_ = false;  // the reader reads an argument, and no puzzle was found in it yet
  int descriptor_ = -1;
  std::atomic<std::uint64_t> bytes_read_ = 0;  // atomic, because another thread shows progress
  std::uint64_t bytes_total_ = 0;
  bool total_known_ = true;
  bool has_record_ = false;
  bool ended_ = false;
  std::string_view what_ = "puzzles";
};

}  // namespace shudu::cli
