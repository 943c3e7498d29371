// Loads the module that paints.
#include <dlfcn.h>

#include <filesystem>

#include "engine/program_path.h"
#include "paper/painter.h"

namespace shudu::cli {
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
