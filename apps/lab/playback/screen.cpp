#include "playback/screen.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string_view>

#include "engine/output.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::string_view enter =
    "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";  // hide the cursor, do not wrap at the right edge
constexpr std::string_view leave = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

constexpr std::array ending{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::array crashing{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

// State for the signal handlers, set while a Screen exists.
volatile sig_atomic_t terminal = -1;
volatile sig_atomic_t changed = 0;
termios before_us, ours;

void send(std::string_view text) {
  [[maybe_unused]] const auto ignored = ::write(static_cast<int>(terminal), text.data(), text.size());
}

void take_over() {
  ::tcsetattr(static_cast<int>(terminal), TCSADRAIN, &ours);
  send(enter);
  changed = 1;
}

void give_back() {
  if (terminal < 0) return;
  send(leave);
  // Discard pending input, because it was meant for this program.
  ::tcsetattr(static_cast<int>(terminal), TCSAFLUSH, &before_us);
}

void handle(int signal, void (*handler)(int), int flags = 0) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigemptyset(&action.sa_mask);
  ::sigaction(signal, &action, nullptr);
}

extern "C" void end_restored(int) {
  give_back();
  ::_exit(130);
}

extern "C" void crash_restored(int signal) {
  give_back();
  ::raise(signal);  // SA_RESETHAND has restored the default action
}

extern "C" void on_resize(int) { changed = 1; }

extern "C" void on_stop(int) {
  const int error = errno;
  give_back();
  ::raise(SIGSTOP);
  take_over();  // after SIGCONT
  errno = error;
}

}  // namespace

std::unique_ptr<Screen> Screen::take() {
  const char* term = std::getenv("TERM");
  if (!stdout_is_terminal() || term == nullptr || std::string_view{term} == "dumb") return nullptr;
  // Do not use standard input, because the puzzle may come from there.
  const int descriptor = ::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  if (descriptor < 0) return nullptr;
  if (::tcgetattr(descriptor, &before_us) != 0) {
    ::close(descriptor);
    return nullptr;
  }
  ours = before_us;
  // Ctrl-C remains a signal, so that it also works during a long computation.
  ours.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  ours.c_cc[VMIN] = 0;
  ours.c_cc[VTIME] = 0;
  terminal = descriptor;
  for (int signal : ending) handle(signal, end_restored);
  for (int signal : crashing) handle(signal, crash_restored, static_cast<int>(SA_RESETHAND) | SA_NODEFER);
  handle(SIGWINCH, on_resize);
  handle(SIGTSTP, on_stop);
  take_over();
  return std::unique_ptr<Screen>{new Screen{descriptor}};
}

Screen::~Screen() {
  give_back();
  terminal = -1;
  for (int signal : ending) handle(signal, SIG_DFL);
  stop_on_interrupt();
  for (int signal : crashing) handle(signal, SIG_DFL);
  handle(SIGWINCH, SIG_DFL);
  handle(SIGTSTP, SIG_DFL);
  ::close(descriptor_);
}

ScreenSize Screen::size() const {
  winsize window{};
  if (::ioctl(descriptor_, TIOCGWINSZ, &window) != 0 || window.ws_col == 0 || window.ws_row == 0) return {};
  return {window.ws_col, window.ws_row};
}

bool Screen::was_changed() {
  const bool was = changed != 0;
  changed = 0;
  return was;
}

// The escape sequences of the known keys. Terminals differ, so some keys have several.
Key Screen::next_in_buffer(bool all_there) {
  struct Sequence {
    std::string_view code, name;
  };
  static constexpr Sequence sequences[] = {
      {"\x1b[A", "up"},   {"\x1b[B", "down"},     {"\x1b[C", "right"},      {"\x1b[D", "left"}, {"\x1bOA", "up"},
      {"\x1bOB", "down"}, {"\x1bOC", "right"},    {"\x1bOD", "left"},       {"\x1b[H", "home"}, {"\x1b[F", "end"},
      {"\x1bOH", "home"}, {"\x1bOF", "end"},      {"\x1b[1~", "home"},      {"\x1b[4~", "end"}, {"\x1b[7~", "home"},
      {"\x1b[8~", "end"}, {"\x1b[5~", "page up"}, {"\x1b[6~", "page down"},
  };
  if (buffer_.empty()) return {};
  if (buffer_.front() != '\x1b') {
    Key key{buffer_.front()};
    buffer_.erase(0, 1);
    return key;
  }
  for (const Sequence& sequence : sequences) {
    if (buffer_.starts_with(sequence.code)) {
      buffer_.erase(0, sequence.code.size());
      return Key{sequence.name};
    }
  }
  // A sequence ends with a letter or a tilde. Skip an unknown sequence as a whole.
  const bool long_one = buffer_.size() > 1 && (buffer_[1] == '[' || buffer_[1] == 'O');
  const auto last = std::find_if(buffer_.begin() + (long_one ? 2 : 1), buffer_.end(),
                                 [](char c) { return ('@' <= c && c <= '~') || c == '\x1b'; });
  if (last == buffer_.end() && !all_there) return {};
  const bool lone = !long_one;
  buffer_.erase(buffer_.begin(), lone ? buffer_.begin() + 1 : last == buffer_.end() ? last : last + 1);
  return lone ? Key{"escape"} : Key{"unknown"};
}

Key Screen::key(int milliseconds) {
  if (Key key = next_in_buffer(false); !key.empty()) return key;
  pollfd wait{.fd = descriptor_, .events = POLLIN, .revents = 0};
  // On a slow connection, the rest of an escape sequence may still arrive.
  const int patience = buffer_.empty() ? milliseconds : 100;
  const int ready = ::poll(&wait, 1, patience);
  if (ready < 0) return {};
  if (ready > 0) {
    std::array<char, 256> typed;
    const ssize_t n = ::read(descriptor_, typed.data(), typed.size());
    if (n > 0) buffer_.append(typed.data(), static_cast<std::size_t>(n));
    if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN)) lost_ = true;
  }
  return next_in_buffer(ready == 0);
}

void Screen::show(const std::vector<std::string>& lines) {
  std::string frame = "\x1b[H";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) frame += "\r\n";
    frame += lines[i];
    frame += "\x1b[0m\x1b[K";
  }
  frame += "\x1b[J";
  std::string_view rest = frame;
  while (!rest.empty()) {
    const ssize_t n = ::write(descriptor_, rest.data(), rest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      lost_ = true;
      return;
    }
    rest.remove_prefix(static_cast<std::size_t>(n));
  }
}

}  // namespace shudu::cli
