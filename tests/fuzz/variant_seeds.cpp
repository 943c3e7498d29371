// variant_seeds DIRECTORY: writes puzzles with every rule in every format of variants to DIRECTORY/variant-FORMAT/, and
// prints the names of the directories. Packed documents are also written unpacked, where the fuzzer gets further.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "format/formats/address.h"
#include "shudu/format.h"
#include "variant_round_trip.h"

namespace {

using namespace shudu::variant;
using shudu::Format, shudu::formats;

void save(const std::filesystem::path& directory, const std::string& name, const std::string& text) {
  std::filesystem::create_directories(directory);
  std::ofstream{directory / name, std::ios::binary} << text;
}

std::string unpacked_of(const std::string& address) {
  const std::size_t at = address.find("N4I");
  return at == std::string::npos ? "" : shudu::unpacked(std::string_view{address}.substr(at)).value_or("");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path directory = argv[1];
  shudu::Random random{1};
  std::cout << "variant-auto\n";
  std::filesystem::create_directories(directory / "variant-auto");
  for (const Format& format : formats()) {
    if (!format.variants.is_read()) continue;
    const std::string folder = "variant-" + std::string{format.id};
    std::cout << folder << '\n';
    std::filesystem::create_directories(directory / folder);
    if (format.variants.write == nullptr) continue;
    for (const Rule* rule : rules()) {
      const std::string id{rule->id};
      const Written written = format.variants.write(shudu::test::puzzle_with(*rule, square(4), random));
      if (!written.refused.empty()) continue;
      save(directory / folder, "seed-" + id, written.text);
      save(directory / "variant-auto", "seed-" + folder + id, written.text);
      const std::string plain = unpacked_of(written.text);
      if (!plain.empty()) save(directory / folder, "seed-plain-" + id, plain);
    }
  }
  return 0;
}
