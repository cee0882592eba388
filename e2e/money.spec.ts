import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { approveTransfer, signFor } from './clerk.ts';
import { decideAtSandbox, reportTransfer } from './member.ts';
import { newPage, openAs, read } from './visit.ts';
import { portal } from './words.ts';

interface Order {
  readonly id: string;
  readonly number: string;
  readonly dueMinor: number;
  readonly cashOnDelivery: boolean;
}
interface List<Row> {
  readonly list: readonly Row[];
}
const member = ['portal', 'demo'] as const;
const finance = ['console', 'finance'] as const;

/** The demo member's orders that wait for payment; each test takes another one. */
async function payable(page: Page, origin: string): Promise<readonly Order[]> {
  const { list } = await read<List<Order>>(page, origin, member, 'Orders/QueryOrder?state=awaitingPayment');
  return list.toSorted((one, other) => one.number.localeCompare(other.number));
}

async function chargesFor(page: Page, origin: string, order: Order): Promise<number> {
  const { list } = await read<List<unknown>>(page, origin, member, 'Member/GetConsumptionList?pageSize=100');
  return list.filter((entry) => JSON.stringify(entry).includes(order.number)).length;
}

test.describe.configure({ mode: 'serial' });

test('a transfer is filed and credited; two tabs pay the same order from it: one charge', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  await openAs(phone, origin, 'portal', 'demo', 'tw');
  await openAs(clerk, origin, 'console', 'owner', 'tw');
  const [order] = await payable(phone, origin);
  if (!order) throw new Error('The demo member has no order to pay');
  const number = `E2E${randomInt(100_000_000, 999_999_999)}`;
  const before = await read<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');

  await reportTransfer(phone, origin, { amount: '5000', number });
  await approveTransfer(clerk, origin, number);
  const credited = await read<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');
  expect(credited.balanceMinor - before.balanceMinor).toBe(500_000);

  const tabs = [phone, await phone.context().newPage()];
  const buttons: Locator[] = [];
  for (const tab of tabs) {
    await tab.goto(`${origin}/pay/${order.id}`);
    await tab.getByRole('radio', { name: /餘額付款/ }).check();
    buttons.push(tab.getByRole('button', { name: portal('payments.pay') }));
  }
  // At once, in the page itself: an ordinary click waits, and meanwhile the other tab hears that the order is paid.
  const handles = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(
    handles.map((handle) => handle?.evaluate((button) => (button as HTMLButtonElement).click())),
  );
  await expect.poll(async () => (await payable(phone, origin)).some(({ id }) => id === order.id)).toBe(false);
  await phone.goto(`${origin}/myOrder/${order.id}`);
  await expect(phone.getByText(portal('orders.paid')).first()).toBeVisible();
  const after = await read<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');
  expect(credited.balanceMinor - after.balanceMinor).toBe(order.dueMinor);
  expect(await chargesFor(phone, origin, order)).toBe(1);
});

test('a declined card says so and can be tried again', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const phone = await newPage(browser, 390);
  await openAs(phone, origin, 'portal', 'demo', 'tw');
  const order = (await payable(phone, origin)).at(-1);
  if (!order) throw new Error('The demo member has no order to pay');
  await phone.goto(`${origin}/pay/${order.id}`);
  await decideAtSandbox(phone, 'decline');
  await expect(phone.getByText(portal('payments.state.failed')).first()).toBeVisible();
  await phone.getByRole('link', { name: portal('payments.state.again') }).click();
  await decideAtSandbox(phone, 'approve');
  await expect(phone.getByText(portal('payments.state.succeeded')).first()).toBeVisible();
  expect((await payable(phone, origin)).some(({ id }) => id === order.id)).toBe(false);
});

test('cash on delivery is settled when staff record the signature', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const clerk = await newPage(browser, 1280);
  await openAs(clerk, origin, 'console', 'owner', 'tw');
  const path = 'staff/orders?state=awaitingSignature&pageSize=100';
  const { list } = await read<List<Order>>(clerk, origin, ['console', 'owner'], path);
  const order = list.find(({ cashOnDelivery }) => cashOnDelivery);
  if (!order) throw new Error('No cash on delivery order is on its way');
  await signFor(clerk, origin, order.id, '管理員代收');
  const { list: payments } = await read<List<{ state: string; method: string }>>(
    clerk,
    origin,
    finance,
    `staff/payments?orderId=${order.id}`,
  );
  expect(payments.map(({ state, method }) => `${method} ${state}`)).toEqual(['cod succeeded']);
});
