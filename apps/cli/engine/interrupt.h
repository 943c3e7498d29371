// Interrupt: Ctrl-C that asks a long command to come to an end and tell what it has, instead of ending it at once.
#pragma once

namespace shudu::cli {

// While it lives the first SIGINT or SIGTERM is only noted; the next one ends the program at once.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool wanted();
};

}  // namespace shudu::cli
