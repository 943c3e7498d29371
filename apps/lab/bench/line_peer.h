// LinePeer: another solver of variants, run as a child that answers line by line.
//
// The child reads one string of Interactive Sudoku Solver on a line, and writes one line: the number of solutions, up to
// the limit, one solution or "-", and the seconds that it took ("1 5346… 0.00021"). The solution and the seconds may be
// missing. It must flush every line. The environment variable SHUDU_LIMIT tells it the limit. Each answer is timed alone, so
// the start of the child does not count. Without the seconds of the child, the way through two pipes counts as well.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/result.h"

namespace shudu::cli::bench {

class LinePeer {
 public:
  // Runs the shell command. The error says why it cannot be run.
  static Result<LinePeer, std::string> start(const std::string& command, std::uint64_t limit);
  LinePeer(LinePeer&& other) noexcept;
  LinePeer& operator=(LinePeer&&) = delete;
  ~LinePeer();  // closes the input of the child and waits for its end

  struct Answer {
    std::uint64_t count = 0;
    std::string solution;
    double seconds = 0;
  };
  // Sends a puzzle and waits for the answer. The error says what is wrong with the answer.
  Result<Answer, std::string> ask(std::string_view puzzle);

 private:
  LinePeer(pid_t child, int to, int from) : child_(child), to_(to), from_(from) {}
  // The next line, without its end. False at the end of the child's output.
  bool receive(std::string& line);

  pid_t child_;
  int to_, from_;
  std::string buffer_;  // what was read beyond the last line
};

}  // namespace shudu::cli::bench
