// The pen: draws links between candidates that are shown, and colours them. A line follows the pointer while it is dragged.
import { candidatePlace, digitAt, type Point } from '../board/places';
import { candidateOf, cellOfCandidate, digitOfCandidate, digitsOf, has } from '../grid/cells';
import { session } from '../session/session.svelte';

export class Pen {
  from = $state<number | null>(null); // the candidate where the line begins
  end = $state.raw<Point | null>(null); // where the line ends now
  private to: number | null = null;
  private away = false; // the pointer is neither on a candidate nor where it began

  press(cell: number, at: Point): void {
    this.from = shownCandidate(cell, at);
    this.to = this.end = null;
    this.away = false;
  }
  drag(cell: number, at: Point): void {
    if (this.from === null) return;
    const to = shownCandidate(cell, at);
    this.to = to === this.from ? null : to;
    this.away = to === null;
    this.end = to === null ? at : candidatePlace(cellOfCandidate(to), digitOfCandidate(to));
  }
  release(): void {
    const { from, to, away } = this;
    this.from = this.to = this.end = null;
    if (from === null) return;
    if (to !== null) session.pencil.link(from, to);
    else if (!away) session.pencil.colourCandidate(cellOfCandidate(from), digitOfCandidate(from));
  }
}

// The candidate of the cell that is shown nearest to the point. Null in a cell without candidates.
export function shownCandidate(cell: number, at: Point): number | null {
  const shown = session.values[cell] ? 0 : (session.view.candidates?.[cell] ?? 0);
  if (has(shown, digitAt(at.x, at.y))) return candidateOf(cell, digitAt(at.x, at.y));
  const away = (digit: number) => Math.hypot(candidatePlace(cell, digit).x - at.x, candidatePlace(cell, digit).y - at.y);
  const [nearest] = digitsOf(shown).sort((a, b) => away(a) - away(b));
  return nearest ? candidateOf(cell, nearest) : null;
}
