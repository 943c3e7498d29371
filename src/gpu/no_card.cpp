// A program that is built without CUDA.
#include "gpu/card.h"

namespace shudu::gpu {

bool has_card() { return false; }
bool search_on_card(const Questions& /*questions*/, Totals& /*totals*/) { return false; }

}  // namespace shudu::gpu
