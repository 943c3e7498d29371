// CairoPainter: a Painter that writes PDF or PNG with Cairo.
#pragma once

#include <cairo.h>

#include "paper/painter.h"
#include "paper_cairo/layouts.h"

namespace shudu::cli {

class CairoPainter : public Painter {
 public:
  explicit CairoPainter(const PaintTarget& target);
  ~CairoPainter() override;

  void begin_page(double width, double height) override;
  void end_page() override;
  void enter(const Placement& placement) override;
  void leave() override;
  void shapes(std::span<const drawing::Shape> shapes) override;
  double words(const Words& words) override;
  bool qr_code(double x, double y, double side, const std::string& text) override;
  void begin_tag(const char* name) override;
  void end_tag(const char* name) override;
  void bookmark(const std::string& title) override;
  const std::string& unreadable() const override { return layouts_.unreadable(); }
  std::string finish() override;

 private:
  void paint(const drawing::Path& path);
  void paint(const drawing::Circle& circle);
  void paint(const drawing::Rectangle& rectangle);
  void paint(const drawing::Label& label);
  void fill_and_stroke(const drawing::Paint& paint);
  // The size at which the words take one line, at least 0.7 of their size; otherwise their size.
  double size_for_one_line(const Words& words);
  void set_colour(std::string_view colour);
  // Shows the layout with its top left corner at the current origin, in the size.
  void show(PangoLayout* layout, double size);
  bool is_pdf() const { return target_.kind == PaintTarget::Kind::pdf; }

  PaintTarget target_;
  Layouts layouts_;
  cairo_surface_t* surface_ = nullptr;
  cairo_t* cairo_ = nullptr;  // null before the first page of a PNG
  int page_ = 0;              // from 1
};

}  // namespace shudu::cli
