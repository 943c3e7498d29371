// The parts of a transfer that have arrived. They are stored, because each code that a camera app opens is a new visit.
// A part of another set starts a new collection.
import type { Store } from '../storage/store';
import { partAddress, partsIn, textOf, type Part } from './parts';

const key = 'shudu.transfer';

export class Collection {
  private parts = $state.raw<readonly Part[]>([]);
  constructor(private readonly store: Store) {
    this.parts = this.stored();
  }

  get count(): number {
    return this.parts[0]?.count ?? 0;
  }
  get arrived(): number {
    return this.parts.length;
  }
  get missing(): number[] {
    return Array.from({ length: this.count }, (_, i) => i + 1).filter((number) => !this.parts.some((part) => part.number === number));
  }
  get complete(): boolean {
    return this.count > 0 && this.arrived === this.count;
  }
  // Returns how many parts of the text are new. Another tab may have added parts meanwhile.
  add(text: string): number {
    let parts = this.stored();
    let fresh = 0;
    for (const part of partsIn(text)) {
      if (parts.length && (parts[0].checksum !== part.checksum || parts[0].count !== part.count)) parts = [];
      if (parts.some((one) => one.number === part.number)) continue;
      parts = [...parts, part];
      ++fresh;
    }
    this.keep(parts);
    return fresh;
  }
  text(): Promise<string | null> {
    return textOf(this.parts);
  }
  clear(): void {
    this.keep([]);
  }
  private stored(): readonly Part[] {
    return partsIn(this.store.getItem(key) ?? '');
  }
  private keep(parts: readonly Part[]): void {
    this.parts = parts;
    try {
      if (parts.length) this.store.setItem(key, parts.map(partAddress).join('\n'));
      else this.store.removeItem(key);
    } catch {
      // Storage is full: the parts last as long as the page.
    }
  }
}
