import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeScene, openChangeScene } from './orderChangeScene.ts';
import { refusedWith } from './orderScene.ts';
import { approvedAddress, shelvedParcel } from './orderWorld.ts';
import { faultsOfLedger } from './payWorld.ts';

let c: ChangeScene;
beforeAll(async () => {
  c = await openChangeScene();
}, 120_000);
afterAll(() => c?.s.world.stop());

const setting = async (change: object) => {
  await c.world.sql('update shops set settings = settings || $2::jsonb where id = $1', [
    c.world.tw.id,
    JSON.stringify(change),
  ]);
  c.world.running.services.tenants.forget();
};
const stateOf = async (id: string) =>
  (
    await c.world.sql<{ state: string; orderId: string | null }>(
      'select state, order_id from parcels where id = $1',
      [id],
    )
  )[0];

describe('a member changes an order', () => {
  it('shows the order as it is for an empty draft, and refuses to change nothing', async () => {
    const { id, buyer, totalMinor } = await c.order();
    const seen = await c.preview(buyer, id, {});
    expect(seen).toMatchObject({ beforeMinor: totalMinor, afterMinor: totalMinor, parts: [], refusals: [] });
    expect(seen.lines.every((line) => line.deltaMinor === 0)).toBe(true);
    expect(seen.choices.channels.map((one) => one.channelId)).toContain(c.airId);
    expect(await c.change(buyer, id, {})).toMatchObject(refusedWith('order.nothingChanged'));
  });

  it('changes the lane at the price that was shown, and writes it to the history', async () => {
    const { id, buyer, totalMinor } = await c.order();
    const seen = await c.preview(buyer, id, { channelId: c.airId });
    expect(seen.deltaMinor).toBeGreaterThan(0);
    expect(seen.lines.reduce((sum, line) => sum + line.deltaMinor, 0)).toBe(seen.deltaMinor);
    expect(await c.change(buyer, id, { channelId: c.airId }, totalMinor)).toMatchObject(
      refusedWith('order.feeChanged', 'totalMinor'),
    );
    const done = await c.change(buyer, id, { channelId: c.airId });
    expect(done).toMatchObject({
      ok: true,
      data: { totalMinor: seen.afterMinor, state: 'processing', revision: 1 },
    });
    const order = await c.read(buyer, id);
    expect(order).toMatchObject({ quoteTotalMinor: seen.afterMinor, revision: 1 });
    expect(order.changes).toMatchObject([
      { parts: ['channel'], beforeMinor: totalMinor, afterMinor: seen.afterMinor },
    ]);
    expect(order.steps.map((step) => step.event)).toEqual(['submit', 'change']);
  });

  it('takes parcels out, which go back to the shelf, and puts free ones in', async () => {
    const { id, buyer, parcelIds } = await c.order(2);
    const [kept = '', out = ''] = parcelIds;
    const fresh = await shelvedParcel(c.world, c.lane, buyer);
    expect(await c.change(buyer, id, { parcelIds: [kept, fresh] })).toMatchObject({ ok: true });
    expect(await stateOf(out)).toEqual({ state: 'shelved', orderId: null });
    expect(await stateOf(fresh)).toEqual({ state: 'requested', orderId: id });
    expect((await c.read(buyer, id)).parcelCount).toBe(2);
    const other = await c.order(1);
    const taken = await c.change(buyer, id, { parcelIds: [kept, other.parcelIds[0] ?? ''] });
    expect(taken).toMatchObject(refusedWith('order.selectAgain', 'parcelIds'));
    const second = await c.s.buyer();
    const mine = await c.order(1);
    const again = await shelvedParcel(c.world, c.lane, mine.buyer);
    await c.change(mine.buyer, mine.id, { parcelIds: [...mine.parcelIds, again] });
    expect(await c.change(mine.buyer, mine.id, { parcelIds: [] })).toMatchObject({ ok: false });
    expect(second.id).not.toBe(buyer.id);
  });

  it('charges storage of a parcel that joins later up to the day when it joins', async () => {
    const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
    const { id, buyer, parcelIds } = await c.order(1);
    await c.world.sql('update orders set created_at = $2 where id = $1', [id, days(40)]);
    const old = await shelvedParcel(c.world, c.lane, buyer, { shelvedAt: days(100) });
    const seen = await c.preview(buyer, id, { parcelIds: [...parcelIds, old] });
    const storage = seen.lines.find((line) => line.kind === 'storage');
    expect(storage?.afterMinor).toBeGreaterThan(0);
    await c.change(buyer, id, { parcelIds: [...parcelIds, old] });
    const { parcels } = await c.read(buyer, id);
    expect(parcels).toHaveLength(2);
    const line = (await c.read(buyer, id)).costs.quote.find((one) => one.kind === 'storage');
    expect(line?.reason.numbers.daysStored).toBe(100);
    await c.change(buyer, id, { parcelIds });
    const [free] = await c.world.sql<{ joinedAt: string | null }>(
      'select joined_at from parcels where id = $1',
      [old],
    );
    expect(free?.joinedAt).toBeNull();
  });

  it('changes the address, a pickup point and its collector, and a phone; not the recipient of an address', async () => {
    const { id, buyer } = await c.order();
    const addressId = await approvedAddress(c.world, c.lane, buyer, {
      consignee: '林二',
      phone: '0922222222',
    });
    const moved = await c.change(buyer, id, { destination: { deliveryType: 2, addressId } });
    expect(moved).toMatchObject({ ok: true });
    expect((await c.read(buyer, id)).destination).toMatchObject({ consignee: '林二' });
    expect(await c.change(buyer, id, { contact: { consignee: '陳三' } })).toMatchObject(
      refusedWith('order.consigneeOfAddress', 'consignee'),
    );
    expect(await c.change(buyer, id, { contact: { phone: '12' } })).toMatchObject(
      refusedWith('order.pickupPhone', 'phone'),
    );
    expect(await c.change(buyer, id, { contact: { phone: '0933333333' } })).toMatchObject({ ok: true });
    const point = { deliveryType: 3 as const, pickupPointId: c.lane.pickupPointId };
    const contact = { consignee: '陳三', phone: '0944444444' };
    const done = await c.change(buyer, id, { destination: point, contact });
    expect(done).toMatchObject({ ok: true });
    expect(await c.read(buyer, id)).toMatchObject({ deliveryType: 3, consignee: '陳三' });
    const rejected = await approvedAddress(c.world, c.lane, buyer, { state: 'rejected' });
    expect(
      await c.change(buyer, id, { destination: { deliveryType: 2, addressId: rejected } }),
    ).toMatchObject(refusedWith('order.noApprovedAddress', 'addressId'));
  });

  it('changes services until their work begins', async () => {
    const { crate, reinforce } = c.s.ids;
    const { id, buyer, parcelIds } = await c.order(2);
    const both = [
      { serviceId: crate, quantity: 1 },
      { serviceId: reinforce, quantity: 1 },
    ];
    const done = await c.change(buyer, id, { services: both });
    expect(done).toMatchObject({ ok: true });
    const charged = (await c.read(buyer, id)).costs.quote.filter((line) => line.kind === 'service');
    // Both parcels weigh 1.5 kg, so 3 kg are reinforced.
    expect(charged.map((line) => line.amountMinor).sort()).toEqual([2_100, 9_000]);
    await c.change(buyer, id, { parcelIds: parcelIds.slice(0, 1) });
    const after = (await c.read(buyer, id)).costs.quote.filter((line) => line.kind === 'service');
    expect(after.map((line) => line.amountMinor).sort()).toEqual([1_400, 9_000]);
    const { list } = await buyer.client.call('listServicesOfOrder', { orderId: id });
    const work = list.find((one) => one.kind === 'crate');
    await c.s.clerk.client.call('takeServiceTask', { id: work?.id ?? '' });
    expect(await c.change(buyer, id, { services: [] })).toMatchObject(refusedWith('service.begun'));
    expect(await c.change(buyer, id, { services: both.slice(0, 1) })).toMatchObject({ ok: true });
  });

  it('checks insurance, carrier limits and the member', async () => {
    const { id, buyer, parcelIds } = await c.order(2, { insuredMinor: 90_000 });
    await c.change(buyer, id, { parcelIds: parcelIds.slice(0, 1) });
    expect((await c.read(buyer, id)).insuredValueMinor).toBe(50_000);
    expect(await c.change(buyer, id, { insuredMinor: 60_000 })).toMatchObject(
      refusedWith('order.insuredTooMuch', 'insuredMinor'),
    );
    const huge = await shelvedParcel(c.world, c.lane, buyer, { lengthMm: 1_300 });
    const { ok } = await c.change(buyer, id, { parcelIds: [parcelIds[0] ?? '', huge] });
    expect(ok).toBe(false);
    const stranger = await c.world.tw.member();
    const asked = { orderId: id, revision: 0, draft: {}, totalMinor: 1 };
    expect(await stranger.client.attempt('changeOrder', asked)).toMatchObject(refusedWith('row.notFound'));
  });

  it('refuses a page that is older than the last change, and repeats the answer to a doubled change', async () => {
    const { id, buyer } = await c.order();
    const draft = { channelId: c.airId };
    const { afterMinor: totalMinor } = await c.preview(buyer, id, draft);
    const asked = { orderId: id, revision: 0, draft, totalMinor };
    const twice = await Promise.all([
      buyer.client.attempt('changeOrder', asked, { idempotencyKey: id }),
      buyer.client.attempt('changeOrder', asked, { idempotencyKey: id }),
    ]);
    expect(twice.filter((one) => one.ok).length).toBeGreaterThan(0);
    expect((await c.read(buyer, id)).changes).toHaveLength(1);
    expect(await buyer.client.attempt('changeOrder', asked, { idempotencyKey: c.airId })).toMatchObject(
      refusedWith('row.changed'),
    );
  });
});

