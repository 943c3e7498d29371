#include "campaign/hash.h"

#include <fmt/core.h>

#define XXH_INLINE_ALL  // the program then needs no further library
#include <xxhash.h>

namespace shudu::cli::campaign {

struct Hash::State {
  XXH3_state_t xxh3;
};

Hash::Hash() : state_(std::make_unique<State>()) { XXH3_128bits_reset(&state_->xxh3); }
Hash::Hash(Hash&&) noexcept = default;
Hash& Hash::operator=(Hash&&) noexcept = default;
Hash::~Hash() = default;

void Hash::add(std::string_view bytes) { XXH3_128bits_update(&state_->xxh3, bytes.data(), bytes.size()); }

std::string Hash::digits() const {
  const XXH128_hash_t hash = XXH3_128bits_digest(&state_->xxh3);
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

std::string hash_of(std::string_view bytes) {
  Hash hash;
  hash.add(bytes);
  return hash.digits();
}

}  // namespace shudu::cli::campaign
