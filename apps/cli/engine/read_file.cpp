#include "engine/read_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace shudu::cli {

OpenFile::OpenFile(const std::string& path) : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}

OpenFile::~OpenFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::ptrdiff_t read_at(int descriptor, std::uint64_t from, char* into, std::size_t room) {
  for (;;) {
    const ssize_t n = ::pread(descriptor, into, room, static_cast<off_t>(from));
    if (n >= 0 || errno != EINTR) return n;
  }
}

bool read_pieces(int descriptor, std::uint64_t begin, std::uint64_t end,
                 const std::function<void(std::string_view)>& take) {
  std::string buffer(std::min<std::uint64_t>(end - begin, 1 << 18), '\0');
  while (begin < end) {
    const std::ptrdiff_t n =
        read_at(descriptor, begin, buffer.data(), std::min<std::uint64_t>(buffer.size(), end - begin));
    if (n <= 0) return false;
    take({buffer.data(), static_cast<std::size_t>(n)});
    begin += static_cast<std::uint64_t>(n);
  }
  return true;
}

bool read_pieces(const std::string& path, std::uint64_t begin, std::uint64_t end,
                 const std::function<void(std::string_view)>& take) {
  const OpenFile file{path};
  return file.is_good() && read_pieces(file.descriptor(), begin, end, take);
}

Result<std::string, std::string> whole_file(const std::string& path, std::uint64_t most) {
  const OpenFile file{path};
  if (!file.is_good()) return Unexpected{system_error(path, errno)};
  std::string text, buffer(1 << 16, '\0');
  while (const std::ptrdiff_t n = read_at(file.descriptor(), text.size(), buffer.data(), buffer.size())) {
    if (n < 0) return Unexpected{system_error(path, errno)};
    text.append(buffer, 0, static_cast<std::size_t>(n));
    if (text.size() > most) return Unexpected{path + ": the file is too large"};
  }
  return text;
}

std::string system_error(const std::string& path, int error) { return path + ": " + std::strerror(error); }

}  // namespace shudu::cli
