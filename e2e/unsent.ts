import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { demoMember } from './visit.ts';
import { portalTextOf } from './words.ts';

/** A courier number, or a text, that is used only once. */
export const newCourierNumber = () => `SF77${randomInt(1_000_000_000, 9_999_999_999)}`;
export const portalText = (key: Parameters<typeof portalTextOf>[0], params = {}) => portalTextOf(key, params);

/** Waits until the device knows who is logged in, and has the data for the form. */
export async function waitUntilPrepared(page: Page, origin: string): Promise<void> {
  await loadAndSettle(page, `${origin}/newBag`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isKnown = () =>
    page.evaluate(async () => {
      const kept = await (await caches.match('/kept-reads', { cacheName: 'crossdock-kept' }))?.text();
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('crossdock-outbox') || !kept?.includes('getForecastRules')) return false;
      const opening = indexedDB.open('crossdock-outbox');
      await new Promise((done) => opening.addEventListener('success', done));
      const asked = opening.result.transaction('owners').objectStore('owners').count();
      await new Promise((done) => asked.addEventListener('success', done));
      opening.result.close();
      return asked.result === 1;
    });
  await expect.poll(isKnown, { timeout: 60_000 }).toBe(true);
}

/** A page of the demo's member, prepared for the time without a network. */
export async function openPreparedMember(browser: Browser, origin: string): Promise<Page> {
  const page = await demoMember(browser, origin);
  await waitUntilPrepared(page, origin);
  return page;
}

export async function whileOffline(context: BrowserContext, see: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await see();
  } finally {
    await context.setOffline(false);
  }
}

/** The entry with this text on the page of unsent entries. */
export const unsentEntry = (page: Page, number: string) =>
  page.locator('main').getByRole('listitem').filter({ hasText: number }).first();
