// Daily puzzles, results and the transfer of data in Firefox.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, type Served } from '../e2e/serve';
import { Firefox } from './firefox';

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

it('makes the daily puzzle of a date', async () => {
  await firefox.open(served.url, '#/daily?d=2026-01-02');
  await firefox.click('button[aria-label="Play: Easy"]');
  await firefox.until(`!!document.querySelector('[data-cell="0"]')`);
  expect(await firefox.value<string>(`Object.keys(localStorage).filter((key) => key.startsWith('shudu.game.')).map((key) => JSON.parse(localStorage.getItem(key)).origin.daily).join()`)).toContain('2026-01-02');
});

it('sends codes and collects them', async () => {
  await firefox.open(served.url, '#/transfer');
  await firefox.until(`/^Code 1 of/.test(document.querySelector('svg.qr')?.getAttribute('aria-label') ?? '')`);
  // The page reads a picture of its own code.
  await firefox.value(`(async () => {
    const svg = document.querySelector('svg.qr').cloneNode(true);
    svg.setAttribute('width', 500); svg.setAttribute('height', 500); svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg.outerHTML);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 560;
    canvas.getContext('2d').fillStyle = '#999';
    canvas.getContext('2d').fillRect(0, 0, 560, 560);
    canvas.getContext('2d').drawImage(image, 30, 30, 500, 500);
    const blob = await new Promise((done) => canvas.toBlob(done));
    [...document.querySelectorAll('main button')].find((button) => button.textContent === 'Receive').click();
    await new Promise((done) => setTimeout(done));
    const field = document.querySelector('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([blob], 'code.png', { type: 'image/png' }));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`);
  await firefox.until(`/Parts received: 1 of/.test(document.querySelector('main').innerText)`);
});

it('reports no error', () => expect(firefox.faults.filter((text) => !text.includes('A ServiceWorker intercepted the request'))).toEqual([]));
