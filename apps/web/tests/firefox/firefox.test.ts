// The built page in Firefox: every page opens, a game can be played, a hint comes, and all of it works offline.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../src/address/route.svelte';
import { serve, type Served } from '../e2e/serve';
import { Firefox } from './firefox';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
let served: Served;
let firefox: Firefox;
beforeAll(async () => {
  served = await serve();
  firefox = await Firefox.start();
  await firefox.size(1280, 860);
});
afterAll(async () => {
  await firefox?.end();
  await served?.close();
});

const label = (index: number) => firefox.value<string>(`document.querySelector('[data-cell="${index}"]').getAttribute('aria-label')`);
async function openEveryPage(): Promise<void> {
  const titles = new Set<string>();
  for (const page of pages) {
    await firefox.open(served.url, `#/${page}`);
    await firefox.until(`!!document.querySelector('main h1')`);
    titles.add(await firefox.value<string>('document.title'));
  }
  expect(titles.size).toBe(pages.length);
}
async function play(): Promise<void> {
  await firefox.open(served.url, `#/play?p=${puzzle}`);
  await firefox.click('[data-cell="2"]');
  await firefox.press(solution[2]);
  await firefox.until(`document.querySelector('[data-cell="2"]')?.getAttribute('aria-label').includes('${solution[2]}')`);
  expect(await label(0)).toContain(puzzle[0]);
}
async function hint(): Promise<void> {
  await firefox.press('h');
  await firefox.until(`document.querySelector('section[aria-label="Hint"]')?.innerText.length > 60`);
}

describe('Firefox', () => {
  it('opens every page', openEveryPage);
  it('fits the page into narrow and wide windows', async () => {
    for (const [width, height] of [[320, 568], [844, 390], [1280, 860], [2560, 1440]]) {
      await firefox.size(width, height);
      for (const page of pages) {
        await firefox.open(served.url, `#/${page}`);
        await firefox.until(`!!document.querySelector('main h1')`);
        expect(await firefox.value(`document.documentElement.scrollWidth <= innerWidth`), `${page} at ${width} × ${height}`).toBe(true);
      }
    }
    await firefox.size(1280, 860);
  });
  it('plays', play);
  it('gives a hint', hint);
  it('solves in Analyse', async () => {
    await firefox.open(served.url, `#/analyse?p=${puzzle}`);
    await firefox.until(`document.querySelector('main').innerText.includes('Exactly one solution')`);
  });
  it('does all that without a server', async () => {
    await firefox.open(served.url, '');
    await firefox.value('navigator.serviceWorker.ready.then(() => true)');
    await firefox.until('!!navigator.serviceWorker.controller');
    await served.close();
    await openEveryPage();
    await play();
    await hint();
  });
  // Firefox logs a request that ends because the page is left as an error of the service worker.
  it('reports no error', () => expect(firefox.faults.filter((text) => !text.includes('A ServiceWorker intercepted the request'))).toEqual([]));
});
