import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { logIn, newPage, openAs, settled } from './visit.ts';
import { portal } from './words.ts';

const bag = (page: Page) =>
  page.getByRole('list', { name: portal('parcels.list.title') }).getByRole('article');
const offline = (page: Page) => page.getByText(portal('shell.offline'));

/** What is left in this browser of the member's parcels, wherever it might lie. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/\/(assets\/|$)/.test(new URL(request.url).pathname)) {
          texts.push((await (await cache.match(request))?.text()) ?? '');
        }
      }
    }
    return [...texts, ...Object.values(localStorage), ...Object.values(sessionStorage)].map(String);
  });
}

/** Opens the parcels and waits until they would open without a network too; answers the first one's number. */
async function visitParcels(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/myBag`);
  await settled(page);
  const number = await bag(page).first().getByRole('paragraph').first().innerText();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(async () => (await kept(page)).some((text) => text.includes(number))).toBe(true);
  return number;
}

async function withoutNetwork(context: BrowserContext, see: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await see();
  } finally {
    await context.setOffline(false);
  }
}

test.describe.configure({ mode: 'parallel' });

test('without a network the app opens with the last parcels, says so, and recovers by itself', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, 390);
  await openAs(page, baseURL ?? '', 'portal', 'demo', 'tw');
  const number = await visitParcels(page, baseURL ?? '');
  // Only an answer of the server counts, and without a network there is none.
  const refreshed = page.waitForResponse((answer) => /QueryBillCode/.test(answer.url()) && answer.ok(), {
    timeout: 60_000,
  });
  await withoutNetwork(page.context(), async () => {
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await expect(bag(page).filter({ hasText: number })).toBeVisible();
    await page.goto(`${baseURL}/home`);
    await expect(offline(page)).toBeVisible();
    // The console is not the portal: it is not opened from what was kept.
    const other = await page.context().newPage();
    await expect(other.goto(`${baseURL}/console/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await other.close();
    await page.goto(`${baseURL}/myBag`);
    await expect(bag(page).filter({ hasText: number })).toBeVisible();
  });
  await refreshed;
  await expect(offline(page)).toHaveCount(0);
});

test('pictures of parcels are not kept, and after the log-out nothing of them is left', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, 1280);
  await logIn(page, baseURL ?? '');
  const number = await visitParcels(page, baseURL ?? '');
  expect((await kept(page)).filter((text) => text.includes(number)).join()).not.toContain('/files/');
  await page
    .getByRole('button', { name: portal('shell.nav.exit') })
    .first()
    .click();
  const loggedOut = page.waitForEvent('load');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: portal('shell.exit.confirm') })
    .click();
  await loggedOut;
  await expect(page).toHaveURL(/\/login/);
  expect((await kept(page)).some((text) => text.includes(number))).toBe(false);
  await withoutNetwork(page.context(), async () => {
    await page.goto(`${baseURL}/myBag`);
    await expect(page).toHaveURL(/\/login/);
    await expect(offline(page)).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
  });
});

test('a server that does not answer is a network that is gone, until it answers', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, 390);
  await openAs(page, baseURL ?? '', 'portal', 'demo', 'tw');
  await page.route(/\/(api|livez)\b/, (route) => route.abort('connectionrefused'));
  await page.goto(`${baseURL}/myOrder`);
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText('網路連線失敗，請檢查網路後再試').first()).toBeVisible();
  await page.unroute(/\/(api|livez)\b/);
  await expect(offline(page)).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByRole('link', { name: /CD/ }).first()).toBeVisible();
});
