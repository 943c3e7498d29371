#include "paper/print_files.h"

#include <dlfcn.h>
#include <algorithm>
#include <filesystem>

#include "base/same_id.h"
#include "engine/new_file.h"
#include "engine/program_path.h"
#include "paper/page_painter.h"
#include "paper/painter.h"

namespace shudu::cli {
namespace {

constexpr double pixels = 1080;  // of the longer side of a PNG

// Opens the file, has it painted, and gives it its name if all went well. Returns what went wrong.
template <class Paint>
std::string paint_file(const std::string& path, PaintTarget target, const Paint& paint) {
  auto file = NewFile::open(path);
  if (!file) return file.error();
  target.descriptor = (*file)->descriptor();
  const auto painter = open_painter(target);
  if (!painter) return painter.error();
  paint(**painter);
  if (const std::string& text = (*painter)->unreadable(); !text.empty()) {
    return "no installed font has all characters of '" + text +
           "'; install one that has, such as the package fonts-noto-cjk for Chinese";
  }
  if (const std::string wrong = (*painter)->finish(); !wrong.empty()) return "cannot write " + path + ": " + wrong;
  return (*file)->keep();
}

std::string write_png(const std::string& path, const DrawnBoard& board, Language language) {
  const variant::BoardPicture& picture = board.picture;
  const double names = name_height * static_cast<double>(picture.names.size());
  const double width = board.columns + 2 * picture.margin, height = board.rows + 2 * picture.margin + names;
  const PaintTarget target{.kind = PaintTarget::Kind::png,
                           .title = {},
                           .language = std::string{id(language)},
                           .dots_per_mm = pixels / std::max(width, height)};
  return paint_file(path, target, [&](Painter& painter) {
    painter.begin_page(width, height);  // a cell is a millimetre
    painter.enter({.x = picture.margin, .y = picture.margin});
    paint_board(painter, board, picture.margin);
    painter.leave();
    painter.end_page();
  });
}

std::string numbered(const std::string& path, std::size_t number) {
  const std::size_t dot = path.rfind('.');
  return path.substr(0, dot) + '-' + std::to_string(number) + path.substr(dot);
}

}  // namespace

FileKind file_kind(const std::string& path) {
  if (path == "-") return FileKind::pdf;
  const std::size_t dot = path.rfind('.');
  const std::string ending = dot == std::string::npos ? "" : path.substr(dot + 1);
  if (same_id(ending, "pdf")) return FileKind::pdf;
  if (same_id(ending, "svg")) return FileKind::svg;
  return same_id(ending, "png") ? FileKind::png : FileKind::unknown;
}

void write_book(const Book& book, const PrintOptions& options, Verdict& verdict) {
  const PaintTarget target{.title = book.title, .language = std::string{id(options.language)}};
  const std::string wrong = paint_file(options.output, target, [&](Painter& painter) {
    PagePainter pages{book, options, painter};
    pages.run();
    if (pages.has_tiny_solutions()) {
      note("print: the solutions under the puzzles are tiny; use --solutions end, or fewer puzzles a page");
    }
    if (pages.without_code() > 0) {
      verdict.bad("print: --qr: too long for a code, printed without: " + std::to_string(pages.without_code()));
    }
  });
  if (!wrong.empty()) verdict.bad("print: " + wrong);
}

void write_pictures(const std::vector<PrintedPuzzle>& puzzles, const PrintOptions& options, Verdict& verdict) {
  const BoardContent content{
      .entries = options.entries, .candidates = options.candidates, .language = options.language};
  const bool as_svg = file_kind(options.output) == FileKind::svg;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const std::string path = puzzles.size() == 1 ? options.output : numbered(options.output, i + 1);
    const std::string wrong = as_svg ? write_new_file(path, board_svg(puzzles[i], content))
                                     : write_png(path, drawn_board(puzzles[i], content), options.language);
    if (wrong.empty()) continue;
    verdict.bad("print: " + wrong);
    return;
  }
}

Result<std::unique_ptr<Painter>, std::string> open_painter(const PaintTarget& target) {
  const std::string path = companion_path("shudu-paper.so");
  if (!std::filesystem::exists(path)) {
    return Unexpected{
        std::string{"this program was built without Cairo, Pango and libqrencode, which paint pages; install their "
                    "development files (libcairo2-dev, libpango1.0-dev, libqrencode-dev) and build it again"}};
  }
  void* module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* entry = module == nullptr ? nullptr : ::dlsym(module, make_painter_name);
  if (entry == nullptr) return Unexpected{"cannot load " + path + ": " + ::dlerror()};
  return std::unique_ptr<Painter>{reinterpret_cast<MakePainter>(entry)(target)};
}

}  // namespace shudu::cli
