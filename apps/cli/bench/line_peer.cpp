#include "bench/line_peer.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

#include "bench/timing.h"

extern char** environ;

namespace shudu::cli::bench {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;

// The environment of this program and the limit.
std::vector<std::string> environment_with(std::uint64_t limit) {
  std::vector<std::string> all;
  for (char** entry = environ; *entry != nullptr; ++entry) all.emplace_back(*entry);
  all.push_back("SHUDU_LIMIT=" + std::to_string(limit));
  return all;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

Result<LinePeer, std::string> LinePeer::start(const std::string& command, std::uint64_t limit) {
  std::array<int, 2> in{}, out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0) return Unexpected{std::string{std::strerror(errno)}};
  if (::pipe2(out.data(), O_CLOEXEC) != 0) {
    const std::string reason = std::strerror(errno);
    for (const int end : in) ::close(end);
    return Unexpected{reason};
  }
  std::signal(SIGPIPE, SIG_IGN);  // a child that ends early is an error of send()
  std::vector<std::string> words{"sh", "-c", command}, environment = environment_with(limit);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  pid_t child = 0;
  const int refused =
      ::posix_spawnp(&child, "sh", &actions, nullptr, pointers_to(words).data(), pointers_to(environment).data());
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(in[0]);
  ::close(out[1]);
  if (refused != 0) {
    ::close(in[1]);
    ::close(out[0]);
    return Unexpected{std::string{"cannot be run: "} + std::strerror(refused)};
  }
  return LinePeer{child, in[1], out[0]};
}

LinePeer::LinePeer(LinePeer&& other) noexcept
    : child_(std::exchange(other.child_, -1)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)),
      buffer_(std::move(other.buffer_)) {}

LinePeer::~LinePeer() {
  if (child_ < 0) return;
  ::close(to_);
  ::close(from_);
  while (::waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool LinePeer::send(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t n = ::write(to_, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

bool LinePeer::receive(std::string& line) {
  for (;;) {
    if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return true;
    }
    std::array<char, 4096> bytes{};
    const ssize_t n = ::read(from_, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0 || buffer_.size() > longest_line) return false;
    buffer_.append(bytes.data(), static_cast<std::size_t>(n));
  }
}

Result<LinePeer::Answer, std::string> LinePeer::ask(std::string_view puzzle) {
  std::string text{puzzle};
  text += '\n';
  const double begin = now(Clock::wall);
  std::string line;
  if (!send(text) || !receive(line)) return Unexpected{std::string{"ended without an answer"}};
  Answer answer;
  answer.seconds = now(Clock::wall) - begin;
  const char* const last = line.data() + line.size();
  const auto [end, error] = std::from_chars(line.data(), last, answer.count);
  if (error != std::errc{} || (end != last && *end != ' ')) {
    return Unexpected{"expected a number of solutions, found '" + line.substr(0, 80) + "'"};
  }
  answer.solution.assign(end == last ? end : end + 1, last);
  return answer;
}

}  // namespace shudu::cli::bench
