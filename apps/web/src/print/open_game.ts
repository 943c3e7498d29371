// The game being played, also when the page Play has not been open since the page was loaded.
import type { Game } from '../game/game';
import { library, session } from '../session/session.svelte';

export function openGame(): Game | null {
  const id = library.currentId();
  return session.game ?? (id ? library.load(id) : null);
}
