// shudu hunt status: shows how far a hunt is.
#include <memory>

#include "commands/laboratory.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "hunt/hunt_report.h"
#include "hunt/opened_hunt.h"

namespace shudu::cli {
namespace {

struct HuntStatusOptions {
  std::vector<std::string> store;
  bool json = false;
};

int hunt_status(const HuntStatusOptions& options) {
  Verdict verdict;
  const auto hunt = opened_hunt("hunt status", options.store.front(), verdict);
  if (!hunt) return verdict.status();
  Output& out = standard_output();
  if (options.json) {
    hunt_state_json(*hunt->store, hunt->settings).append_to(out.text());
  } else {
    out.write(hunt_state(*hunt->store, hunt->settings));
  }
  return verdict.status();
}

}  // namespace

Command hunt_status_command() {
  auto o = std::make_shared<HuntStatusOptions>();
  return {
      .name = "hunt status",
      .summary = "show how far a hunt is",
      .description =
          "Show the settings of a hunt, how many classes it has seen, rated and kept, and the best rating at the end "
          "of each round. A hunt that is running can be looked at.",
      .arguments = {store_argument(o->store)},
      .options = {json_option(o->json)},
      .examples = {{"shudu hunt status er.db", "show the state of a hunt"}},
      .run = [o] { return hunt_status(*o); }};
}

}  // namespace shudu::cli
