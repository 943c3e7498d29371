// The engine in workers. Aborting a call terminates its worker and starts another one. So any call can be stopped at
// once, without shared memory, which would require a cross-origin isolated page.
import { ShuduError } from './error.js';
import { compile } from './load.js';
import { questions } from './module.js';

// Starts a worker of the browser or of Node, with one interface for both.
async function startWorker(onMessage, onError) {
  if (typeof Worker !== 'undefined') {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = (event) => onMessage(event.data);
    worker.onerror = (event) => onError(new Error(event.message ?? 'the worker could not be started'));
    return worker;
  }
  const threads = await import(/* @vite-ignore */ 'node:worker_threads');
  const worker = new threads.Worker(new URL('./worker.js', import.meta.url));
  worker.on('message', onMessage);
  worker.on('error', onError);
  worker.unref(); // an idle worker does not keep the program running
  return {
    postMessage: (message) => {
      worker.ref();
      worker.postMessage(message);
    },
    idle: () => worker.unref(),
    terminate: () => worker.terminate(),
  };
}

// One worker and the task it has.
class Seat {
  #module;
  #worker = null;
  #task = null;
  facts = null;

  constructor(module) {
    this.#module = module;
  }

  async start() {
    await new Promise((resolve, reject) => {
      const fail = (error) => (this.facts === null ? reject(error) : this.#fail(error));
      startWorker((message) => this.#take(message, resolve), fail).then((worker) => {
        this.#worker = worker;
        worker.postMessage({ module: this.#module });
      }, reject);
    });
    return this;
  }

  get isFree() {
    return this.#task === null;
  }

  run(task) {
    this.#task = task;
    this.#worker.postMessage({ id: task.id, question: task.question, args: task.args, jobAt: task.jobAt });
  }

  stop() {
    this.#task = null;
    this.#worker?.terminate();
  }

  #take(message, ready) {
    if (message.ready) {
      this.facts = message.ready;
      this.#worker.idle?.();
      return ready();
    }
    const task = this.#task;
    if (task === null || task.id !== message.id) return undefined;
    if (message.progress) return task.progress?.(...message.progress);
    this.#task = null;
    this.#worker.idle?.();
    return task.finish(message);
  }

  #fail(error) {
    const task = this.#task;
    this.#task = null;
    task?.finish({ error: { code: 'crashed', message: error.message } });
  }
}

class WorkerEngine {
  #module;
  #seats;
  #waiting = [];
  #lastId = 0;
  #closed = false;

  constructor(module, seats) {
    this.#module = module;
    this.#seats = seats;
    ({ version: this.version, target: this.target } = seats[0].facts);
  }

  close() {
    this.#closed = true;
    for (const seat of this.#seats) seat.stop();
    const ended = new ShuduError('cancelled', 'the engine was closed');
    for (const task of this.#seats.flatMap((seat) => seat.last ?? [])) task.reject(ended);
    for (const task of this.#waiting.splice(0)) task.reject(ended);
  }

  ask(question, args, job) {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ShuduError('cancelled', 'the engine was closed'));
      if (job?.signal?.aborted) return reject(job.signal.reason);
      const watched = job !== undefined && questions[question] !== null;
      const task = { id: ++this.#lastId, question, args, reject, progress: job?.progress };
      if (watched && job.progress) task.jobAt = questions[question];
      const abort = () => this.#abort(task, job.signal.reason);
      task.finish = ({ value, error }) => {
        job?.signal?.removeEventListener('abort', abort);
        if (error === undefined) resolve(value);
        else reject(new ShuduError(error.code, error.message, error));
        if (error?.code === 'crashed') this.#replace(this.#seats.find((seat) => seat.last === task));
        this.#next();
      };
      job?.signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.push(task);
      this.#next();
      return undefined;
    });
  }

  #next() {
    for (const seat of this.#seats) {
      if (this.#waiting.length === 0) return;
      if (!seat.isFree || seat.starting) continue;
      seat.last = this.#waiting.shift();
      seat.run(seat.last);
    }
  }

  #abort(task, reason) {
    task.reject(reason);
    const at = this.#waiting.indexOf(task);
    if (at >= 0) this.#waiting.splice(at, 1);
    else this.#replace(this.#seats.find((seat) => seat.last === task));
  }

  // Replaces a worker that must be stopped. The module is already compiled.
  #replace(seat) {
    if (seat === undefined || this.#closed) return;
    seat.stop();
    const fresh = new Seat(this.#module);
    fresh.starting = true;
    this.#seats[this.#seats.indexOf(seat)] = fresh;
    fresh.start().then(
      () => {
        fresh.starting = false;
        if (this.#closed) fresh.stop();
        else this.#next();
      },
      (error) => {
        for (const task of this.#waiting.splice(0)) task.reject(error);
      },
    );
  }
}

for (const [question, jobAt] of Object.entries(questions)) {
  WorkerEngine.prototype[question] = function call(...args) {
    const job = jobAt === null ? undefined : args[jobAt];
    return this.ask(question, jobAt === null ? args : args.slice(0, jobAt), job);
  };
}

export async function createEngine(options = {}) {
  const module = await compile(options);
  const seats = Array.from({ length: Math.max(1, options.workers ?? 1) }, () => new Seat(module).start());
  return new WorkerEngine(module, await Promise.all(seats));
}
