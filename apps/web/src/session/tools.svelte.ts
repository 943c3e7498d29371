// The tools of the player: the mode that keys are in, the armed digit, the pen, and the highlighted digit.
import { modes, type Mode } from '../game/entry';
import type { LinkKind } from '../game/state';
import { t } from '../i18n/i18n.svelte';
import { announce } from './announce.svelte';

export const pairsFilter = 10; // highlights cells with two candidates instead of a digit

export class Tools {
  mode = $state<Mode>('digit');
  armed = $state(0); // digit first: the digit that a tap enters
  penKind = $state<LinkKind>('strong');
  penColour = $state(4);
  filter = $state(0); // a digit, or pairsFilter

  setMode(mode: Mode): void {
    this.mode = mode;
    announce(t('play.announce.mode', { mode: t(`play.mode.${mode}`) }));
  }
  nextMode(): void {
    this.setMode(modes[(modes.indexOf(this.mode) + 1) % modes.length]);
  }
  toggleFilter(digit: number): void {
    this.filter = this.filter === digit ? 0 : digit;
  }
  stepFilter(by: 1 | -1): void {
    this.filter = ((Math.min(this.filter, 9) + by - 1 + 9) % 9) + 1;
  }
  putDown(): void {
    this.filter = this.armed = 0;
  }
}
