// Notes of every number of digits stay inside their cell and apart.
import { describe, expect, it } from 'vitest';
import { centreNotes, cornerNotes, digitHeight, digitWidth, type Notes } from '../../src/board/notes';

const digits = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const boxes = ({ size, places }: Notes) =>
  places.map(({ x, y }) => ({ left: x - (size * digitWidth) / 2, right: x + (size * digitWidth) / 2, top: y - (size * digitHeight) / 2, bottom: y + (size * digitHeight) / 2 }));
const counts = digits(9).flatMap((centre) => [0, ...digits(9)].map((corner) => [centre, corner]));

describe('notes', () => {
  it.each(counts)('%d in the centre and %d in the corners', (centre, corner) => {
    const all = [...boxes(centreNotes(0, digits(centre), corner)), ...boxes(cornerNotes(0, digits(corner)))];
    for (const box of all) {
      expect(Math.min(box.left, box.top)).toBeGreaterThan(2);
      expect(Math.max(box.right, box.bottom)).toBeLessThan(98);
    }
    all.forEach((a, i) =>
      all.slice(i + 1).forEach((b) => expect(a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5).toBe(false)),
    );
  });
});
