// What is done with the state of a count while it goes on: it is shown and, where there is a file for it, saved.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "engine/input.h"
#include "engine/interrupt.h"
#include "engine/terminal.h"
#include "shudu/queens.h"

namespace shudu::cli {

class Watch {
 public:
  // `path` is empty when nothing is to be saved. Otherwise Ctrl-C saves before it ends the program.
  Watch(std::string path, const QueensCheckpoint& begin, Verdict& verdict);

  // False when the file cannot be written: better now than after an hour.
  bool begin() { return path_.empty() || save(begin_); }
  // Several times a second.
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

}  // namespace shudu::cli
