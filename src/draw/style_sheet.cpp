// The colours of all pictures, for light and dark backgrounds.
//
// The series can be distinguished by people with red-green colour blindness, and by lightness in print, so neighbours
// differ in lightness. Each has a contrast of at least 3 to its background, as recommended for graphics. A viewer that
// does not support variables (rsvg, Cairo) uses the light colour, so each rule states the colour twice.
#include <array>

#include "draw/svg.h"

namespace shudu::svg {
namespace {

struct Colour {
  std::string_view name, light, dark;
};

constexpr Colour paper{"paper", "#ffffff", "#16171d"};
constexpr Colour ink{"ink", "#1b1b22", "#ececf1"};
constexpr Colour quiet{"quiet", "#5a5a68", "#a3a3b2"};
constexpr Colour rule{"rule", "#d4d4de", "#3a3b48"};

constexpr std::array<Colour, series_count> series{{
    {"series-1", "#8a8a94", "#8f8f9c"},
    {"series-2", "#4a4a55", "#c9c9d4"},
    {"series-3", "#d0661a", "#f2a35e"},
    {"series-4", "#9a3412", "#d9793f"},
    {"series-5", "#0a8f6c", "#3fcf9f"},
    {"series-6", "#0b5f8a", "#5db9f0"},
    {"series-7", "#b0307a", "#f07fbf"},
    {"series-8", "#5b3fc4", "#a690ff"},
    {"series-9", "#a67c00", "#e8c547"},
    {"series-10", "#2f7d1e", "#86cf5a"},
    {"series-11", "#1b6f78", "#62d0da"},
}};

std::string variables(bool dark) {
  std::string text = ".shudu-picture{";
  const auto add = [&](const Colour& colour) {
    text += "--" + std::string{colour.name} + ':' + std::string{dark ? colour.dark : colour.light} + ';';
  };
  for (const Colour& colour : {paper, ink, quiet, rule}) add(colour);
  for (const Colour& colour : series) add(colour);
  return text + '}';
}

std::string paint(std::string_view property, const Colour& colour) {
  const std::string name{property};
  return name + ':' + std::string{colour.light} + ';' + name + ":var(--" + std::string{colour.name} + ");";
}

std::string make_style_sheet() {
  std::string text = variables(false) + '\n';
  text += "@media (prefers-color-scheme:dark){" + variables(true) + "}\n";
  text += ".shudu-picture text{font-family:system-ui,'Noto Sans CJK SC','DejaVu Sans',sans-serif;font-size:12px;" +
          paint("fill", ink) + "}\n";
  text += ".shudu-picture text.quiet{" + paint("fill", quiet) + "}\n";
  text += ".shudu-picture text.small{font-size:10.5px}\n.shudu-picture text.strong{font-weight:600}\n";
  text += ".shudu-picture text.large{font-size:16px}\n";
  // A halo keeps text readable over lines.
  text += ".shudu-picture text.halo{" + paint("stroke", paper) + "stroke-width:3px;paint-order:stroke}\n";
  text += ".shudu-picture .paper{" + paint("fill", paper) + "}\n";
  for (const Colour& colour : {ink, quiet, rule}) {
    const std::string name{colour.name};
    text += ".shudu-picture line." + name;
    text += ",.shudu-picture polyline." + name;
    text += ",.shudu-picture rect." + name + "{fill:none;" + paint("stroke", colour) + "}\n";
  }
  for (int i = 0; i < series_count; ++i) {
    const std::string n = std::to_string(i + 1);
    const Colour& colour = series[static_cast<std::size_t>(i)];
    text += ".shudu-picture .fill-" + n + '{' + paint("fill", colour) + "}\n";
    text += ".shudu-picture .tint-" + n + '{' + paint("fill", colour) + "fill-opacity:.16}\n";
    text += ".shudu-picture .line-" + n + "{fill:none;" + paint("stroke", colour) + "stroke-width:2}\n";
    // An area with its edge: tint and line together.
    text += ".shudu-picture .tint-" + n;
    text += ".line-" + n + '{' + paint("fill", colour) + "}\n";
  }
  // Hollow: the edge has the colour of the series, the inside that of the background.
  text += ".shudu-picture .beyond{" + paint("fill", paper) + "}\n";
  text += ".shudu-picture .thick{stroke-width:2.5}\n.shudu-picture .dashed{stroke-dasharray:4 3}\n";
  return text;
}

}  // namespace

std::string style_sheet() {
  static const std::string text = make_style_sheet();
  return text;
}

}  // namespace shudu::svg
