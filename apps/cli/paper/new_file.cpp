#include "paper/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace shudu::cli {
namespace {

std::string failure(const std::string& path) { return "cannot write " + path + ": " + std::strerror(errno); }

bool is_in_place(const std::string& path) {
  struct stat found {};
  return ::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode);
}

}  // namespace

Result<std::unique_ptr<NewFile>, std::string> NewFile::open(const std::string& path) {
  if (path == "-") return std::unique_ptr<NewFile>{new NewFile{path, "", STDOUT_FILENO}};
  const std::string written = is_in_place(path) ? "" : path + ".part-" + std::to_string(::getpid());
  const int descriptor =
      ::open(written.empty() ? path.c_str() : written.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return Unexpected{failure(path)};
  return std::unique_ptr<NewFile>{new NewFile{path, written, descriptor}};
}

NewFile::~NewFile() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
  if (!written_.empty()) ::unlink(written_.c_str());
}

std::string NewFile::keep() {
  if (descriptor_ == STDOUT_FILENO) return {};
  const int closed = ::close(descriptor_);
  descriptor_ = -1;
  if (closed != 0) return failure(path_);
  if (written_.empty()) return {};
  if (std::rename(written_.c_str(), path_.c_str()) != 0) return failure(path_);
  written_.clear();
  return {};
}

}  // namespace shudu::cli
