// A stroke, when digits come first: one gesture of the pointer that writes the armed digit, note or colour into the cells
// it crosses. The first cell decides whether the stroke writes or removes. A stroke is undone as one move.
import { bit } from '../grid/cells';
import { settings } from '../settings/settings.svelte';
import type { Session } from './session.svelte';

export class Stroke {
  private readonly writes: boolean;
  private readonly movesBefore: number;

  constructor(private readonly session: Session, first: number) {
    this.movesBefore = session.game!.done.length;
    this.writes = !this.isWritten(first);
    this.write(first);
  }
  // Digits already on the board stay: a stroke writes digits into blank cells only.
  cross(cell: number): void {
    const { tools, values } = this.session;
    if (!tools.armed || this.isWritten(cell) === this.writes) return;
    if (this.writes && tools.mode === 'digit' && values[cell]) return;
    this.write(cell);
  }
  end(): void {
    this.session.joinMoves(this.movesBefore);
  }

  private write(cell: number): void {
    this.session.pencil.digit(this.session.tools.armed, 'current', [cell]);
  }
  private isWritten(cell: number): boolean {
    const { values, corner, centre, colour, out } = this.session.game!.state;
    const { armed, mode } = this.session.tools;
    if (mode === 'digit') return values[cell] === armed;
    if (mode === 'colour') return (colour[cell] & bit(armed)) !== 0;
    const notes = settings.candidates ? out : mode === 'corner' ? corner : centre;
    return (notes[cell] & bit(armed)) !== 0;
  }
}
