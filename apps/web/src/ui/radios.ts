// The arrow keys in a radio group: they move to the next radio and choose it, as in every radio group. Only the chosen radio
// takes part in the order of Tab (tabindex 0, the others -1).
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radioKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')];
  const at = radios.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const last = radios.length - 1;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : at + (steps[event.key] ?? NaN);
  if (Number.isNaN(to)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = radios[to < 0 ? last : to > last ? 0 : to];
  next.focus();
  next.click();
}
