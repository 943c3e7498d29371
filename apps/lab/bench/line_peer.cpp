#include "bench/line_peer.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <iterator>
#include <sstream>
#include <utility>
#include <vector>

#include "bench/child.h"
#include "bench/timing.h"
#include "engine/new_file.h"

namespace shudu::cli::bench {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;

template <class Number>
bool is_number(const std::string& text, Number& number) {
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  return error == std::errc{} && end == last && number >= 0;
}

// The words of a line, which are separated by spaces.
std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in{line};
  return {std::istream_iterator<std::string>{in}, {}};
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
  std::vector<std::string> words{"sh", "-c", command},
      environment = environment_with({"SHUDU_LIMIT=" + std::to_string(limit)});
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
  if (!write_all(to_, text) || !receive(line)) return Unexpected{std::string{"ended without an answer"}};
  Answer answer;
  answer.seconds = now(Clock::wall) - begin;
  const std::vector<std::string> words = words_of(line);
  if (words.empty() || !is_number(words[0], answer.count)) {
    return Unexpected{"expected a number of solutions, found '" + line.substr(0, 80) + "'"};
  }
  if (words.size() > 1 && words[1] != "-") answer.solution = words[1];
  if (words.size() > 2 && !is_number(words[2], answer.seconds)) {
    return Unexpected{"expected seconds, found '" + words[2].substr(0, 80) + "'"};
  }
  return answer;
}

}  // namespace shudu::cli::bench
