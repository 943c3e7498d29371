#include "engine/terminal.h"

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <string_view>

#include "base/same_id.h"

namespace shudu::cli {
namespace {

enum class Color { automatic, always, never } color = Color::automatic;

bool wants_color(bool is_terminal) {
  if (color != Color::automatic) return color == Color::always;
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool refused =
      (no_color != nullptr && *no_color != '\0') || term == nullptr || std::string_view{term} == "dumb";
  return is_terminal && !refused;
}

constexpr std::size_t narrowest = 20, usual = 80;

std::size_t width_in_environment() {
  const char* text = std::getenv("COLUMNS");  // NOLINT(concurrency-mt-unsafe): no thread changes the environment
  if (text == nullptr) return 0;
  const std::string_view columns{text};
  std::size_t width = 0;
  const auto [end, error] = std::from_chars(columns.data(), columns.data() + columns.size(), width);
  return error == std::errc{} && end == columns.data() + columns.size() ? width : 0;
}

}  // namespace

bool stdin_is_terminal() { return isatty(STDIN_FILENO) != 0; }
bool stdout_is_terminal() { return isatty(STDOUT_FILENO) != 0; }
bool stderr_is_terminal() { return isatty(STDERR_FILENO) != 0; }

std::string Style::with(std::string_view code, std::string_view text) const {
  return on_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string{text};
}

void set_color(const std::string& when) {
  color = when == "always" ? Color::always : when == "never" ? Color::never : Color::automatic;
}
Style stdout_style() { return Style{wants_color(stdout_is_terminal())}; }

std::size_t terminal_width(int descriptor) {
  if (::isatty(descriptor) == 0) return 0;
  winsize size{};
  std::size_t width = ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
  // A line that is wider than the terminal would be broken there, whatever the variable says.
  if (const std::size_t wanted = width_in_environment(); wanted > 0)
    width = width > 0 ? std::min(width, wanted) : wanted;
  return width > 0 ? std::max(width, narrowest) : usual;
}

std::size_t text_width() {
  constexpr std::size_t widest = 120, in_pipe = 100;
  std::size_t width = terminal_width(STDOUT_FILENO);
  if (width == 0) width = width_in_environment();
  return width > 0 ? std::clamp(width, narrowest, widest) : in_pipe;
}

namespace {

struct Sign {
  std::string_view utf8;
  char ascii;
};
constexpr std::array<Sign, 34> signs{{
    {"─", '-'}, {"│", '|'}, {"┌", '+'}, {"┬", '+'},  {"┐", '+'}, {"├", '+'}, {"┼", '+'}, {"┤", '+'}, {"└", '+'},
    {"┴", '+'}, {"┘", '+'}, {"┃", '|'}, {"▁", '_'},  {"▂", '.'}, {"▃", ':'}, {"▄", '-'}, {"▅", '='}, {"▆", '+'},
    {"▇", '*'}, {"█", '#'}, {"▪", '#'}, {"♛", 'Q'},  {"×", 'x'}, {"·", '.'}, {"…", '.'}, {"–", '-'}, {"→", '>'},
    {"←", '<'}, {"↑", '^'}, {"↓", 'v'}, {"’", '\''}, {"“", '"'}, {"”", '"'}, {"µ", 'u'},
}};

const Sign* sign_at(std::string_view text) {
  for (const Sign& sign : signs) {
    if (text.starts_with(sign.utf8)) return &sign;
  }
  return nullptr;
}

bool names_utf8(std::string_view locale) {
  // "en_GB.UTF-8", "C.utf8", "de_DE.UTF-8@euro".
  const std::size_t dot = locale.find('.');
  if (dot == std::string_view::npos) return false;
  const std::string_view charset = locale.substr(dot + 1, locale.find('@') - dot - 1);
  return same_id(charset, "utf8");
}

}  // namespace

bool locale_has_utf8() {
  static const bool has = [] {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
      const char* locale = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): no thread changes the environment
      if (locale != nullptr && *locale != '\0') return names_utf8(locale);
    }
    return false;
  }();
  return has;
}

std::string in_signs_of_locale(std::string text) {
  if (locale_has_utf8()) return text;
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const bool may_be_sign = static_cast<unsigned char>(text[i]) >= 0x80;
    const Sign* sign = may_be_sign ? sign_at(std::string_view{text}.substr(i)) : nullptr;
    plain += sign != nullptr ? sign->ascii : text[i];
    i += sign != nullptr ? sign->utf8.size() : 1;
  }
  return plain;
}

}  // namespace shudu::cli
