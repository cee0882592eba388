import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Client } from '../packages/contract/src/client.ts';
import { editOrderPart } from './orderChange.ts';
import { typeLine } from './presses.ts';
import { printCount, printedCodes } from './printedLabels.ts';
import { decideProblem, settleDecidedProblem } from './problems.ts';
import { goAndSettle, loadAndSettle } from './route.ts';
import { clientOf, createOrdersToPack, type OrderToPack } from './streams/orders.ts';
import { test } from './test.ts';
import { demoClerk, demoMember, expectMessage, listenForFaults, waitUntilSettled } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

const [parcelsMade, perOrder] = [60, 4];

/** Resolves a label's code with the product's API. */
async function meant(staff: Client, text: string) {
  const { list } = await staff.call('resolveScan', { text, desk: 'anywhere' }, { fresh: true });
  return list.map(({ kind, number, part }) => `${kind} ${number}${part > 0 ? `-${part}` : ''}`);
}

/** The barcodes of printed labels, without the type of code. */
const barsOf = (labels: readonly (readonly string[])[]) =>
  labels.map((codes) => codes.find((code) => code.startsWith('Code128 '))?.slice(8) ?? '');

/** Prints the labels of all parcels in a list as it is shown. */
async function printList(clerk: Page, origin: string, words: string, n: number): Promise<string[]> {
  await loadAndSettle(clerk, `${origin}/console/parcels?words=${words}`);
  const before = await printCount(clerk);
  await clerk.getByRole('checkbox', { name: consoleTextOf('shell.list.chooseAll') }).check();
  // Chooses the matching parcels of all pages, not only those of the shown page.
  await clerk.getByRole('button', { name: consoleTextOf('shell.list.chooseMatching', { n }) }).click();
  await clerk.getByRole('button', { name: consoleTextOf('labels.print.many', { n }) }).click();
  await expect.poll(() => printCount(clerk)).toBe(before + 1);
  return barsOf(await printedCodes(clerk));
}

