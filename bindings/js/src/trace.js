// Unpacks a trace. The C interface sends every event as eleven numbers; its kind, its reason and its sentence are
// positions in the lists `kinds`, `reasons` and `sentences` of the reply. Nothing outside this file knows that: callers
// get names and texts.

// Cuts a flat list of numbers into groups of `size` and makes an object of each.
const inGroups = (flat, size, make) =>
  Array.from({ length: flat.length / size }, (_, i) => make(...flat.slice(i * size, (i + 1) * size)));

const eventOf = ({ kinds, reasons, sentences }) => (kind, reason, cell, source, digit, depth, house, line, step, candidates, sentence) => ({
  kind: kinds[kind], reason: reasons[reason], cell, source, digit, depth, house, line, step, candidates, sentence: sentences[sentence],
});
const sampleOf = (at, depth, filled) => ({ at, depth, filled });

/** The answer to the question trace with its events and samples as objects. */
export const unpackTrace = (reply) => ({
  ...reply,
  events: inGroups(reply.events, 11, eventOf(reply)),
  samples: inGroups(reply.samples, 3, sampleOf),
});
