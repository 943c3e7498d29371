// The pointer on the board: selects cells, writes the armed digit, or draws with the pen.
import type { Press } from '../board/press';
import { session } from '../session/session.svelte';
import { Stroke } from '../session/stroke';
import { settings } from '../settings/settings.svelte';
import { Pen } from './pen.svelte';

export class BoardPointer {
  readonly pen = new Pen();
  private stroke: Stroke | null = null;
  private dragged = false;

  press = ({ cell, at, event }: Press): void => {
    const { selection, tools } = session;
    this.dragged = false;
    if (tools.mode === 'pen') {
      this.pen.press(cell, at);
      selection.select(cell);
    } else if (settings.entry === 'digit' && this.chooses(cell)) {
      selection.select(cell);
    } else if (settings.entry === 'digit' && tools.armed > 0) {
      selection.select(cell);
      this.stroke = new Stroke(session, cell);
    } else {
      selection.select(cell, event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'add' : 'only');
    }
  };
  drag = (place: Press): void => {
    const { selection, tools } = session;
    if (tools.mode === 'pen') {
      this.pen.drag(place.cell, place.at);
      return;
    }
    for (const cell of place.crossed) {
      if (cell === selection.cursor) continue;
      this.dragged = true;
      selection.select(cell, this.stroke ? 'only' : 'add');
      this.stroke?.cross(cell);
    }
  };
  release = (): void => {
    this.stroke?.end();
    this.stroke = null;
    this.pen.release();
  };
  double = ({ cell, event }: Press): void => {
    if (session.tools.mode === 'pen' || this.dragged || settings.entry === 'digit') return;
    if (event.altKey || !session.pencil.fillSingle(cell)) session.selection.selectAlike(cell, session.game!.state);
  };

  // Digit first: a tap on a given chooses its digit. Colours can be painted on givens too.
  private chooses(cell: number): boolean {
    const digit = session.game?.clues[cell];
    const { tools } = session;
    if (!digit || (tools.mode === 'colour' && tools.armed)) return false;
    if (tools.armed !== digit) tools.arm(digit);
    return true;
  }
}
