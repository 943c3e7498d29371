#include "format/byte_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "format/codec/gzip.h"
#include "format/codec/utf16.h"
#include "format/wide_cells.h"

namespace shudu {
namespace {

constexpr std::size_t longest_mark = 4;

// The first bytes of files that are not text.
struct FileKind {
  std::string_view mark;
  std::string_view name;
};
constexpr FileKind other_kinds[] = {
    {"\x89PNG", "a picture (PNG)"},
    {"\xFF\xD8\xFF", "a picture (JPEG)"},
    {"GIF8", "a picture (GIF)"},
    {"RIFF", "a picture (WebP) or a sound"},
    {"%PDF", "a PDF document"},
    {"PK\x03\x04", "a ZIP archive or an office document"},
    {"\xFD"
     "7zX",
     "compressed with xz"},
    {"\x28\xB5\x2F\xFD", "compressed with zstd"},
    {"BZh", "compressed with bzip2"},
    {"\x7F"
     "ELF",
     "a program"},
};

// Reads the first bytes and chooses how the rest is decoded.
class Decoder {
 public:
  Decoder(ReadBytes raw, std::shared_ptr<std::string> fault) : raw_(std::move(raw)), fault_(std::move(fault)) {}

  std::size_t operator()(char* into, std::size_t room) {
    if (!started_) start();
    return decoded_ ? decoded_(into, room) : read_raw(into, room);
  }

 private:
  std::size_t read_raw(char* into, std::size_t room) {
    const std::size_t n = std::min(room, first_.size());
    if (n == 0) return raw_(into, room);
    std::memcpy(into, first_.data(), n);
    first_.erase(0, n);
    return n;
  }

  void start() {
    started_ = true;
    char bytes[longest_mark];
    // A text shorter than the longest mark may be all that comes for now, so a line end stops the search.
    while (first_.size() < longest_mark &&
           (first_.find('\n') == std::string::npos || first_.find('\0') < first_.size())) {
      const std::size_t n = raw_(bytes, longest_mark - first_.size());
      if (n == 0) break;
      first_.append(bytes, n);
    }
    ReadBytes raw = [this](char* into, std::size_t room) { return read_raw(into, room); };
    for (const FileKind& kind : other_kinds) {
      if (!first_.starts_with(kind.mark)) continue;
      *fault_ = "this is " + std::string{kind.name} + "; only text is read";
      decoded_ = [](char*, std::size_t) -> std::size_t { return 0; };
      return;
    }
    if (is_gzip(first_)) {
      decoded_ = gunzipped(std::move(raw), fault_);
    } else if (const auto order = utf16_order(first_)) {
      decoded_ = utf8_of_utf16(std::move(raw), *order);
    }
  }

  ReadBytes raw_;
  std::shared_ptr<std::string> fault_;
  std::string first_;  // read and not yet passed on
  ReadBytes decoded_;
  bool started_ = false;
};

}  // namespace

ByteSource text_bytes(ReadBytes raw) {
  auto fault = std::make_shared<std::string>();
  // A function that is copied must not refer to itself, so the decoder is shared.
  auto decoder = std::make_shared<Decoder>(std::move(raw), fault);
  return {with_plain_cells([decoder](char* into, std::size_t room) { return (*decoder)(into, room); }), fault};
}

}  // namespace shudu
