#include "judges/judge.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstring>

#include "engine/input.h"
#include "engine/looks_like.h"
#include "engine/output.h"
#include "engine/table.h"
#include "judges/judge_preset.h"

namespace shudu::cli {
namespace {

class Judge {
 public:
  explicit Judge(const JudgePreset& preset) : preset_(preset) {}

  // Answers one complete input.
  void answer_file(const std::string& file) {
    const bool is_stdin = file == "-";
    const int descriptor = is_stdin ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 && looks_like_puzzle(file)) return answer_argument(file);
    if (descriptor < 0) return verdict_.bad(file + ": " + std::strerror(errno));
    bool readable = true;
    Scanner scanner{[&](char* into, std::size_t room) -> std::size_t {
      out_.flush();  // an interactive judge may wait for answers before it sends more
      for (;;) {
        const ssize_t n = ::read(descriptor, into, room);
        if (n >= 0) return static_cast<std::size_t>(n);
        if (errno == EINTR) continue;
        verdict_.bad(file + ": " + std::strerror(errno));
        readable = false;
        return 0;
      }
    }};
    const auto error = answer_all(scanner);
    if (error && readable) verdict_.bad(located(is_stdin ? "stdin" : file, *error));
    if (!is_stdin) ::close(descriptor);
  }

  int status() const { return verdict_.status(); }

 private:
  // Answers an input that is given as text on the command line.
  void answer_argument(const std::string& text) {
    Scanner scanner{read_from(text)};
    if (const auto error = answer_all(scanner)) verdict_.bad(located("argument", *error));
  }

  std::optional<Error> answer_all(Scanner& scanner) {
    std::optional<std::uint64_t> count;
    if (preset_.cases == Cases::counted) {
      scanner.skip_blanks();
      const auto number = scanner.number(0, Scanner::largest, "the number of puzzles");
      if (!number) return number.error();
      count = *number;
    }
    for (std::uint64_t done = 0; !out_.failed(); ++done) {
      scanner.skip_blanks();
      if (!preset_.divider.empty() && scanner.take(preset_.divider)) scanner.skip_blanks();
      if (!preset_.stop.empty() && scanner.take(preset_.stop)) return std::nullopt;
      if (scanner.peek() == Scanner::end) return wrong_end(scanner, done, count);
      if (done == count) return scanner.error("the input continues after the last puzzle");
      JudgeBoard board;
      if (auto error = preset_.read(preset_, scanner, board)) return error;
      answer(board);
    }
    return std::nullopt;
  }

  // Whether the input may end here.
  std::optional<Error> wrong_end(const Scanner& scanner, std::uint64_t done, std::optional<std::uint64_t> count) {
    if (!preset_.stop.empty()) return scanner.error("the input ends without '" + std::string{preset_.stop} + "'");
    if (!count || done == count) return std::nullopt;
    return scanner.error("the input ends after " + std::to_string(done) + " of " + counted(*count, "puzzle"));
  }

  void answer(const JudgeBoard& board) {
    if (++answered_ > 1) out_.write(preset_.between);
    if (!preset_.heading.empty()) {
      out_.write(preset_.heading);
      out_.write(std::to_string(answered_));
      out_.write(":\n");
    }
    if (!preset_.answer(preset_, board, out_)) verdict_.negative();
    out_.write(preset_.after);
    out_.written();
  }

  const JudgePreset& preset_;
  Verdict verdict_;
  Output& out_ = standard_output();
  std::uint64_t answered_ = 0;
};

}  // namespace

std::vector<std::string> judge_names() {
  std::vector<std::string> names;
  for (const JudgePreset& preset : presets()) {
    names.emplace_back(preset.name);
    if (!preset.alias.empty()) names.emplace_back(preset.alias);
  }
  return names;
}

int run_judge(const std::string& name, const std::vector<std::string>& files) {
  const auto preset =
      std::ranges::find_if(presets(), [&](const JudgePreset& p) { return p.name == name || p.alias == name; });
  assert(preset != presets().end());
  Judge judge{*preset};
  if (files.empty()) judge.answer_file("-");
  for (const std::string& file : files) judge.answer_file(file);
  return judge.status();
}

}  // namespace shudu::cli
