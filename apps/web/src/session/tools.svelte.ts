// The tools of the player: the mode that keys are in, the armed digit, the pen, and the highlighted digits.
import { modes, type Mode } from '../game/entry';
import type { LinkKind } from '../game/state';
import { bit } from '../grid/cells';
import { t } from '../i18n/i18n.svelte';
import { announce } from './announce.svelte';

export const pairsFilter = 10; // a key: cells with two candidates instead of a digit

export class Tools {
  mode = $state<Mode>('digit');
  armed = $state(0); // digit first: the digit that a tap enters
  penKind = $state<LinkKind>('strong');
  penColour = $state(4);
  // What is highlighted; brightCells in filter.ts defines it.
  filter = $state(0);
  every = $state(false);
  pairs = $state(false);

  setMode(mode: Mode): void {
    this.mode = mode;
    announce(t('play.announce.mode', { mode: t(`play.mode.${mode}`) }));
  }
  nextMode(): void {
    this.setMode(modes[(modes.indexOf(this.mode) + 1) % modes.length]);
  }
  // Digit first: chooses the digit, or puts it down when it is chosen.
  arm(digit: number): void {
    this.armed = this.armed === digit ? 0 : digit;
    announce(t(this.armed ? 'play.announce.armed' : 'play.announce.disarmed', { digit }));
  }
  // Highlights this digit alone, or nothing when it is.
  toggleFilter(digit: number): void {
    if (digit === pairsFilter) return this.togglePairs();
    this.filter = this.filter === bit(digit) ? 0 : bit(digit);
  }
  // Adds the digit to those that are highlighted, or removes it.
  addFilter(digit: number): void {
    this.filter ^= bit(digit);
  }
  togglePairs(): void {
    this.pairs = !this.pairs;
  }
  stepFilter(by: 1 | -1): void {
    const now = this.filter ? Math.floor(Math.log2(this.filter)) : by === 1 ? 8 : 0;
    this.filter = bit(((now + by + 9) % 9) + 1);
  }
  putDown(): void {
    this.filter = this.armed = 0;
    this.pairs = false;
  }
}
