import { expect, type Page, test } from '@playwright/test';
import { demoPassword, newPage } from './visit.ts';
import { portal } from './words.ts';

/** From the login page to a paid order. */
const tapsAtMost = 5;

/** Counts what a finger does in the page: taps on buttons and links. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeBinding('noteTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => event.isTrusted && (globalThis as unknown as { noteTap(): void }).noteTap(),
      true,
    );
  });
  return () => taps;
}

/** The second demo shop has its orders paid before packing. */
const shopAt = (baseURL: string | undefined) => `http://siam.${new URL(baseURL ?? '').host}`;

async function logInByForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete="username"]').first().fill('demo');
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`${origin}/home`);
}

test('from the login to a paid order of everything on the shelf in five taps', async ({ browser, baseURL }) => {
  const origin = shopAt(baseURL);
  const page = await newPage(browser, 390);
  const taps = await countTaps(page);
  await page.addInitScript(() => localStorage.setItem('crossdock.language', 'tw'));
  await logInByForm(page, origin);
  await page.getByRole('link', { name: portal('shell.route.ship') }).click();
  await page.waitForURL(`${origin}/ship`);
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/ship/1.png', fullPage: true });
  await page.getByRole('button', { name: /寄出並付款/ }).click();
  await page.waitForURL(/\/pay\/state\//);
  await expect(page.getByText(portal('payments.state.succeeded'))).toBeVisible();
  await page.screenshot({ path: '/tmp/ship/2.png', fullPage: true });
  expect(taps()).toBeLessThanOrEqual(tapsAtMost);
  await page.context().close();
});
