// Keeps the open game in storage, which other tabs share. Before it saves, it compares what is stored with what this tab
// stored or read last. If another tab has changed the game, the two versions are merged and neither is overwritten.
import type { Game } from '../game/game';
import { gameIn, type Games } from '../game/library';
import { merged, type Merged } from '../game/merge';

export class Keeper {
  private id = '';
  private seen: string | null = null;
  constructor(private readonly games: Games) {}

  // Saves a game that has just been opened.
  open(game: Game): void {
    this.id = game.id;
    this.write(game);
  }
  // Returns the game that is stored now. `name` is the name of the savepoint for a version from another tab.
  save(game: Game, name: string): Merged {
    const stored = this.games.text(game.id);
    const theirs = stored === this.seen ? null : gameIn(stored);
    const result = theirs ? merged(game, theirs, name) : { game, added: false };
    this.write(result.game);
    return result;
  }
  // The stored version of the open game, or null when this tab has seen it.
  reload(): Game | null {
    const stored = this.games.text(this.id);
    if (stored === null || stored === this.seen) return null;
    this.seen = stored;
    return gameIn(stored);
  }
  private write(game: Game): void {
    this.games.save(game);
    this.seen = this.games.text(game.id);
  }
}
