// The formats of variants that are JSON documents, plain or packed in an address.
#pragma once

#include "shudu/variant/formats.h"

namespace shudu::variant {

extern const Format fpuzzles_format;
extern const Format json_format;
extern const Format lisudoku_format;
extern const Format sudokumaker_format;
extern const Format scl_format;

}  // namespace shudu::variant
