/** An error of the engine, with the code and, for bad input, the line and column. */
export class ShuduError extends Error {
  constructor(code, message, place = {}) {
    super(message);
    this.name = code === 'cancelled' ? 'AbortError' : 'ShuduError';
    this.code = code;
    if (place.line !== undefined) this.line = place.line;
    if (place.column !== undefined) this.column = place.column;
  }
}
