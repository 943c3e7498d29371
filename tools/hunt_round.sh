#!/usr/bin/env bash
# hunt_round.sh FOLDER: one round of a hunt whose costly steps are campaigns, for many machines (docs/hunt.md).
#
# The files of the folder, all sorted in the C locale:
#   kept.txt    rank, form and rating of the classes kept; begin with `shudu hunt rate --for … start.txt > kept.txt`
#   seen.txt    the forms of all classes
#   taken.txt   the forms that a round has expanded
#
# The variables have the settings of the hunt: GOAL, SEED, FRONTIER, KEEP_FROM, MINUS and PLUS. SHARDS is the number of
# pieces. WORK computes a campaign: by default this machine alone; for instance `shudu campaign submit --slurm`, followed
# by waiting for it. SHUDU is the program.
set -euo pipefail
export LC_ALL=C
shudu=${SHUDU:-shudu}
work=${WORK:-$shudu campaign work}
folder=$1
cd "$folder"
touch taken.txt
[[ -e seen.txt ]] || cut -d ' ' -f 2 kept.txt | sort -u >seen.txt

# campaign NAME INPUT COMMAND: writes what the command answers, computed in shards.
campaign() {
  rm -rf "$1"
  [[ -s $2 ]] || return 0
  "$shudu" campaign new "$1" "$2" --command "$3" --shards "${SHARDS:-100}" >/dev/null
  $work "$1" >&2
  "$shudu" campaign merge "$1"
}

# Select.
join -v 1 -1 2 -2 1 -o 1.1,1.2 <(sort -k 2,2 kept.txt) taken.txt | sort -r >waiting.txt
head -n "${FRONTIER:-100}" waiting.txt | cut -d ' ' -f 2 >frontier.txt
sort -u -o taken.txt taken.txt frontier.txt
# Expand, canonicalise, deduplicate.
campaign near frontier.txt "generate near --remove ${MINUS:-1} --add ${PLUS:-1}" >near.txt
campaign canon near.txt canon | sort -u | comm -23 - seen.txt >new.txt
sort -u -o seen.txt seen.txt new.txt
# Bound and rate.
campaign rate new.txt "hunt rate --for ${GOAL:-er} --seed ${SEED:-0} ${KEEP_FROM:+--keep-from $KEEP_FROM}" >rated.txt
cat rated.txt >>kept.txt
