// The clock of the open game. It runs only while the game is played.
export class Clock {
  private since = 0; // 0: the clock stands
  private tick = $state(0); // what shows the time is updated when it changes

  get running(): boolean {
    return this.since !== 0;
  }
  // Milliseconds since the clock was started; 0 when it stands.
  get milliseconds(): number {
    void this.tick;
    return this.since ? Date.now() - this.since : 0;
  }
  start(): void {
    this.since ||= Date.now();
    ++this.tick;
  }
  // Stops the clock and returns the milliseconds since it was started.
  stop(): number {
    const played = this.milliseconds;
    this.since = 0;
    ++this.tick;
    return played;
  }
  update(): void {
    ++this.tick;
  }
}
