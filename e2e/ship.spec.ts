import { type Browser, expect, type Page, test } from '@playwright/test';
import { topUp } from './goods.ts';
import { decideAtSandbox } from './member.ts';
import { callApiInPage, expirePriceHold, tokenIn } from './newShop.ts';
import { reserveSecondShop } from './reserveSecondShop.ts';
import { demoPassword, newPage } from './visit.ts';
import { portalTextOf } from './words.ts';

test.describe.configure({ mode: 'serial' });

reserveSecondShop();

/** The highest number of taps from the login page to a paid order. */
const tapsAtMost = 5;

/** Counts taps on the page's buttons and links. */
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

/** The URL of the second demo shop, where orders are paid before packing. */
const shopAt = (baseURL: string | undefined) => `http://siam.${new URL(baseURL ?? '').host}`;

async function logInByForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete^="username"]').first().fill('demo');
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`${origin}/home`);
}

async function openLoggedIn(browser: Browser, baseURL: string | undefined) {
  const origin = shopAt(baseURL);
  const page = await newPage(browser, 390);
  await page.addInitScript(() => localStorage.setItem('crossdock.language', 'tw'));
  await logInByForm(page, origin);
  return { page, token: await tokenIn(page, 'crossdock.token') };
}

test('a balance that is too low: one button tops up the difference, and the order is paid on return', async ({
  browser,
  baseURL,
}) => {
  const { page, token } = await openLoggedIn(browser, baseURL);
  const unpaid = async () =>
    (await callApiInPage<{ unpaid: unknown[] }>(page, 'POST', 'Orders/PlanOrder', token)).unpaid.length;
  const before = await unpaid();
  await page.getByRole('link', { name: portalTextOf('shell.route.ship') }).click();
  await page.getByRole('button', { name: /儲值 .+ 並付款/ }).click();
  await page.waitForURL(/sandbox-pay/);
  await page.locator('button.approve').click();
  // The provider returns to the top-up's page, which continues with the order's payment.
  await expect(page.getByText(portalTextOf('payments.toOrder'))).toBeVisible();
  await expect(page.getByText(portalTextOf('payments.state.succeeded'))).toBeVisible();
  expect(await unpaid()).toBe(before);
  await page.context().close();
});

const planned = (page: Page, token: string | null) =>
  callApiInPage<{
    unpaid: { id: string; dueMinor: number }[];
    balance: { balanceMinor: number; dueMinor: number };
  }>(page, 'POST', 'Orders/PlanOrder', token);

/** The owner sets the coin to which new prices are rounded up. Returns the previous coin. */
async function roundTo(page: Page, coinMinor: number): Promise<number> {
  const staff = { login: 'owner', password: demoPassword };
  const { token } = await callApiInPage<{ token: string }>(page, 'POST', 'staff/login', null, staff);
  const all = await callApiInPage<{ coinMinor: number }>(page, 'GET', 'staff/shop', token);
  const fixed = ['code', 'currency', 'timeZone', 'hosts', 'icon', 'lastExam'];
  const settings = Object.entries(all).filter(([key]) => !fixed.includes(key));
  await callApiInPage(page, 'POST', 'staff/shop', token, { ...Object.fromEntries(settings), coinMinor });
  return all.coinMinor;
}

test('a held price ends during the top-up: the member must accept the new one, and nothing is paid before', async ({
  browser,
  baseURL,
}) => {
  interface Held {
    readonly state: string;
    readonly quoteTotalMinor: number;
    readonly paidMinor: number;
  }
  const { page, token } = await openLoggedIn(browser, baseURL);
  const before = await planned(page, token);
  const known = before.unpaid.map(({ id }) => id);
  await page.getByRole('link', { name: portalTextOf('shell.route.ship') }).click();
  await page.getByRole('button', { name: /儲值 .+ 並付款/ }).click();
  await page.waitForURL(/sandbox-pay/);
  // The order is placed and unpaid while its member is on the provider's page.
  const [order, ...more] = (await planned(page, token)).unpaid.filter(({ id }) => !known.includes(id));
  expect(more).toEqual([]);
  const id = order?.id ?? '';
  const read = () => callApiInPage<Held>(page, 'GET', `Orders/GetOrderDetails?orderId=${id}`, token);
  const { quoteTotalMinor: oldMinor } = await read();
  const coin = await roundTo(page, 70_000);
  await expirePriceHold('siam', id);
  await page.locator('button.approve').click();
  await page.waitForURL(new RegExp(`/pay/${id}`));
  await expect(page.getByText(portalTextOf('payments.ended.ask'))).toBeVisible();
  expect(await read()).toMatchObject({ paidMinor: 0, state: 'awaitingPayment' });
  // The payment was not taken, so the balance contains the whole top-up.
  const { balanceMinor } = (await planned(page, token)).balance;
  expect(balanceMinor).toBeGreaterThanOrEqual(oldMinor);
  await page.getByRole('button', { name: /^同意 .+前往付款/ }).click();
  await decideAtSandbox(page, 'approve');
  await expect(page.getByText(portalTextOf('payments.state.succeeded'))).toBeVisible();
  const paid = await read();
  expect(paid.quoteTotalMinor % 70_000).toBe(0);
  expect(paid).toMatchObject({ state: 'processing', paidMinor: paid.quoteTotalMinor });
  expect((await planned(page, token)).balance.balanceMinor).toBe(balanceMinor);
  await roundTo(page, coin);
  // Cancels the order, so that its parcels are on the shelf for the journeys below.
  await callApiInPage(page, 'POST', 'Orders/CancelOrder', token, { orderId: id });
  await page.context().close();
});

