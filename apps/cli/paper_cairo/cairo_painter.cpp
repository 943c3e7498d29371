#include "paper_cairo/cairo_painter.h"

#include <cairo-pdf.h>
#include <qrencode.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <numbers>

namespace shudu::cli {
namespace {

constexpr double points_per_mm = 72 / 25.4;

cairo_status_t write_to_file(void* closure, const unsigned char* data, unsigned int length) {
  const int descriptor = *static_cast<const int*>(closure);
  while (length > 0) {
    const ssize_t written = ::write(descriptor, data, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return CAIRO_STATUS_WRITE_ERROR;
    data += written;
    length -= static_cast<unsigned>(written);
  }
  return CAIRO_STATUS_SUCCESS;
}

// Makes the layout as narrow as its number of lines allows. Returns by how much.
double made_even(PangoLayout* layout) {
  const int lines = pango_layout_get_line_count(layout), width = pango_layout_get_width(layout);
  if (lines < 2) return 0;
  int most = width;
  for (int step = width / 2; step > width / 256; step /= 2) {
    pango_layout_set_width(layout, most - step);
    if (pango_layout_get_line_count(layout) == lines) most -= step;
  }
  pango_layout_set_width(layout, most);
  return static_cast<double>(width - most) / PANGO_SCALE;
}

}  // namespace

CairoPainter::CairoPainter(const PaintTarget& target) : target_(target), layouts_(target.language) {
  if (!is_pdf()) return;
  surface_ = cairo_pdf_surface_create_for_stream(write_to_file, &target_.descriptor, 100, 100);
  cairo_pdf_surface_restrict_to_version(surface_, CAIRO_PDF_VERSION_1_5);
  cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_TITLE, target_.title.c_str());
  cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATOR, "shudu");
  // The same input gives the same file: the time of printing is not part of it.
  cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_ = cairo_create(surface_);
}

CairoPainter::~CairoPainter() {
  if (cairo_ != nullptr) cairo_destroy(cairo_);
  if (surface_ != nullptr) cairo_surface_destroy(surface_);
}

void CairoPainter::begin_page(double width, double height) {
  ++page_;
  const double scale = is_pdf() ? points_per_mm : target_.dots_per_mm;
  if (is_pdf()) {
    cairo_pdf_surface_set_size(surface_, width * scale, height * scale);
  } else if (cairo_ == nullptr) {
    surface_ = cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width * scale + 0.5),
                                          static_cast<int>(height * scale + 0.5));
    cairo_ = cairo_create(surface_);
    set_colour("#fff");
    cairo_paint(cairo_);
  }
  cairo_save(cairo_);
  cairo_scale(cairo_, scale, scale);
  cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
}

void CairoPainter::end_page() {
  cairo_restore(cairo_);
  if (is_pdf()) cairo_show_page(cairo_);
}

void CairoPainter::enter(const Placement& placement) {
  cairo_save(cairo_);
  cairo_translate(cairo_, placement.x, placement.y);
  if (placement.upside_down) cairo_rotate(cairo_, std::numbers::pi);
  cairo_scale(cairo_, placement.unit, placement.unit);
}

void CairoPainter::leave() { cairo_restore(cairo_); }

void CairoPainter::shapes(std::span<const drawing::Shape> shapes) {
  for (const drawing::Shape& shape : shapes) {
    std::visit([&](const auto& one) { paint(one); }, shape);
  }
}

void CairoPainter::set_colour(std::string_view colour) {
  const drawing::Colour parts = drawing::colour_of(colour);
  cairo_set_source_rgb(cairo_, parts.red, parts.green, parts.blue);
}

void CairoPainter::fill_and_stroke(const drawing::Paint& paint) {
  if (paint.fill != "none") {
    set_colour(paint.fill);
    cairo_fill_preserve(cairo_);
  }
  if (paint.stroke != "none") {
    constexpr double dashes[] = {drawing::dash_length, drawing::dash_gap};
    set_colour(paint.stroke);
    cairo_set_line_width(cairo_, paint.width);
    cairo_set_dash(cairo_, dashes, paint.dashed ? 2 : 0, 0);
    cairo_stroke_preserve(cairo_);
  }
  cairo_new_path(cairo_);
}

void CairoPainter::paint(const drawing::Path& path) {
  for (const drawing::Point& point : path.points) cairo_line_to(cairo_, point.x, point.y);
  if (path.closed) cairo_close_path(cairo_);
  fill_and_stroke(path.paint);
}

void CairoPainter::paint(const drawing::Circle& circle) {
  cairo_arc(cairo_, circle.centre.x, circle.centre.y, circle.radius, 0, 2 * std::numbers::pi);
  cairo_close_path(cairo_);
  fill_and_stroke(circle.paint);
}

