#include "bench/peer_library.h"

#include <dlfcn.h>

#include <algorithm>

namespace shudu::cli::bench {
namespace {

// The generic name first, then the names that well-known solvers have in benchmark collections.
constexpr const char* usual_symbols[] = {
    "solve",
    "TdokuSolverDpllTriadSimd",
    "OtherSolverJCZSolve",
    "OtherSolverFsss2",
    "OtherSolverSKBFORCE2",
    "OtherSolverRustSudoku",
    "OtherSolverFsss",
    "OtherSolverJSolve",
    "OtherSolverBBSudoku",
    "OtherSolverKudoku",
    "TdokuSolverDpllTriadScc",
    "TdokuSolverBasic",
};

std::string last_error(const std::string& otherwise) {
  const char* message = ::dlerror();
  return message == nullptr ? otherwise : message;
}

}  // namespace

PeerLibrary::Text PeerLibrary::text_of(const Grid& puzzle) {
  Text text{};
  std::ranges::copy(to_line(puzzle), text.begin());
  return text;
}

Result<PeerLibrary, std::string> PeerLibrary::open(const std::string& wanted) {
  std::string file = wanted, symbol;
  if (const auto colon = wanted.rfind(':');
      colon != std::string::npos && wanted.find('/', colon) == std::string::npos) {
    file = wanted.substr(0, colon);
    symbol = wanted.substr(colon + 1);
  }
  // Without a slash, the system would search its library directories, but the argument is a file.
  const std::string path = file.find('/') == std::string::npos ? "./" + file : file;
  // The library is never closed, because it may run code when the thread ends.
  void* const library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return Unexpected{last_error(path + " cannot be loaded")};

  const std::string base = file.substr(file.rfind('/') + 1);
  const auto found = [&](const std::string& name) -> Function {
    return reinterpret_cast<Function>(::dlsym(library, name.c_str()));
  };
  if (!symbol.empty()) {
    if (const Function function = found(symbol)) return PeerLibrary{base + ", " + symbol, function};
    return Unexpected{last_error(file + " has no symbol " + symbol)};
  }
  std::string tried;
  for (const char* name : usual_symbols) {
    if (const Function function = found(name)) return PeerLibrary{base + ", " + name, function};
    tried += (tried.empty() ? "" : ", ") + std::string{name};
  }
  return Unexpected{file + ": none of the known symbols (" + tried + "); name one with FILE:SYMBOL"};
}

}  // namespace shudu::cli::bench
