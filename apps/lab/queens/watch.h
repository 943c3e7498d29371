// Watch: shows the state of a running count, and saves it if there is a checkpoint file.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "shudu/queens.h"

namespace shudu::cli {

class Watch {
 public:
  // If `path` is empty, nothing is saved. Otherwise Ctrl-C saves the state before it ends the program.
  Watch(std::string path, const QueensCheckpoint& begin, Verdict& verdict);

  // Saves the first state. Returns false if the file cannot be written, so that the error appears at the start.
  bool begin() { return path_.empty() || save(begin_); }
  // Call this several times a second.
  void operator()(const QueensCheckpoint& state);
  void end(const QueensCheckpoint& state);

 private:
  bool save(const QueensCheckpoint& state);
  [[noreturn]] void stop_here(const QueensCheckpoint& state) const;

  std::string path_;
  QueensCheckpoint begin_;
  Verdict& verdict_;
  Progress progress_;
  std::optional<Interrupt> interrupt_;
  std::chrono::steady_clock::time_point saved_;
  bool failed_ = false;
};

// The checkpoint in the file, or nothing if there is no file. The error says what is wrong, with the name of the file.
Result<std::optional<QueensCheckpoint>, std::string> read_checkpoint(const std::string& path);

}  // namespace shudu::cli
