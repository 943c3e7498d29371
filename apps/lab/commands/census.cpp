// shudu census: counts all Sudoku grids and shows the computation.
#include <fmt/core.h>

#include <memory>

#include "base/json_object.h"
#include "commands/laboratory.h"
#include "engine/columns.h"
#include "engine/common_options.h"
#include "engine/input.h"
#include "engine/messages.h"
#include "engine/output.h"
#include "engine/table.h"
#include "shudu/census.h"

namespace shudu::cli {
namespace {

struct CensusOptions {
  bool different = false, bands = false;
  bool json = false;
  int threads = 0;
};

void write_grids(const CensusOptions& options, Output& out) {
  const Census census = take_census();
  if (options.json) {
    std::vector<JsonObject> classes;
    for (const auto& of : census.classes) {
      classes.emplace_back().add("bands", of.bands).add("completions", of.completions);
    }
    JsonObject object;
    object.add("grids", census.grids).add("bands", census.bands).add("classes", classes);
    object.append_to(out.text());
    return;
  }
  out.write(
      fitted("The columns of a box divide the nine digits into three sets of three. There are 280 ways to do this.\nA "
             "band is three boxes side by side. Only the sets of digits in its columns limit the rows below "
             "it.\nRelabelling digits and permuting boxes divides the bands into classes. All bands of a class have "
             "the\nsame number of completions:\n\n"));
  out.write(fmt::format("{:>5}{:>20}{:>16}{:>34}\n", "class", "first bands", "completions", "grids"));
  for (std::size_t i = 0; i < census.classes.size(); ++i) {
    const auto& of = census.classes[i];
    out.write(fmt::format("{:>5}{:>20}{:>16}{:>34}\n", i + 1, with_commas(of.bands), with_commas(of.completions),
                          with_commas(Whole{of.bands} * of.completions)));
  }
  out.write(fmt::format("{:>5}{:>20}{:>16}{:>34}\n", "all", with_commas(census.bands), "", with_commas(census.grids)));
}

void write_bands(const CensusOptions& options, Output& out) {
  const std::vector<BandClassForm> classes = band_classes();
  if (!options.json)
    out.write(fmt::format("{:>5} {:<27}{:>16}{:>15}\n", "class", "smallest form", "bands", "automorphisms"));
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const BandClassForm& one = classes[i];
    all += one.bands;
    if (options.json) {
      JsonObject object;
      object.add("class", static_cast<std::uint64_t>(i + 1)).add("form", one.form);
      object.add("bands", one.bands).add("automorphisms", one.automorphisms);
      object.append_to(out.text());
    } else {
      out.write(fmt::format("{:>5} {:<27}{:>16}{:>15}\n", i + 1, one.form, with_commas(one.bands), one.automorphisms));
    }
  }
  if (!options.json) out.write(fmt::format("{:>5} {:<27}{:>16}\n", "all", "", with_commas(all)));
}

int write_different(const CensusOptions& options, Output& out) {
  Progress progress{"class"};
  const auto result =
      count_essentially_different(threads_wanted(options.threads), [&](double done, std::uint64_t classes) {
        progress.update(classes, done);
        return true;
      });
  if (options.json) {
    std::vector<JsonObject> classes;
    for (const auto& of : result->classes) {
      if (of.kept == 0) continue;
      classes.emplace_back().add("order", static_cast<std::uint64_t>(of.order)).add("transposed", of.transposed);
      classes.back().add("symmetries", of.size).add("kept", of.kept);
    }
    JsonObject object;
    object.add("essentially_different", result->grids).add("symmetries", result->symmetries);
    object.add("classes", classes).append_to(out.text());
    return Status::all_positive;
  }
  out.write(fitted(fmt::format(
      "The {} symmetries of the board form {} classes. These classes fix at least one grid, up to relabelling:\n\n",
      with_commas(result->symmetries), result->classes.size())));
  out.write(fmt::format("{:>5}{:>12}{:>14}{:>30}\n", "order", "", "symmetries", "fixed grids of each"));
  for (const auto& of : result->classes) {
    if (of.kept == 0) continue;
    out.write(fmt::format("{:>5}{:>12}{:>14}{:>30}\n", of.order, of.transposed ? "transposed" : "",
                          with_commas(of.size), with_commas(of.kept)));
  }
  out.write(fitted(fmt::format(
      "\nThe number of fixed grids, averaged over all symmetries, is the number of essentially different grids: {}\n",
      with_commas(result->grids))));
  return Status::all_positive;
}

}  // namespace

Command census_command() {
  auto o = std::make_shared<CensusOptions>();
  return {
      .name = "census",
      .summary = "count all Sudoku grids and show the computation",
      .description =
          "Compute the number of complete grids, 6,670,903,752,021,072,936,960, and show the computation. With "
          "--different, count the grids up to symmetry, 5,472,730,538, by Burnside's lemma. This takes a few seconds. "
          "With --bands, list the 416 classes of bands.",
      .options = {option("--different", o->different, "count essentially different grids").not_with({"--bands"}),
                  option("--bands", o->bands, "list the 416 classes of bands"), json_option(o->json),
                  threads_option(o->threads)},
      .examples = {{"shudu census", "count all grids"}, {"shudu census --different", "count all grids up to symmetry"}},
      .run = [o] {
        Output& out = standard_output();
        if (o->different) return write_different(*o, out);
        if (o->bands) {
          write_bands(*o, out);
        } else {
          write_grids(*o, out);
        }
        return static_cast<int>(Status::all_positive);
      }};
}

}  // namespace shudu::cli
