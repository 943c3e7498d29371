#include "worker_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

extern char** environ;

namespace shudu::mpi {

WorkerProcess::WorkerProcess(std::vector<std::string> words) {
  std::signal(SIGPIPE, SIG_IGN);
  int input[2] = {-1, -1}, output[2] = {-1, -1};
  ended_ = ::pipe2(input, O_CLOEXEC) != 0 || ::pipe2(output, O_CLOEXEC) != 0;
  if (ended_) return;
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
  ended_ = ::posix_spawnp(&pid_, pointers[0], &actions, nullptr, pointers.data(), environ) != 0;
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(input[0]);
  ::close(output[1]);
  to_ = input[1];
  from_ = output[0];
  if (ended_) pid_ = -1;
}

bool WorkerProcess::give(std::uint64_t shard) {
  const std::string line = std::to_string(shard) + '\n';
  return !ended_ && ::write(to_, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

int WorkerProcess::take_acknowledgements(int milliseconds) {
  pollfd descriptor{.fd = from_, .events = POLLIN, .revents = 0};
  if (ended_ || ::poll(&descriptor, 1, milliseconds) <= 0) return 0;
  char buffer[4096];
  const ssize_t n = ::read(from_, buffer, sizeof buffer);
  if (n < 0 && errno == EINTR) return 0;
  if (n <= 0) ended_ = true;
  return n <= 0 ? 0 : static_cast<int>(std::count(buffer, buffer + n, '\n'));
}

int WorkerProcess::finish() {
  if (pid_ < 0) return 2;
  ::close(to_);
  char buffer[4096];
  while (::read(from_, buffer, sizeof buffer) > 0) {
  }
  ::close(from_);
  int status = 0;
  while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

}  // namespace shudu::mpi
