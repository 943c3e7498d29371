// The rows of the table in queens.cpp, one per file.
#pragma once

#include "shudu/queens.h"

namespace shudu::queens {

QueensAlgorithm backtracking();
QueensAlgorithm bitmask();
QueensAlgorithm dancing_links();

}  // namespace shudu::queens
