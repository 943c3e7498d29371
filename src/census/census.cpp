// The number of all grids, put together from the ways to fill the first band and the two bands below it.
#include "shudu/census.h"

#include "census/bands.h"
#include "symmetry/band_forms.h"

namespace shudu {

// A first band is an ordered column partition of box 1 (1680), column partitions of boxes 2 and 3 with their orders
// (36), and an arrangement of rows with their order (6). The two bands below have 36 orders of rows.
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

std::vector<BandClassForm> band_classes() {
  const symmetry::BandForms& forms = symmetry::BandForms::tables();
  std::vector<BandClassForm> list;
  for (int c = 0; c < forms.class_count(); ++c) {
    BandClassForm& one = list.emplace_back();
    one.form = "123456789";
    for (const symmetry::Nine& row : forms.rows(c)) {
      for (std::uint8_t digit : row) one.form += static_cast<char>('1' + digit);
    }
    one.automorphisms = forms.automorphisms(c).size();
    one.bands = symmetry::BandForms::move_count / one.automorphisms * 362'880;
  }
  return list;
}

}  // namespace shudu
