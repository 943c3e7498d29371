// Painter: paints pages of a file. The module in apps/cli/paper_cairo implements it with Cairo and Pango. It is loaded only
// when something is printed, because its libraries take longer to load than most commands take to run.
//
// Lengths are millimetres. The top left corner of a page is (0, 0), and y runs downwards.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "draw/drawing.h"
#include "shudu/result.h"

namespace shudu::cli {

// Where to paint.
struct PaintTarget {
  enum class Kind : std::uint8_t { pdf, png } kind = Kind::pdf;
  int descriptor = -1;   // of the open file; stays open
  std::string title;     // of the document
  std::string language;  // a BCP 47 tag; chooses the forms of Chinese characters
  double dots_per_mm{};  // of a png, which has one page
};

enum class Align : std::uint8_t { left, centre, right };

// A paragraph. Lines are broken at the width.
struct Words {
  std::string text;
  double x = 0, y = 0;  // of the top left corner
  double width = 0;
  double height = 0;  // the text is made smaller until it fits, and cut if it would be too small to read; 0: as needed
  double size = 4;    // of the font
  Align align = Align::left;
  bool bold = false;
  bool even = false;  // one line, if letters of 0.7 of the size allow it; otherwise lines of about the same length
  std::string_view colour = "#000";
};

// A place within the page: the origin, the length of a unit, and half a turn.
struct Placement {
  double x = 0, y = 0;
  double unit = 1;
  bool upside_down = false;
};

class Painter {
 public:
  Painter() = default;
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;
  virtual ~Painter() = default;

  virtual void begin_page(double width, double height) = 0;
  virtual void end_page() = 0;

  // Until leave(), coordinates are those of the placement. Placements may be nested.
  virtual void enter(const Placement& placement) = 0;
  virtual void leave() = 0;

  virtual void shapes(std::span<const drawing::Shape> shapes) = 0;
  // Returns the height of the text.
  virtual double words(const Words& words) = 0;
  // A QR code with its quiet zone, of so many millimetres. Returns false if the text is too long for one.
  virtual bool qr_code(double x, double y, double side, const std::string& text) = 0;

  // The structure of the document, for readers that do not see it: "H1", "P", "Figure", … (ISO 32000, 14.8.4).
  virtual void begin_tag(const char* name) = 0;
  virtual void end_tag(const char* name) = 0;
  // Adds a bookmark that leads to the current page.
  virtual void bookmark(const std::string& title) = 0;

  // The first text that no installed font has all characters of; empty if there is none.
  virtual const std::string& unreadable() const = 0;
  // Writes the rest. Returns what went wrong; empty if nothing did.
  virtual std::string finish() = 0;
};

// The entry of the module.
using MakePainter = Painter* (*)(const PaintTarget&);
inline constexpr char make_painter_name[] = "shudu_make_painter";

// Loads the module. The error says what is missing.
Result<std::unique_ptr<Painter>, std::string> open_painter(const PaintTarget& target);

}  // namespace shudu::cli
