#include "engine/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace shudu::cli {
namespace {

std::string failure(const std::string& path, int error = errno) {
  return "cannot write " + path + ": " + std::strerror(error);
}

// The names to remove on Ctrl-C. Each points into a NewFile.
std::array<std::atomic<const char*>, 8> unfinished{};
static_assert(std::atomic<const char*>::is_always_lock_free);

void exchange(const char* from, const char* to) {
  for (auto& slot : unfinished) {
    const char* expected = from;
    if (slot.compare_exchange_strong(expected, to)) return;
  }
}

std::size_t begin_of_name(const std::string& path) { return path.rfind('/') + 1; }  // npos + 1 is 0

std::string without_links(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real{::realpath(path.c_str(), nullptr), &std::free};
  return real ? std::string{real.get()} : path;
}

}  // namespace

NewFile::NewFile(std::string path, std::string target, std::string written, int descriptor)
    : path_(std::move(path)), target_(std::move(target)), written_(std::move(written)), descriptor_(descriptor) {
  if (!written_.empty()) exchange(nullptr, written_.c_str());
}

Result<std::unique_ptr<NewFile>, std::string> NewFile::open(const std::string& path) {
  if (path == "-") return std::unique_ptr<NewFile>{new NewFile{path, path, "", STDOUT_FILENO}};
  struct stat old {};
  const bool exists = ::stat(path.c_str(), &old) == 0;
  if (exists && ::access(path.c_str(), W_OK) != 0) return Unexpected{failure(path)};
  const std::string target = without_links(path);
  const std::string written = exists && !S_ISREG(old.st_mode) ? "" : unfinished_name(target);
  const int descriptor =
      ::open(written.empty() ? path.c_str() : written.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return Unexpected{failure(path)};
  std::unique_ptr<NewFile> file{new NewFile{path, target, written, descriptor}};
  if (!exists || written.empty()) return file;
  // Only root can give a file to another owner. Elsewhere the owner is the one who writes.
  [[maybe_unused]] const int ignored = ::fchown(descriptor, old.st_uid, old.st_gid);
  if (::fchmod(descriptor, old.st_mode & 07777) != 0) return Unexpected{failure(path)};
  return file;
}

NewFile::~NewFile() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
  if (written_.empty()) return;
  ::unlink(written_.c_str());
  exchange(written_.c_str(), nullptr);
}

std::string NewFile::keep() {
  if (descriptor_ == STDOUT_FILENO) return {};
  const bool synced = written_.empty() || ::fsync(descriptor_) == 0;
  const int error = errno;
  const bool closed = ::close(descriptor_) == 0;
  descriptor_ = -1;
  if (!synced) return failure(path_, error);
  if (!closed) return failure(path_);
  if (written_.empty()) return {};
  if (std::rename(written_.c_str(), target_.c_str()) != 0) return failure(path_);
  exchange(written_.c_str(), nullptr);
  written_.clear();
  const std::size_t name = begin_of_name(target_);
  return sync_folder(name == 0 ? "." : target_.substr(0, name)) ? std::string{} : failure(path_);
}

std::string write_new_file(const std::string& path, std::string_view text) {
  auto file = NewFile::open(path);
  if (!file) return std::move(file).error();
  if (!write_all((*file)->descriptor(), text)) return failure(path);
  return (*file)->keep();
}

std::string unfinished_name(const std::string& path) {
  const std::size_t name = begin_of_name(path);
  const std::string end = '.' + host_name() + '.' + std::to_string(::getpid()) + std::string{unfinished_suffix};
  return path.substr(0, name) + '.' + path.substr(name, NAME_MAX - 1 - end.size()) + end;
}

const std::string& host_name() {
  static const std::string name = [] {
    char text[256] = {};
    if (::gethostname(text, sizeof text - 1) != 0 || text[0] == '\0') return std::string{"localhost"};
    return std::string{text};
  }();
  return name;
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(descriptor, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

bool sync_folder(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  // A folder that cannot be read can hold new files, but its names cannot be synced.
  if (descriptor < 0) return errno == EACCES;
  // Some file systems cannot sync a folder and say EINVAL. They have no better promise to give.
  const int error = ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno;
  ::close(descriptor);
  errno = error;
  return error == 0;
}

void remove_unfinished_files() {
  for (const auto& slot : unfinished) {
    if (const char* const path = slot.load(); path != nullptr) ::unlink(path);
  }
}

}  // namespace shudu::cli
