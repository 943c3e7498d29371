// Digits and blanks that are not ASCII, as people type them in East Asian texts and in messages:
//
//   ５３□□７□□□□      ⑤③・・⑦・・・・      5️⃣3️⃣⬜⬜7️⃣⬜⬜⬜⬜
//
// They become ASCII characters, one for each, so that every format can read them. A character is converted only if the
// line up to it has nothing but cells, separators and frames. Titles and other texts therefore stay as they are.
#pragma once

#include "shudu/format.h"

namespace shudu {

// The bytes of `raw`, which are UTF-8, with wide cells as ASCII. The result does not depend on how the bytes arrive.
ReadBytes with_plain_cells(ReadBytes raw);

}  // namespace shudu
