#include "format/codec/inflate.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace shudu {
namespace {

constexpr int max_bits = 15;
constexpr int end_of_block = 256;

// The bits of the data, the lowest bit of each byte first. After the end all bits are 0 and ended() is true.
class Bits {
 public:
  explicit Bits(std::string_view data) : data_(data) {}

  unsigned take(int count) {
    unsigned value = 0;
    for (int i = 0; i < count; ++i) value |= next() << i;
    return value;
  }
  unsigned next() {
    if (at_ / 8 >= data_.size()) return ended_ = true, 0U;
    const auto byte = static_cast<std::uint8_t>(data_[at_ / 8]);
    return byte >> (at_++ % 8) & 1U;
  }
  void skip_to_byte() { at_ = (at_ + 7) / 8 * 8; }
  bool ended() const { return ended_; }

 private:
  std::string_view data_;
  std::size_t at_ = 0;
  bool ended_ = false;
};

// A prefix code, given by the length of the code of every symbol. The codes of one length are consecutive numbers, in the
// order of their symbols. The first of them is twice the number after the last shorter code.
class PrefixCode {
 public:
  // Returns false if there are more codes than the lengths allow.
  bool build(std::span<const std::uint8_t> lengths) {
    std::size_t listed = 0;
    unsigned code = 0;
    for (std::size_t length = 1; length <= max_bits; ++length) {
      Group& group = groups_[length];
      code <<= 1U;
      group = {.code = code, .size = 0, .listed = listed};
      for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        if (lengths[symbol] == length) symbols_[listed++] = static_cast<std::uint16_t>(symbol);
      }
      group.size = static_cast<unsigned>(listed - group.listed);
      code += group.size;
      if (code > 1U << length) return false;
    }
    return true;
  }

  // The next symbol, or -1 if the bits are not a code.
  int decode(Bits& bits) const {
    unsigned code = 0;
    for (std::size_t length = 1; length <= max_bits; ++length) {
      code = code << 1U | bits.next();
      const Group& group = groups_[length];
      if (code >= group.code && code - group.code < group.size) return symbols_[group.listed + code - group.code];
    }
    return -1;
  }

 private:
  // The codes of one length: the first one, how many there are, and where their symbols begin in `symbols_`.
  struct Group {
    unsigned code = 0;
    unsigned size = 0;
    std::size_t listed = 0;
  };
  std::array<Group, max_bits + 1> groups_{};
  std::array<std::uint16_t, 288> symbols_{};
};

struct Codes {
  PrefixCode literals;
  PrefixCode distances;
};

// A length or a distance: the smallest value of the symbol, and how many bits are added to it.
struct Range {
  int base = 0;
  int extra = 0;
};
// The extra bits grow by one every `step` symbols, after the first two groups.
constexpr Range range_of(int symbol, int first, int step) {
  Range range{first, 0};
  for (int i = 0; i < symbol; ++i) {
    range.base += 1 << range.extra;
    range.extra = i + 1 < 2 * step ? 0 : (i + 1) / step - 1;
  }
  return range;
}
constexpr int last_length = 28;
constexpr Range length_range(int symbol) { return symbol == last_length ? Range{258, 0} : range_of(symbol, 3, 4); }
constexpr Range distance_range(int symbol) { return range_of(symbol, 1, 2); }
static_assert(length_range(8).base == 11 && length_range(8).extra == 1 && length_range(27).base == 227);
static_assert(distance_range(4).base == 5 && distance_range(29).base == 24577 && distance_range(29).extra == 13);

class Inflater {
 public:
  Inflater(std::string_view data, std::size_t most) : bits_(data), most_(most) {}

  std::optional<std::string> run() {
    constexpr unsigned deflate = 8;
    const unsigned method = bits_.take(8), flags = bits_.take(8);
    if ((method & 15U) != deflate || (method * 256 + flags) % 31 != 0 || (flags & 32U) != 0) return std::nullopt;
    for (bool last = false; !last;) {
      last = bits_.take(1) != 0;
      if (!read_block(bits_.take(2))) return std::nullopt;
    }
    bits_.skip_to_byte();
    unsigned sum = 0;
    for (int i = 0; i < 4; ++i) sum = sum << 8U | bits_.take(8);
    if (bits_.ended() || sum != checksum()) return std::nullopt;
    return std::move(out_);
  }

