// LZ-string in its base64 form: the compression that web pages use for puzzles in addresses.
//
// It is LZ78 over UTF-16 units. Both sides build the same dictionary of phrases, numbered from 3. The text becomes a
// sequence of numbers in as many bits as the dictionary needs at that point, the lowest bit first, six bits to a
// character:
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

// The text in UTF-8. Returns nullopt if `packed` is not LZ-string or unpacks to more than max_record_bytes. Also
// accepts the alphabet for addresses, where '-' stands for '/', and spaces that were a '+'.
std::optional<std::string> lz_decompressed_from_base64(std::string_view packed);

}  // namespace shudu
