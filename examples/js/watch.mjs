// Records how dancing links solves a puzzle and prints the last events.
//
// Prints: 160 events, 0 backtracks
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu();
const puzzle = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const { size, counters } = shudu.trace(puzzle, { algorithm: 'dancing_links', events: 100_000 });
console.log(`${size} events, ${counters.backtracks} backtracks`);
const part = shudu.trace(puzzle, { algorithm: 'dancing_links', start: size - 5, events: 5 });
for (const event of part.events) console.log(event.kind, event.reason, event.cell, event.digit);
