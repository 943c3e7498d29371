// Unpacks a stream of compressed bytes as it is read. A codec (gzip.cpp, xz.cpp, zstd.cpp) unpacks one piece at a time:
//
//   static constexpr std::string_view name;
//   Unpacking step(std::string_view& in, std::span<char>& out, bool is_end);
//
// step() takes bytes from the beginning of `in`, writes to the beginning of `out`, and shortens both. `is_end` says that no
// bytes come after `in`. A codec begins the next file by itself, so files one after the other are one text.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "format/codec/packed.h"

namespace shudu {

enum class Unpacking { goes_on, between_files, damaged, needs_too_much, no_memory };

// A file may ask for a window of gigabytes. The presets of xz need 65 MiB at most, those of zstd (without --ultra) 8 MiB.
constexpr std::size_t most_memory_to_unpack = std::size_t{128} << 20;

template <class Codec>
class Unpacker {
 public:
  Unpacker(ReadBytes raw, Fault fault) : raw_(std::move(raw)), fault_(std::move(fault)) {}
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;

  std::size_t operator()(char* into, std::size_t room) {
    std::span<char> out{into, room};
    while (!ended_ && out.size() == room) step(out);
    return room - out.size();
  }

 private:
  void end(std::string reason) {
    ended_ = true;
    *fault_ = std::move(reason);
  }

  void step(std::span<char>& out) {
    if (in_.empty() && !is_end_ && !was_full_) {
      in_ = {packed_.data(), raw_(packed_.data(), packed_.size())};
      is_end_ = in_.empty();
    }
    if (is_end_ && state_ == Unpacking::between_files) {
      ended_ = true;
      return;
    }
    const std::size_t room = out.size();
    state_ = codec_.step(in_, out, is_end_);
    was_full_ = out.empty();
    const std::string name{Codec::name}, file = "this " + name + " file";
    switch (state_) {
      case Unpacking::between_files: return;
      case Unpacking::goes_on:
        if (is_end_ && out.size() == room) end(file + " is not complete");
        return;
      case Unpacking::damaged: return end(file + " is damaged");
      case Unpacking::needs_too_much:
        return end(file + " needs more than " + std::to_string(most_memory_to_unpack >> 20) +
                   " MiB of memory; unpack it first, with " + name + " -dc");
      case Unpacking::no_memory: return end("not enough memory to unpack " + file);
    }
  }

  ReadBytes raw_;
  Fault fault_;
  Codec codec_;
  std::array<char, std::size_t{1} << 15> packed_;
  std::string_view in_;  // of packed_, what is not unpacked yet
  Unpacking state_ = Unpacking::goes_on;
  bool is_end_ = false;
  bool was_full_ = false;  // the codec may have more to write without reading
  bool ended_ = false;
};

template <class Codec>
ReadBytes unpacked(ReadBytes raw, Fault fault) {
  auto unpacker = std::make_shared<Unpacker<Codec>>(std::move(raw), std::move(fault));
  return [unpacker](char* into, std::size_t room) { return (*unpacker)(into, room); };
}

}  // namespace shudu
