import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Client } from '../packages/contract/src/client.ts';
import { printedCodes, prints } from './printedLabels.ts';
import { clientOf, type OrderToPack, ordersToPack } from './streams/orders.ts';
import { listenForFaults, newPage, openAs, settled } from './visit.ts';
import { desk, portal } from './words.ts';

const [parcelsMade, perOrder] = [60, 4];

/** Types as a scanner does. */
async function scan(clerk: Page, text: string): Promise<void> {
  await clerk.keyboard.type(text);
  await clerk.keyboard.press('Enter');
}

/** What a code on a label means to the product. */
async function meant(staff: Client, text: string) {
  const { list } = await staff.call('resolveScan', { text, desk: 'anywhere' }, { fresh: true });
  return list.map(({ kind, number, part }) => `${kind} ${number}${part > 0 ? `-${part}` : ''}`);
}

/** The bars of printed labels, without the kind of code. */
const barsOf = (labels: readonly (readonly string[])[]) =>
  labels.map((codes) => codes.find((code) => code.startsWith('Code128 '))?.slice(8) ?? '');

/** Prints the labels of all parcels of a list as it is shown. */
async function printList(clerk: Page, origin: string, words: string, n: number): Promise<string[]> {
  await clerk.goto(`${origin}/console/parcels?words=${words}`);
  await settled(clerk);
  const before = await prints(clerk);
  await clerk.locator('thead input[type="checkbox"]').first().check();
  await clerk.getByRole('button', { name: desk('labels.print.many', { n }) }).click();
  await expect.poll(() => prints(clerk)).toBe(before + 1);
  return barsOf(await printedCodes(clerk));
}

/** Packs an order of four parcels into three boxes by scans and keys, and answers the boxes' labels. */
async function packInThree(clerk: Page, origin: string, order: OrderToPack): Promise<string[]> {
  await clerk.goto(`${origin}/console/packing`);
  await settled(clerk);
  await scan(clerk, order.number);
  await expect(
    clerk.getByRole('heading', { name: desk('orders.desk.title', { number: order.number }) }),
  ).toBeVisible();
  await settled(clerk);
  const boxes = [order.parcels.slice(0, 2), order.parcels.slice(2, 3), order.parcels.slice(3)];
  for (const [at, parcels] of boxes.entries()) {
    if (at > 0) await clerk.keyboard.press('F2');
    for (const parcel of parcels) await scan(clerk, parcel);
    await clerk.locator('[data-step^="weight"]').last().fill('2.10');
    await clerk.keyboard.press('Enter');
    await clerk.keyboard.type('40 30 25');
    await clerk.keyboard.press('Enter');
  }
  await settled(clerk);
  const before = await prints(clerk);
  await clerk.keyboard.press('Control+Enter');
  await expect(clerk.getByText(desk('orders.desk.done', { number: order.number }))).toBeVisible();
  await expect.poll(() => prints(clerk)).toBe(before + 1);
  return barsOf(await printedCodes(clerk));
}

/** Ships what was scanned under a number. */
async function shipScanned(clerk: Page, scanned: string, forwarding: string): Promise<void> {
  await scan(clerk, scanned);
  await expect(clerk.locator('[data-step="forwarding"]')).toBeFocused();
  await scan(clerk, forwarding);
  await expect(clerk.locator(`[data-shipment="${scanned}"][data-state="shipped"]`)).toBeVisible();
}

test('a day of sixty parcels and fifteen orders: every label is scanned back, and three boxes leave on two flights', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const clerk = await newPage(browser, 1280);
  const phone = await newPage(browser, 390);
  const faults = [clerk, phone].map(listenForFaults);
  await openAs(clerk, origin, 'console', 'warehouse', 'tw');
  await openAs(phone, origin, 'portal', 'demo', 'tw');
  await clerk.addInitScript(() => {
    window.print = () =>
      Object.assign(globalThis, { prints: ((globalThis as { prints?: number }).prints ?? 0) + 1 });
    const printing = { way: 'browser', size: '100x150', dpi: 203, packing: true };
    localStorage.setItem('crossdock.console.labels', JSON.stringify(printing));
  });
  await clerk.goto(`${origin}/console/desk`);
  await settled(clerk);
  const [member, staff] = await Promise.all([
    clientOf(clerk, origin, 'portal', 'demo'),
    clientOf(clerk, origin, 'console', 'warehouse'),
  ]);
  const serial = `YT${randomInt(10_000_000, 99_999_999)}`;
  const numbers = Array.from(
    { length: parcelsMade },
    (_, n) => `${serial}${String(n * 37).padStart(5, '0')}`,
  );
  const picture = new Blob([new Uint8Array(await clerk.screenshot())], { type: 'image/png' });
  const orders = await ordersToPack({ member, clerk: staff, picture }, numbers, perOrder);
  expect(orders).toHaveLength(parcelsMade / perOrder);

  await test.step('the labels of sixty parcels are read by a foreign reader and scanned back', async () => {
    const bars = await printList(clerk, origin, serial, numbers.length);
    expect([...bars].sort()).toEqual([...numbers].sort());
    for (const code of bars) expect(await meant(staff, code)).toEqual([`parcel ${code}`]);
  });

  const [split, ...others] = orders as [OrderToPack, ...OrderToPack[]];
  const boxes = await test.step('one order is packed in three boxes', async () => {
    const bars = await packInThree(clerk, origin, split);
    expect(bars).toEqual([1, 2, 3].map((n) => `${split.number}-${n}`));
    for (const code of bars)
      expect(await meant(staff, code)).toEqual([`order ${split.number}${code.slice(-2)}`]);
    return bars;
  });

  await test.step('its boxes leave on two flights, by their labels', async () => {
    await clerk.goto(`${origin}/console/shipping`);
    await settled(clerk);
    for (const [at, box] of boxes.entries())
      await shipScanned(clerk, box, `KR${serial.slice(2)}${at === 2 ? '02' : '01'}`);
    await phone.goto(`${origin}/myOrder/${split.id}`);
    await settled(phone);
    for (const box of boxes) await expect(phone.getByText(box).first()).toBeVisible();
  });
  void others;
  void portal;
  expect(faults.flat()).toEqual([]);
});
