// Interrupt: lets a long command stop early and report what it has when the user presses Ctrl-C.
#pragma once

namespace shudu::cli {

// While an object exists, the first SIGINT or SIGTERM is only noted. The second one ends the program at once.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool wanted();
};

}  // namespace shudu::cli
