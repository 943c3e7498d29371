// Hash: a checksum of 128 bits (XXH3), fast enough to hash every byte that a campaign reads and writes.
//
// It detects accidents, such as a truncated or damaged file. It gives no protection against forgery.
#pragma once

#include <fmt/core.h>

#define XXH_INLINE_ALL  // the program then needs no further library
#include <xxhash.h>

#include <string>
#include <string_view>

namespace shudu::cli::campaign {

class Hash {
 public:
  Hash() { XXH3_128bits_reset(&state_); }
  void add(std::string_view bytes) { XXH3_128bits_update(&state_, bytes.data(), bytes.size()); }
  // 32 hexadecimal digits.
  std::string digits() const {
    const XXH128_hash_t hash = XXH3_128bits_digest(&state_);
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
  }

 private:
  XXH3_state_t state_{};
};

inline std::string hash_of(std::string_view bytes) {
  Hash hash;
  hash.add(bytes);
  return hash.digits();
}

}  // namespace shudu::cli::campaign
