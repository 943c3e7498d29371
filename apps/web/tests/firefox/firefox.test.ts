// The built page in Firefox: every page opens, a game can be played, a hint comes, and all of it works offline.
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/address/route.svelte';
import { expectNoFaults, useFirefox } from './firefox';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const used = useFirefox();

const label = (index: number) => used.firefox.value<string>(`document.querySelector('[data-cell="${index}"]').getAttribute('aria-label')`);
async function openEveryPage(): Promise<void> {
  const titles = new Set<string>();
  for (const page of pages) {
    await used.firefox.open(used.served.url, `#/${page}`);
    await used.firefox.until(`!!document.querySelector('main h1')`);
    titles.add(await used.firefox.value<string>('document.title'));
  }
  expect(titles.size).toBe(pages.length);
}
async function play(): Promise<void> {
  await used.firefox.open(used.served.url, `#/play?p=${puzzle}`);
  await used.firefox.click('[data-cell="2"]');
  await used.firefox.press(solution[2]);
  await used.firefox.until(`document.querySelector('[data-cell="2"]')?.getAttribute('aria-label').includes('${solution[2]}')`);
  expect(await label(0)).toContain(puzzle[0]);
}
async function hint(): Promise<void> {
  await used.firefox.press('h');
  await used.firefox.until(`document.querySelector('section[aria-label="Hint"]')?.innerText.length > 60`);
}

describe('Firefox', () => {
  it('opens every page', openEveryPage);
  it('fits the page into narrow and wide windows', async () => {
    for (const [width, height] of [[320, 568], [844, 390], [1280, 860], [2560, 1440]]) {
      await used.firefox.size(width, height);
      for (const page of pages) {
        await used.firefox.open(used.served.url, `#/${page}`);
        await used.firefox.until(`!!document.querySelector('main h1')`);
        expect(await used.firefox.value(`document.documentElement.scrollWidth <= innerWidth`), `${page} at ${width} × ${height}`).toBe(true);
      }
    }
    await used.firefox.size(1280, 860);
  });
  it('plays', play);
  it('gives a hint', hint);
  it('solves in Analyse', async () => {
    await used.firefox.open(used.served.url, `#/analyse?p=${puzzle}`);
    await used.firefox.until(`document.querySelector('main').innerText.includes('Exactly one solution')`);
  });
  it('does all that without a server', async () => {
    await used.firefox.open(used.served.url, '');
    await used.firefox.value('navigator.serviceWorker.ready.then(() => true)');
    await used.firefox.until('!!navigator.serviceWorker.controller');
    await used.served.close();
    await openEveryPage();
    await play();
    await hint();
  });
  it('reports no error', () => expectNoFaults(used.firefox));
});
