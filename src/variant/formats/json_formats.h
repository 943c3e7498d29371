// The formats of variants that are JSON documents, plain or packed in an address.
#pragma once

#include "shudu/variant/formats.h"

namespace shudu::variant {

Format fpuzzles_format();
Format json_format();
Format lisudoku_format();
Format sudokumaker_format();
Format scl_format();

}  // namespace shudu::variant
