// What happened, for screen readers. The page Play has a live region that reads it. Messages of the same moment are read
// together, and a message that is the same as the one before is read again.
let text = $state('');
let waiting: string[] = [];

export const announced = (): string => text;
export function announce(message: string): void {
  if (!waiting.length) setTimeout(flush);
  waiting.push(message);
}
function flush(): void {
  const next = waiting.join(' ');
  // Readers only read what has changed. A space without width is not heard.
  text = next === text ? `${next}\u200b` : next;
  waiting = [];
}
