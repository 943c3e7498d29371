#include "grids/bulk_grid_output.h"

#include <array>
#include <bit>
#include <cstring>

namespace shudu::cli {
namespace {

constexpr std::size_t line_size = 82, spaced_size = 163;
constexpr std::size_t enough = std::size_t{1} << 18;  // still fits in the L2 cache

// The text of a cell without its digit: '0' and the following space or line end. The digit is added to it. On a
// big-endian machine the two bytes are swapped.
constexpr auto frame = [] {
  std::array<std::uint16_t, Cell::count> pairs{};
  for (std::size_t i = 0; i < Cell::count; ++i) {
    const auto behind = static_cast<unsigned char>(i % 9 == 8 ? '\n' : ' ');
    pairs[i] =
        static_cast<std::uint16_t>(std::endian::native == std::endian::little ? '0' | behind << 8 : '0' << 8 | behind);
  }
  return pairs;
}();
constexpr unsigned digit_shift = std::endian::native == std::endian::little ? 0 : 8;

// Writes cells `from` to `end` of a grid, two characters each.
template <std::size_t from, std::size_t end>
void append_cells(const std::uint8_t* digits, char* to) {
  std::array<std::uint16_t, end - from> pairs;
  for (std::size_t i = from; i < end; ++i) {
    pairs[i - from] = static_cast<std::uint16_t>(frame[i] + (digits[i] << digit_shift));
  }
  std::memcpy(to, pairs.data(), sizeof pairs);
}

constexpr std::size_t shared_cells = 54;  // the first two bands
constexpr std::size_t shared_text = 2 * shared_cells;

}  // namespace

BulkGridOutput::BulkGridOutput(Form form, Output& out) : form_(form), out_(out), text_(enough + spaced_size) {}

BulkGridOutput::~BulkGridOutput() { flush(); }

void BulkGridOutput::flush() {
  out_.write({text_.data(), size_});
  size_ = 0;
}

char* BulkGridOutput::line(const Grid& grid, char* to) {
  const std::uint8_t* digits = grid.data();
  for (std::size_t i = 0; i < Cell::count; ++i) to[i] = static_cast<char>('0' + digits[i]);
  to[Cell::count] = '\n';
  return to + line_size;
}

// `before` is the grid whose text ends at `to`, or null.
char* BulkGridOutput::spaced(const Grid& grid, const Grid* before, char* to) {
  if (!first_) *to++ = '\n';
  first_ = false;
  if (before != nullptr && std::memcmp(before->data(), grid.data(), shared_cells) == 0) {
    std::memcpy(to, to - spaced_size, shared_text);
  } else {
    append_cells<0, shared_cells>(grid.data(), to);
  }
  append_cells<shared_cells, Cell::count>(grid.data(), to + shared_text);
  return to + 2 * Cell::count;
}

void BulkGridOutput::write(std::span<const Grid> grids) {
  const Grid* before = nullptr;
  for (const Grid& grid : grids) {
    char* const to = text_.data() + size_;
    char* const end = form_ == Form::line ? line(grid, to) : spaced(grid, before, to);
    size_ = static_cast<std::size_t>(end - text_.data());
    before = &grid;
    if (size_ >= enough) {
      flush();
      before = nullptr;
    }
  }
}

GridOutput::GridOutput(const std::string& format, Verdict& verdict) : format_(*find_format(format)), verdict_(verdict) {
  standard_output().write(format_.prologue);
}

GridOutput::~GridOutput() {
  bulk_.reset();
  standard_output().write(format_.epilogue);
  standard_output().flush();
}

void GridOutput::write(const Puzzle& puzzle, std::string_view file) {
  Output& out = standard_output();
  if (const auto reason = write_puzzle(format_, puzzle, written_, out.text())) {
    verdict_.bad(located(file, {puzzle.line, 0, std::string{format_.id} + ": " + *reason}));
    return;
  }
  ++written_;
  out.written();
}

void GridOutput::write_complete(std::span<const Grid> grids) {
  if (format_.id != "line" && format_.id != "spaced") {
    for (const Grid& grid : grids) write(grid);
    return;
  }
  using enum BulkGridOutput::Form;
  if (!bulk_) bulk_.emplace(format_.id == "line" ? line : spaced, standard_output());
  bulk_->write(grids);
}

}  // namespace shudu::cli
