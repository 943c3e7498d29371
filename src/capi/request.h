// What every function of the C interface does: read the options and the puzzle, write the answer, let no exception
// pass.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_object.h"
#include "base/ranges.h"
#include "shudu/c.h"
#include "shudu/format.h"
#include "shudu/language.h"

namespace shudu::capi {

// A function reads its options one by one, each with a default. The first mistake is kept. An option that is given twice,
// has no value or was not read is a mistake, too.
class Options {
 public:
  explicit Options(const char* text);

  bool has(std::string_view name) { return find(name) != nullptr; }
  std::string text(std::string_view name, std::string_view otherwise);
  // Names separated by commas.
  std::string list(std::string_view name);
  std::uint64_t number(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most);
  bool yes(std::string_view name, bool otherwise);
  // The index of the given word; 0 when the option is not given.
  std::size_t choice(std::string_view name, std::span<const std::string_view> words);
  // "17-30", or "24" for 24-24, up to `most`.
  std::pair<int, int> range(std::string_view name, std::pair<int, int> otherwise, int most);
  // The same with one decimal, in tenths: "2.0-7.1".
  std::pair<int, int> range_of_tenths(std::string_view name, std::pair<int, int> otherwise, int most);

  // Option "language"; English when it is not given.
  Language language();

  void refuse(std::string_view name, const std::string& why);
  // The first mistake. Call this after all options were read.
  std::optional<std::string> mistake() const;

 private:
  struct Given {
    std::string name, value;
  };
  const Given* find(std::string_view name);
  void keep_mistake(std::string_view option, const std::string& why);
  std::pair<int, int> range_by(std::string_view name, std::pair<int, int> otherwise, const std::string& expected,
                               const std::function<std::optional<Range>(std::string_view)>& read);

  std::vector<Given> given_;
  std::vector<std::string> known_;  // the names that were read
  std::string mistake_;
};

// Asks the watch whether to continue. Without a watch, or without a callback in it, the answer is yes.
inline bool go_on(const shudu_watch* watch, double done, std::uint64_t count) {
  return watch == nullptr || watch->go_on == nullptr || watch->go_on(watch->context, done, count) != 0;
}

struct Request {
  std::string_view text;
  Options options;
  const shudu_watch* watch = nullptr;

  bool go_on(double done, std::uint64_t count) const { return capi::go_on(watch, done, count); }
};

// The answer, or the error.
struct Reply {
  shudu_status status = SHUDU_OK;
  std::string text;

  Reply(const JsonObject& object) : text(object.text()) {}
  static Reply plain(std::string text) { return {SHUDU_OK, std::move(text)}; }
  static Reply wrong(shudu_status status, const std::string& message) {
    return {status, JsonObject{}.add("error", message).text()};
  }
  static Reply wrong(const ParseError& error);
  // The value of an option does not suit the puzzle.
  static Reply wrong_value(std::string_view name, std::string_view value, const std::string& why);
  static Reply cancelled() { return wrong(SHUDU_CANCELLED, "cancelled"); }

 private:
  Reply(shudu_status s, std::string t) : status(s), text(std::move(t)) {}
};

// The first puzzle of the text.
Result<Puzzle, ParseError> first_puzzle(std::string_view text);

// Runs `work` and returns its status. The library itself throws nothing, but the standard library throws when memory
// is short.
template <class Work>
shudu_status guarded(const Work& work) {
#if defined(__cpp_exceptions)
  try {
    return work();
  } catch (...) {
    return SHUDU_NO_MEMORY;
  }
#else
  return work();
#endif
}

// Runs `answer` and copies its reply into the buffer; no exception passes.
shudu_status reply_to(const char* text, std::size_t size, const char* options, const shudu_watch* watch,
                      shudu_buffer* buffer, Reply (*answer)(Request&));

// Defines the function of c.h that `answer` answers.
#define SHUDU_ANSWERED_BY(question, answer)                                                           \
  shudu_status question(const char* text, size_t size, const char* options, const shudu_watch* watch, \
                        shudu_buffer* buffer) {                                                       \
    return shudu::capi::reply_to(text, size, options, watch, buffer, shudu::capi::answer);            \
  }

// Returns an error from the function if an option is wrong. All options must have been read before.
#define SHUDU_CHECK_OPTIONS(request) \
  if (const auto mistake = (request).options.mistake()) return Reply::wrong(SHUDU_BAD_OPTION, *mistake)

}  // namespace shudu::capi
