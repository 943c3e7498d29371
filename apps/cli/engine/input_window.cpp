#include "engine/input_window.h"

namespace shudu::cli {
namespace {

const InputWindow* the_window = nullptr;

}  // namespace

const InputWindow* input_window() { return the_window; }
void set_input_window(const InputWindow* window) { the_window = window; }

}  // namespace shudu::cli
