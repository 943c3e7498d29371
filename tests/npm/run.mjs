// Installs the packed package of bindings/js into projects as users have them, and runs the examples of its README there: in
// TypeScript, in a page without a bundler, and in a page that Vite builds. publint and @arethetypeswrong/cli look at the
// package. Needs the registry of npm and Chromium. The last line is "N passed, N failed".
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { examples, installInto } from '../../bindings/js/test/packed.mjs';

const tools = ['vite@~6.4', 'typescript@~5.9', 'publint@~0.3', '@arethetypeswrong/cli@~0.18'];
const solution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((file) => existsSync(file));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

// Sends the text of the page to the server when it has a solution, or the error.
const reporter = `<script>
  const send = (text) => fetch('/result', { method: 'POST', body: text });
  addEventListener('error', (event) => send(event.message));
  addEventListener('unhandledrejection', (event) => send(String(event.reason)));
  setInterval(() => /[1-9]{81}/.test(document.body.textContent) && send(document.body.textContent), 100);
</script>`;

/** Serves a folder, opens a page of it in Chromium, and returns what it reports. */
async function shownBy(folder, page) {
  let report;
  const reported = new Promise((resolve) => (report = resolve));
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (request.method === 'POST') {
      let text = '';
      for await (const part of request) text += part;
      report(text);
      return response.end();
    }
    const file = join(folder, path);
    if (!existsSync(file) || extname(file) === '') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const profile = mkdtempSync(join(tmpdir(), 'shudu-chromium-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
  const address = `http://127.0.0.1:${server.address().port}/${page}`;
  // A group of its own, because Debian's chromium is a script that starts the browser.
  const browser = spawn(chromium, [...options, '--remote-debugging-port=0', address], { stdio: 'ignore', detached: true });
  const late = setTimeout(() => report('nothing in 60 seconds'), 60_000);
  const text = await reported;
  clearTimeout(late);
  const ended = new Promise((resolve) => browser.on('exit', resolve));
  process.kill(-browser.pid, 'SIGKILL');
  await ended;
  server.close();
  server.closeAllConnections();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return text.trim();
}

const folder = mkdtempSync(join(tmpdir(), 'shudu-npm-'));
const command = (name, ...args) => execFileSync(name, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const write = (name, text) => writeFileSync(join(folder, name), text);
const archive = installInto(folder);
const codes = examples();
command('npm', 'install', '--no-audit', '--no-fund', '--save-dev', ...tools);

function compile(name, ...resolution) {
  write(name, codes.get('strict.ts'));
  command('npx', 'tsc', '--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', ...resolution, name);
}
async function expectSolution(shown) {
  const text = await shown;
  if (!text.includes(solution)) throw new Error(`the page shows: ${text}`);
}

const checks = {
  'publint finds nothing': () => command('npx', 'publint', '--strict', 'node_modules/shudu'),
  'the types are right for every resolution but CommonJS': () => command('npx', 'attw', '--profile', 'esm-only', archive),
  'TypeScript, as Node resolves': () => compile('strict.mts', '--module', 'nodenext'),
  'TypeScript, as bundlers resolve': () => compile('strict.ts', '--module', 'esnext', '--moduleResolution', 'bundler'),
  'a page without a bundler': () => {
    write('page.html', `<!doctype html><body>${codes.get('page.html')}${reporter}</body>`);
    return expectSolution(shownBy(folder, 'page.html'));
  },
  'a page without a bundler, with a worker': () => {
    const code = codes.get('vite.js').replace("'shudu'", "'./node_modules/shudu/src/index.js'");
    write('worker.html', `<!doctype html><body><script type="module">${code}</script>${reporter}</body>`);
    return expectSolution(shownBy(folder, 'worker.html'));
  },
  'a page that Vite builds, with a worker': () => {
    write('vite.js', codes.get('vite.js'));
    write('index.html', `<!doctype html><body><script type="module" src="/vite.js"></script>${reporter}</body>`);
    write('vite.config.js', "export default { build: { target: 'es2022' }, worker: { format: 'es' } };\n");
    command('npx', 'vite', 'build');
    return expectSolution(shownBy(join(folder, 'dist'), 'index.html'));
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    console.log(`ok: ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`not ok: ${name}\n${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
