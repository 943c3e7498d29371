// inflate: unpacks data in the zlib format (RFC 1950), the compression (RFC 1951) of texts in some addresses. The
// engine has its own reader because WebAssembly has no zlib to link.
//
// The data are blocks. A block is stored as it is, or it is a sequence of codes of 1 to 15 bits: a literal byte, the end
// of the block, or a length and a distance that repeat bytes already unpacked. The codes of a block are fixed, or its
// beginning lists their lengths. A checksum of the unpacked bytes follows the last block.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// Returns nullopt if the data are damaged or unpack to more than `most` bytes.
std::optional<std::string> inflated(std::string_view data, std::size_t most);

}  // namespace shudu
