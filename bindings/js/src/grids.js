// Lines of 81 characters as the bytes that the engine takes, and its answers as lines.

/** 81 digits 0…9 for each line. */
export function gridsOf(lines) {
  const grids = new Uint8Array(lines.length * 81);
  lines.forEach((line, i) => {
    // A line of another length gets an invalid digit, so that the engine rejects it.
    if (line.length !== 81) grids[i * 81] = 255;
    for (let k = 0; k < 81 && line.length === 81; ++k) {
      const c = line.charCodeAt(k);
      grids[i * 81 + k] = c === 46 ? 0 : c - 48;
    }
  });
  return grids;
}

/** { solutions, solution } for each grid. */
export function answersOf({ solutions, counts }) {
  const text = new TextDecoder().decode(solutions.map((digit) => digit + 48));
  return Array.from(counts, (count, i) => ({ solutions: Number(count), solution: count === 0n ? null : text.slice(i * 81, i * 81 + 81) }));
}
