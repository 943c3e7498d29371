// LZ-string in its base64 form: how web pages squeeze a puzzle into an address.
//
// It is LZ78 over UTF-16 units. Both sides grow the same dictionary of phrases, numbered from 3; the text becomes a
// sequence of numbers in as many bits as the dictionary needs by then, the lowest bit first, six bits to a character:
//
//   0, 8 bits     a unit below 256 that appears for the first time
//   1, 16 bits    any other unit that appears for the first time
//   2             the end
//   n             phrase n
//
// After every number but the first the dictionary gains a phrase: the one before, and the first unit of this one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// `text` is UTF-8.
std::string lz_compressed_to_base64(std::string_view text);

// The text in UTF-8; nothing when `packed` is not LZ-string or unpacks to more than max_record_bytes.
// Also takes the alphabet for addresses, where '-' stands for '/', and spaces that were a '+'.
std::optional<std::string> lz_decompressed_from_base64(std::string_view packed);

}  // namespace shudu
