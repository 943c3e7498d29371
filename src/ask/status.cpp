#include "ask/status.h"

#include <array>

namespace shudu::ask {
namespace {

constexpr auto status_count = static_cast<std::size_t>(Status::unreadable) + 1;
constexpr std::array<std::string_view, status_count> ids{"ok",
                                                         "solved",
                                                         "valid",
                                                         "rated",
                                                         "step",
                                                         "steps",
                                                         "exercise",
                                                         "right",
                                                         "same",
                                                         "stuck",
                                                         "contradiction",
                                                         "wrong",
                                                         "missing",
                                                         "different",
                                                         "none",
                                                         "not found",
                                                         "stopped",
                                                         "no solution",
                                                         "multiple solutions",
                                                         "incomplete",
                                                         "invalid",
                                                         "unsupported",
                                                         "unreadable"};
static_assert(!ids.back().empty());

}  // namespace

std::string_view id(Status status) { return ids[static_cast<std::size_t>(status)]; }

std::string in_words(const NoAnswer& why) {
  return std::string{id(why.status)} + (why.reason.empty() ? "" : ": " + why.reason);
}

}  // namespace shudu::ask
