#include "format/byte_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "format/codec/packed.h"
#include "format/codec/utf16.h"

namespace shudu {
namespace {

constexpr std::size_t longest_mark = 4;

// The first bytes of files that are not text.
struct FileKind {
  std::string_view mark;
  std::string_view name;
  std::string_view advice = "only text is read";
};
constexpr FileKind other_kinds[] = {
    {"\x89PNG", "a picture (PNG)"},
    {"\xFF\xD8\xFF", "a picture (JPEG)"},
    {"GIF8", "a picture (GIF)"},
    {"RIFF", "a picture (WebP) or a sound"},
    {"%PDF", "a PDF document"},
    {"PK\x03\x04", "a ZIP archive or an office document"},
    {"BZh", "compressed with bzip2", "unpack it first, with bzip2 -dc"},
    {"\x7F"
     "ELF",
     "a program"},
};

// Looks at the first bytes and chooses how they and the rest are decoded. Plain text is passed on without a copy.
class Decoder {
 public:
  Decoder(ReadBytes raw, std::shared_ptr<std::string> fault, std::shared_ptr<bool> is_decoded)
      : raw_(std::move(raw)), fault_(std::move(fault)), is_decoded_(std::move(is_decoded)) {}

  // Precondition: there is room for the longest mark.
  std::size_t operator()(char* into, std::size_t room) {
    if (decoded_) return decoded_(into, room);
    if (std::exchange(started_, true)) return raw_(into, room);
    std::size_t size = 0;
    for (std::string_view first; size < longest_mark && !is_whole_line(first); first = {into, size}) {
      const std::size_t n = raw_(into + size, room - size);
      if (n == 0) break;
      size += n;
    }
    choose({into, size});
    if (!decoded_) return size;
    *is_decoded_ = true;
    first_.assign(into, size);
    return decoded_(into, room);
  }

 private:
  // A short line may be all that comes for now. With a zero byte it may be half a line of UTF-16.
  static bool is_whole_line(std::string_view first) {
    return first.find('\n') != std::string_view::npos && first.find('\0') == std::string_view::npos;
  }

  std::size_t read_raw(char* into, std::size_t room) {
    const std::size_t n = std::min(room, first_.size());
    if (n == 0) return raw_(into, room);
    std::memcpy(into, first_.data(), n);
    first_.erase(0, n);
    return n;
  }

  void choose(std::string_view first) {
    ReadBytes raw = [this](char* into, std::size_t room) { return read_raw(into, room); };
    for (const FileKind& kind : other_kinds) {
      if (!first.starts_with(kind.mark)) continue;
      decoded_ = not_unpacked(fault_, "this is " + std::string{kind.name} + "; " + std::string{kind.advice});
      return;
    }
    if (is_gzip(first)) {
      decoded_ = unpacked_gzip(std::move(raw), fault_);
    } else if (is_xz(first)) {
      decoded_ = unpacked_xz(std::move(raw), fault_);
    } else if (is_zstd(first)) {
      decoded_ = unpacked_zstd(std::move(raw), fault_);
    } else if (const auto order = utf16_order(first)) {
      decoded_ = utf8_of_utf16(std::move(raw), *order);
    }
  }

  ReadBytes raw_;
  std::shared_ptr<std::string> fault_;
  std::shared_ptr<bool> is_decoded_;
  std::string first_;  // read and not yet decoded
  ReadBytes decoded_;  // empty for plain text
  bool started_ = false;
};

}  // namespace

ByteSource text_bytes(ReadBytes raw) {
  auto fault = std::make_shared<std::string>();
  // A function that is copied must not refer to itself, so the decoder is shared.
  auto is_decoded = std::make_shared<bool>(false);
  auto decoder = std::make_shared<Decoder>(std::move(raw), fault, is_decoded);
  return {[decoder](char* into, std::size_t room) { return (*decoder)(into, room); }, is_decoded, fault};
}

}  // namespace shudu
