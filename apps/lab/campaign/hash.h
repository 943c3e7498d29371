// Hash: a checksum of 128 bits (XXH3), fast enough to hash every byte that a campaign reads and writes.
//
// It detects accidents, such as a truncated or damaged file. It gives no protection against forgery.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace shudu::cli::campaign {

class Hash {
 public:
  Hash();
  Hash(Hash&&) noexcept;
  Hash& operator=(Hash&&) noexcept;
  ~Hash();
  void add(std::string_view bytes);
  // 32 hexadecimal digits.
  std::string digits() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

std::string hash_of(std::string_view bytes);

}  // namespace shudu::cli::campaign
