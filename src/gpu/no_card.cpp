// A program that is built without CUDA.
#include "gpu/card.h"

namespace shudu::gpu {

int card_count() { return 0; }
std::string card_failure() { return {}; }
bool search_on_card(const Questions& /*questions*/, Totals& /*totals*/) { return false; }
std::unique_ptr<LineSlot> make_line_slot(int /*card*/) { return nullptr; }

}  // namespace shudu::gpu
