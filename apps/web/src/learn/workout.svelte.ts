// A workout: an exercise and what the player does with it. It is found when it is solved without a hint and without a wrong
// answer.
import { allCells, candidateOf, cellNamed, cellOfCandidate, digitOfCandidate, legalCandidates } from '../grid/cells';
import { emptyOverlay, type Overlay } from '../board/overlay';
import { firstLook, overlayOf, wholeLook, type Depth, type Look } from '../steps/drawing';
import { wordsOf, type Exercise } from './exercise';
import { judge, type Verdict } from './judge';

export class Workout {
  marked = $state.raw<ReadonlySet<number>>(new Set()); // candidates
  verdict = $state<Verdict | ''>('');
  depth = $state<0 | Depth>(0); // of the hint that is shown
  look = $state.raw<Look>(wholeLook); // the part of the chains that is drawn
  cursor = $state(-1); // -1 until the player selects a cell
  private texts = $state.raw<Partial<Record<Depth, string>>>({}); // the words of the hint at each depth, once asked for
  readonly exercise: Exercise;
  private readonly onend: (found: boolean) => void;
  private reported = false;

  // `onend` is told once whether the exercise was found.
  constructor(exercise: Exercise, onend: (found: boolean) => void = () => {}) {
    this.exercise = exercise;
    this.onend = onend;
    this.look = firstLook(exercise.steps[0]);
    this.texts = { 3: exercise.steps[0].words };
  }

  readonly step = $derived.by(() => this.exercise.steps[0]);
  readonly placing = $derived(Boolean(this.step.placements?.length));
  readonly isOver = $derived(this.depth === 3);
  readonly words = $derived(this.depth ? (this.texts[this.depth] ?? '') : '');
  // Singles are found without candidates, as in the first games, unless the position depends on candidates that are gone.
  readonly isPlain = $derived.by(() => {
    const { values, candidates } = this.exercise.position;
    const legal = legalCandidates(values);
    return this.step.family === 'singles' && allCells.every((cell) => values[cell] || candidates[cell] === legal[cell]);
  });
  // The digits on the board, with the one that the player has written into a plain board.
  readonly values = $derived.by(() => {
    const values = this.exercise.position.values.slice();
    if (this.isPlain && !this.depth) for (const one of this.marked) values[cellOfCandidate(one)] = digitOfCandidate(one);
    return values;
  });
  // The candidates that are shown: on a plain board only with a hint, and only those of the single.
  readonly candidates = $derived.by(() => {
    const { candidates } = this.exercise.position;
    if (!this.isPlain) return candidates;
    if (this.depth < 2) return null;
    const single = cellNamed(this.step.placements![0].cell);
    return candidates.map((set, cell) => (cell === single ? set : 0));
  });
  readonly overlay = $derived.by<Overlay | null>(() => {
    const { values, candidates } = this.exercise.position;
    if (this.depth) return overlayOf(this.step, values, candidates, this.depth, this.look);
    if (!this.marked.size || this.isPlain) return null;
    const list = [...this.marked];
    return { ...emptyOverlay, out: this.placing ? [] : list, placed: this.placing ? list : [] };
  });

  toggle(cell: number, digit: number): void {
    const { values, candidates } = this.exercise.position;
    if (this.isOver || cell < 0 || values[cell] || !(this.isPlain || candidates[cell] & (1 << (digit - 1)))) return;
    const next = new Set(this.isPlain ? [...this.marked].filter((one) => one === candidateOf(cell, digit)) : this.marked);
    const candidate = candidateOf(cell, digit);
    if (!next.delete(candidate)) next.add(candidate);
    this.marked = next;
    this.verdict = '';
    this.depth = 0;
  }
  // A result of any step of the technique is right, so the steps are compared with all of them.
  check(): void {
    this.verdict = judge(this.marked, this.exercise.steps);
    if (this.verdict === 'wrong') this.report(false);
    if (this.verdict !== 'right') return;
    this.report(true);
    this.depth = 3;
  }
  // Shows the next depth of the hint, or the one that is asked for.
  hint(depth = Math.min(3, this.depth + 1) as Depth): void {
    this.report(false);
    this.verdict = '';
    this.depth = depth;
    void this.describe(depth);
  }
  private async describe(depth: Depth): Promise<void> {
    if (this.texts[depth] !== undefined) return;
    const words = await wordsOf(this.exercise, depth);
    this.texts = { ...this.texts, [depth]: words };
  }
  private report(found: boolean): void {
    if (this.reported) return;
    this.reported = true;
    this.onend(found);
  }
}
