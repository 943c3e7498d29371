// The folders of src and the imports between them. docs/web.md draws which folder may import which; this test computes
// the imports from the sources and compares.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);
const src = here('../../src');
type Graph = Map<string, Set<string>>;

// A file directly in src is a room of its own: main.ts is "main".
const roomOf = (file: string) => relative(src, file).split('/')[0].replace(/\.ts$/, '');
const isSource = (name: string) => /\.(ts|svelte)$/.test(name);

function computedGraph(): Graph {
  const graph: Graph = new Map();
  for (const entry of readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const file = join(src, entry);
    const room = graph.get(roomOf(file)) ?? new Set();
    graph.set(roomOf(file), room);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom\s|\bimport\s|\bimport\()\s*'(\.[^']*)'/g)) {
      const to = roomOf(join(dirname(file), path));
      if (to !== roomOf(file) && !path.endsWith('.css')) room.add(to);
    }
  }
  return graph;
}

// The rows "| `folder` | what it holds | `may` `import` |" of the table.
function drawnGraph(): Graph {
  const rows = readFileSync(here('../../../../docs/web.md'), 'utf8').matchAll(/^\| `(\w+)` \|[^|]*\|([^|]*)\|$/gm);
  return new Map([...rows].map(([, room, imports]) => [room, new Set(imports.match(/\w+/g) ?? [])]));
}

const edgesOf = (graph: Graph) => [...graph].flatMap(([from, rooms]) => [...rooms].map((to) => `${from} → ${to}`)).sort();

// One cycle as the list of its rooms, or nothing.
function cycleIn(graph: Graph): string[] | null {
  const finished = new Set<string>();
  const visit = (room: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
    if (finished.has(room)) return null;
    for (const next of graph.get(room) ?? []) {
      const found = visit(next, [...trail, room]);
      if (found) return found;
    }
    finished.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const found = visit(room, []);
    if (found) return found;
  }
  return null;
}

describe('the folders of the page', () => {
  const computed = computedGraph();
  const drawn = drawnGraph();
  it('are those of the table in docs/web.md', () => expect([...computed.keys()].sort()).toEqual([...drawn.keys()].sort()));
  it('import only what the table allows', () => {
    const allowed = edgesOf(drawn);
    expect(edgesOf(computed).filter((edge) => !allowed.includes(edge))).toEqual([]);
  });
  it('use every import that the table allows', () => {
    const used = edgesOf(computed);
    expect(edgesOf(drawn).filter((edge) => !used.includes(edge))).toEqual([]);
  });
  it('have no cycle', () => expect(cycleIn(computed)).toBeNull());
});

describe('the check itself', () => {
  it('finds a cycle', () => {
    const graph: Graph = new Map([['a', new Set(['b'])], ['b', new Set(['c'])], ['c', new Set(['b'])]]);
    expect(cycleIn(graph)).toEqual(['b', 'c', 'b']);
    expect(cycleIn(new Map([['a', new Set(['b', 'c'])], ['b', new Set(['c'])]]))).toBeNull();
  });
});
