// Judges the marked candidates: right when they are the whole result of some step, part when they are some of it.
import type { Step } from 'shudu';
import { candidateNumber } from '../steps/drawing';

export type Verdict = 'nothing' | 'wrong' | 'part' | 'right';

export function judge(marked: ReadonlySet<number>, steps: readonly Step[]): Verdict {
  if (marked.size === 0) return 'nothing';
  const results = steps.map((step) => new Set([...(step.placements ?? []), ...(step.eliminations ?? [])].map(candidateNumber)));
  const union = new Set(results.flatMap((result) => [...result]));
  if ([...marked].some((candidate) => !union.has(candidate))) return 'wrong';
  return results.some((result) => [...result].every((candidate) => marked.has(candidate))) ? 'right' : 'part';
}
