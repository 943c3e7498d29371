// Unpacks a trace. The C interface sends every event as ten numbers; its kind and its reason are positions in the lists
// `kinds` and `reasons` of the reply. Nothing outside this file knows that: callers get names.

// Cuts a flat list of numbers into groups of `size` and makes an object of each.
const inGroups = (flat, size, make) =>
  Array.from({ length: flat.length / size }, (_, i) => make(...flat.slice(i * size, (i + 1) * size)));

const eventOf = ({ kinds, reasons }) => (kind, reason, cell, source, digit, depth, house, line, step, candidates) => ({
  kind: kinds[kind], reason: reasons[reason], cell, source, digit, depth, house, line, step, candidates,
});
const sampleOf = (at, depth, filled) => ({ at, depth, filled });

/** The reply of shudu_trace with its events and samples as objects. */
export const unpackTrace = (reply) => ({
  ...reply,
  events: inGroups(reply.events, 10, eventOf(reply)),
  samples: inGroups(reply.samples, 3, sampleOf),
});
