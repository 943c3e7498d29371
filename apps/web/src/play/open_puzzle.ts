// Opens a position that an address brings. A game that shows it already goes on. Otherwise it becomes a game of its own, a
// copy. Its solution is asked of the engine, so that entries can be checked.
import { hasOnlyClues, puzzleOf, samePosition, type Position } from '../address/position';
import { replaceAddress } from '../address/route.svelte';
import { engine } from '../engine/engine';
import type { Game } from '../game/game';
import { lineOf, valuesOf } from '../grid/cells';
import { library, session } from '../session/session.svelte';
import { settings } from '../settings/settings.svelte';
import { newPuzzle } from './new_puzzle.svelte';

// Clues alone are also shown by a game that has been played further.
const shows = (game: Game, position: Position): boolean =>
  hasOnlyClues(position) ? lineOf(game.clues) === lineOf(position.clues) : samePosition(game, position);

let requests = 0;

// Of two requests the later one decides which game is open, however long each takes.
export async function openPosition(position: Position): Promise<void> {
  const request = ++requests;
  newPuzzle.cancel();
  replaceAddress('play');
  if (session.game && shows(session.game, position)) return session.start();
  const known = library.all().find((game) => !game.finished && shows(game, position));
  if (known) return session.open(known);
  const { clues, state, title, seconds = 0 } = position;
  // Candidates that came along are shown; otherwise the eliminations would be lost to the player.
  if (state.out.some((set) => set)) settings.candidates = true;
  const found = await solutionOf(position);
  if (request !== requests) return;
  session.begin(clues, found, { title }, { state, elapsed: seconds * 1000 });
}

async function solutionOf(position: Position): Promise<Uint8Array | null> {
  try {
    const { solution, solutions } = await (await engine()).check(puzzleOf(position));
    return solutions === '1' && solution ? valuesOf(solution) : null;
  } catch {
    return null;
  }
}

// The open game as it is given to others.
export const sharedPosition = ({ clues, state, origin }: Game, milliseconds?: number): Position => ({
  clues, state, title: origin.title, seconds: milliseconds && milliseconds / 1000,
});
