// The last thing that happened, for screen readers. The page Play has a live region that reads it.
let text = $state('');

export const announced = (): string => text;
export function announce(message: string): void {
  text = message;
}
