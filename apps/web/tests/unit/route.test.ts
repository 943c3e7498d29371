// The address while the page changes.
import { describe, expect, it } from 'vitest';
import { go, replaceAddress, route, startRouting } from '../../src/address/route.svelte';

startRouting();
const reported = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));

async function openAnalyse(): Promise<void> {
  const change = reported();
  go('analyse');
  await change;
}

describe('the address', () => {
  it('is replaced by the page that is shown', async () => {
    await openAnalyse();
    replaceAddress('analyse', '', { s: '1' });
    expect(location.hash).toBe('#/analyse?s=1');
    replaceAddress('analyse', '', { s: '2' });
    expect(location.hash).toBe('#/analyse?s=2');
  });
  it('is not replaced by a page that is being left', async () => {
    await openAnalyse();
    const change = reported();
    go('settings');
    replaceAddress('analyse', '', { s: '1' }); // a timer of the page, before the browser reports the change
    expect(location.hash).toBe('#/settings');
    await change;
    expect(route().page).toBe('settings');
  });
});
