#include "hunt/hunt_progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

#include "engine/columns.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

std::size_t stderr_width() {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

}  // namespace

HuntProgress::HuntProgress() : enabled_(stderr_is_terminal()) {}

HuntProgress::~HuntProgress() {
  if (visible_) std::fputs("\r\x1b[K", stderr);
}

void HuntProgress::show(const std::vector<std::string>& parts) {
  using namespace std::chrono_literals;
  const auto now = Clock::now();
  if (!enabled_ || now - begin_ < 500ms || now - shown_ < 100ms) return;
  shown_ = now;
  visible_ = true;
  const std::size_t width = stderr_width();
  std::string line;
  for (const std::string& part : parts) {
    std::string longer = line;
    longer.append(line.empty() ? "" : ", ").append(part);
    if (width_of(longer) < width) line = longer;  // the last column stays free, because some terminals wrap there
  }
  std::fputs(("\r\x1b[K" + line).c_str(), stderr);
}

}  // namespace shudu::cli
