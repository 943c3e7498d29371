// The terminal: whether there is one, how wide it is, and whether to use colours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shudu::cli {

bool stdin_is_terminal();
bool stdout_is_terminal();
bool stderr_is_terminal();

// The width of the terminal now, or that of the variable COLUMNS if it is less. 0 if the descriptor is no terminal.
std::size_t terminal_width(int descriptor);
// The width for text on standard output: that of its terminal; if it is none, that of COLUMNS, or 100. At most 120.
std::size_t text_width();

// Adds text attributes, or none if colours are off.
class Style {
 public:
  explicit Style(bool on) : on_(on) {}
  bool is_on() const { return on_; }
  std::string bold(std::string_view text) const { return with("1", text); }
  std::string faint(std::string_view text) const { return with("2", text); }
  std::string given(std::string_view text) const { return with("1", text); }
  std::string found(std::string_view text) const { return with("36", text); }
  std::string wrong(std::string_view text) const { return with("1;31", text); }
  // In one of the sixteen standard colours, by its SGR code: "34", "30;42".
  std::string in(std::string_view code, std::string_view text) const { return with(code, text); }

 private:
  std::string with(std::string_view code, std::string_view text) const;
  bool on_;
};

// Sets `--color`: auto, always or never. With auto, colours are used if the output is a terminal, TERM is set and not
// "dumb", and NO_COLOR is unset or empty.
void set_color(const std::string& when);
Style stdout_style();

// Whether the locale uses UTF-8. As in POSIX, the locale is the first of LC_ALL, LC_CTYPE and LANG that is set and not
// empty. If none is, it is the C locale, which has ASCII only.
bool locale_has_utf8();

// Replaces lines, blocks, arrows and other signs by ASCII characters of the same width, unless the locale uses UTF-8.
// Letters of other scripts stay: a user who asks for Chinese gets it.
std::string in_signs_of_locale(std::string text);

}  // namespace shudu::cli
