import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { payClaim, submitClaim } from './aftersales.ts';
import { pack, receiveParcels, ship } from './clerk.ts';
import { writeReview } from './comments.ts';
import { disputePackage, measureAgain } from './disputes.ts';
import { goToOrder } from './goToOrder.ts';
import { payBySandbox, signAsRecipient } from './member.ts';
import { decideProblem, registerProblem, settleDecidedProblem } from './problems.ts';
import { test } from './test.ts';
import { confirmTable, correctCell, type Fault, openVipOrder, uploadTable } from './vip.ts';
import type { VipRowTexts } from './vipTable.ts';
import { callAsDemoLogin, listenForFaults, newPage, openAs } from './visit.ts';
import { portalTextOf } from './words.ts';

const faults: readonly Fault[] = [
  { row: 5, column: 'courierNumber', wrong: '??' },
  { row: 6, column: 'product', wrong: '飛毯' },
  { row: 7, column: 'quantity', wrong: '1.5' },
  { row: 8, column: 'quantity', wrong: '' },
  { row: 9, column: 'price', wrong: '很便宜' },
  { row: 10, column: 'channel', wrong: '飛鴿' },
  { row: 11, column: 'carrier', wrong: '黑貓' },
  { row: 12, column: 'myAddress', wrong: '某處' },
  { row: 13, column: 'declarer', wrong: '某人' },
  { row: 14, column: 'taxIncluded', wrong: '也許' },
  { row: 15, column: 'unit', wrong: '噸' },
  { row: 16, column: 'orderKey', wrong: '' },
];
const rowCount = 300;
/**
 * One order of two parcels, one of a single parcel, twelve of a single parcel with a fault each, and the rest of three
 * parcels.
 */
const orderCount = 2 + faults.length + (rowCount - 3 - faults.length) / 3;

/** A member with VIP orders other than the demo member, whose money other journeys count. */
async function vipMember(page: Page, origin: string): Promise<string> {
  type Orders = { readonly list: readonly { readonly memberAccount: string }[] };
  const orders = await callAsDemoLogin<Orders>(
    page,
    origin,
    ['console', 'owner'],
    'staff/vip-orders?shelf=all',
  );
  const other = orders.list.find(({ memberAccount }) => memberAccount !== 'demo');
  if (!other) throw new Error('Nobody but the demo member has VIP orders');
  return other.memberAccount;
}

/** Rows like the template's example, grouped into orders as in `orderCount`. */
function rightRows(
  serial: number,
  numbers: readonly string[],
  [first = {}, second = {}]: readonly VipRowTexts[],
) {
  return Array.from({ length: rowCount }, (_, at) => {
    const isAlone = at > 1 && at < 3 + faults.length;
    const key = at < 2 ? 'A' : isAlone ? `B${at}` : `C${Math.floor(at / 3)}`;
    const isFirst = at === 0 || isAlone || (at > 2 && at % 3 === 0);
    const courierNumber = numbers[at] ?? `JD${serial}${String(at).padStart(5, '0')}`;
    return { ...(isFirst ? first : second), orderKey: key, courierNumber };
  });
}

/** A table of orders on a phone. One of its orders then has a problem, a dispute and a claim. */
test('300 rows are corrected and imported, and one of their orders goes through a problem, a dispute and a claim', async ({
  browser,
  origin,
}) => {
  const [phone, clerk, second] = await Promise.all([
    newPage(browser, 390),
    newPage(browser, 1280),
    newPage(browser, 1280),
  ]);
  const heard = [phone, clerk, second].map(listenForFaults);
  const account = await vipMember(phone, origin);
  await openAs(phone, origin, 'portal', account, 'tw');
  await openAs(clerk, origin, 'console', 'owner', 'tw');
  await openAs(second, origin, 'console', 'warehouse', 'tw');
  const serial = randomInt(10_000_000, 99_999_999);
  const [damaged = '', late = '', alone = ''] = [1, 2, 3].map((n) => `SF${serial}0000${n}`);
  const said = (what: string) => `${what}${serial}`;
  let rows: readonly VipRowTexts[] = [];

  await test.step('a table of 300 rows shows its 12 faults at their cells', async () => {
    await uploadTable(phone, origin, said('訂單'), (examples) => {
      rows = rightRows(serial, [damaged, late, alone], examples);
      return rows.map((row, at) => {
        const fault = faults.find((one) => one.row === at + 2);
        return fault ? { ...row, [fault.column]: fault.wrong } : row;
      });
    });
    await expect(phone.getByText(portalTextOf('vipImports.bad', { n: faults.length }))).toBeVisible();
    await expect(phone.locator('[data-bad]').filter({ visible: true })).toHaveCount(faults.length);
  });
  await test.step('they are corrected in the preview, and the orders are placed', async () => {
    for (const fault of faults) await correctCell(phone, fault, rows[fault.row - 2]?.[fault.column] ?? '');
    await confirmTable(phone, orderCount);
  });
  const number = await openVipOrder(phone, origin, damaged);
  await test.step('a parcel of it arrives damaged: it is registered, its member decides, and it is settled', async () => {
    await receiveParcels(clerk, origin, [damaged]);
    await expect(phone.getByText(portalTextOf('vipOrders.progress', { arrived: 1, total: 2 }))).toBeVisible();
    await registerProblem(clerk, [damaged], said('角破了'));
    await decideProblem(phone, origin, said('角破了'));
    await settleDecidedProblem(clerk, origin, said('角破了'), said('補好了'));
  });
  await test.step('with its last parcel it becomes an order automatically, and so does another', async () => {
    const toOrder = phone.getByRole('link', { name: portalTextOf('vipOrders.toOrder') });
    await openVipOrder(phone, origin, late);
    await receiveParcels(clerk, origin, [alone, late]);
    await expect(toOrder).toBeVisible();
    await openVipOrder(phone, origin, alone);
    await expect(toOrder).toBeVisible();
  });
  await test.step('it is packed and paid', async () => {
    await pack(clerk, origin, number, [damaged, late]);
    await payBySandbox(phone, origin, number);
  });
  await test.step('its measurement is disputed, a second clerk measures again, and the difference is refunded', async () => {
    await goToOrder(phone, origin, 'awaitingShipment', number);
    await disputePackage(phone, said('沒有這麼重'));
    await measureAgain(clerk, second, origin, number);
    await expect(phone.getByText(portalTextOf('disputes.says.corrected'))).toBeVisible();
    const returned = phone.getByText(portalTextOf('disputes.returned')).locator('..');
    await expect(returned).toHaveText(/[1-9]/);
  });
  await test.step('it is shipped and signed', async () => {
    await ship(clerk, origin, number, `KV${serial}00`);
    await signAsRecipient(phone, origin, number);
  });
  await test.step('a claim with pictures is granted with the receipt of its payment', async () => {
    await submitClaim(phone, said('碎了'));
    await payClaim(clerk, phone, origin, { orderNumber: number, remark: said('碎了'), way: 'outside' });
  });
  await test.step('the member reviews it', () => writeReview(phone, origin, number, said('處理得很好')));
  expect(heard.flat()).toEqual([]);
});
