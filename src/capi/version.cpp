// The version of the library and the instruction set of its search.
#include "shudu/version.h"

#include "shudu/c.h"
#include "shudu/search.h"

int shudu_abi_version(void) { return SHUDU_ABI_VERSION; }
// Both are literals, so they end in a zero byte.
const char* shudu_version(void) { return shudu::version.data(); }
const char* shudu_target(void) { return shudu::search_target().data(); }
