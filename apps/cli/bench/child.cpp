#include "bench/child.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "bench/timing.h"
#include "engine/output.h"

extern char** environ;

namespace shudu::cli::bench {

Result<PuzzleFile, std::string> PuzzleFile::of(std::span<const Grid> puzzles) {
  const char* directory = std::getenv("TMPDIR");
  std::string path = directory != nullptr && *directory != '\0' ? directory : "/tmp";
  path += "/shudu-bench-XXXXXX";
  const int descriptor = ::mkostemp(path.data(), O_CLOEXEC);
  if (descriptor < 0) return Unexpected{path + ": " + std::strerror(errno)};
  ::unlink(path.c_str());
  PuzzleFile file{descriptor};
  Output out{descriptor};
  for (const Grid& puzzle : puzzles) {
    out.write(to_line(puzzle) + '\n');
    out.written();
  }
  if (!out.flush()) return Unexpected{std::string{"cannot write the puzzles to a temporary file"}};
  return file;
}

PuzzleFile::PuzzleFile(PuzzleFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

PuzzleFile::~PuzzleFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Result<double, std::string> seconds_of(const std::vector<std::string>& arguments, const PuzzleFile& puzzles,
                                       Errors errors) {
  std::vector<std::string> owned = arguments;  // posix_spawn needs non-const strings
  std::vector<char*> pointers;
  for (std::string& argument : owned) pointers.push_back(argument.data());
  pointers.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, puzzles.descriptor(), STDIN_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (errors == Errors::dropped) ::posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  ::lseek(puzzles.descriptor(), 0, SEEK_SET);  // all children share the file position

  const double begin = now(Clock::wall);
  pid_t child = 0;
  const int refused = ::posix_spawnp(&child, pointers[0], &actions, nullptr, pointers.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (refused != 0) return Unexpected{std::string{"cannot be run: "} + std::strerror(refused)};
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  const double end = now(Clock::wall);
  if (WIFSIGNALED(status)) return Unexpected{"killed by signal " + std::to_string(WTERMSIG(status))};
  if (WEXITSTATUS(status) > 1) return Unexpected{"exited with status " + std::to_string(WEXITSTATUS(status))};
  return end - begin;
}

}  // namespace shudu::cli::bench
