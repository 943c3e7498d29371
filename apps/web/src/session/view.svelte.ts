// What the board shows of the open game besides its digits: conflicts, mistakes, candidates and highlights.
import { wrongCells } from '../game/game';
import { allDigits, bit, conflictingCells } from '../grid/cells';
import { settings } from '../settings/settings.svelte';
import { brightCells } from './filter';
import type { Session } from './session.svelte';

export class View {
  constructor(private readonly session: Session) {}

  readonly conflicts = $derived.by(() => (settings.conflicts ? conflictingCells(this.session.values) : new Set<number>()));
  // How often each digit is on the board; [0] is the digit 1.
  readonly counts = $derived.by(() => allDigits.map((digit) => this.session.values.filter((value) => value === digit).length));
  readonly wrong = $derived.by(() => {
    const { game, foundWrong } = this.session;
    if (!game) return new Set<number>();
    return settings.check || (settings.limit && !game.unranked) ? new Set(wrongCells(game)) : foundWrong;
  });
  // Candidates in fixed places: when they are switched on, and for the pen, which draws links between those places.
  readonly candidates = $derived.by(() => {
    const { game, candidates, tools } = this.session;
    if (!game) return null;
    if (settings.candidates) return candidates;
    if (tools.mode !== 'pen') return null;
    const { corner, centre } = game.state;
    return candidates.map((set, cell) => corner[cell] | centre[cell] || set);
  });
  // Notes in the fixed places of their digits, corner and centre together. Null when they are drawn free.
  readonly placedNotes = $derived.by(() => {
    const { game } = this.session;
    if (!game || settings.places !== 'fixed') return null;
    const { corner, centre } = game.state;
    return corner.map((set, cell) => set | centre[cell]);
  });
  // The digits that are marked wherever they are, as a digit set.
  readonly highlight = $derived.by(() => {
    const { selection, tools, values } = this.session;
    if (tools.filter) return tools.filter;
    const armed = tools.mode === 'colour' ? 0 : tools.armed;
    const digit = armed || (settings.same && selection.cells.size === 1 ? values[selection.cursor] : 0);
    return digit ? bit(digit) : 0;
  });
  // The cells that the filter leaves bright, or null without a filter.
  readonly allowed = $derived.by(() => brightCells(this.session.tools, this.session.values, this.candidates ?? this.session.candidates));
}
