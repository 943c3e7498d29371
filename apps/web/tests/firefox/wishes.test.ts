// Daily puzzles, results and the transfer of data in Firefox.
import { expect, it } from 'vitest';
import { expectNoFaults, useFirefox } from './firefox';

const used = useFirefox();

it('makes the daily puzzle of a date', async () => {
  await used.firefox.open(used.served.url, '#/daily?d=2026-01-02');
  await used.firefox.click('button[aria-label="Play: Easy"]');
  await used.firefox.until(`!!document.querySelector('[data-cell="0"]')`);
  expect(await used.firefox.value<string>(`Object.keys(localStorage).filter((key) => key.startsWith('shudu.game.')).map((key) => JSON.parse(localStorage.getItem(key)).origin.daily).join()`)).toContain('2026-01-02');
});

it('sends codes and collects them', async () => {
  await used.firefox.open(used.served.url, '#/transfer');
  await used.firefox.until(`/^Code 1 of/.test(document.querySelector('svg.qr')?.getAttribute('aria-label') ?? '')`);
  // The page reads a picture of its own code.
  await used.firefox.value(`(async () => {
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
  await used.firefox.until(`/Parts received: 1 of/.test(document.querySelector('main').innerText)`);
});

it('reports no error', () => expectNoFaults(used.firefox));
