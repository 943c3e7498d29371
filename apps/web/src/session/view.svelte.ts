// What the board shows of the open game besides its digits: conflicts, mistakes, candidates and highlights.
import { wrongCells } from '../game/game';
import { allCells, allDigits, conflictingCells, has, sizeOf } from '../grid/cells';
import { settings } from '../settings/settings.svelte';
import type { Session } from './session.svelte';
import { pairsFilter } from './tools.svelte';

export class View {
  constructor(private readonly session: Session) {}

  readonly conflicts = $derived.by(() => (settings.conflicts ? conflictingCells(this.session.values) : new Set<number>()));
  // How often each digit is on the board; [0] is the digit 1.
  readonly counts = $derived.by(() => allDigits.map((digit) => this.session.values.filter((value) => value === digit).length));
  readonly wrong = $derived.by(() => {
    const { game, foundWrong } = this.session;
    if (!game) return new Set<number>();
    return settings.check ? new Set(wrongCells(game)) : foundWrong;
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
  readonly highlight = $derived.by(() => {
    const { selection, tools, values } = this.session;
    if (tools.filter >= 1 && tools.filter <= 9) return tools.filter;
    if (tools.armed) return tools.armed;
    return settings.same && selection.cells.size === 1 ? values[selection.cursor] : 0;
  });
  // The cells that the filter leaves bright, or null without a filter.
  readonly allowed = $derived.by(() => {
    const { tools, values } = this.session;
    if (!tools.filter) return null;
    const shown = this.candidates ?? this.session.candidates;
    if (tools.filter === pairsFilter) return new Set(allCells.filter((cell) => sizeOf(shown[cell]) === 2));
    return new Set(allCells.filter((cell) => (values[cell] ? values[cell] === tools.filter : has(shown[cell], tools.filter))));
  });
}