 private:
  bool read_block(unsigned kind) {
    Codes codes;
    if (kind == 0) return read_stored();
    if (kind == 1) return read_fixed_codes(codes) && read_coded(codes);
    return kind == 2 && read_listed_codes(codes) && read_coded(codes);
  }

  bool read_stored() {
    bits_.skip_to_byte();
    const unsigned size = bits_.take(16), inverse = bits_.take(16);
    if ((size ^ inverse) != 0xFFFF || out_.size() + size > most_) return false;
    for (unsigned i = 0; i < size; ++i) out_ += static_cast<char>(bits_.take(8));
    return !bits_.ended();
  }

  static bool read_fixed_codes(Codes& codes) {
    std::array<std::uint8_t, 288> lengths{};
    for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    std::array<std::uint8_t, 30> distances{};
    distances.fill(5);
    return codes.literals.build(lengths) && codes.distances.build(distances);
  }

  // The lengths of the codes are themselves coded. The symbols 16 to 18 repeat the length before, or zeros.
  bool read_listed_codes(Codes& codes) {
    constexpr std::array<std::uint8_t, 19> order{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    const std::size_t literals = bits_.take(5) + 257, distances = bits_.take(5) + 1, listed = bits_.take(4) + 4;
    if (literals > 286 || distances > 30) return false;
    std::array<std::uint8_t, 19> short_lengths{};
    for (std::size_t i = 0; i < listed; ++i) short_lengths[order[i]] = static_cast<std::uint8_t>(bits_.take(3));
    PrefixCode code;
    if (!code.build(short_lengths)) return false;
    std::array<std::uint8_t, 286 + 30> lengths{};
    for (std::size_t i = 0; i < literals + distances;) {
      const int symbol = code.decode(bits_);
      if (symbol < 0 || bits_.ended()) return false;
      std::size_t times = 1;
      auto length = static_cast<std::uint8_t>(symbol);
      if (symbol >= 16) {
        if (symbol == 16 && i == 0) return false;
        length = symbol == 16 ? lengths[i - 1] : std::uint8_t{0};
        times = symbol == 16 ? 3 + bits_.take(2) : symbol == 17 ? 3 + bits_.take(3) : 11 + bits_.take(7);
      }
      if (i + times > literals + distances) return false;
      for (; times > 0; --times) lengths[i++] = length;
    }
    const std::span<const std::uint8_t> all{lengths};
    return codes.literals.build(all.first(literals)) && codes.distances.build(all.subspan(literals, distances));
  }

  bool read_coded(const Codes& codes) {
    for (;;) {
      const int symbol = codes.literals.decode(bits_);
      if (symbol < 0 || bits_.ended()) return false;
      if (symbol == end_of_block) return true;
      if (symbol > end_of_block && !repeat(symbol - end_of_block - 1, codes.distances)) return false;
      if (symbol < end_of_block) out_ += static_cast<char>(symbol);
      if (out_.size() > most_) return false;
    }
  }

  bool repeat(int symbol, const PrefixCode& distances) {
    if (symbol > last_length) return false;
    const Range length_of = length_range(symbol);
    const std::size_t length = static_cast<std::size_t>(length_of.base) + bits_.take(length_of.extra);
    const int far = distances.decode(bits_);
    if (far < 0 || far > 29) return false;
    const Range distance_of = distance_range(far);
    const std::size_t distance = static_cast<std::size_t>(distance_of.base) + bits_.take(distance_of.extra);
    if (distance > out_.size()) return false;
    for (std::size_t i = 0; i < length; ++i) out_ += out_[out_.size() - distance];
    return true;
  }

  // Adler-32.
  std::uint32_t checksum() const {
    constexpr std::uint32_t prime = 65521;
    std::uint32_t a = 1, b = 0;
    for (char c : out_) {
      a = (a + static_cast<std::uint8_t>(c)) % prime;
      b = (b + a) % prime;
    }
    return b << 16U | a;
  }

  Bits bits_;
  std::size_t most_;
  std::string out_;
};

}  // namespace

std::optional<std::string> inflated(std::string_view data, std::size_t most) { return Inflater{data, most}.run(); }

}  // namespace shudu
