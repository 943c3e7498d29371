// The number of grids up to symmetry, by Burnside's lemma: the average, over all symmetries, of the grids that each keeps.
#include <algorithm>
#include <atomic>
#include <cassert>

#include "base/threads.h"
#include "census/cell_symmetries.h"
#include "census/kept_grids.h"
#include "shudu/census.h"

namespace shudu {

std::optional<EssentiallyDifferent> count_essentially_different(int threads, const Watch& watch) {
  const std::vector<census::SymmetryClass> classes = census::symmetry_classes();
  EssentiallyDifferent result;
  for (const auto& of : classes) result.classes.push_back({of.order, of.transposed, of.size, 0});

  // A grid that a symmetry leaves unchanged is also left unchanged by its powers. If a power leaves no grid unchanged,
  // no search is needed. Powers have smaller orders, so the classes of one order can be computed in parallel.
  std::atomic<bool> stop = false;
  Mutex mutex;
  std::uint64_t counted = 0;
  for (std::size_t begin = 0; begin < classes.size() && !stop;) {
    std::size_t end = begin;
    while (end < classes.size() && classes[end].order == classes[begin].order) ++end;
    std::atomic<std::size_t> next = begin;
    const auto run = [&] {
      for (std::size_t i = next++; i < end && !stop; i = next++) {
        EssentiallyDifferent::Class& of = result.classes[i];
        const bool hopeless = std::any_of(classes[i].powers.begin(), classes[i].powers.end(),
                                          [&](int power) { return result.classes[power].kept == 0; });
        if (of.order == 1) {
          of.kept = static_cast<std::uint64_t>(take_census().grids / 362'880);
        } else if (!hopeless) {
          of.kept = census::kept_grids(classes[i].map, of.order, stop);
        }
        if (stop || !watch) continue;
        const std::lock_guard lock{mutex};
        ++counted;
        if (!watch(static_cast<double>(counted) / static_cast<double>(classes.size()), counted)) stop = true;
      }
    };
    on_threads(static_cast<std::size_t>(threads), [&](std::size_t) { run(); });
    begin = end;
  }
  if (stop) return std::nullopt;
  Whole sum = 0;
  for (const auto& of : result.classes) {
    result.symmetries += of.size;
    sum += Whole{of.size} * of.kept;
  }
  assert(sum % result.symmetries == 0);
  result.grids = sum / result.symmetries;
  return result;
}

}  // namespace shudu
