// The steps of the pattern pictures, found one after another and kept while the page is open.
import { firstExercise, type Exercise } from './exercise';

class Pictures {
  private found = $state.raw<Readonly<Record<string, Exercise | null>>>({});
  private queue: Promise<void> = Promise.resolve();
  private readonly asked = new Set<string>();

  get(technique: string): Exercise | null {
    return this.found[technique] ?? null;
  }
  // Later requests wait for earlier ones, so that a lesson that is opened meanwhile does not wait for all pictures.
  ask(technique: string): void {
    if (this.asked.has(technique)) return;
    this.asked.add(technique);
    this.queue = this.queue.then(async () => {
      const exercise = await firstExercise({ id: technique }).catch(() => null);
      this.found = { ...this.found, [technique]: exercise };
    });
  }
}

export const pictures = new Pictures();