void CairoPainter::paint(const drawing::Rectangle& rectangle) {
  cairo_rectangle(cairo_, rectangle.corner.x, rectangle.corner.y, rectangle.width, rectangle.height);
  fill_and_stroke(rectangle.paint);
}

void CairoPainter::show(PangoLayout* layout, double size) {
  cairo_scale(cairo_, size / Layouts::size, size / Layouts::size);
  pango_cairo_show_layout(cairo_, layout);
}

void CairoPainter::paint(const drawing::Label& label) {
  PangoLayout* layout = layouts_.line(label.text);
  const double scale = label.size / Layouts::size / PANGO_SCALE;
  double left = label.at.x;
  if (label.centred) {
    PangoRectangle extent;
    pango_layout_get_extents(layout, nullptr, &extent);
    left -= extent.width * scale / 2;
  }
  const double base = label.at.y + drawing::half_digit * label.size;
  set_colour(label.colour);
  cairo_save(cairo_);
  cairo_translate(cairo_, left, base - pango_layout_get_baseline(layout) * scale);
  show(layout, label.size);
  cairo_restore(cairo_);
}

double CairoPainter::size_for_one_line(const Words& words) {
  for (double size = words.size; size >= 0.7 * words.size; size *= 0.97) {
    if (pango_layout_get_line_count(layouts_.paragraph(words, words.width * Layouts::size / size)) == 1) return size;
  }
  return words.size;
}

double CairoPainter::words(const Words& words) {
  // Small letters stay readable, and a large title may become an ordinary one.
  const double smallest = std::max(0.3 * words.size, std::min(0.55 * words.size, 3.5));
  double size = words.even ? size_for_one_line(words) : words.size, height = 0;
  PangoLayout* layout = nullptr;
  while (true) {
    layout = layouts_.paragraph(words, words.width * Layouts::size / size);
    PangoRectangle extent;
    pango_layout_get_extents(layout, nullptr, &extent);
    height = extent.height * size / Layouts::size / PANGO_SCALE;
    if (words.height == 0 || height <= words.height) break;
    if (size <= smallest) {
      pango_layout_set_height(layout, static_cast<int>(words.height * Layouts::size / size * PANGO_SCALE));
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
      break;
    }
    size *= 0.94;
  }
  // A text that was cut has the same number of lines at any width.
  const bool is_even = words.even && pango_layout_is_ellipsized(layout) == FALSE;
  const double narrower = is_even ? made_even(layout) * size / Layouts::size : 0;
  set_colour(words.colour);
  cairo_save(cairo_);
  cairo_translate(cairo_, words.x + narrower / 2, words.y);
  show(layout, size);
  cairo_restore(cairo_);
  return height;
}

bool CairoPainter::qr_code(double x, double y, double side, const std::string& text) {
  // Chooses the smallest encoding itself: digits alone take less room.
  QRcode* code = QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1);
  if (code == nullptr) return false;
  constexpr int quiet = 4;  // modules around the code
  cairo_save(cairo_);
  cairo_translate(cairo_, x, y);
  const double module = side / (code->width + 2 * quiet);
  cairo_scale(cairo_, module, module);
  for (int r = 0; r < code->width; ++r) {
    const unsigned char* row = code->data + r * code->width;
    for (int c = 0; c < code->width; ++c) {
      const int begin = c;
      while (c < code->width && (row[c] & 1) != 0) ++c;
      if (c > begin) cairo_rectangle(cairo_, quiet + begin, quiet + r, c - begin, 1);
    }
  }
  set_colour("#000");
  cairo_fill(cairo_);
  cairo_restore(cairo_);
  QRcode_free(code);
  return true;
}

void CairoPainter::begin_tag(const char* name) { cairo_tag_begin(cairo_, name, ""); }
void CairoPainter::end_tag(const char* name) { cairo_tag_end(cairo_, name); }

void CairoPainter::bookmark(const std::string& title) {
  if (!is_pdf()) return;
  const std::string place = "page=" + std::to_string(page_) + " pos=[0 0]";
  cairo_pdf_surface_add_outline(surface_, 0, title.c_str(), place.c_str(), CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

std::string CairoPainter::finish() {
  if (surface_ == nullptr) return {};
  cairo_status_t status = cairo_status(cairo_);
  if (!is_pdf() && status == CAIRO_STATUS_SUCCESS) {
    status = cairo_surface_write_to_png_stream(surface_, write_to_file, &target_.descriptor);
  }
  cairo_surface_finish(surface_);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface_);
  return status == CAIRO_STATUS_SUCCESS ? std::string{} : std::string{cairo_status_to_string(status)};
}

}  // namespace shudu::cli

extern "C" __attribute__((visibility("default"))) shudu::cli::Painter* shudu_make_painter(
    const shudu::cli::PaintTarget& target) {
  return new shudu::cli::CairoPainter{target};
}
