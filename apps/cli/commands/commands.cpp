#include "commands/commands.h"

namespace shudu::cli {

std::vector<Command> commands() {
  return {
      // Answers about puzzles.
      solve_command(),
      count_command(),
      check_command(),
      candidates_command(),
      verify_command(),
      variant_rules_command(),
      // How people solve them.
      explain_command(),
      hint_command(),
      rate_command(),
      techniques_command(),
      viewpoints_command(),
      // The page.
      play_command(),
      // Making them, and changing their form.
      generate_puzzles_command(),
      generate_grids_command(),
      generate_near_command(),
      minimize_command(),
      convert_command(),
      transform_command(),
      print_command(),
      // Mathematics.
      canon_command(),
      same_command(),
      sample_command(),
      census_command(),
      grid_command(),
      index_command(),
      unavoidable_command(),
      backdoors_command(),
      hunt_run_command(),
      hunt_status_command(),
      hunt_best_command(),
      hunt_export_command(),
      hunt_rate_command(),
      // Large computations on many machines.
      campaign_new_command(),
      campaign_work_command(),
      campaign_submit_command(),
      campaign_status_command(),
      campaign_list_command(),
      campaign_resume_command(),
      campaign_verify_command(),
      campaign_merge_command(),
      // For students.
      homework_command(),
      algorithms_command(),
      trace_command(),
      compare_command(),
      queens_command(),
      // About the program.
      bench_command(),
      formats_command(),
      completion_command(),
      manual_command(),
  };
}

}  // namespace shudu::cli
