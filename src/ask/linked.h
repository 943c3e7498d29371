// What is linked. The modules of WebAssembly and the library of one file leave out the engine of variants or the logic, so that
// they stay small. read.cpp, questions.cpp and search_puzzle.cpp are compiled anew for each of them, and option.cpp for the
// library of one file.
#pragma once

namespace shudu::ask {

#ifdef SHUDU_WITHOUT_VARIANTS
inline constexpr bool with_variants = false;
#else
inline constexpr bool with_variants = true;
#endif
#ifdef SHUDU_WITHOUT_LOGIC
inline constexpr bool with_logic = false;
#else
inline constexpr bool with_logic = true;
#endif

}  // namespace shudu::ask
