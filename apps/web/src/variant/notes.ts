// Where the notes of a cell are written, in hundredths of a cell, and how large.
export interface WrittenNote {
  text: string;
  x: number;
  y: number;
}
export interface WrittenNotes {
  size: number;
  notes: WrittenNote[];
}

// Corner notes: around the edge of the cell while there is room, then in rows. `low` leaves room for a number in the corner.
const places = [[18, 24], [82, 24], [18, 84], [82, 84], [50, 24], [50, 84], [18, 54], [82, 54]] as const;
export function cornerNotes(text: string, low: boolean): WrittenNotes {
  const down = (y: number) => (low && y < 40 ? y + 14 : y);
  if (text.length > places.length) return inRows(text, Math.ceil(Math.sqrt(text.length)), low);
  return { size: 26, notes: [...text].map((one, i) => ({ text: one, x: places[i][0], y: down(places[i][1]) })) };
}

// Centre notes: one line, or two where there are many.
export function centreNotes(text: string): WrittenNotes {
  const lines = text.length > 9 ? [text.slice(0, Math.ceil(text.length / 2)), text.slice(Math.ceil(text.length / 2))] : [text];
  const size = Math.min(28, 150 / Math.max(...lines.map((line) => line.length)));
  return { size, notes: lines.map((line, i) => ({ text: line, x: 50, y: 50 + (i - (lines.length - 1) / 2) * size * 1.1 })) };
}

// Candidates: each value has its own place.
export function placedNotes(text: string, values: string, low: boolean): WrittenNotes {
  const columns = Math.ceil(Math.sqrt(values.length));
  const top = low ? 20 : 8;
  const step = (92 - top) / Math.ceil(values.length / columns);
  const notes = [...text].map((one) => {
    const at = values.indexOf(one);
    return { text: one, x: ((at % columns) + 0.5) * (92 / columns) + 4, y: top + (Math.floor(at / columns) + 0.5) * step };
  });
  return { size: Math.min(26, step * 0.92), notes };
}

function inRows(text: string, columns: number, low: boolean): WrittenNotes {
  return placedNotes(text, text.slice(0, columns * columns), low);
}
