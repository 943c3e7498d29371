#include "shudu/census.h"

#include "census/bands.h"

namespace shudu {

// A first band is: an ordered column partition of box 1 (1680), column partitions of boxes 2 and 3 with their orders
// (36), and an arrangement of rows with their order (6). What is below has two orders of rows (36).
Census take_census() {
  using namespace census;
  Census result;
  const Bands& bands = Bands::tables();
  for (const BandClass& of : BandClasses::tables().all()) {
    const std::uint64_t first_bands =
        std::uint64_t{of.size} * bands.arrangements(of.pair) * 6 * 36 * (6 * partition_count);
    const std::uint64_t completions = std::uint64_t{of.completions} * 36;
    result.classes.push_back({first_bands, completions});
    result.bands += first_bands;
    result.grids += Whole{first_bands} * completions;
  }
  return result;
}

}  // namespace shudu
