import { afterAll, describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { heavy, lighter, openDisputeScene, pack } from './disputeScene.ts';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const s = await openDisputeScene();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

const opened = async (by: Person, id: string, of: 'parcel' | 'package' = 'package') => {
  const answer = await s.dispute(by, id, of);
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data.id;
};
const ship = (number: string) =>
  s.clerk.client.attempt('shipOrder', { number, forwardingNumber: `FW${number}` });

describe('a measurement', () => {
  test('has clerk, time, scale and picture, and the dispute waits in the queue with the member’s words', async () => {
    const { buyer, orderId, number, packageId } = await s.packed();
    const read = () => buyer.client.call('getMeasurements', { of: 'order', id: orderId });
    const [before] = (await read()).list;
    expect(before).toMatchObject({
      of: 'package',
      position: 1,
      measurements: [{ ...heavy, scale: 'A1', why: '' }],
      dispute: null,
    });
    expect(before?.measurements[0]?.by).not.toBe('');
    expect(before?.disputableUntil).not.toBeNull();
    const upload = (type: 'dispute' | 'comment') =>
      buyer.client.call('upload', { type }, { file: picture() }).then(({ fileId }) => fileId);
    const input = { of: 'package' as const, id: packageId, reason: '只有四公斤多' };
    expect(
      await buyer.client.attempt('openDispute', { ...input, fileIds: [await upload('comment')] }),
    ).toBeRefused('dispute.pictureUnknown', 'fileIds');
    const { id } = await buyer.client.call('openDispute', { ...input, fileIds: [await upload('dispute')] });
    expect(await s.dispute(buyer, packageId)).toBeRefused('dispute.open');
    const [after] = (await read()).list;
    expect(after).toMatchObject({ disputableUntil: null, dispute: { id, state: 'open', second: null } });
    const queue = (by: Person) => by.client.call('listDisputes', { words: number });
    const [waiting] = (await queue(s.second)).list;
    expect(waiting).toMatchObject({ id, subject: { number }, position: 1, isMine: false, first: heavy });
    expect(waiting?.pictures).toHaveLength(1);
    expect((await queue(s.clerk)).list[0]?.isMine).toBe(true);
    expect((await s.owner.client.call('getDashboard', {})).disputes).toBe((await queue(s.owner)).open);
    const stranger = await s.world.tw.member();
    for (const attempt of [
      stranger.client.attempt('getDispute', { id }),
      stranger.client.attempt('withdrawDispute', { id }),
      stranger.client.attempt('getMeasurements', { of: 'order', id: orderId }),
      s.dispute(stranger, packageId),
    ])
      expect(await attempt).toBeRefused('row.notFound');
    await buyer.client.call('withdrawDispute', { id });
    expect(await buyer.client.attempt('withdrawDispute', { id })).toBeRefused('dispute.notOpen');
    // After the dispute is withdrawn, it can be opened again.
    expect(await s.dispute(buyer, packageId)).toMatchObject({ ok: true });
  });

  test('of a package that an older server packed is recorded before the second one', async () => {
    const { buyer, orderId, packageId } = await s.packed();
    await s.world.sql('delete from package_measurements where order_id = $1', [orderId]);
    const [thing] = (await buyer.client.call('getMeasurements', { of: 'order', id: orderId })).list;
    expect(thing?.measurements).toMatchObject([heavy]);
    const id = await opened(buyer, packageId);
    await s.measure(id, lighter);
    const { first, second } = await buyer.client.call('getDispute', { id });
    expect([first.weightG, second?.weightG]).toEqual([6_200, 4_900]);
  });
});

describe('an open dispute', () => {
  test('blocks shipping, alone or from a sheet, until the second measurement', async () => {
    const { buyer, number, packageId } = await s.paid();
    const id = await opened(buyer, packageId);
    expect(await ship(number)).toBeRefused('dispute.orderWaits', 'number');
    const rows = [{ number, forwardingNumber: 'KYDISPUTE1', carrier: '' }];
    const sheet = await s.clerk.client.call('importShipments', { rows });
    expect(sheet.list).toMatchObject([{ number, shipped: false }]);
    await s.measure(id, heavy);
    expect(await ship(number)).toMatchObject({ ok: true });
    expect(await s.dispute(buyer, packageId)).toBeRefused('dispute.closed');
  });

  test('pauses a parcel’s clock, keeps it on the shelf, and excludes other measurements', async () => {
    const buyer = await s.buyer();
    const parcelId = await s.parcel(buyer);
    const id = await opened(buyer, parcelId, 'parcel');
    const { pauses, blocked } = await buyer.client.call('getParcel', { id: parcelId });
    expect(blocked).toBe(true);
    expect(pauses).toMatchObject([{ reason: 'dispute', stopsClock: true, keepsBack: true, until: null }]);
    expect(await s.owner.client.attempt('endPause', { id: pauses[0]?.id ?? '' })).toBeRefused('dispute.open');
    const again = { id: parcelId, ...heavy, why: 'again' };
    expect(await s.clerk.client.attempt('remeasureParcel', again)).toBeRefused('dispute.open');
    expect(await s.measure(id, lighter)).toMatchObject({
      ok: true,
      data: { state: 'corrected', returnedMinor: 0 },
    });
    const parcel = await buyer.client.call('getParcel', { id: parcelId });
    expect(parcel).toMatchObject({ blocked: false, weightG: 4_900 });
    expect(parcel.pauses[0]?.until).not.toBeNull();
    expect(parcel.measurements.map(({ weightG, scale }) => [weightG, scale])).toEqual([
      [6_200, 'A1'],
      [4_900, 'B2'],
    ]);
    expect(await s.told(buyer)).toContainEqual({ event: 'dispute.correct', subjectId: id });
    expect(await s.dispute(buyer, parcelId, 'parcel')).toBeRefused('dispute.decided');
  });

  test('closes a payment page that expires', async () => {
    const { buyer, orderId, packageId } = await s.packed();
    const { payId } = await buyer.client.call('startPayment', {
      purpose: 'order',
      orderId,
      method: 'sandbox',
    });
    await opened(buyer, packageId);
    const payment = await buyer.client.call('getPayState', { payId });
    expect(payment).toMatchObject({ state: 'expired' });
  });
});

describe('the second measurement', () => {
  test('is taken by another clerk, with a picture', async () => {
    const { buyer, packageId } = await s.packed();
    const id = await opened(buyer, packageId);
    expect(await s.measure(id, lighter, s.clerk)).toBeRefused('dispute.sameClerk');
    const fileId = (
      await s.second.client.call('uploadStaffFile', { purpose: 'package' }, { file: picture() })
    ).fileId;
    expect(await s.second.client.attempt('measureDispute', { id, ...lighter, fileId })).toBeRefused(
      'dispute.pictureUnknown',
      'fileId',
    );
    expect(await s.measure(id, lighter)).toMatchObject({ ok: true });
    expect(await s.measure(id, lighter)).toBeRefused('dispute.notOpen');
  });

  test('that is smaller lowers the bill and refunds the excess, once despite three clerks', async () => {
    const { buyer, orderId, packageId, billTotalMinor } = await s.paid();
    const before = await s.pay.balance(buyer);
    const id = await opened(buyer, packageId);
    const clerks = [s.second, s.owner, s.second];
    const tries = await Promise.all(clerks.map((by) => s.measure(id, lighter, by)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    // 4.9 kg is billed as 5 kg instead of 7 kg.
    expect(tries.find(({ ok }) => ok)).toMatchObject({
      data: { state: 'corrected', loweredMinor: 7_000, returnedMinor: 7_000 },
    });
    expect(await s.pay.balance(buyer)).toBe(before + 7_000);
    const order = await buyer.client.call('getOrder', { orderId });
    expect(order).toMatchObject({
      state: 'awaitingShipment',
      billTotalMinor: billTotalMinor - 7_000,
      paidMinor: billTotalMinor - 7_000,
      billingWeightG: 5_000,
      packages: [{ weightG: 4_900 }],
    });
    const lines = order.costs.bill.map(({ amountMinor }) => amountMinor);
    expect(lines.reduce((sum, amountMinor) => sum + amountMinor, 0)).toBe(billTotalMinor - 7_000);
    expect((await s.told(buyer))[0]).toEqual({ event: 'dispute.lower', subjectId: id });
    const { list } = await buyer.client.call('getMeasurements', { of: 'order', id: orderId });
    expect(list[0]?.measurements.map(({ weightG }) => weightG)).toEqual([6_200, 4_900]);
    expect(list[0]?.dispute).toMatchObject({ state: 'corrected', returnedMinor: 7_000, note: '複秤完成' });
    expect(await s.dispute(buyer, packageId)).toBeRefused('dispute.decided');
  });

  test('lowers the amount due, or the cash on delivery, and refunds nothing', async () => {
    for (const more of [{}, { cashOnDelivery: true as const }]) {
      const { buyer, orderId, packageId, billTotalMinor } = await s.packed(more);
      await s.measure(await opened(buyer, packageId), lighter);
      const { dueMinor, codAmountMinor } = await buyer.client.call('getOrder', { orderId });
      expect(dueMinor).toBeLessThan(billTotalMinor - 6_000);
      if ('cashOnDelivery' in more) expect(codAmountMinor).toBe(dueMinor);
      expect(await s.pay.balance(buyer)).toBe(0);
    }
  });

  test('never costs the member more: bigger, within the tolerance, or with a coupon that would be lost', async () => {
    const light = { ...heavy, weightG: 6_120 };
    for (const measured of [{ ...heavy, weightG: 9_000 }, light, { ...light, lengthMm: 700 }]) {
      const { buyer, orderId, packageId, billTotalMinor } = await s.packed();
      const id = await opened(buyer, packageId);
      expect(await s.measure(id, measured)).toMatchObject({
        ok: true,
        data: { state: 'confirmed', loweredMinor: 0 },
      });
      expect((await buyer.client.call('getOrder', { orderId })).billTotalMinor).toBe(billTotalMinor);
      expect(await s.told(buyer)).toContainEqual({ event: 'dispute.confirm', subjectId: id });
    }
    const buyer = await s.buyer();
    const weighty = { join: 'and' as const, conditions: [{ on: 'weight' as const, atLeast: 6_000 }] };
    const held = await s.held(buyer, { amountMinor: 20_000, rules: weighty });
    const order = await pack(s.clerk, buyer, { memberCouponId: held });
    const id = await opened(buyer, order.packageId);
    expect(await s.measure(id, lighter)).toMatchObject({ data: { state: 'confirmed' } });
    const after = await buyer.client.call('getOrder', { orderId: order.orderId });
    expect(after).toMatchObject({ billTotalMinor: order.billTotalMinor, packages: [heavy] });
  });

  test('that is longer on one side counts only where it is smaller', async () => {
    const { buyer, orderId, packageId } = await s.packed();
    await s.measure(await opened(buyer, packageId), { ...lighter, lengthMm: 200, heightMm: 600 });
    const { packages } = await buyer.client.call('getOrder', { orderId });
    expect(packages).toMatchObject([{ weightG: 4_900, lengthMm: 400, widthMm: 300, heightMm: 200 }]);
  });

  test('is concurrent with a payment and a cancellation, and the money adds up', async () => {
    for (const round of [1, 2, 3]) {
      const { buyer, orderId, packageId, billTotalMinor } = await s.packed({ balanceMinor: 100_000 });
      const id = await opened(buyer, packageId);
      const [, measured, cancelled] = await Promise.all([
        buyer.client.attempt('payFromBalance', { orderId }),
        s.measure(id, lighter),
        round > 1
          ? s.owner.client.attempt('cancelOrderForMember', { orderId, why: '會員要求' })
          : Promise.resolve({ ok: false }),
      ]);
      const { state, paid: paidMinor } = await s.pay.orderState(orderId);
      expect(await s.pay.balance(buyer)).toBe(100_000 - paidMinor);
      expect([0, billTotalMinor - 7_000]).toContain(paidMinor);
      if (cancelled.ok) expect({ state, paidMinor }).toEqual({ state: 'cancelled', paidMinor: 0 });
      else expect(measured.ok).toBe(true);
      const { state: ended } = await buyer.client.call('getDispute', { id });
      expect(ended).toBe(measured.ok ? 'corrected' : 'withdrawn');
    }
  });
});

test('a dispute ends when the order is unpacked or the parcel leaves, and the member is notified', async () => {
  const { buyer, orderId, packageId } = await s.packed();
  const id = await opened(buyer, packageId);
  await s.clerk.client.call('unpackOrder', { orderId, why: '重新裝箱' });
  expect(await buyer.client.call('getDispute', { id })).toMatchObject({
    state: 'withdrawn',
    note: '重新裝箱',
  });
  expect(await s.told(buyer)).toContainEqual({ event: 'dispute.withdraw', subjectId: id });
  const parcelId = await s.parcel(buyer);
  const other = await opened(buyer, parcelId, 'parcel');
  await s.owner.client.call('disposeParcel', { id: parcelId, how: 'return', why: '賣家要求' });
  expect(await buyer.client.call('getDispute', { id: other })).toMatchObject({ state: 'withdrawn' });
  const { pauses } = await buyer.client.call('getParcel', { id: parcelId });
  expect(pauses[0]?.until).not.toBeNull();
});

describe("the shop's settings", () => {
  const set = async (fields: object) => {
    const settings = await s.owner.client.call('getDisputeSettings', {});
    await s.owner.client.call('saveDisputeSettings', { ...settings, ...fields });
  };

  testSettingEffect('saveDisputeSettings.days', 'until when a measurement can be disputed', async () => {
    const { buyer, orderId, packageId } = await s.packed();
    await s.world.change('packageMeasurements', { orderId }, { at: daysAgo(5) });
    const until = async () =>
      (await buyer.client.call('getMeasurements', { of: 'order', id: orderId })).list[0]?.disputableUntil;
    await set({ days: 4 });
    expect(await until()).toBeNull();
    expect(await s.dispute(buyer, packageId)).toBeRefused('dispute.late');
    await set({ days: 6 });
    expect(await until()).not.toBeNull();
    expect(await s.dispute(buyer, packageId)).toMatchObject({ ok: true });
  });

  testSettingEffect(
    ['saveDisputeSettings.toleranceG', 'saveDisputeSettings.toleranceMm'],
    'what difference still confirms a measurement',
    async () => {
      const outcome = async (measured: typeof heavy) => {
        const { buyer, packageId } = await s.packed();
        const answer = await s.measure(await opened(buyer, packageId), measured);
        return answer.ok ? answer.data.state : answer.failure.error;
      };
      await set({ toleranceG: 1_300, toleranceMm: 0 });
      expect(await outcome(lighter)).toBe('confirmed');
      expect(await outcome({ ...heavy, heightMm: 190 })).toBe('corrected');
      await set({ toleranceG: 1_299, toleranceMm: 10 });
      expect(await outcome(lighter)).toBe('corrected');
      expect(await outcome({ ...heavy, heightMm: 190 })).toBe('confirmed');
    },
  );
});
