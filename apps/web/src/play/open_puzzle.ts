// Opens a puzzle that an address brings. Its solution is asked of the engine, so that entries can be checked.
import { replaceAddress } from '../address/route.svelte';
import { engine } from '../engine/engine';
import { lineOf, valuesOf } from '../grid/cells';
import { session } from '../session/session.svelte';

export async function openPuzzle(clues: Uint8Array): Promise<void> {
  if (session.game && lineOf(session.game.clues) === lineOf(clues)) return session.start();
  replaceAddress('play');
  try {
    const found = await (await engine()).solve(lineOf(clues));
    session.begin(clues, found.count === 1 && found.solution ? valuesOf(found.solution) : null);
  } catch {
    session.begin(clues, null);
  }
}
