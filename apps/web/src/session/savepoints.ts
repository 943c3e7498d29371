// The savepoints of the open game: positions to return to.
import { restored, withoutSavepoint, withSavepoint, withSavepointNamed } from '../game/game';
import { t } from '../i18n/i18n.svelte';
import type { Session } from './session.svelte';

export class Savepoints {
  constructor(private readonly session: Session) {}

  add(): void {
    const { game } = this.session;
    if (!game) return;
    const name = t('play.savepoint.name', { number: game.savepoints.length + 1 });
    this.session.keep(withSavepoint(game, name));
    this.session.message = name;
  }
  restore(index: number): void {
    if (this.session.game) this.session.changeTo(restored(this.session.game, index));
  }
  rename(index: number, name: string): void {
    if (this.session.game) this.session.keep(withSavepointNamed(this.session.game, index, name));
  }
  remove(index: number): void {
    if (this.session.game) this.session.keep(withoutSavepoint(this.session.game, index));
  }
}
