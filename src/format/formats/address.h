// Puzzles in web addresses: taking an address apart, and unpacking what it carries.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// The parts of "https://host/path?query"; the scheme may be missing.
struct Address {
  std::string_view host;
  std::string_view rest;  // from the first '/' or '?' behind the host
};

// The address that `text` is, or nothing when it does not look like one.
std::optional<Address> address_of(std::string_view text);
// Whether the host is `domain` or a part of it (www.domain); letters are compared without case.
bool is_at(const Address& address, std::string_view domain);
// The value of a parameter of the query, still encoded.
std::optional<std::string_view> parameter(const Address& address, std::string_view name);
// The id behind a SudokuPad address: sudokupad.app/ID, app.crackingthecryptic.com/sudoku/ID, …?puzzleid=ID.
std::optional<std::string_view> sudokupad_tail(std::string_view text);

// What LZ-string and percent-encoding made of a text. Paths lose a slash where two stood together, so when it does not
// unpack, a slash is put back here and there.
std::optional<std::string> unpacked(std::string_view payload);

// The first word of a line, and the text behind it.
struct FirstWord {
  std::string_view word;
  std::size_t at;  // offset in the line
  std::string_view rest;
};
FirstWord first_word(std::string_view line);

}  // namespace shudu