/** Opens an order at the packing desk by its number. */
async function openBench(clerk: Page, origin: string, { number }: OrderToPack): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/packing`);
  await typeLine(clerk, number);
  await expect(
    clerk.getByRole('heading', { name: consoleTextOf('orders.desk.title', { number }) }),
  ).toBeVisible();
  await waitUntilSettled(clerk);
}

/** Weighs and measures the last box. */
async function measure(clerk: Page): Promise<void> {
  await clerk.locator('[data-step^="weight"]').last().fill('2.10');
  await clerk.keyboard.press('Enter');
  await typeLine(clerk, '40 30 25');
}

/** Confirms the packing and returns the barcodes of the printed labels. */
async function confirmed(clerk: Page, { number }: OrderToPack): Promise<string[]> {
  await waitUntilSettled(clerk);
  const before = await printCount(clerk);
  await clerk.getByRole('button', { name: consoleTextOf('orders.desk.confirm') }).click();
  await expect(clerk.getByText(consoleTextOf('orders.desk.done', { number }))).toBeVisible();
  await expect.poll(() => printCount(clerk)).toBe(before + 1);
  return barsOf(await printedCodes(clerk));
}

/** Packs an order into one box and returns the barcodes of its label. */
async function packed(clerk: Page, origin: string, order: OrderToPack): Promise<string[]> {
  await openBench(clerk, origin, order);
  for (const parcel of order.parcels) await typeLine(clerk, parcel);
  await measure(clerk);
  return confirmed(clerk, order);
}

/** Packs an order of four parcels into three boxes by scans and keys, and returns the boxes' labels. */
async function packInThree(clerk: Page, origin: string, order: OrderToPack): Promise<string[]> {
  await openBench(clerk, origin, order);
  const boxes = [order.parcels.slice(0, 2), order.parcels.slice(2, 3), order.parcels.slice(3)];
  for (const [at, parcels] of boxes.entries()) {
    if (at > 0) await clerk.keyboard.press('F2');
    for (const parcel of parcels) await typeLine(clerk, parcel);
    await measure(clerk);
  }
  return confirmed(clerk, order);
}

/** Scans an order or package at the shipping desk and ships it with this forwarding number. */
async function shipScanned(clerk: Page, scanned: string, forwarding: string): Promise<void> {
  await typeLine(clerk, scanned);
  await expect(clerk.locator('[data-step="forwarding"]')).toBeFocused();
  await typeLine(clerk, forwarding);
  await expect(clerk.locator(`[data-shipment="${scanned}"][data-state="shipped"]`)).toBeVisible();
}

test('a day of sixty parcels and fifteen orders: every label is scanned, and three boxes leave on two flights', async ({
  browser,
  origin,
}) => {
  const clerk = await demoClerk(browser, origin, 'warehouse');
  const phone = await demoMember(browser, origin);
  const faults = [clerk, phone].map(listenForFaults);
  await clerk.addInitScript(() => {
    window.print = () =>
      Object.assign(globalThis, { prints: ((globalThis as { prints?: number }).prints ?? 0) + 1 });
    const printing = { way: 'browser', size: '100x150', dpi: 203, packing: true };
    localStorage.setItem('crossdock.console.labels', JSON.stringify(printing));
  });
  await loadAndSettle(clerk, `${origin}/console/desk`);
  const [member, staff] = await Promise.all([
    clientOf(clerk, origin, 'portal', 'demo'),
    clientOf(clerk, origin, 'console', 'warehouse'),
  ]);
  const serial = `YT${randomInt(10_000_000, 99_999_999)}`;
  const numbers = Array.from(
    { length: parcelsMade },
    (_, n) => `${serial}${String(n * 37).padStart(5, '0')}`,
  );
  const orders = await createOrdersToPack({ member, clerk: staff }, numbers, perOrder);
  expect(orders).toHaveLength(parcelsMade / perOrder);

  await test.step('an independent reader reads the labels of sixty parcels, and the desk scans them', async () => {
    const bars = await printList(clerk, origin, serial, numbers.length);
    expect([...bars].sort()).toEqual([...numbers].sort());
    for (const code of bars) expect(await meant(staff, code)).toEqual([`parcel ${code}`]);
  });

  const [split, changed, missing, damaged, ...others] = orders as [
    OrderToPack,
    OrderToPack,
    OrderToPack,
    OrderToPack,
    ...OrderToPack[],
  ];
  /** Checks that the label of a packed order resolves to that order. */
  const readsBack = async (order: OrderToPack, bars: readonly string[]) => {
    expect(bars).toEqual(bars.map((_, at) => `${order.number}-${at + 1}`));
    for (const code of bars)
      expect(await meant(staff, code)).toEqual([`order ${order.number}${code.slice(-2)}`]);
  };

  await test.step('the member changes one order, and then the warehouse changes it again', async () => {
    await loadAndSettle(phone, `${origin}/myOrder/${changed.id}`);
    await phone.getByRole('link', { name: portalTextOf('orders.change.go') }).click();
    await waitUntilSettled(phone);
    await editOrderPart(phone, portalTextOf, 'parcels', (dialog) =>
      dialog.getByRole('checkbox', { name: changed.parcels[3] ?? '' }).uncheck(),
    );
    await phone.getByRole('button', { name: portalTextOf('orders.change.confirm') }).click();
    await expectMessage(phone, portalTextOf('orders.change.saved'));
    await loadAndSettle(clerk, `${origin}/console/orders/${changed.id}`);
    await clerk.getByRole('link', { name: consoleTextOf('orders.action.change') }).click();
    await waitUntilSettled(clerk);
    await editOrderPart(clerk, consoleTextOf as typeof portalTextOf, 'contact', (dialog) =>
      dialog.getByRole('textbox').first().fill('林美惠'),
    );
    await clerk.getByLabel(consoleTextOf('orders.change.why')).fill('會員來電');
    await clerk.getByRole('button', { name: consoleTextOf('orders.change.confirm') }).click();
    await expectMessage(clerk, consoleTextOf('orders.done.change'));
    const bars = await packed(clerk, origin, { ...changed, parcels: changed.parcels.slice(0, 3) });
    await readsBack(changed, bars);
  });

  await test.step('a parcel is not on its shelf, and the member lets the order go without it', async () => {
    await openBench(clerk, origin, missing);
    for (const parcel of missing.parcels.slice(0, 3)) await typeLine(clerk, parcel);
    await clerk.keyboard.press('F9');
    const form = clerk.getByRole('dialog');
    await form.getByRole('button', { name: consoleTextOf('problems.type.missing') }).click();
    await form.getByLabel(consoleTextOf('problems.register.number')).fill(missing.parcels[3] ?? '');
    const words = `架上找不到 ${serial}`;
    await form.getByLabel(consoleTextOf('problems.description')).fill(words);
    await form.getByRole('button', { name: consoleTextOf('problems.register') }).click();
    await expect(form).toHaveCount(0);
    await decideProblem(phone, origin, words, 'without');
    // The open packing continues with the three parcels that are there.
    await expect(clerk.getByText(missing.parcels[3] ?? '')).toHaveCount(0);
    await measure(clerk);
    await readsBack(missing, await confirmed(clerk, missing));
  });

  await test.step('a damaged parcel is sent as it is, as its member decided', async () => {
    await openBench(clerk, origin, damaged);
    for (const parcel of damaged.parcels) await typeLine(clerk, parcel);
    const words = `外箱破損 ${serial}`;
    await clerk.keyboard.press('F9');
    const form = clerk.getByRole('dialog');
    await form.getByRole('button', { name: consoleTextOf('problems.type.damaged') }).click();
    await form.getByLabel(consoleTextOf('problems.description')).fill(words);
    await form.getByRole('button', { name: consoleTextOf('problems.register') }).click();
    await expect(form).toHaveCount(0);
    await decideProblem(phone, origin, words);
    await settleDecidedProblem(clerk, origin, words, '照原樣寄出');
    await readsBack(damaged, await packed(clerk, origin, damaged));
  });

  const boxes = await test.step('one order is packed in three boxes', async () => {
    const bars = await packInThree(clerk, origin, split);
    expect(bars).toHaveLength(3);
    await readsBack(split, bars);
    return bars;
  });

  await test.step('its boxes leave on two flights, each by its label', async () => {
    await loadAndSettle(clerk, `${origin}/console/shipping`);
    const flights = [1, 1, 2].map((flight) => `KR${serial.slice(2)}0${flight}`);
    for (const [at, box] of boxes.entries()) await shipScanned(clerk, box, flights[at] ?? '');
    await loadAndSettle(phone, `${origin}/myOrder/${split.id}`);
    for (const flight of flights) await expect(phone.getByText(flight).first()).toBeVisible();
  });

  await test.step('the other orders are packed in one box each', async () => {
    for (const order of others) await readsBack(order, await packed(clerk, origin, order));
  });
  expect(faults.flat()).toEqual([]);
});
