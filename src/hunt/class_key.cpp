#include "hunt/class_key.h"

namespace shudu::hunt {

namespace {

constexpr std::size_t mask_bytes = 11;

// The bytes that a number with `digits` digits in base 9 needs: log2(9) is below 3.17.
constexpr std::size_t digit_bytes(int digits) { return static_cast<std::size_t>((digits * 317 + 799) / 800); }
static_assert(digit_bytes(0) == 0 && digit_bytes(24) == 10);

// Multiplies the big-endian number by 9 and adds a digit.
void push(std::string& number, int digit) {
  int carry = digit;
  for (std::size_t i = number.size(); i-- > 0;) {
    carry += 9 * static_cast<unsigned char>(number[i]);
    number[i] = static_cast<char>(carry & 0xff);
    carry >>= 8;
  }
}

// Divides it by 9 and returns the remainder.
int pop(std::string& number) {
  int rest = 0;
  for (char& byte : number) {
    rest = rest * 256 + static_cast<unsigned char>(byte);
    byte = static_cast<char>(rest / 9);
    rest %= 9;
  }
  return rest;
}

}  // namespace

ClassKey key_of(const Grid& form) {
  ClassKey key(mask_bytes, '\0');
  std::string number(digit_bytes(form.clue_count()), '\0');
  for (Cell cell : form.filled()) {
    const auto i = static_cast<std::size_t>(cell.index());
    key[i / 8] = static_cast<char>(static_cast<unsigned char>(key[i / 8]) | 0x80 >> i % 8);
    push(number, form[cell] - 1);
  }
  return key + number;
}

std::optional<Grid> form_of(std::string_view key) {
  if (key.size() < mask_bytes) return std::nullopt;
  CellSet filled;
  for (Cell cell : all_cells()) {
    const auto i = static_cast<std::size_t>(cell.index());
    if ((static_cast<unsigned char>(key[i / 8]) & 0x80 >> i % 8) != 0) filled.insert(cell);
  }
  if (key.size() != mask_bytes + digit_bytes(filled.size())) return std::nullopt;
  std::string number{key.substr(mask_bytes)};
  Grid form;
  for (int i = Cell::count; i-- > 0;) {
    if (filled.contains(Cell{i})) form.set(Cell{i}, pop(number) + 1);
  }
  if (key_of(form) != key) return std::nullopt;
  return form;
}

}  // namespace shudu::hunt
