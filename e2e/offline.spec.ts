import { type BrowserContext, expect, type Page } from '@playwright/test';
import { holdBackRequests } from './holdBackRequests.ts';
import { pressFirst, pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoMember, logIn, newPage, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

const bag = (page: Page) =>
  page.getByRole('list', { name: portalTextOf('parcels.list.title') }).getByRole('article');
const offline = (page: Page) => page.getByText(portalTextOf('shell.offline'));

/** All data about the member's parcels that this browser stores. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Skips the build's files and the stored page, which are the same for everybody.
        if (!/\/assets\//.test(request.url) && name !== 'crossdock-page') {
          texts.push((await (await cache.match(request))?.text()) ?? '');
        }
      }
    }
    return [...texts, ...Object.values(localStorage), ...Object.values(sessionStorage)].map(String);
  });
}

/** Opens the parcel list and waits until it would also open without a network. Returns the first parcel's number. */
async function visitParcels(page: Page, origin: string): Promise<string> {
  await loadAndSettle(page, `${origin}/myBag`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  let number = '';
  // Other journeys change the member's parcels meanwhile, so a different parcel may be the first one now.
  await expect(async () => {
    number = await bag(page).first().getByRole('paragraph').first().innerText();
    const isKept = async () => (await kept(page)).some((text) => text.includes(number));
    await expect.poll(isKept, { timeout: 5_000 }).toBe(true);
  }).toPass();
  return number;
}

/** Holds back a call's answers until released, and then passes them through `change`. */
const holdAnswers = (page: Page, path: RegExp, change: (body: string) => string = (body) => body) =>
  holdBackRequests(page, path, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    } catch {
      // The page is already closed.
    }
  });

async function withoutNetwork(context: BrowserContext, see: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await see();
  } finally {
    await context.setOffline(false);
  }
}

/** Returns the paths that a page requests before its rows are shown, except for the page itself. */
async function watchUntilRows(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, watcher) => {
      if (!document.querySelector('main li article')) return;
      watcher.disconnect();
      performance.mark('rows');
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const rowsAt = performance.getEntriesByName('rows')[0]?.startTime ?? 0;
      // On a slow machine the app loads all other parts after this time, even if the rows are not shown yet
      // (`firstScreen.ts`).
      const waitedAtMostMs = 4_000;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < Math.min(rowsAt, waitedAtMostMs))
        .map(({ name }) => new URL(name).pathname);
    });
}

test.describe.configure({ mode: 'parallel' });

