#include "format/codec/gzip.h"

#include <zlib.h>

#include <array>
#include <utility>

namespace shudu {
namespace {

class Gunzip {
 public:
  Gunzip(ReadBytes raw, std::shared_ptr<std::string> fault) : raw_(std::move(raw)), fault_(std::move(fault)) {
    constexpr int gzip_only = 16 + MAX_WBITS;
    if (inflateInit2(&stream_, gzip_only) != Z_OK) end("not enough memory to unpack gzip");
  }
  Gunzip(const Gunzip&) = delete;
  Gunzip& operator=(const Gunzip&) = delete;
  ~Gunzip() { inflateEnd(&stream_); }

  std::size_t operator()(char* into, std::size_t room) {
    stream_.next_out = reinterpret_cast<Bytef*>(into);
    stream_.avail_out = static_cast<uInt>(room);
    while (!ended_ && stream_.avail_out == room) step();
    return room - stream_.avail_out;
  }

 private:
  void end(const char* reason) {
    ended_ = true;
    *fault_ = reason;
  }

  // Unpacks what has been read, and reads more first if all of it has been used.
  void step() {
    if (stream_.avail_in == 0) {
      stream_.avail_in = static_cast<uInt>(raw_(packed_.data(), packed_.size()));
      stream_.next_in = reinterpret_cast<Bytef*>(packed_.data());
      if (stream_.avail_in == 0) {
        if (!between_members_) return end("this gzip file is not complete");
        ended_ = true;
        return;
      }
      if (std::exchange(between_members_, false)) inflateReset(&stream_);
    }
    const int status = inflate(&stream_, Z_NO_FLUSH);
    if (status == Z_STREAM_END) {
      between_members_ = true;
      if (stream_.avail_in > 0) {
        between_members_ = false;
        inflateReset(&stream_);
      }
    } else if (status != Z_OK) {
      end("this gzip file is damaged");
    }
  }

  ReadBytes raw_;
  std::shared_ptr<std::string> fault_;
  z_stream stream_{};
  std::array<char, std::size_t{1} << 15> packed_;
  bool between_members_ = false;
  bool ended_ = false;
};

}  // namespace

ReadBytes gunzipped(ReadBytes raw, std::shared_ptr<std::string> fault) {
  auto gunzip = std::make_shared<Gunzip>(std::move(raw), std::move(fault));
  return [gunzip](char* into, std::size_t room) { return (*gunzip)(into, room); };
}

}  // namespace shudu