test('from the login to a paid order of all shelved parcels in five taps', async ({ browser, baseURL }) => {
  const origin = shopAt(baseURL);
  const page = await newPage(browser, 390);
  await page.addInitScript(() => localStorage.setItem('crossdock.language', 'tw'));
  await logInByForm(page, origin);
  await topUp(page, origin, '30000');
  await page.evaluate(() => localStorage.removeItem('crossdock.token'));
  const taps = await countTaps(page);
  await logInByForm(page, origin);
  await page.getByRole('link', { name: portalTextOf('shell.route.ship') }).click();
  await page.waitForURL(`${origin}/ship`);
  const pay = page.getByRole('button', { name: /寄出並付款/ });
  const shown = (await pay.textContent())?.replace(/[^0-9.]/g, '');
  await pay.click();
  await page.waitForURL(/\/pay\/state\//);
  await expect(page.getByText(portalTextOf('payments.state.succeeded'))).toBeVisible();
  expect((await page.locator('main').textContent())?.replaceAll(',', '')).toContain(shown);
  expect(taps()).toBeGreaterThan(0);
  expect(taps()).toBeLessThanOrEqual(tapsAtMost);
  await page.context().close();
});

/** Makes the page lose the answers of a call that the server has executed. */
async function loseAnswers(page: Page): Promise<(path: string) => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const lost = (globalThis as { lost?: string }).lost;
      if (lost && answer.url.includes(lost)) throw new TypeError('Failed to fetch');
      return answer;
    };
  });
  await page.reload();
  return (path) =>
    page.evaluate((lost) => {
      (globalThis as { lost?: string }).lost = lost;
    }, path);
}

test('network lost and browser closed at every step, and a double tap: one order, paid once', async ({
  browser,
  baseURL,
}) => {
  const first = await openLoggedIn(browser, baseURL);
  const ordersOf = async (page: Page, token: string | null) =>
    (await callApiInPage<{ total: number }>(page, 'GET', 'Orders/QueryOrder?pageSize=10', token)).total;
  const before = await ordersOf(first.page, first.token);
  const { balance, unpaid } = await planned(first.page, first.token);
  expect(balance.dueMinor).toBeGreaterThan(0);

  await test.step('the plan cannot be loaded: the page says so and loads it again', async () => {
    const { page } = first;
    await page.route('**/api/Orders/PlanOrder', (route) => route.abort());
    await page.getByRole('link', { name: portalTextOf('shell.route.ship') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('button', { name: /寄出並付款/ })).toBeEnabled();
  });

  await test.step('the order does not reach the server: nothing is ordered', async () => {
    const { page, token } = first;
    await page.route('**/api/Orders/AddOrder', (route) => route.abort());
    await page.getByRole('button', { name: /寄出並付款/ }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unrouteAll();
    expect(await ordersOf(page, token)).toBe(before);
  });

  await test.step('the answer is lost after a double tap, and the browser is closed: one order, not paid', async () => {
    const { page, token } = first;
    const lose = await loseAnswers(page);
    const pay = page.getByRole('button', { name: /寄出並付款/ });
    await expect(pay).toBeEnabled();
    await lose('/api/Orders/AddOrder');
    await pay.evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
    // The page loads the plan again, and shows the order whose answer was lost.
    await expect(page.getByText(/還沒付款/)).toHaveCount(unpaid.length + 1);
    await expect.poll(() => ordersOf(page, token)).toBe(before + 1);
    await page.context().close();
  });

  const second = await openLoggedIn(browser, baseURL);
  await test.step('another browser shows the unpaid order; the answer to its payment is lost, and it is closed too', async () => {
    const { page, token } = second;
    const open = (await planned(page, token)).unpaid.filter(({ id }) => !unpaid.some((one) => one.id === id));
    expect(open).toHaveLength(1);
    await page.goto(`${shopAt(baseURL)}/ship?order=${open[0]?.id}`);
    const lose = await loseAnswers(page);
    const pay = page.getByRole('button', { name: /^付款/ });
    await expect(pay).toBeEnabled();
    await lose('/api/Pay/ToBalancePay');
    await pay.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.context().close();
  });

  await test.step('the order was paid once, and its page offers no payment', async () => {
    const { page, token } = await openLoggedIn(browser, baseURL);
    const after = await planned(page, token);
    expect(after.unpaid).toHaveLength(unpaid.length);
    expect(after.balance.balanceMinor).toBe(balance.balanceMinor - balance.dueMinor);
    expect(await ordersOf(page, token)).toBe(before + 1);
    await page.context().close();
  });
});
