// Merges a backup with what is stored: results of both are kept, and so are both versions of a game.
import type { Store } from '../storage/store';
import { gameIn } from './library';
import { merged } from './merge';
import { savedGame } from './saved_game';
import { loadResults, sameResult, statisticsKey } from './statistics';

// `name` is the name of the savepoint that keeps the other version of a game.
export const mergerNamed = (name: string) => (key: string, stored: string, incoming: string): string | null => {
  if (key === statisticsKey) return mergedResults(stored, incoming);
  return key.startsWith('shudu.game.') ? mergedGames(stored, incoming, name) : null;
};

function mergedResults(stored: string, incoming: string): string {
  const resultsIn = (text: string) => loadResults({ getItem: () => text } as unknown as Store);
  const own = resultsIn(stored);
  const others = resultsIn(incoming).filter((result) => !own.some((one) => sameResult(one, result)));
  return JSON.stringify([...own, ...others].sort((a, b) => a.at - b.at));
}

function mergedGames(stored: string, incoming: string, name: string): string | null {
  const [own, other] = [gameIn(stored), gameIn(incoming)];
  return own && other ? JSON.stringify(savedGame(merged(own, other, name).game)) : null;
}
