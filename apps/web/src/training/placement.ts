// The placement test: a staircase over a ladder of techniques, the easiest first. A right answer goes up, a wrong one
// down. The steps get shorter, so that ten answers find the place in a ladder of a few dozen rungs.
export const positions = 10;

// The length of the step after each answer, as a share of the ladder. The first ones cross it, the last ones are one rung.
const shares: readonly number[] = [1 / 4, 1 / 5, 1 / 7, 1 / 10, 1 / 16, 1 / 24];

export interface Placement {
  rungs: number; // of the ladder
  rung: number; // that is asked now; after the last answer, the rung to start with
  answers: readonly boolean[];
}

export const startPlacement = (rungs: number): Placement => ({ rungs, rung: Math.floor(rungs / 4), answers: [] });

export const isPlaced = ({ answers }: Placement): boolean => answers.length >= positions;

export function answerPlacement(now: Placement, right: boolean): Placement {
  const length = Math.max(1, Math.round((shares[now.answers.length] ?? 0) * now.rungs));
  const rung = Math.min(now.rungs - 1, Math.max(0, now.rung + (right ? length : -length)));
  return { ...now, rung, answers: [...now.answers, right] };
}