test('without a network the app opens with the last parcels and says so, and recovers when it returns', async ({
  browser,
  baseURL,
}) => {
  const page = await demoMember(browser, baseURL ?? '');
  const number = await visitParcels(page, baseURL ?? '');
  // Only an answer of the server counts. Without a network there is none.
  const refreshed = page.waitForResponse((answer) => /QueryBillCode/.test(answer.url()) && answer.ok(), {
    timeout: 60_000,
  });
  await withoutNetwork(page.context(), async () => {
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await expect(bag(page).filter({ hasText: number })).toBeVisible();
    await page.goto(`${baseURL}/home`);
    await expect(offline(page)).toBeVisible();
    // A screen that was never opened shows that it needs a network.
    await page.goto(`${baseURL}/coupon`);
    await expect(page.getByRole('heading', { name: portalTextOf('shell.crash.offline') })).toBeVisible();
    expect(await page.title()).not.toContain('shell.');
    // The console is not served from the portal's stored page.
    const other = await page.context().newPage();
    await expect(other.goto(`${baseURL}/console/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await other.close();
    await page.goto(`${baseURL}/myBag`);
    await expect(bag(page).filter({ hasText: number })).toBeVisible();
  });
  await refreshed;
  await expect(offline(page)).toHaveCount(0);
});

test('pictures of parcels are not stored, and nothing is left after the log-out', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, 1280);
  await logIn(page, baseURL ?? '');
  const number = await visitParcels(page, baseURL ?? '');
  expect((await kept(page)).filter((text) => text.includes(number)).join()).not.toContain('/files/');
  await pressFirst(page, 'button', portalTextOf('shell.nav.exit'));
  const loggedOut = page.waitForEvent('load');
  await pressInDialog(page, portalTextOf('shell.exit.confirm'));
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

test('a second visit shows the last parcels while loading, only to their member, and shows no price at the payment', async ({
  browser,
  origin,
}) => {
  const page = await demoMember(browser, origin);
  const askedUntilRows = await watchUntilRows(page);
  const number = await visitParcels(page, origin);
  // On a first visit every request costs a round trip, so requests that the rows do not need start after the rows.
  const asked = await askedUntilRows();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(11);
  expect(asked.filter((path) => /^\/files\/|later/.test(path))).toEqual([]);
  // The tab's icon is also loaded only after the rows. The server's HTML names no icon; the app adds the link.
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/(icon\.svg|files\/)/);
  const shown = bag(page).filter({ hasText: number });
  const stale = page.locator('ul[data-stale]');
  const loading = page.locator('main').getByRole('status', { name: portalTextOf('shell.loading') });

  // Records what a page showed before the app took over.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const last = document.querySelector('[data-last] main li article');
      if (last) document.documentElement.dataset.shown = last.textContent ?? '';
    }).observe(document, { childList: true, subtree: true });
  });
  const shownEarly = () => page.evaluate(() => document.documentElement.dataset.shown ?? '');
  await expect.poll(async () => (await kept(page)).some((text) => text.includes('data-last'))).toBe(true);

  const letThrough = await holdAnswers(page, /QueryBillCode/, (body) =>
    body.replaceAll(number, 'NEWERNUMBER'),
  );
  await page.goto(`${origin}/myBag`);
  await expect(shown).toBeVisible();
  await expect(stale).toHaveCount(1);
  await expect(page.locator('[data-last]')).toHaveCount(0);
  expect(await shownEarly()).toContain(number);
  letThrough();
  await expect(bag(page).filter({ hasText: 'NEWERNUMBER' })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(stale).toHaveCount(0);

  const { list } = await callAsDemoLogin<{
    list: { id: string; number: string; actions: string[]; transfer: unknown }[];
  }>(page, origin, ['portal', 'demo'], 'Orders/QueryOrder?state=awaitingPayment&pageIndex=1&pageSize=50');
  // The last order but one by number, because another journey pays the first two and the last (`money.spec.ts`).
  const payable = list
    .filter(({ actions, transfer }) => actions.includes('pay') && !transfer)
    .toSorted((one, other) => one.number.localeCompare(other.number));
  const toPay = payable.at(-2) ?? payable.at(-1);
  const amount = page.locator('main').getByText(/\$\s?\d/);
  await page.goto(`${origin}/pay/${toPay?.id}`);
  await expect(amount.first()).toBeVisible();
  await waitUntilSettled(page);
  const letAllThrough = await holdAnswers(page, /\/api\//);
  await page.goto(`${origin}/pay/${toPay?.id}`);
  await expect(page.getByRole('heading', { name: portalTextOf('payments.title') })).toBeVisible();
  await expect(loading.first()).toBeVisible();
  await expect(amount).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('crossdock.token', 'of another member'));
  await page.goto(`${origin}/myBag`);
  await expect(page.getByRole('heading', { name: portalTextOf('parcels.list.title') })).toBeVisible();
  await expect(loading.first()).toBeVisible();
  await expect(bag(page)).toHaveCount(0);
  expect(await shownEarly()).toBe('');
  expect((await kept(page)).some((text) => /"billCode"|"courierNumber"|data-last/.test(text))).toBe(false);
  letAllThrough();
});

test('the page opens from the cache, and one that the server has replaced is reloaded', async ({
  browser,
  baseURL,
}) => {
  const page = await demoMember(browser, baseURL ?? '');
  await visitParcels(page, baseURL ?? '');
  await page.evaluate(async () => {
    const cache = await caches.open('crossdock-page');
    const last = await cache.match('/myBag');
    const old = (await last?.text())?.replace('<html', '<html data-old="yes"');
    await cache.put('/myBag', new Response(old ?? '', { headers: last?.headers ?? {} }));
  });
  // Listens to the console instead of asking the page: a test's script in the page counts as user activity, and an
  // active page is not reloaded.
  const opened: string[] = [];
  page.on('console', (message) => message.text().startsWith('opened ') && opened.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      console.info(`opened ${document.documentElement.dataset.old === 'yes' ? 'the old' : 'the new'}`);
    });
  });
  await page.goto(`${baseURL}/myBag`, { waitUntil: 'commit' });
  await expect.poll(() => opened).toEqual(['opened the old', 'opened the new']);
  await expect(bag(page).first()).toBeVisible();
});

test('a server that does not answer is treated like a lost network until it answers', async ({
  browser,
  baseURL,
}) => {
  const page = await demoMember(browser, baseURL ?? '');
  await page.route(/\/(api|livez)\b/, (route) => route.abort('connectionrefused'));
  await page.goto(`${baseURL}/myOrder`);
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText('網路沒有回應，請檢查網路').first()).toBeVisible();
  await page.unroute(/\/(api|livez)\b/);
  await expect(offline(page)).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByRole('link', { name: /CD/ }).first()).toBeVisible();
});
