// Layouts: text set by Pango. Short texts such as digits occur very often, so their layouts are kept.
#pragma once

#include <pango/pangocairo.h>

#include <map>
#include <string>

#include "paper/painter.h"

namespace shudu::cli {

class Layouts {
 public:
  explicit Layouts(const std::string& language);
  ~Layouts();
  Layouts(const Layouts&) = delete;
  Layouts& operator=(const Layouts&) = delete;

  // Fonts have this size in layouts. Scale to the size that is wanted.
  static constexpr double size = 100;

  // One line. The layout stays valid until the next call.
  PangoLayout* line(const std::string& text);
  // A paragraph, broken at `width` (of Layouts::size). The layout is valid until the next call.
  PangoLayout* paragraph(const Words& words, double width);

  const std::string& unreadable() const { return unreadable_; }

 private:
  PangoLayout* new_layout(const std::string& text, bool bold);

  PangoContext* context_ = nullptr;
  std::map<std::string, PangoLayout*> lines_;
  PangoLayout* paragraph_ = nullptr;
  std::string unreadable_;
};

}  // namespace shudu::cli
