#include "bench/child.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "bench/timing.h"
#include "engine/output.h"

extern char** environ;

namespace shudu::cli::bench {

Result<PuzzleFile, std::string> PuzzleFile::of(std::span<const Grid> puzzles, std::size_t copies) {
  const char* directory = std::getenv("TMPDIR");
  std::string path = directory != nullptr && *directory != '\0' ? directory : "/tmp";
  path += "/shudu-bench-XXXXXX";
  const int descriptor = ::mkostemp(path.data(), O_CLOEXEC);
  if (descriptor < 0) return Unexpected{path + ": " + std::strerror(errno)};
  ::unlink(path.c_str());
  PuzzleFile file{descriptor};
  Output out{descriptor};
  std::string lines;
  for (const Grid& puzzle : puzzles) lines += to_line(puzzle) + '\n';
  for (std::size_t i = 0; i < copies; ++i) {
    out.write(lines);
    out.written();
  }
  if (!out.flush()) return Unexpected{std::string{"cannot write the puzzles to a temporary file"}};
  return file;
}

PuzzleFile::PuzzleFile(PuzzleFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

PuzzleFile::~PuzzleFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::vector<std::string> environment_with(const std::vector<std::string>& more) {
  std::vector<std::string> all = more;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text{*entry}, name = text.substr(0, text.find('=') + 1);
    if (std::ranges::none_of(more, [&](const std::string& other) { return other.starts_with(name); })) {
      all.emplace_back(text);
    }
  }
  return all;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

Result<double, std::string> seconds_of(const Program& program, const PuzzleFile& puzzles) {
  std::vector<std::string> words = program.arguments, environment = environment_with(program.environment);
  const std::vector<char*> pointers = pointers_to(words);

  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, puzzles.descriptor(), STDIN_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (program.errors == Errors::dropped) ::posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  ::lseek(puzzles.descriptor(), 0, SEEK_SET);  // all children share the file position

  const double begin = now(Clock::wall);
  pid_t child = 0;
  const int refused =
      ::posix_spawnp(&child, pointers[0], &actions, nullptr, pointers.data(), pointers_to(environment).data());
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
