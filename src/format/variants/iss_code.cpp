#include "format/variants/iss_code.h"

namespace shudu::variant {
namespace {

constexpr std::string_view iss_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

int six_bits(char c) {
  const std::size_t at = iss_alphabet.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

char six_bit_character(int bits) { return iss_alphabet[static_cast<std::size_t>(bits)]; }

std::optional<std::string> bytes_of_base64(std::string_view code) {
  std::string bytes;
  unsigned held = 0;
  int bits = 0;
  for (char c : code) {
    if (c == '=') break;
    // The two characters of the other base64 alphabet.
    const int six = six_bits(c == '+' ? '-' : c == '/' ? '_' : c);
    if (six < 0) return std::nullopt;
    held = (held << 6U | static_cast<unsigned>(six)) & 0xFFFFU;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(held >> static_cast<unsigned>(bits) & 0xFFU);
  }
  return bytes;
}

std::string base64_of_bytes(std::string_view bytes) {
  std::string code;
  unsigned held = 0;
  unsigned bits = 0;
  for (char c : bytes) {
    held = (held << 8U | static_cast<unsigned char>(c)) & 0xFFFFU;
    for (bits += 8; bits >= 6;) {
      bits -= 6;
      code += six_bit_character(static_cast<int>(held >> bits & 63U));
    }
  }
  if (bits > 0) code += six_bit_character(static_cast<int>(held << (6 - bits) & 63U));
  return code;
}

std::optional<std::string> iss_pairs(std::string_view code, int values) {
  std::string pairs(static_cast<std::size_t>(values) * static_cast<std::size_t>(values), '0');
  for (std::size_t i = 0; i < code.size(); ++i) {
    const int six = six_bits(code[i]);
    if (six < 0) return std::nullopt;
    for (std::size_t k = 0; k < 6; ++k) {
      if ((static_cast<unsigned>(six) >> k & 1U) == 0) continue;
      if (i * 6 + k >= pairs.size()) return std::nullopt;
      pairs[i * 6 + k] = '1';
    }
  }
  return pairs;
}

std::string iss_pair_code(std::string_view pairs) {
  std::string code;
  for (std::size_t i = 0; i < pairs.size(); i += 6) {
    unsigned six = 0;
    for (std::size_t k = 0; k < 6 && i + k < pairs.size(); ++k) six |= (pairs[i + k] == '1' ? 1U : 0U) << k;
    code += six_bit_character(static_cast<int>(six));
  }
  while (code.ends_with('A')) code.pop_back();
  return code;
}

}  // namespace shudu::variant
