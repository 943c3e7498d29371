// What the bar says about the open puzzle: minutes, level, rating and hardest technique. What is not known yet is asked of
// the engine in the background. Returns how to stop.
import { backgroundEngine } from '../engine/engine';
import type { Game } from '../game/game';
import { lineOf } from '../grid/cells';
import { session } from '../session/session.svelte';

export function findFacts(game: Game): () => void {
  const { level, rating, hardest, minutes } = game.origin;
  if ((level && rating && hardest && minutes) || !game.solution) return () => {};
  const abort = new AbortController();
  void ask(game, abort.signal).catch(() => {}); // the bar does without
  return () => abort.abort();
}

async function ask(game: Game, signal: AbortSignal): Promise<void> {
  const engine = await backgroundEngine();
  if (signal.aborted) return;
  const { minutes, level, rating, hardest } = game.origin;
  if (!minutes) session.describe(game.id, { minutes: (await engine.rate(lineOf(game.clues), { scale: 'minutes' }, { signal })).minutes });
  if (signal.aborted || (level && rating && hardest)) return;
  const found = await engine.rate(lineOf(game.clues), {}, { signal });
  if (signal.aborted || found.status !== 'rated') return;
  session.describe(game.id, { level: level ?? found.level, rating: rating ?? found.er, hardest: found.hardest });
}
