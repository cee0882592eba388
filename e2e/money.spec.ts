import { randomInt } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { approveTransfer, recordSigner } from './clerk.ts';
import { holdBackRequests } from './holdBackRequests.ts';
import { layoutShiftSumOf, watchLayoutShifts } from './layoutShifts.ts';
import { decideAtSandbox, reportTransfer, reportTransferFor } from './member.ts';
import { go, goAndSettle, loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, demoMember, yesterday } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

interface Order {
  readonly id: string;
  readonly number: string;
  readonly dueMinor: number;
  readonly cashOnDelivery: boolean;
}
interface DeskOrder extends Order {
  readonly member: { readonly account: string };
}
interface List<Row> {
  readonly list: readonly Row[];
}
const member = ['portal', 'demo'] as const;
const finance = ['console', 'finance'] as const;

/** The demo member's orders that await payment. Each test uses another one. */
async function payable(page: Page, origin: string): Promise<readonly Order[]> {
  const { list } = await callAsDemoLogin<List<Order>>(
    page,
    origin,
    member,
    'Orders/QueryOrder?state=awaitingPayment',
  );
  return list.toSorted((one, other) => one.number.localeCompare(other.number));
}

async function chargesFor(page: Page, origin: string, order: Order): Promise<number> {
  const { list } = await callAsDemoLogin<List<unknown>>(
    page,
    origin,
    member,
    'Member/GetConsumptionList?pageSize=100',
  );
  return list.filter((entry) => JSON.stringify(entry).includes(order.number)).length;
}

/** The demo member with an order to pay, and the owner. */
async function withOrderToPay(browser: Browser, origin: string) {
  const [phone, clerk] = [await demoMember(browser, origin), await demoClerk(browser, origin, 'owner')];
  const [order] = await payable(phone, origin);
  if (!order) throw new Error('The demo member has no order to pay');
  return { phone, clerk, order };
}

test.describe.configure({ mode: 'serial' });

test('a transfer is reported and credited; two tabs pay the same order from it, and it is charged once', async ({
  browser,
  origin,
}) => {
  const { phone, clerk, order } = await withOrderToPay(browser, origin);
  const number = `E2E${randomInt(100_000_000, 999_999_999)}`;
  const before = await callAsDemoLogin<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');

  // Uses a small amount, because the journeys share a clerk's daily limit.
  await reportTransfer(phone, origin, { amount: '2000', number });
  await approveTransfer(clerk, origin, number);
  const credited = await callAsDemoLogin<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');
  expect(credited.balanceMinor - before.balanceMinor).toBe(200_000);

  const tabs = [phone, await phone.context().newPage()];
  const buttons: Locator[] = [];
  for (const tab of tabs) {
    await tab.goto(`${origin}/pay/${order.id}`);
    await tab.getByRole('radio', { name: /餘額付款/ }).check();
    buttons.push(tab.getByRole('button', { name: portalTextOf('payments.pay') }));
  }
  // Clicks inside the page to hit both tabs at the same time: an ordinary click waits, and meanwhile the other tab
  // would learn that the order is paid.
  const handles = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(
    handles.map((handle) => handle?.evaluate((button) => (button as HTMLButtonElement).click())),
  );
  await expect.poll(async () => (await payable(phone, origin)).some(({ id }) => id === order.id)).toBe(false);
  await go(phone, `${origin}/myOrder/${order.id}`);
  await expect(phone.getByText(portalTextOf('orders.paid')).first()).toBeVisible();
  const after = await callAsDemoLogin<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');
  expect(credited.balanceMinor - after.balanceMinor).toBe(order.dueMinor);
  expect(await chargesFor(phone, origin, order)).toBe(1);
});

