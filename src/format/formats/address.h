// Puzzles in web addresses: parsing an address, and unpacking its content.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// The parts of "https://host/path?query"; the scheme may be missing.
struct Address {
  std::string_view host;
  std::string_view rest;  // from the first '/' or '?' after the host
};

// Parses `text` as an address. Returns nullopt if it does not look like one.
std::optional<Address> address_of(std::string_view text);
// Whether the host is `domain` or a subdomain of it (www.domain), ignoring case.
bool is_at(const Address& address, std::string_view domain);
// The value of a query parameter, still encoded.
std::optional<std::string_view> parameter(const Address& address, std::string_view name);
// The id in a SudokuPad address: sudokupad.app/ID, app.crackingthecryptic.com/sudoku/ID, …?puzzleid=ID.
std::optional<std::string_view> sudokupad_tail(std::string_view text);

// The packed puzzle in an address of f-puzzles, or in a word with the prefix that SudokuPad uses for it: fpuzzlesN4Ig…,
// fpuzN4Ig…. Returns nullopt if the word is neither.
std::optional<std::string_view> fpuzzles_payload(std::string_view word);

// Decodes a text that was compressed with LZ-string and percent-encoded. Servers merge two slashes in a path into one.
// So if the text does not unpack, slashes are inserted at several places.
std::optional<std::string> unpacked(std::string_view payload);

// The first word of a line, and the text after it.
struct FirstWord {
  std::string_view word;
  std::size_t at;  // offset in the line
  std::string_view rest;
};
FirstWord first_word(std::string_view line);

}  // namespace shudu
