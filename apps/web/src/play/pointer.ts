// The pointer on the board: selects cells, enters the armed digit, or draws with the pen.
import type { Press } from '../board/press';
import { candidateOf } from '../grid/cells';
import { session } from '../session/session.svelte';
import { settings } from '../settings/settings.svelte';

type Place = Pick<Press, 'cell' | 'digit'>;
const samePlace = (a: Place, b: Place) => a.cell === b.cell && a.digit === b.digit;

export class BoardPointer {
  private penFrom: Place | null = null;
  private penTo: Place | null = null;
  private dragged = false;

  private get enters(): boolean {
    return settings.entry === 'digit' && session.tools.armed > 0;
  }
  press = ({ cell, digit, event }: Press): void => {
    const { selection, tools } = session;
    this.dragged = false;
    if (tools.mode === 'pen') {
      this.penFrom = { cell, digit };
      selection.select(cell);
    } else if (this.enters) {
      selection.select(cell);
      session.pencil.digit(tools.armed, 'current', [cell]);
    } else {
      selection.select(cell, event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'add' : 'only');
    }
  };
  drag = (place: Press): void => {
    const { selection, tools } = session;
    if (tools.mode === 'pen' || this.enters) {
      if (this.penFrom && !samePlace(place, this.penFrom)) this.penTo = place;
    } else if (place.cell !== selection.cursor) {
      this.dragged = true;
      selection.select(place.cell, 'add');
    }
  };
  release = (): void => {
    const { penFrom: from, penTo: to } = this;
    this.penFrom = this.penTo = null;
    if (session.tools.mode !== 'pen' || !from) return;
    if (to) session.pencil.link(candidateOf(from.cell, from.digit), candidateOf(to.cell, to.digit));
    else session.pencil.colourCandidate(from.cell, from.digit);
  };
  double = ({ cell, event }: Press): void => {
    if (session.tools.mode === 'pen' || this.dragged) return;
    if (event.altKey || !session.pencil.fillSingle(cell)) session.selection.selectAlike(cell, session.game!.state);
  };
}
