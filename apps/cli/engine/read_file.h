// Files that are read as a whole or in places.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "shudu/result.h"

namespace shudu::cli {

// An open file. After a failure the descriptor is negative, and errno says why.
class OpenFile {
 public:
  explicit OpenFile(const std::string& path);
  OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile();
  bool is_good() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

// Reads up to `room` bytes from this place on. Returns their number, 0 at the end of the file, or a negative number and sets
// errno.
std::ptrdiff_t read_at(int descriptor, std::uint64_t from, char* into, std::size_t room);
// Passes the bytes begin..end to the function, in pieces. Returns false if they cannot be read.
bool read_pieces(int descriptor, std::uint64_t begin, std::uint64_t end,
                 const std::function<void(std::string_view)>& take);
bool read_pieces(const std::string& path, std::uint64_t begin, std::uint64_t end,
                 const std::function<void(std::string_view)>& take);
// The whole file, if it has at most so many bytes. The error names it.
Result<std::string, std::string> whole_file(const std::string& path, std::uint64_t most = std::uint64_t{1} << 30);

// "PATH: No space left on device".
std::string system_error(const std::string& path, int error);

}  // namespace shudu::cli
