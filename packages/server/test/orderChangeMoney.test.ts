import { describe, expect, it } from 'vitest';
import { openOrderChangeScene } from './orderChangeScene.ts';
import { insertApprovedAddress } from './orderWorld.ts';
import { faultsOfLedger } from './payWorld.ts';

const c = await openOrderChangeScene();

describe('the money of a change', () => {
  it('is due before a prepaid order continues, or refunded if it costs less', async () => {
    await c.setting({ payBeforePacking: true });
    const { id, buyer, totalMinor, parcelIds } = await c.order(2);
    await c.s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    const dearer = await c.change(buyer, id, { channelId: c.airId });
    const more = (dearer.ok && dearer.data.totalMinor) || 0;
    expect(dearer).toMatchObject({
      ok: true,
      data: { state: 'awaitingPayment', dueMinor: more - totalMinor },
    });
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await c.read(buyer, id)).toMatchObject({ state: 'processing', paymentState: 'paid', dueMinor: 0 });
    const cheaper = await c.change(buyer, id, {
      parcelIds: parcelIds.slice(0, 1),
      channelId: c.lane.channelId,
    });
    const less = (cheaper.ok && cheaper.data.totalMinor) || 0;
    expect(cheaper).toMatchObject({ ok: true, data: { state: 'processing', returnedMinor: more - less } });
    expect(await c.s.pay.balance(buyer)).toBe(100_000 - less);
    await buyer.client.call('cancelOrder', { orderId: id });
    expect(await c.s.pay.balance(buyer)).toBe(100_000);
    await c.setting({ payBeforePacking: false });
    expect((await faultsOfLedger(c.world)).filter((one) => !one.endsWith('orders charged twice'))).toEqual(
      [],
    );
  });

  it('keeps a coupon like packing does', async () => {
    const buyer = await c.s.buyer();
    const copy = await c.s.held(buyer);
    const { id } = await buyer.ordered({ memberCouponId: copy });
    const done = await c.change(buyer, id, { channelId: c.airId });
    expect(done).toMatchObject({ ok: true });
    const { costs, memberCouponId } = await c.read(buyer, id);
    expect(memberCouponId).toBe(copy);
    expect(costs.quote.find((line) => line.kind === 'coupon')?.amountMinor).toBe(-5_000);
  });
});

describe('staff change an order', () => {
  it('until it is shipped: the bill changes, the difference is due or refunded, and the member is notified', async () => {
    const { id, number, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    await c.s.pack(id, 3_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await c.change(buyer, id, { channelId: c.airId })).toBeRefused('order.wrongState');
    const done = await c.changeByStaff(c.s.owner, id, { channelId: c.airId });
    expect(done).toMatchObject({ ok: true, data: { state: 'awaitingPayment' } });
    const due = (done.ok && done.data.dueMinor) || 0;
    expect(due).toBeGreaterThan(0);
    await buyer.client.call('payFromBalance', { orderId: id });
    expect((await c.read(buyer, id)).state).toBe('awaitingShipment');
    const back = await c.changeByStaff(c.s.owner, id, { channelId: c.lane.channelId });
    expect(back).toMatchObject({ ok: true, data: { state: 'awaitingShipment', returnedMinor: due } });
    const named = await c.changeByStaff(c.s.owner, id, { contact: { consignee: '王大明' } });
    expect(named).toMatchObject({ ok: true, data: { dueMinor: 0, returnedMinor: 0 } });
    const notices = await c.world.sql<{ event: string }>(
      `select event from notifications where subject_id = $1 and event = 'order.change'`,
      [id],
    );
    expect(notices).toHaveLength(3);
    const desk = await c.s.owner.client.call('getDeskOrder', { orderId: id });
    expect(desk.steps.filter((step) => step.event === 'change').map((step) => step.why)).toEqual(
      Array.from({ length: 3 }, () => 'by phone'),
    );
    await c.s.clerk.client.call('shipOrder', { number, forwardingNumber: 'KYCHANGE01' });
    expect(await c.changeByStaff(c.s.owner, id, { contact: { consignee: '王' } })).toBeRefused(
      'order.wrongState',
    );
  });

  it('returns a packed order to packing if its boxes change', async () => {
    const { id, buyer, parcelIds } = await c.order(2);
    await c.s.pack(id, 3_000);
    const { revision } = await c.read(buyer, id);
    const draft = { parcelIds: parcelIds.slice(0, 1) };
    const seen = await c.s.owner.client.call('previewOrderChangeForMember', { orderId: id, revision, draft });
    expect(seen.unpacks).toBe(true);
    expect(await c.changeByStaff(c.s.owner, id, draft)).toMatchObject({
      ok: true,
      data: { state: 'processing' },
    });
    expect(await c.read(buyer, id)).toMatchObject({ billTotalMinor: null, parcelCount: 1, packages: [] });
    const pending = await insertApprovedAddress(c.world, c.lane, buyer, { state: 'pending' });
    await c.s.pack(id, 2_000);
    const to = { destination: { deliveryType: 2 as const, addressId: pending } };
    await c.setting({ orderBeforeAudit: true });
    expect(await c.changeByStaff(c.s.owner, id, to)).toBeRefused('order.noApprovedAddress');
    await c.setting({ orderBeforeAudit: false });
  });

  it('is not allowed for finance, and marks the pick list', async () => {
    const { id, buyer } = await c.order();
    const finance = await c.world.tw.staff(['finance']);
    const asked = { orderId: id, revision: 0, draft: {} };
    expect(await finance.client.attempt('previewOrderChangeForMember', asked)).toBeRefused('access.denied');
    const listed = async () =>
      (await c.s.clerk.client.call('getPickList', { orderIds: id })).list[0]?.changedAt;
    expect(await listed()).toBeNull();
    await c.change(buyer, id, { channelId: c.airId });
    expect(await listed()).not.toBeNull();
  });
});
