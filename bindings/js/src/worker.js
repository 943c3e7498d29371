// The worker: answers calls with one module, in the order in which they arrive. It runs in browsers and in Node.
import { ShuduModule } from './module.js';

let shudu = null;

function answer({ id, question, args, jobAt }, post) {
  try {
    if (jobAt !== undefined) {
      let last = 0; // progress is sent at most every 50 ms
      args[jobAt] = (done, count) => {
        const now = performance.now();
        if (now - last > 50) {
          post({ id, progress: [done, count] });
          last = now;
        }
        return true;
      };
    }
    post({ id, value: shudu[question](...args) });
  } catch (error) {
    const { code = 'crashed', message, line, column } = error;
    post({ id, error: { code, message, line, column } });
  }
}

function take(message, post) {
  if (message.module === undefined) return answer(message, post);
  shudu = new ShuduModule(message.module);
  post({ ready: { version: shudu.version, target: shudu.target } });
}

if (typeof self !== 'undefined' && typeof self.postMessage === 'function') {
  self.onmessage = (event) => take(event.data, (message) => self.postMessage(message));
} else {
  const { parentPort } = await import(/* @vite-ignore */ 'node:worker_threads');
  parentPort.on('message', (message) => take(message, (reply) => parentPort.postMessage(reply)));
}
