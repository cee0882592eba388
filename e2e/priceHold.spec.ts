import { type Browser, expect, type Page, test } from '@playwright/test';
import { decideAtSandbox } from './member.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { pressInDialog } from './presses.ts';
import { reserveSecondShop } from './reserveSecondShop.ts';
import { demoPassword, expectMessage, newPage } from './visit.ts';
import { portalTextOf } from './words.ts';

test.describe.configure({ mode: 'serial' });

interface Listed {
  readonly list: readonly { readonly id: string }[];
}
interface Order {
  readonly state: string;
  readonly parcels: readonly { readonly state: string }[];
  readonly priceHold: { readonly kind: string; readonly answer?: string };
}

/**
 * Opens an order of the second demo shop that was packed heavier than the tolerance, so that its member must answer a
 * price above the held one. There are two such orders.
 */
async function openAsked(browser: Browser, baseURL: string | undefined) {
  const origin = `http://siam.${new URL(baseURL ?? '').host}`;
  const page = await newPage(browser, 390);
  await page.addInitScript(() => localStorage.setItem('crossdock.language', 'tw'));
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete^="username"]').first().fill('demo');
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`${origin}/home`);
  const token = await tokenIn(page, 'crossdock.token');
  const read = (id: string) =>
    callApiInPage<Order>(page, 'GET', `Orders/GetOrderDetails?orderId=${id}`, token);
  const path = 'Orders/QueryOrder?pageSize=50&state=awaitingPayment';
  const { list } = await callApiInPage<Listed>(page, 'GET', path, token);
  const ids: string[] = [];
  for (const { id } of list) if ((await read(id)).priceHold.kind === 'asked') ids.push(id);
  const [id = ''] = ids;
  await page.goto(`${origin}/myOrder/${id}`);
  await expect(page.getByText(portalTextOf('orders.hold.ask'))).toBeVisible();
  return { page, id, read };
}

/** The button shows the amount due; the balance pays it, or the payment page opens. */
async function payAfter(page: Page, id: string): Promise<void> {
  const payPage = page.getByRole('button', { name: portalTextOf('payments.pay') });
  const paid = page.getByText(portalTextOf('orders.hold.agreed'));
  await expect(payPage.or(paid).first()).toBeVisible();
  if (page.url().includes(`/pay/${id}`)) await decideAtSandbox(page, 'approve');
}

reserveSecondShop();

test('the member accepts a price above the held one and pays on the phone', async ({ browser, baseURL }) => {
  const { page, id, read } = await openAsked(browser, baseURL);
  await page.getByRole('button', { name: /^同意並支付/ }).click();
  await payAfter(page, id);
  await expect.poll(async () => (await read(id)).state).toBe('awaitingShipment');
  expect((await read(id)).priceHold).toMatchObject({ kind: 'held', answer: 'agreed' });
  await page.context().close();
});

test('the member takes back the parcels of an order above its held price', async ({ browser, baseURL }) => {
  const { page, id, read } = await openAsked(browser, baseURL);
  await page.getByRole('button', { name: portalTextOf('orders.hold.takeBack') }).click();
  await pressInDialog(page, portalTextOf('orders.hold.takeBack'));
  await expectMessage(page, portalTextOf('orders.hold.taken'));
  await expect(page.getByText(portalTextOf('orders.hold.ask'))).toBeHidden();
  const order = await read(id);
  expect(order).toMatchObject({ state: 'cancelled', priceHold: { kind: 'held', answer: 'takenBack' } });
  expect(order.parcels.every(({ state }) => state === 'shelved')).toBe(true);
  await page.context().close();
});