test('a transfer reported for an order is shown everywhere, prevents a second payment, and pays the order once', async ({
  browser,
  origin,
}) => {
  const { phone, clerk, order } = await withOrderToPay(browser, origin);
  const { number } = order;
  const written = `E2E${randomInt(100_000_000, 999_999_999)}`;
  const wallet = () => callAsDemoLogin<{ balanceMinor: number }>(phone, origin, member, 'Member/GetWallet');
  const home = () =>
    callAsDemoLogin<{ moneyDueMinor: number }>(phone, origin, member, 'Member/GetOrderStatistics');
  const before = { wallet: await wallet(), home: await home() };

  await reportTransferFor(phone, origin, { orderId: order.id, number: written });

  await go(phone, `${origin}/home?orders=all`);
  await expect(phone.getByText(portalTextOf('journey.head.transfer')).first()).toBeVisible();
  await expect(phone.getByRole('link', { name: portalTextOf('home.needs.payOne', { number }) })).toHaveCount(
    0,
  );
  expect(before.home.moneyDueMinor - (await home()).moneyDueMinor).toBe(order.dueMinor);
  await go(phone, `${origin}/myOrder?state=awaitingPayment`);
  await expect(phone.getByText(portalTextOf('orders.transfer')).filter({ visible: true })).toHaveCount(1);
  await expect(phone.locator(`a[href="/pay/${order.id}"]`)).toHaveCount(0);
  await phone.getByText(number).filter({ visible: true }).first().click();
  await expect(phone.getByText(written)).toBeVisible();
  await expect(phone.getByRole('link', { name: portalTextOf('orders.pay'), exact: true })).toHaveCount(0);
  const payOther = phone.getByRole('link', { name: portalTextOf('orders.payOther') });

  await go(clerk, `${origin}/console/orders?state=awaitingPayment`);
  await expect(clerk.getByRole('row').filter({ hasText: number })).toContainText(
    consoleTextOf('orders.transfer'),
  );
  await go(clerk, `${origin}/console/orders/${order.id}`);
  await expect(clerk.getByText(written)).toBeVisible();

  // Paying despite the reported transfer needs a confirmation. The test declines it, and no money moves.
  await payOther.click();
  await expect(phone.getByText(written)).toBeVisible();
  await expect(phone.getByRole('radio')).toHaveCount(0);
  const otherWay = phone.getByRole('button', { name: portalTextOf('payments.reported.otherWay') });
  await otherWay.click();
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: portalTextOf('shell.cancel') })
    .first()
    .click();
  await expect(phone.getByRole('radio')).toHaveCount(0);
  await otherWay.click();
  await phone.getByRole('button', { name: portalTextOf('payments.reported.again.confirm') }).click();
  await decideAtSandbox(phone, 'decline');
  await expect(phone.getByText(portalTextOf('payments.state.failed')).first()).toBeVisible();

  await approveTransfer(clerk, origin, written);
  await go(phone, `${origin}/myOrder/${order.id}`);
  await expect(phone.getByText(portalTextOf('orders.paid')).first()).toBeVisible();
  await expect(phone.getByText(written)).toHaveCount(0);
  await goAndSettle(phone, `${origin}/pay/${order.id}`);
  await expect(phone.getByRole('radio')).toHaveCount(0);
  expect(await wallet()).toEqual(before.wallet);
  expect(await chargesFor(phone, origin, order)).toBe(1);
});

test('a declined card is reported and can be tried again', async ({ browser, origin }) => {
  const phone = await demoMember(browser, origin);
  const order = (await payable(phone, origin)).at(-1);
  if (!order) throw new Error('The demo member has no order to pay');
  await test.step('an order is drawn once its discounts are known', async () => {
    const known = await holdBackRequests(phone, '**/api/Orders/GetIntegralByOrderId*');
    await phone.goto(`${origin}/myOrder/${order.id}`);
    const bill = phone.getByRole('heading', { name: portalTextOf('orders.bill'), exact: true });
    await expect(phone.getByText(portalTextOf('orders.one', { number: order.number }))).toBeVisible();
    await expect(phone.getByRole('status', { name: portalTextOf('shell.loading') })).toBeVisible();
    await expect(bill).toHaveCount(0);
    known();
    await expect(bill).toBeVisible();
    await expect(phone.getByRole('status', { name: portalTextOf('shell.loading') })).toHaveCount(0);
    await phone.unroute('**/api/Orders/GetIntegralByOrderId*');
  });
  await watchLayoutShifts(phone);
  await loadAndSettle(phone, `${origin}/pay/${order.id}`);
  await expect(phone.getByRole('button', { name: portalTextOf('payments.pay') })).toBeVisible();
  expect(await layoutShiftSumOf(phone), 'nothing moves while the page loads').toBeLessThanOrEqual(0.05);
  // No payment method is preselected, because methods have different fees.
  await expect(phone.locator('input[type="radio"][value="sandbox"]')).not.toBeChecked();
  await decideAtSandbox(phone, 'decline');
  await expect(phone.getByText(portalTextOf('payments.state.failed')).first()).toBeVisible();
  await phone.getByRole('link', { name: portalTextOf('payments.state.again') }).click();
  await decideAtSandbox(phone, 'approve');
  await expect(phone.getByText(portalTextOf('payments.state.succeeded')).first()).toBeVisible();
  expect((await payable(phone, origin)).some(({ id }) => id === order.id)).toBe(false);
});

test('cash on delivery is settled when staff record the signature', async ({ browser, origin }) => {
  const clerk = await demoClerk(browser, origin, 'owner');
  const path = `staff/orders?state=awaitingSignature&toDay=${yesterday()}&pageSize=100`;
  const { list } = await callAsDemoLogin<List<DeskOrder>>(clerk, origin, ['console', 'owner'], path);
  // Skips orders of the demo member, which other journeys follow.
  const order = list.find(({ cashOnDelivery, member: { account } }) => cashOnDelivery && account !== 'demo');
  if (!order) throw new Error('No cash on delivery order is on its way');
  await recordSigner(clerk, origin, order.id, '管理員代收');
  const { list: payments } = await callAsDemoLogin<List<{ state: string; method: string }>>(
    clerk,
    origin,
    finance,
    `staff/payments?orderId=${order.id}`,
  );
  expect(payments.map(({ state, method }) => `${method} ${state}`)).toEqual(['cod succeeded']);
});
