// What the player can do about mistakes: find them, go back to before them, and go on after the last one allowed.
import { undo, wrongCells } from '../game/game';
import { movesSinceRight } from '../game/mistakes';
import { t } from '../i18n/i18n.svelte';
import type { Session } from './session.svelte';

export class Mistakes {
  constructor(private readonly session: Session) {}

  // Marks the wrong cells.
  check(): void {
    const { game } = this.session;
    if (!game) return;
    if (!game.solution) return void (this.session.message = t('play.check.unknown'));
    const wrong = wrongCells(game);
    this.session.foundWrong = new Set(wrong);
    this.session.message = wrong.length ? t('play.check.wrong', { count: wrong.length }) : t('play.check.good');
  }
  // Undoes moves until every entry is right and no needed note is missing.
  backToRight(): void {
    const { game, paused, lost } = this.session;
    if (!game || paused || lost) return;
    if (!game.solution) return void (this.session.message = t('play.check.unknown'));
    const count = movesSinceRight(game, game.solution);
    let right = game;
    for (let i = 0; i < (count ?? 0); ++i) right = undo(right);
    this.session.changeTo(right);
    this.session.message = count === null ? t('play.right.none') : count ? t('play.right.undone', { count }) : t('play.right.already');
  }
  // Goes on after the last mistake allowed. The result will not count.
  goOn(): void {
    if (!this.session.game) return;
    this.session.keep({ ...this.session.game, unranked: true });
    this.session.start();
  }
}
