import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { clientOf, createOrdersToPack } from './streams/orders.ts';
import {
  correctScansOf,
  loadScanStream,
  type NumberResolver,
  playScanStream,
  typedTextOf,
} from './streams/player.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, openAndListen } from './visit.ts';

interface Row {
  readonly billCode: string;
  readonly weightG: number;
  readonly shelfCode: string;
}

/**
 * Errors that the checks ignore. If the page is left during a lookup, the browser reports the lookup as failed, and
 * the next page repeats the lookup.
 */
const ofReloads = /Failed to load resource|net::ERR/;
/** The time in which a desk sends its stored actions one after another to a slow server. */
const sentMs = process.env.E2E_DELAY_MS === undefined ? 30_000 : 150_000;
const shelfForm = /^[A-Z]-\d\d-\d$/;
const weightForm = /^\d\.\d\d$/;

/** Opens one of the desks, for a clerk who never looks at the screen. */
async function atDesk(clerk: Page, origin: string, path: string): Promise<void> {
  await loadAndSettle(clerk, `${origin}/console/${path}`);
}

test('receiving and shelving: 600 scans of which 80 are wrong, and every parcel is right', async ({
  browser,
  origin,
}) => {
  const [clerk, faults] = await openAndListen(demoClerk(browser, origin, 'warehouse'));
  const serial = `SF${randomInt(1_000_000, 9_999_999)}`;
  const numbers: NumberResolver = (place) =>
    `${serial}${String(Number(place.slice(1)) * 37).padStart(6, '0')}`;
  const rows = async () => {
    const path = `staff/parcels?words=${serial}&pageSize=100`;
    const { list } = await callAsDemoLogin<{ list: Row[] }>(clerk, origin, ['console', 'owner'], path);
    return list
      .map(({ billCode, weightG, shelfCode }) => `${billCode} ${weightG} ${shelfCode}`)
      .sort((one, other) => (one < other ? -1 : 1));
  };
  const receiving = loadScanStream('receiving');
  const right = correctScansOf(receiving);
  const weights = right.filter((scan) => weightForm.test(scan)).map((kg) => Math.round(Number(kg) * 1_000));
  const shelves = right.filter((scan) => shelfForm.test(scan));
  await test.step('receiving', async () => {
    await atDesk(clerk, origin, 'desk');
    await playScanStream(clerk, receiving, numbers);
    const wanted = weights.map((grams, n) => `${numbers(`p${n}`)} ${grams} ${shelves[n]}`);
    await expect.poll(rows, { timeout: sentMs }).toEqual(wanted);
  });
  await test.step('shelving', async () => {
    const stream = loadScanStream('shelving');
    let shelf = '';
    const places = new Map<string, string>();
    for (const scan of correctScansOf(stream)) {
      if (shelfForm.test(scan)) shelf = scan;
      else places.set(typedTextOf(scan, numbers), shelf);
    }
    await atDesk(clerk, origin, 'desk?mode=shelve');
    await playScanStream(clerk, stream, numbers);
    const wanted = weights.map((grams, n) => {
      const number = numbers(`p${n}`);
      return `${number} ${grams} ${places.get(number)}`;
    });
    await expect.poll(rows, { timeout: sentMs }).toEqual(wanted);
  });
  expect(faults.filter((fault) => !ofReloads.test(fault))).toEqual([]);
  await clerk.context().close();
});

test('packing and shipping: every order has its own parcels, weight and label, whatever is scanned wrongly', async ({
  browser,
  origin,
}) => {
  const [clerk, faults] = await openAndListen(demoClerk(browser, origin, 'warehouse'));
  const [member, staff, owner] = await Promise.all([
    clientOf(clerk, origin, 'portal', 'demo'),
    clientOf(clerk, origin, 'console', 'warehouse'),
    clientOf(clerk, origin, 'console', 'owner'),
  ]);
  await atDesk(clerk, origin, 'packing');
  const [packing, shipping] = [loadScanStream('packing'), loadScanStream('shipping')];
  const weights = correctScansOf(packing).filter((scan) => weightForm.test(scan));
  const serial = `YT${randomInt(1_000_000, 9_999_999)}`;
  const courierNumbers = weights.flatMap((_, n) =>
    [0, 1].map((at) => `${serial}${String((n * 2 + at) * 37).padStart(6, '0')}`),
  );
  const orders = await createOrdersToPack({ member, clerk: staff }, courierNumbers);
  const label = (n: number) => `KR${serial.slice(2)}${String(n * 31).padStart(4, '0')}`;
  const numbers: NumberResolver = (place) => {
    const [, kind = '', n = '', parcel] = /^([ol])(\d+)(?:p(\d))?$/.exec(place) ?? [];
    const order = orders[Number(n)];
    if (kind === 'l') return label(Number(n));
    return (parcel === undefined ? order?.number : order?.parcels[Number(parcel)]) ?? '';
  };
  const details = () =>
    Promise.all(orders.map(({ id: orderId }) => owner.call('getDeskOrder', { orderId }, { fresh: true })));
  await test.step('packing', async () => {
    await playScanStream(clerk, packing, numbers);
    const packed = async () => (await details()).map(({ packages }) => packages[0]?.weightG);
    const wanted = weights.map((kg) => Math.round(Number(kg) * 1_000));
    await expect.poll(packed, { timeout: sentMs }).toEqual(wanted);
  });
  await test.step('shipping', async () => {
    await atDesk(clerk, origin, 'shipping');
    await playScanStream(clerk, shipping, numbers);
    const shipped = async () => (await details()).map(({ forwardingNumber }) => forwardingNumber);
    await expect.poll(shipped, { timeout: sentMs }).toEqual(orders.map((_, n) => label(n)));
  });
  expect(faults.filter((fault) => !ofReloads.test(fault))).toEqual([]);
  await clerk.context().close();
});
