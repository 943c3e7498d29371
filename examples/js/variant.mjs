// Describes a variant, names the cells of a board that break a rule, and solves it.
//
// Prints: Thermometer: r4c1
import { loadShudu } from '../../bindings/js/src/index.js'; // in a project of your own: from 'shudu'

const shudu = await loadShudu({ variants: true });
const puzzle = '.Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1';
const { rows, columns, meanings } = shudu.variant(puzzle);
console.log(`${rows}×${columns}`, meanings.map(({ name, meaning }) => `${name}: ${meaning}`).join(' '));
for (const { rule, cells } of shudu.conflicts(puzzle, { values: '....3.......4...' }).conflicts) {
  console.log(`${meanings.find(({ id }) => id === rule)?.name}: ${cells.join(', ')}`);
}
console.log(shudu.solve(puzzle).solution);
