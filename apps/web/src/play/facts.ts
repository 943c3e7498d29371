// What the bar says about the open puzzle: level, rating and hardest technique. What is not known yet is asked of the
// engine in the background. Returns how to stop.
import { backgroundEngine } from '../engine/engine';
import type { Game } from '../game/game';
import { lineOf } from '../grid/cells';
import { session } from '../session/session.svelte';

export function findFacts(game: Game): () => void {
  const { level, rating, hardest } = game.origin;
  if ((level && rating && hardest) || !game.solution) return () => {};
  const abort = new AbortController();
  void ask(game, abort.signal).catch(() => {}); // the bar does without
  return () => abort.abort();
}

async function ask(game: Game, signal: AbortSignal): Promise<void> {
  const engine = await backgroundEngine();
  if (signal.aborted) return;
  const found = await engine.rate(lineOf(game.clues), {}, { signal });
  if (signal.aborted || found.status !== 'rated') return;
  const { level, rating } = game.origin;
  session.describe(game.id, { level: level ?? found.level, rating: rating ?? found.er, hardest: found.hardest });
}
