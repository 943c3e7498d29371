#include "paper_cairo/layouts.h"

namespace shudu::cli {
namespace {

constexpr std::size_t most_kept = 4096;

// Pango replaces bytes that are not UTF-8, but warns on standard error, so they are replaced before.
std::string valid_utf8(const std::string& text) {
  gchar* valid = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
  std::string result{valid};
  g_free(valid);
  return result;
}

}  // namespace

Layouts::Layouts(const std::string& language) {
  context_ = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_cairo_context_set_resolution(context_, 72);  // a point is a unit
  pango_context_set_round_glyph_positions(context_, FALSE);
  pango_context_set_language(context_, pango_language_from_string(language.c_str()));
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context_, options);
  cairo_font_options_destroy(options);
}

Layouts::~Layouts() {
  for (const auto& one : lines_) g_object_unref(one.second);
  if (paragraph_ != nullptr) g_object_unref(paragraph_);
  g_object_unref(context_);
}

PangoLayout* Layouts::new_layout(const std::string& text, bool bold) {
  PangoLayout* layout = pango_layout_new(context_);
  PangoFontDescription* font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  if (bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  const std::string valid = valid_utf8(text);
  pango_layout_set_text(layout, valid.data(), static_cast<int>(valid.size()));
  if (unreadable_.empty() && pango_layout_get_unknown_glyphs_count(layout) > 0) unreadable_ = valid;
  return layout;
}

PangoLayout* Layouts::line(const std::string& text) {
  const auto found = lines_.find(text);
  if (found != lines_.end()) return found->second;
  if (lines_.size() == most_kept) {
    for (const auto& one : lines_) g_object_unref(one.second);
    lines_.clear();
  }
  PangoLayout* layout = new_layout(text, false);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  return lines_[text] = layout;
}

PangoLayout* Layouts::paragraph(const Words& words, double width) {
  if (paragraph_ != nullptr) g_object_unref(paragraph_);
  paragraph_ = new_layout(words.text, words.bold);
  pango_layout_set_width(paragraph_, static_cast<int>(width * PANGO_SCALE));
  pango_layout_set_wrap(paragraph_, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment(paragraph_, words.align == Align::left     ? PANGO_ALIGN_LEFT
                                         : words.align == Align::centre ? PANGO_ALIGN_CENTER
                                                                        : PANGO_ALIGN_RIGHT);
  return paragraph_;
}

}  // namespace shudu::cli
