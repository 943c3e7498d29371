// Nothing jumps: the browser's own measure of layout shifts while Play opens and is used. A page is called stable up to 0.1;
// the limit here is 0.02. Shifts after a click or a key count too.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, sizes, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const limit = 0.02;

interface Shift extends PerformanceEntry { value: number; sources: { node: Node | null }[] }
// Reports the shifts so far and starts again at zero.
async function shifts(page: Page): Promise<{ sum: number; where: string[] }> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const w = window as unknown as { shifts: Shift[] };
    const list = w.shifts.splice(0);
    const name = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.getAttribute('class') ?? ''}` : String(node?.nodeName));
    return { sum: list.reduce((sum, one) => sum + one.value, 0), where: list.flatMap((one) => one.sources.map((source) => `${one.value.toFixed(4)} ${name(source.node)}`)) };
  });
}
async function visitWith(hash: string, size: { width: number; height: number }, touch: boolean) {
  const visit = await open({ hash, stock: false, context: { viewport: size, hasTouch: touch, isMobile: touch } });
  await visit.page.evaluate(() => {
    const w = window as unknown as { shifts: PerformanceEntry[] };
    w.shifts = [];
    // With those since the page was opened.
    new PerformanceObserver((list) => w.shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  });
  return visit;
}

describe.each([
  ['desktop', sizes.desktop, false],
  ['phone', sizes.phone, true],
  ['phone held sideways', { width: 844, height: 390 }, true],
  ['tablet', { width: 768, height: 1024 }, true],
] as const)('on a %s', (_, size, touch) => {
  it('Play opens, changes modes, checks and hints without a jump', async () => {
    const found: Record<string, { sum: number; where: string[] }> = {};
    const visit = await visitWith(`#/play?p=${puzzle}`, size, touch);
    const { page } = visit;
    const step = async (name: string, act: () => Promise<unknown>) => {
      await act();
      const seen = await shifts(page);
      if (seen.sum > limit) found[name] = seen;
    };
    await step('open', () => page.locator('.facts', { hasText: 'Rating' }).waitFor());
    await step('select', () => cell(page, 2).click());
    for (const mode of ['Corner', 'Centre', 'Colour', 'Pen', 'Digit']) {
      await step(mode, () => page.getByRole('radio', { name: mode }).click());
    }
    await step('wrong digit', () => page.keyboard.press('1'));
    await step('check', async () => {
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByText('Wrong cells: 1').waitFor();
    });
    await step('candidates', () => page.keyboard.press('k'));
    await step('hint', async () => {
      await page.keyboard.press('h');
      await page.getByRole('region', { name: 'Hint' }).waitFor();
    });
    expect(found).toEqual({});
    await visit.close();
  });
  it('the first puzzle appears without a jump', async () => {
    const visit = await visitWith('', size, touch);
    await cell(visit.page, 0).waitFor();
    const { sum, where } = await shifts(visit.page);
    expect({ sum: sum <= limit, where: sum <= limit ? [] : where }).toEqual({ sum: true, where: [] });
    await visit.close();
  });
});
