#include "engine/interrupt.h"

#include <csignal>

#include "engine/output.h"

namespace shudu::cli {
namespace {

volatile std::sig_atomic_t noted = 0;

extern "C" void note(int) {
  noted = 1;
  stop_on_interrupt();
}

}  // namespace

Interrupt::Interrupt() {
  noted = 0;
  std::signal(SIGINT, note);
  std::signal(SIGTERM, note);
}

Interrupt::~Interrupt() { stop_on_interrupt(); }

bool Interrupt::wanted() { return noted != 0; }

}  // namespace shudu::cli
