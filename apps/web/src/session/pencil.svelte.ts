// The pencil: what the player writes into the selected cells. Digits, notes, colours and links all become moves.
import * as entry from '../game/entry';
import type { Mode } from '../game/entry';
import { positionOf } from '../game/game';
import { fillSnyder, mostPlaces, placesInBox } from '../game/snyder';
import { allCells, boxOf, candidateOf, digitsOf, sizeOf } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { announce } from './announce.svelte';
import { spokenEntry, spokenNotes } from './spoken';
import type { Session } from './session.svelte';

export class Pencil {
  constructor(private readonly session: Session) {}

  private get options(): entry.EntryOptions {
    return { cleanNotes: settings.clean, candidates: settings.candidates, together: settings.places === 'fixed', snyder: settings.snyder };
  }
  private get position(): entry.Position | null {
    return this.session.game && !this.session.paused ? positionOf(this.session.game) : null;
  }

  // A digit key of the keypad or the keyboard. When digits come first it chooses the digit, otherwise it writes.
  key(digit: number): void {
    const { tools } = this.session;
    if (tools.mode !== 'pen' && settings.entry === 'digit') tools.arm(digit);
    else this.digit(digit);
  }
  // Writes the armed digit into the selected cells.
  enterArmed(): void {
    if (this.session.tools.armed) this.digit(this.session.tools.armed);
  }
  digit(digit: number, as: Mode | 'current' = 'current', cells: Iterable<number> = this.session.selection.cells): void {
    const { session, position } = this;
    if (!position) return;
    const mode = as === 'current' ? session.tools.mode : as;
    if (mode === 'pen') {
      if (as === 'current') session.tools.penColour = digit;
      return;
    }
    const list = [...cells];
    if (list.length === 0) return;
    if (mode === 'digit') {
      session.play(entry.enterDigit(position, list, digit, this.options));
    } else if (mode === 'colour') {
      session.play(entry.enterColour(position, list, digit));
    } else {
      const move = entry.enterNote(position, list, digit, mode, this.options);
      if (!move.length && settings.snyder) return this.refuseNote(digit, list);
      session.play(move);
    }
    this.announce(list, mode, digit);
  }
  erase(): void {
    const { cells } = this.session.selection;
    if (!this.position) return;
    this.session.play(entry.erase(this.position, cells, this.session.tools.mode));
    if (cells.size) this.announce([...cells], 'digit', 0);
  }
  // A blank cell with one candidate or one note takes it. Returns whether it did.
  fillSingle(cell: number): boolean {
    const { game, values, candidates } = this.session;
    if (!game || values[cell]) return false;
    const { corner, centre } = game.state;
    const set = settings.candidates ? candidates[cell] : centre[cell] || corner[cell];
    if (sizeOf(set) !== 1) return false;
    this.digit(digitsOf(set)[0], 'digit', [cell]);
    return true;
  }

  colourCandidate(cell: number, digit: number): void {
    if (this.position) this.session.play(entry.colourCandidate(this.position, candidateOf(cell, digit), this.session.tools.penColour));
  }
  link(from: number, to: number): void {
    if (this.position) this.session.play(entry.toggleLink(this.position, { from, to, kind: this.session.tools.penKind }));
  }

  cornerToCentre(): void {
    const { cells } = this.session.selection;
    if (this.position) this.session.play(entry.cornerToCentre(this.position, cells.size ? cells : allCells));
  }
  fillNotes(): void {
    const { cells } = this.session.selection;
    if (!this.position) return;
    const chosen = cells.size > 1 ? [...cells] : allCells;
    this.session.play(settings.snyder ? fillSnyder(this.position.state, chosen) : entry.fillNotes(this.position, chosen));
  }
  // What a step of logic gives: digits to place, candidates to remove.
  applyStep(placements: readonly number[], eliminations: readonly number[]): void {
    if (this.position) this.session.play(entry.applyDeduction(this.position, placements, eliminations, this.options));
  }

  // Says why a Snyder note was not written.
  private refuseNote(digit: number, cells: readonly number[]): void {
    const { values, game } = this.session;
    const cell = cells.find((one) => !values[one]);
    if (cell === undefined) return;
    const count = placesInBox(game!.state, digit, boxOf(cell)).length;
    if (count <= mostPlaces) return;
    this.session.message = t('play.snyder.refused', { digit, count });
  }
  // The end of the game is announced instead of the digit that ended it.
  private announce(cells: readonly number[], mode: Exclude<Mode, 'pen'>, digit: number): void {
    const { game, view } = this.session;
    if (!game || game.finished) return;
    announce(mode === 'digit' ? spokenEntry(game.state, cells, digit, view.conflicts) : spokenNotes(game.state, cells, mode));
  }
}
