// The signs that drawings use beside letters and digits, for terminals with and without UTF-8.
#pragma once

#include <string>

namespace shudu::cli {

// Whether the locale uses UTF-8. As in POSIX, the locale is the first of LC_ALL, LC_CTYPE and LANG that is set and not
// empty. If none is, it is the C locale, which has ASCII only.
bool locale_has_utf8();

// Replaces lines, blocks, arrows and other signs by ASCII characters of the same width, unless the locale uses UTF-8.
// Letters of other scripts stay: a user who asks for Chinese gets it.
std::string in_signs_of_locale(std::string text);

}  // namespace shudu::cli
