import { describe, expect, test } from 'vitest';
import { inOneBox } from './orderScene.ts';
import { aboveToleranceG, holdRule, newRequestKey } from './priceHoldScene.ts';
import { openStandingWorld } from './standingWorld.ts';

/** Tests standing orders in a shop that bills after packing and in which prices hold. */
const { world, pay, clerk, run, owner } = await openStandingWorld();

const boss = await world.tw.staff(['owner']);
await boss.client.call('saveHoldSettings', holdRule);
await world.tw.set({ payBeforePacking: false });

/** An order that was placed by a member's rule and, once packed, costs more than its held price covers. */
async function dearer(fields: Parameters<typeof owner>[1] = {}) {
  const made = await owner(1_000_000, fields);
  await made.parcel();
  await made.parcel();
  await made.start();
  await run();
  const act = (await made.acts())[0];
  const orderId = act?.orderId ?? '';
  await world.change('orders', { id: orderId }, { revocableUntil: new Date() });
  const { billTotalMinor, held } = await clerk.client.call('packOrder', inOneBox(orderId, aboveToleranceG));
  expect(held).toBe('higher');
  const payment = async () => (await made.acts())[0]?.payment;
  const order = () => made.call('getOrder', { orderId });
  return { ...made, orderId, billTotalMinor, payment, order };
}

describe('a held price of a standing order that became higher', () => {
  test('needs the usual consent, and is paid within the limit only after it', async () => {
    const { attempt, member, orderId, billTotalMinor, payment, order } = await dearer();
    await run();
    expect(await payment()).toBe('later');
    expect(await pay.balance(member)).toBe(1_000_000);
    expect((await order()).priceHold).toMatchObject({ kind: 'asked', afterMinor: billTotalMinor });
    const agreed = await attempt('agreeToPrice', { orderId, totalMinor: billTotalMinor }, newRequestKey());
    expect(agreed).toMatchObject({ ok: true, data: { dueMinor: billTotalMinor } });
    await run();
    expect(await payment()).toBe('paid');
    expect(await pay.balance(member)).toBe(1_000_000 - billTotalMinor);
    expect(await order()).toMatchObject({ state: 'awaitingShipment', priceHold: { answer: 'agreed' } });
  });

  test('is not paid after the parcels were taken back', async () => {
    const { attempt, member, orderId, billTotalMinor, order } = await dearer();
    expect((await attempt('takeParcelsBack', { orderId }, newRequestKey())).ok).toBe(true);
    await run();
    await run();
    expect(await pay.balance(member)).toBe(1_000_000);
    expect((await order()).state).toBe('cancelled');
    const late = await attempt('agreeToPrice', { orderId, totalMinor: billTotalMinor }, newRequestKey());
    expect(late).toBeRefused('order.notAsked');
  });

  test('above the limit is left to the member after consent', async () => {
    const { attempt, member, orderId, billTotalMinor, payment, id } = await dearer();
    await run();
    expect(await payment()).toBe('later');
    await world.change('standingActs', { standingOrderId: id }, { limitMinor: billTotalMinor - 1 });
    await attempt('agreeToPrice', { orderId, totalMinor: billTotalMinor }, newRequestKey());
    await run();
    expect(await payment()).toBe('overLimit');
    expect(await pay.balance(member)).toBe(1_000_000);
  });
});
