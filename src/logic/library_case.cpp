#include "logic/library_case.h"

#include <algorithm>
#include <array>

#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum Field { before, technique_field, digits, givens, deleted, eliminations, placements, extra, field_count };

std::array<std::string_view, field_count> split(std::string_view line) {
  std::array<std::string_view, field_count> fields;
  for (int field = 0; field < field_count; ++field) {
    const std::size_t end = std::min(line.find(':'), line.size());
    fields[field] = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return fields;
}

// Parses words of three digits: digit, row, column. The reader has checked the format.
std::vector<Candidate> candidates_in(std::string_view field) {
  std::vector<Candidate> list;
  for (std::size_t at = 0; at + 3 <= field.size(); ++at) {
    if (field[at] == ' ') continue;
    list.emplace_back(Cell::at(field[at + 1] - '1', field[at + 2] - '1'), field[at] - '0');
    at += 2;
  }
  std::sort(list.begin(), list.end());
  return list;
}

// Whether siamese fish are searched for: swordfish and jellyfish.
bool is_siamese_family(std::string_view code) {
  return code.starts_with("03") && !code.starts_with("037") && (code[3] == '1' || code[3] == '2');
}

bool has_result(const Step& step, const LibraryCase& the_case) {
  return step.eliminations == the_case.eliminations && step.placements == the_case.placements;
}

}  // namespace

Result<LibraryCase, std::string> library_case(const Puzzle& puzzle) {
  if (puzzle.format != "hodoku" || puzzle.id.empty()) return Unexpected{std::string{"not a case of a library"}};
  const auto fields = split(puzzle.extra);
  State state{puzzle.clues, puzzle.values};
  if (puzzle.candidates) state.restrict_to(*puzzle.candidates);
  LibraryCase result{.code = std::string{fields[technique_field].substr(0, 4)},
                     .variant = {},
                     .digits = {},
                     .state = state,
                     .eliminations = candidates_in(fields[eliminations]),
                     .placements = candidates_in(fields[placements])};
  std::string_view variant = fields[technique_field].substr(4);
  if (variant.starts_with('-')) variant.remove_prefix(1);
  result.variant = variant;
  for (char c : fields[digits]) {
    if ('1' <= c && c <= '9') result.digits.insert(c - '0');
  }
  for (char c : fields[extra]) {
    if ('0' <= c && c <= '9' && result.inferences < 1000) result.inferences = result.inferences * 10 + (c - '0');
  }
  return result;
}

Options options_for(const LibraryCase& the_case) {
  const std::string_view code = the_case.code, variant = the_case.variant;
  const bool with_als =
      (code == "0709" && variant == "2") || ((code == "0710" || code == "0711") && (variant == "3" || variant == "4"));
  Options options;
  options.uniqueness = true;  // HoDoKu assumes it
  options.one_chain_per_step = false;
  options.one_als_per_step = false;
  options.one_fish_per_step = false;
  options.als_chain_forward_only = false;
  options.als_in_chains = with_als;
  options.als_overlap = code.starts_with("09") && variant == "2";
  options.siamese = is_siamese_family(code);
  if (code.starts_with("037")) {
    options.kraken_max_fins = options.max_fins;
    options.kraken_max_endo_fins = options.max_endo_fins;
  }
  options.duals = code == "0404" || code == "0405";
  options.two_candidate_rectangles = code == "0405" || (code == "0402" && variant == "1");
  options.missing_candidates = !(code.starts_with("06") && variant == "1");
  return options;
}

std::optional<std::string> failure(const LibraryCase& the_case) {
  const bool must_not_exist = the_case.variant == "x";
  const Options options = options_for(the_case);
  bool known = false;
  bool matched = false;
  for (const Technique* technique : techniques()) {
    if (technique->hodoku.code != the_case.code) continue;
    known = true;
    for (const Step& step : find_all(the_case.state, *technique, options)) {
      if (must_not_exist) return "found " + result_text(step) + ", expected none";
      if (step.digits != the_case.digits) continue;
      if (the_case.code.starts_with("03") && (step.variant == 1) != (the_case.variant == "1")) continue;
      const bool same_result = has_result(step, the_case);
      const bool exact = same_result && (the_case.inferences == 0 || step.inferences == the_case.inferences);
      if (exact) matched = true;
      // Longer chains with the same result are accepted after the expected one.
      if (exact || (matched && same_result)) continue;
      return "found " + result_text(step) +
             (same_result ? " with " + std::to_string(step.inferences) + " inferences" : std::string{}) + " instead";
    }
  }
  if (!known) return "technique " + the_case.code + " is not known";
  if (must_not_exist || matched) return std::nullopt;
  return "not found";
}

}  // namespace shudu::logic