describe('the money of a change', () => {
  it('is due before an order that was paid up front goes on, and goes back where it costs less', async () => {
    await setting({ payBeforePacking: true });
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
    await setting({ payBeforePacking: false });
    expect((await faultsOfLedger(c.world)).filter((one) => !one.endsWith('orders charged twice'))).toEqual(
      [],
    );
  });

  it('keeps a coupon as packing does', async () => {
    const buyer = await c.s.buyer();
    const copy = await c.s.held(buyer);
    const made = await buyer.submit({ memberCouponId: copy });
    const id = made.ok ? made.data.id : '';
    const done = await c.change(buyer, id, { channelId: c.airId });
    expect(done).toMatchObject({ ok: true });
    const { costs, memberCouponId } = await c.read(buyer, id);
    expect(memberCouponId).toBe(copy);
    expect(costs.quote.find((line) => line.kind === 'coupon')?.amountMinor).toBe(-5_000);
  });
});

describe('staff change an order', () => {
  it('until it is shipped: the bill changes, the difference is due or goes back, and the member is told', async () => {
    const { id, number, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    await c.s.pack(id, 3_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await c.change(buyer, id, { channelId: c.airId })).toMatchObject(refusedWith('order.wrongState'));
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
    expect(await c.changeByStaff(c.s.owner, id, { contact: { consignee: '王' } })).toMatchObject(
      refusedWith('order.wrongState'),
    );
  });

  it('takes a packed order back to packing where its boxes change', async () => {
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
    const pending = await approvedAddress(c.world, c.lane, buyer, { state: 'pending' });
    await c.s.pack(id, 2_000);
    const to = { destination: { deliveryType: 2 as const, addressId: pending } };
    await setting({ orderBeforeAudit: true });
    expect(await c.changeByStaff(c.s.owner, id, to)).toMatchObject(refusedWith('order.noApprovedAddress'));
    await setting({ orderBeforeAudit: false });
  });

  it('may not be done by finance, and marks the pick list', async () => {
    const { id, buyer } = await c.order();
    const finance = await c.world.tw.staff(['finance']);
    const asked = { orderId: id, revision: 0, draft: {} };
    expect(await finance.client.attempt('previewOrderChangeForMember', asked)).toMatchObject(
      refusedWith('access.denied'),
    );
    const listed = async () =>
      (await c.s.clerk.client.call('getPickList', { orderIds: id })).list[0]?.changedAt;
    expect(await listed()).toBeNull();
    await c.change(buyer, id, { channelId: c.airId });
    expect(await listed()).not.toBeNull();
  });
});

describe('who packs an order', () => {
  it('is said to others, who may take over, and closes the order to its member', async () => {
    const { id, buyer } = await c.order();
    const second = await c.world.tw.staff(['warehouse']);
    await c.s.clerk.client.call('takeOrderToPack', { orderId: id });
    const shown = await second.client.call('getDeskOrder', { orderId: id });
    expect(shown.packer).toMatchObject({ mine: false });
    expect((await c.s.clerk.client.call('getDeskOrder', { orderId: id })).packer?.mine).toBe(true);
    expect(await second.client.attempt('takeOrderToPack', { orderId: id })).toMatchObject(
      refusedWith('order.beingPacked'),
    );
    const box = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 100 };
    const packing = { orderId: id, allHere: true, packages: [box] };
    expect(await second.client.attempt('packOrder', packing)).toMatchObject(refusedWith('order.beingPacked'));
    expect(await c.read(buyer, id)).toMatchObject({ changeable: false });
    expect((await c.read(buyer, id)).beingPackedSince).not.toBeNull();
    expect(await c.change(buyer, id, { channelId: c.airId })).toMatchObject(refusedWith('order.beingPacked'));
    expect(await c.changeByStaff(c.s.owner, id, { channelId: c.airId })).toMatchObject(
      refusedWith('order.beingPacked'),
    );
    await second.client.call('takeOrderToPack', { orderId: id, takeOver: true });
    expect(await c.s.clerk.client.attempt('packOrder', packing)).toMatchObject(
      refusedWith('order.beingPacked'),
    );
    await second.client.call('leaveOrderToPack', { orderId: id });
    expect((await c.read(buyer, id)).changeable).toBe(true);
    await second.client.call('takeOrderToPack', { orderId: id });
    await second.client.call('packOrder', packing);
    expect((await c.s.clerk.client.call('getDeskOrder', { orderId: id })).packer).toBeNull();
    expect(await second.client.attempt('takeOrderToPack', { orderId: id })).toMatchObject(
      refusedWith('order.wrongState'),
    );
  });

  it('is forgotten after minutes of silence', async () => {
    const { id, buyer } = await c.order();
    await c.s.clerk.client.call('takeOrderToPack', { orderId: id });
    await c.world.sql(
      `update order_packers set seen_at = now() - interval '11 minutes' where order_id = $1`,
      [id],
    );
    expect((await c.read(buyer, id)).changeable).toBe(true);
    const second = await c.world.tw.staff(['warehouse']);
    await second.client.call('takeOrderToPack', { orderId: id });
  });

  it('is one of two who open it at the same moment', async () => {
    const second = await c.world.tw.staff(['warehouse']);
    for (let round = 0; round < 5; round += 1) {
      const { id: orderId } = await c.order(1);
      const both = await Promise.all(
        [c.s.clerk, second].map((one) => one.client.attempt('takeOrderToPack', { orderId })),
      );
      expect(both.filter((one) => one.ok)).toHaveLength(1);
      expect(both.find((one) => !one.ok)).toMatchObject(refusedWith('order.beingPacked'));
    }
  });

  it('and a change at the same moment: one of them sees the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, buyer } = await c.order(1);
      const draft = { channelId: c.airId };
      const { afterMinor: totalMinor } = await c.preview(buyer, id, draft);
      const asked = { orderId: id, revision: 0, draft, totalMinor };
      const [changed, taken] = await Promise.all([
        buyer.client.attempt('changeOrder', asked),
        c.s.clerk.client.attempt('takeOrderToPack', { orderId: id }),
      ]);
      expect(taken.ok).toBe(true);
      if (!changed.ok) expect(changed).toMatchObject(refusedWith('order.beingPacked'));
      expect((await c.read(buyer, id)).revision).toBe(changed.ok ? 1 : 0);
    }
  });

  it('a change and a payment at the same moment never pay another total', async () => {
    await setting({ payBeforePacking: true });
    for (let round = 0; round < 5; round += 1) {
      const { id, buyer, totalMinor: before } = await c.order(1);
      await c.s.pay.give(buyer, 100_000);
      const draft = { channelId: c.airId };
      const { afterMinor: totalMinor } = await c.preview(buyer, id, draft);
      const [changed, paid] = await Promise.all([
        buyer.client.attempt('changeOrder', { orderId: id, revision: 0, draft, totalMinor }),
        buyer.client.attempt('payFromBalance', { orderId: id }),
      ]);
      expect([changed.ok, paid.ok]).toEqual([true, true]);
      const order = await c.read(buyer, id);
      const spent = 100_000 - (await c.s.pay.balance(buyer));
      expect(spent === totalMinor ? order.state : 'awaitingPayment').toBe(order.state);
      expect([before, totalMinor]).toContain(spent);
      expect(order.dueMinor).toBe(totalMinor - spent);
    }
    await setting({ payBeforePacking: false });
  });
});
