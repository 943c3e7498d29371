// shudu campaign new: cuts an input into shards and writes the manifest of a campaign.
#include <fmt/core.h>

#include <filesystem>
#include <memory>
#include <system_error>

#include "campaign/command_table.h"
#include "campaign/cut_files.h"
#include "campaign/hash.h"
#include "campaign/manifest.h"
#include "campaign/ranges.h"
#include "campaign/run_shard.h"
#include "commands/laboratory.h"
#include "engine/arguments.h"
#include "engine/common_options.h"
#include "engine/new_file.h"
#include "engine/output.h"
#include "engine/read_file.h"
#include "engine/table.h"
#include "engine/verdict.h"
#include "shudu/census.h"
#include "shudu/symmetry.h"
#include "shudu/version.h"

namespace shudu::cli {
namespace {

using namespace campaign;

struct CampaignNewOptions {
  std::vector<std::string> operands;
  std::string command, input;
  std::uint64_t shards = 100;
};

// The input: files, or a range of grids, classes or seeds.
struct InputWish {
  std::vector<std::string> files;
  std::string kind, range;  // empty if the input is files

  bool is_grids() const { return kind == "grids" || kind == "classes"; }
};

// "grids A..B", "classes A..B" and "seeds A..B" may be one word or two. Everything else is a file. A file of that name is
// ./grids.
Result<InputWish, std::string> input_wish(const CampaignNewOptions& options) {
  std::vector<std::string> words(options.operands.begin() + 1, options.operands.end());
  if (!options.input.empty()) words.insert(words.begin(), options.input);
  InputWish wish;
  for (const std::string_view kind : {"grids", "classes", "seeds"}) {
    if (options.input.substr(0, options.input.find(' ')) != kind) continue;
    wish.kind = kind;
    if (options.input != kind) {
      wish.range = options.input.substr(kind.size() + 1);
      words.erase(words.begin());
    } else if (words.size() > 1) {
      wish.range = words[1];
      words.erase(words.begin(), words.begin() + 2);
    }
    if (wish.range.empty()) return Unexpected{fmt::format("--input {}: expected FIRST..LAST", kind)};
    break;
  }
  wish.files = std::move(words);
  return wish;
}

// "A..B" as the first and last number of the manifest.
std::optional<std::string> read_range(const InputWish& wish, Whole from, Whole limit, Manifest& manifest) {
  const std::string& text = wish.range;
  const std::size_t dots = text.find("..");
  const auto first = whole_from(text.substr(0, dots));
  const auto last = dots == std::string::npos ? std::nullopt : whole_from(text.substr(dots + 2));
  if (first && last && from <= *first && *first <= *last && *last < limit) {
    manifest.first = *first;
    manifest.last = *last;
    return std::nullopt;
  }
  return fmt::format("--input {} {}: expected FIRST..LAST, numbers from {} to {}", wish.kind, text, to_string(from),
                     to_string(limit - 1));
}

// The classes of some bands. The shards are made of the pieces of the bands.
std::optional<std::string> read_bands(const InputWish& wish, Manifest& manifest) {
  manifest.input = Manifest::Input::classes;
  if (auto mistake = read_range(wish, 1, band_class_count + 1, manifest)) return mistake;
  manifest.first = (manifest.first - 1) * GridClasses::piece_count;
  manifest.last = manifest.last * GridClasses::piece_count - 1;
  return std::nullopt;
}

// Sets the input of the manifest. Returns the rows of the shard table, which are empty if the input is not files.
Result<std::vector<ShardRow>, std::string> read_input(const CampaignNewOptions& options, const Prepared& prepared,
                                                      Manifest& manifest) {
  const std::vector<ShardRow> none;
  const auto wish = input_wish(options);
  if (!wish) return Unexpected{wish.error()};
  const std::vector<std::string>& files = wish->files;
  const Cut cut = prepared.row->cut;
  const std::string name{prepared.row->name};
  if (wish->is_grids() && cut != Cut::records) {
    return Unexpected{name + ": " + wish->kind + " are no input of this command"};
  }
  if ((cut == Cut::seeds) != (wish->kind == "seeds")) {
    return Unexpected{name + (cut == Cut::seeds ? ": --input 'seeds FIRST..LAST' is required"
                                                : ": seeds are no input of this command")};
  }
  if (!files.empty() && (cut != Cut::records || wish->is_grids())) {
    return Unexpected{name + ": unexpected input file " + files.front()};
  }
  std::optional<std::string> mistake;
  if (cut == Cut::seeds) {
    manifest.input = Manifest::Input::seeds;
    mistake = read_range(*wish, 0, fresh_seed, manifest);
  } else if (wish->kind == "classes") {
    mistake = read_bands(*wish, manifest);
  } else if (wish->kind == "grids") {
    manifest.input = Manifest::Input::grids;
    mistake = read_range(*wish, 0, grid_count, manifest);
  } else if (cut == Cut::pieces) {
    const auto count = queens_count_of(prepared.command);
    if (count == nullptr)
      return Unexpected{fmt::format("queens: expected a number of queens from 1 to {}", most_queens)};
    manifest.input = Manifest::Input::pieces;
    manifest.last = static_cast<Whole>(count->pieces() - 1);
  } else if (cut == Cut::whole) {
    manifest.shards = 1;
  } else if (files.empty()) {
    return Unexpected{name + ": the input files are missing; standard input cannot be cut"};
  } else {
    manifest.input = Manifest::Input::files;
    for (const std::string& file : files) {
      std::error_code error;
      const auto path = std::filesystem::canonical(file, error);
      if (error) return Unexpected{system_error(file, error.value())};
      manifest.files.push_back({file, path.string(), 0});
    }
    return cut_files(manifest.files, value_of(prepared.command, "--from"), options.shards);
  }
  if (mistake) return Unexpected{*mistake};
  if (cut != Cut::whole) {
    manifest.shards = static_cast<std::uint64_t>(std::min<Whole>(options.shards, manifest.last - manifest.first + 1));
  }
  return none;
}

std::optional<std::string> write_campaign(const Folder& folder, const Manifest& manifest, const std::string& table) {
  std::error_code error;
  if (std::filesystem::exists(folder.path(), error) && !std::filesystem::is_empty(folder.path(), error)) {
    return folder.path() + ": the folder exists and is not empty";
  }
  if (auto mistake = make_folder(folder.results())) return mistake;
  if (auto mistake = make_folder(folder.logs())) return mistake;
  if (!table.empty()) {
    if (auto mistake = write_new_file(folder.shard_table(), table); !mistake.empty()) return mistake;
  }
  auto mistake = write_new_file(folder.manifest(), to_json(manifest));
  return mistake.empty() ? std::nullopt : std::optional{std::move(mistake)};
}

int new_campaign(const CampaignNewOptions& options) {
  Verdict verdict;
  const auto refuse = [&](const std::string& why) { return verdict.refuse("campaign new: " + why); };
  if (options.command.empty()) return refuse("--command is required");
  auto words = split_words(options.command);
  if (!words) return refuse("--command: a quote is not closed");
  auto prepared = prepare(*words, all_commands);
  if (!prepared) return refuse(prepared.error());
  if (prepared->row->name == "minimize" && !is_given(*words, "--seed") && !is_given(*words, "--all") &&
      !is_given(*words, "--redundant")) {
    words->insert(words->end(), {"--seed", std::to_string(seed_for(fresh_seed))});
    prepared = prepare(*words, all_commands);
  }
  if (read_arguments(prepared->command, prepared->words)) return refuse("--command cannot be read");
  Manifest manifest;
  manifest.version = std::string{version};
  manifest.command = *words;
  const auto rows = read_input(options, *prepared, manifest);
  if (!rows) return refuse(rows.error());
  std::string table;
  for (const ShardRow& row : *rows) table += to_line(row);
  if (!rows->empty()) {
    manifest.shards = rows->size() - 1;
    manifest.shard_table = hash_of(table);
  }
  if (const auto mistake = write_campaign(Folder{options.operands.front()}, manifest, table)) return refuse(*mistake);
  standard_output().write(fmt::format("{}: {}\n", options.operands.front(), counted(manifest.shards, "shard")));
  if (manifest.shards < options.shards && manifest.input == Manifest::Input::files) {
    note(fmt::format(
        "campaign new: {} wanted, but the input can be cut into {} only (puzzles on one line each can be cut)",
        counted(options.shards, "shard"), with_commas(manifest.shards)));
  }
  return verdict.status();
}

}  // namespace

Command campaign_new_command() {
  auto o = std::make_shared<CampaignNewOptions>();
  return {
      .name = "campaign new",
      .summary = "cut a large computation into shards",
      .description =
          "Write the manifest of a campaign to the new folder DIR. A campaign runs one command on a large input that "
          "is cut into shards. Any number of workers compute shards, on one machine or on many that share the folder. "
          "'campaign merge' then gives the same output as the plain command.\n\nThe input is files, complete grids by "
          "number (see 'shudu grid'), one grid of each class of the bands FIRST to LAST, or seeds for a command that "
          "generates. Files are cut between puzzles on one line each. A file in another format is in one "
          "shard.\n\nCommands: solve, count, check, rate, canon, minimize, verify (one file), convert, generate near, "
          "hunt rate; generate puzzles and generate grids with seeds; queens; census, which has one shard.",
      .arguments =
          {{.name = "DIR FILE", .help = "the new folder, and the input files", .target = &o->operands, .minimum = 1}},
      .options = {option("--command TEXT", o->command,
                         "the command and its options, without files: 'rate --scale own'"),
                  option("--shards N", o->shards, "cut into N shards (default: 100)").between(1, most_shards),
                  option("--input INPUT", o->input,
                         "a file, 'grids FIRST..LAST' (complete grids with these numbers), 'classes FIRST..LAST' (one "
                         "grid of each class whose min-lex form begins with one of these bands, 1 to 416) or 'seeds "
                         "FIRST..LAST' (run the command once for each of these seeds)")},
      .examples = {{"shudu campaign new rated --input puzzles.txt --command 'rate --csv' --shards 1000",
                    "rate a large file in 1,000 shards"},
                   {"shudu campaign new dug --input 'grids 0..999999' --command 'minimize --seed 1'",
                    "make a minimal puzzle from each of a million grids"}},
      .run = [o] { return new_campaign(*o); }};
}

}  // namespace shudu::cli
