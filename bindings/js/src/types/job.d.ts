/** Control of a long call. `progress` gets the share done, 0…1, or a negative number where it is unknown. Aborting
 *  rejects the call with the signal's reason. */
export interface Job {
  signal?: AbortSignal;
  progress?: (done: number, count: number) => void; // count: results so far (puzzles, steps, solutions)
}
