// shudu_ask: every question of the table (src/ask), as text and options in, JSON out.
#include "ask/ask.h"

#include <cstdlib>
#include <cstring>

#include "capi/guarded.h"
#include "shudu/c.h"

namespace shudu::capi {
namespace {

shudu_status status_of(ask::Answer::Kind kind) {
  switch (kind) {
    case ask::Answer::Kind::answered: break;
    case ask::Answer::Kind::bad_input: return SHUDU_BAD_INPUT;
    case ask::Answer::Kind::bad_option: return SHUDU_BAD_OPTION;
    case ask::Answer::Kind::cancelled: return SHUDU_CANCELLED;
    case ask::Answer::Kind::no_question: return SHUDU_NO_QUESTION;
  }
  return SHUDU_OK;
}

Watch watch_of(const shudu_watch* watch) {
  if (watch == nullptr || watch->go_on == nullptr) return {};
  return [watch](double done, std::uint64_t count) { return goes_on(watch, done, count); };
}

shudu_status hand_over(const ask::Reply& reply, shudu_buffer* buffer) {
  buffer->data = static_cast<char*>(std::malloc(reply.text.size() + 1));
  if (buffer->data == nullptr) return SHUDU_NO_MEMORY;
  std::memcpy(buffer->data, reply.text.c_str(), reply.text.size() + 1);
  buffer->size = reply.text.size();
  return status_of(reply.kind);
}

std::string_view view_of(const char* text) { return text == nullptr ? std::string_view{} : std::string_view{text}; }

}  // namespace
}  // namespace shudu::capi

shudu_status shudu_ask(const char* question, const char* text, size_t size, const char* options,
                       const shudu_watch* watch, shudu_buffer* answer) {
  using namespace shudu;
  *answer = {nullptr, 0};
  return capi::guarded([&] {
    const std::string_view about = text == nullptr ? std::string_view{} : std::string_view{text, size};
    return capi::hand_over(ask::reply(capi::view_of(question), about, capi::view_of(options), capi::watch_of(watch)),
                           answer);
  });
}

void shudu_release(shudu_buffer* buffer) {
  if (buffer == nullptr) return;
  std::free(buffer->data);
  *buffer = {nullptr, 0};
}
