// Drives Debian's Firefox through WebDriver BiDi, the protocol that it speaks itself. A program beside it, such as
// geckodriver, is not needed.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { afterAll, beforeAll, expect } from 'vitest';
import { serve, type Served } from '../e2e/serve';

const program = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path));

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: { level?: string; text?: string };
  result?: unknown;
  message?: string;
}

// The address of the socket, which Firefox writes when it is ready.
function socketOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    process.stderr!.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    process.once('exit', (status) => reject(new Error(`Firefox ended with ${status}: ${said}`)));
  });
}

export class Firefox {
  readonly faults: string[] = [];
  private context = '';
  private last = 0;
  private readonly waiting = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>();
  private constructor(private readonly process: ChildProcess, private readonly profile: string, private readonly socket: WebSocket) {}

  static async start(): Promise<Firefox> {
    if (!program) throw new Error('Firefox is not installed');
    const profile = mkdtempSync(join(tmpdir(), 'shudu-firefox-'));
    writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en");\nuser_pref("app.update.enabled", false);\n');
    const process = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(`${await socketOf(process)}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const firefox = new Firefox(process, profile, socket);
    socket.on('message', (data) => firefox.receive(JSON.parse(String(data)) as Reply));
    await firefox.ask('session.new', { capabilities: {} });
    await firefox.ask('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await firefox.ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    firefox.context = contexts[0].context;
    return firefox;
  }

  async size(width: number, height: number): Promise<void> {
    await this.ask('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }
  // The query makes every address another document, even if only the part after # differs.
  async open(url: string, hash: string): Promise<void> {
    await this.ask('browsingContext.navigate', { context: this.context, url: `${url}?${++this.last}${hash}`, wait: 'complete' });
  }

  // The value of an expression in the page; promises are awaited.
  async value<T>(expression: string): Promise<T> {
    const reply = (await this.ask('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`, target: { context: this.context }, awaitPromise: true,
    })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
    if (reply.type !== 'success') throw new Error(`${expression}: ${reply.exceptionDetails?.text}`);
    return JSON.parse(reply.result?.value ?? 'null') as T;
  }

  // Waits until an expression has a value that counts as true, and returns it. Between two documents there is none.
  async until<T>(expression: string): Promise<T> {
    const end = Date.now() + 20_000;
    for (;;) {
      const value = await this.value<T>(expression).catch(() => null);
      if (value) return value;
      if (Date.now() > end) throw new Error(`still false: ${expression}\n${await this.value<string>('document.body.innerText.slice(0, 600)')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.until<{ x: number; y: number }>(
      `(() => { const it = document.querySelector(${JSON.stringify(selector)}); it.scrollIntoView({ block: 'nearest' });
        const box = it.getBoundingClientRect(); return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }; })()`,
    );
    await this.perform({
      type: 'pointer', id: 'mouse',
      actions: [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
    });
  }
  async press(...keys: string[]): Promise<void> {
    await this.perform({
      type: 'key', id: 'keyboard', actions: keys.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]),
    });
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill();
    await ended;
    this.socket.terminate();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private perform(action: object): Promise<unknown> {
    return this.ask('input.performActions', { context: this.context, actions: [action] });
  }
  private ask(method: string, params: object): Promise<unknown> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
  private receive(reply: Reply): void {
    if (reply.method === 'log.entryAdded' && reply.params?.level === 'error') this.faults.push(reply.params.text ?? '');
    const asked = reply.id === undefined ? undefined : this.waiting.get(reply.id);
    if (!asked) return;
    this.waiting.delete(reply.id!);
    if (reply.type === 'success') asked.resolve(reply.result);
    else asked.reject(new Error(reply.message));
  }
}

// A browser and a server for the tests of a file. They can be used when the tests run.
export function useFirefox() {
  const used = {} as { firefox: Firefox; served: Served };
  beforeAll(async () => {
    used.served = await serve();
    used.firefox = await Firefox.start();
    await used.firefox.size(1280, 860);
  });
  afterAll(async () => {
    await used.firefox?.end();
    await used.served?.close();
  });
  return used;
}

// Firefox logs a request that ends because the page is left as an error of the service worker.
export const expectNoFaults = (firefox: Firefox): void =>
  expect(firefox.faults.filter((text) => !text.includes('A ServiceWorker intercepted the request'))).toEqual([]);
