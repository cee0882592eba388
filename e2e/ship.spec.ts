import { type Browser, expect, type Page, test } from '@playwright/test';
import { topUp } from './goods.ts';
import { callHere, tokenIn } from './newShop.ts';
import { demoPassword, newPage } from './visit.ts';
import { portal } from './words.ts';

test.describe.configure({ mode: 'serial' });

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

interface Plan {
  readonly unpaid: readonly { readonly id: string }[];
}

/** The page reads a plan from before the price rose, once. */
async function showOldPlan(page: Page, lessMinor: number): Promise<void> {
  await page.route(
    '**/api/Orders/PlanOrder',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { planned: { quote: { totalMinor: number } } } };
      body.data.planned.quote.totalMinor -= lessMinor;
      await route.fulfill({ response, json: body });
    },
    { times: 1 },
  );
}

/** Staff add a surcharge to the order that the member just placed. */
async function addSurcharge(page: Page, orderId: string): Promise<void> {
  const staff = { login: 'owner', password: demoPassword };
  const { token } = await callHere<{ token: string }>(page, 'POST', 'staff/login', null, staff);
  await callHere(page, 'POST', 'staff/orders/prices', token, {
    ...{ orderId, kind: 'surcharge', amountMinor: 4_200, reason: 'extraHandling', note: '加固外箱' },
  });
}

const approveAtSandbox = async (page: Page): Promise<void> => {
  await page.waitForURL(/sandbox-pay/);
  await page.locator('button.approve').click();
};

test('a price that changes between page and tap, and again during the top-up: only what was seen is paid', async ({
  browser,
  baseURL,
}) => {
  const origin = shopAt(baseURL);
  const { page, token } = await openLoggedIn(browser, baseURL);
  const unpaid = async () => (await callHere<Plan>(page, 'POST', 'Orders/PlanOrder', token)).unpaid;
  const before = (await unpaid()).map(({ id }) => id);
  await showOldPlan(page, 5_000);
  await page.getByRole('link', { name: portal('shell.route.ship') }).click();
  const topUpAndPay = page.getByRole('button', { name: /儲值 .+ 並付款/ });
  await topUpAndPay.click();
  // Nothing is sent at the old price: the page shows both, and the button the new one.
  await expect(page.getByText(/價格變了，原本/)).toBeVisible();
  expect(await unpaid()).toHaveLength(before.length);
  await topUpAndPay.click();
  await page.waitForURL(/sandbox-pay/);
  const back = page.url();
  await page.goto(`${origin}/me`);
  const placed = (await unpaid()).map(({ id }) => id).find((id) => !before.includes(id)) ?? '';
  await addSurcharge(page, placed);
  await page.goto(back);
  await approveAtSandbox(page);
  // The money is on the balance, and the order shows what is due now.
  await page.waitForURL(`${origin}/ship?order=${placed}`);
  await expect(page.getByText(portal('ship.placed'), { exact: true })).toBeVisible();
  expect((await unpaid()).map(({ id }) => id)).toContain(placed);
  await topUpAndPay.click();
  await approveAtSandbox(page);
  // The provider returns to the top-up, which goes on to the order's own payment.
  await expect(page.getByText(portal('payments.toOrder'))).toBeVisible();
  await expect(page.getByText(portal('payments.state.succeeded'))).toBeVisible();
  expect((await unpaid()).map(({ id }) => id)).toEqual(before);
  await page.context().close();
});

test('from the login to a paid order of everything on the shelf in five taps', async ({
  browser,
  baseURL,
}) => {
  const origin = shopAt(baseURL);
  const page = await newPage(browser, 390);
  await page.addInitScript(() => localStorage.setItem('crossdock.language', 'tw'));
  await logInByForm(page, origin);
  await topUp(page, origin, '30000');
  await page.evaluate(() => localStorage.removeItem('crossdock.token'));
  const taps = await countTaps(page);
  await logInByForm(page, origin);
  await page.getByRole('link', { name: portal('shell.route.ship') }).click();
  await page.waitForURL(`${origin}/ship`);
  const pay = page.getByRole('button', { name: /寄出並付款/ });
  const shown = (await pay.textContent())?.replace(/[^0-9.]/g, '');
  await pay.click();
  await page.waitForURL(/\/pay\/state\//);
  await expect(page.getByText(portal('payments.state.succeeded'))).toBeVisible();
  expect((await page.locator('main').textContent())?.replaceAll(',', '')).toContain(shown);
  expect(taps()).toBeGreaterThan(0);
  expect(taps()).toBeLessThanOrEqual(tapsAtMost);
  await page.context().close();
});

test('a connection that is lost after the order, and a double tap: one order, paid once', async ({
  browser,
  baseURL,
}) => {
  const { page, token } = await openLoggedIn(browser, baseURL);
  const orders = async () =>
    (await callHere<{ total: number }>(page, 'GET', 'Orders/QueryOrder?pageSize=10', token)).total;
  const before = await orders();
  await page.getByRole('link', { name: portal('shell.route.ship') }).click();
  const pay = page.getByRole('button', { name: /寄出並付款/ });
  await expect(pay).toBeEnabled();
  await page.route('**/api/Pay/ToBalancePay', (route) => route.abort());
  await pay.evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await page.waitForURL(/\/ship\?order=/);
  await expect(page.getByText(portal('ship.placed'), { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  expect(await orders()).toBe(before + 1);
  await page.getByRole('button', { name: /^付款/ }).click();
  await expect(page.getByText(portal('payments.state.succeeded'))).toBeVisible();
  await page.goBack();
  expect(await orders()).toBe(before + 1);
  await page.context().close();
});
