// PeerLibrary: another solver, loaded from a shared library, with a signature that many solvers have.
//
//   size_t f(const char* puzzle, size_t limit, uint32_t configuration, char* solution, size_t* guesses)
//
// The puzzle is 81 characters, '.' for blanks, followed by a NUL. The function returns the number of solutions up to
// the limit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "shudu/board.h"
#include "shudu/result.h"

namespace shudu::cli::bench {

class PeerLibrary {
 public:
  // Some solvers read beyond the 81st character, so zeros follow it.
  using Text = std::array<char, 96>;
  static Text text_of(const Grid& puzzle);

  // Loads "FILE" or "FILE:SYMBOL". Without a symbol, it tries the names of well-known solvers. The error says why the
  // library cannot be loaded.
  static Result<PeerLibrary, std::string> open(const std::string& wanted);

  // "libsolver.so, solve"
  const std::string& name() const { return name_; }

  // The number of solutions up to `limit`. With a limit of 1, writes the solution to `solution`, which must have room
  // for 81 characters and some more.
  std::size_t count(const Text& puzzle, std::size_t limit, char* solution) const {
    std::size_t guesses = 0;
    // Configuration 1 makes some solvers return the solution, for a limit of 1 only. Other solvers ignore it.
    return function_(puzzle.data(), limit, limit == 1 ? 1 : 0, solution, &guesses);
  }

 private:
  using Function = std::size_t (*)(const char*, std::size_t, std::uint32_t, char*, std::size_t*);
  PeerLibrary(std::string name, Function function) : name_(std::move(name)), function_(function) {}

  std::string name_;
  Function function_;
};

}  // namespace shudu::cli::bench
