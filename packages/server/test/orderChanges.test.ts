import { describe, expect, it } from 'vitest';
import { openOrderChangeScene } from './orderChangeScene.ts';
import { insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';

const c = await openOrderChangeScene();

const stateOf = (id: string) => c.world.row('parcels', { id });

describe('a member changes an order', () => {
  it('shows the order unchanged for an empty draft, and refuses to save no change', async () => {
    const { id, buyer, totalMinor } = await c.order();
    const seen = await c.preview(buyer, id, {});
    expect(seen).toMatchObject({ beforeMinor: totalMinor, afterMinor: totalMinor, parts: [], refusals: [] });
    expect(seen.lines.every((line) => line.deltaMinor === 0)).toBe(true);
    expect(seen.choices.channels.map((one) => one.channelId)).toContain(c.airId);
    expect(await c.change(buyer, id, {})).toBeRefused('order.nothingChanged');
  });

  it('changes the lane at the price that was shown, and records it in the history', async () => {
    const { id, buyer, totalMinor } = await c.order();
    const seen = await c.preview(buyer, id, { channelId: c.airId });
    expect(seen.deltaMinor).toBeGreaterThan(0);
    expect(seen.lines.reduce((sum, line) => sum + line.deltaMinor, 0)).toBe(seen.deltaMinor);
    expect(await c.change(buyer, id, { channelId: c.airId }, totalMinor)).toBeRefused(
      'order.feeChanged',
      'totalMinor',
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

  it('removes parcels, which return to the shelf, and adds free ones', async () => {
    const { id, buyer, parcelIds } = await c.order(2);
    const [kept = '', out = ''] = parcelIds;
    const fresh = await insertShelvedParcel(c.world, c.lane, buyer);
    expect(await c.change(buyer, id, { parcelIds: [kept, fresh] })).toMatchObject({ ok: true });
    expect(await stateOf(out)).toMatchObject({ state: 'shelved', orderId: null });
    expect(await stateOf(fresh)).toMatchObject({ state: 'requested', orderId: id });
    expect((await c.read(buyer, id)).parcelCount).toBe(2);
    const other = await c.order(1);
    const taken = await c.change(buyer, id, { parcelIds: [kept, other.parcelIds[0] ?? ''] });
    expect(taken).toBeRefused('order.selectAgain', 'parcelIds');
    const second = await c.s.buyer();
    const mine = await c.order(1);
    const again = await insertShelvedParcel(c.world, c.lane, mine.buyer);
    await c.change(mine.buyer, mine.id, { parcelIds: [...mine.parcelIds, again] });
    expect(await c.change(mine.buyer, mine.id, { parcelIds: [] })).toMatchObject({ ok: false });
    expect(second.id).not.toBe(buyer.id);
  });

  it('charges storage of a parcel that is added later up to that day', async () => {
    const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
    const { id, buyer, parcelIds } = await c.order(1);
    await c.world.change('orders', { id }, { createdAt: days(40) });
    const old = await insertShelvedParcel(c.world, c.lane, buyer, { shelvedAt: days(100) });
    const seen = await c.preview(buyer, id, { parcelIds: [...parcelIds, old] });
    const storage = seen.lines.find((line) => line.kind === 'storage');
    expect(storage?.afterMinor).toBeGreaterThan(0);
    await c.change(buyer, id, { parcelIds: [...parcelIds, old] });
    const { parcels } = await c.read(buyer, id);
    expect(parcels).toHaveLength(2);
    const line = (await c.read(buyer, id)).costs.quote.find((one) => one.kind === 'storage');
    expect(line?.reason.numbers.daysStored).toBe(100);
    await c.change(buyer, id, { parcelIds });
    const free = await c.world.row('parcels', { id: old });
    expect(free?.joinedAt).toBeNull();
  });

  it('changes the address, a pickup point and its collector, and a phone; not the recipient of an address', async () => {
    const { id, buyer } = await c.order();
    const addressId = await insertApprovedAddress(c.world, c.lane, buyer, {
      consignee: '林二',
      phone: '0922222222',
    });
    const moved = await c.change(buyer, id, { destination: { deliveryType: 2, addressId } });
    expect(moved).toMatchObject({ ok: true });
    expect((await c.read(buyer, id)).destination).toMatchObject({ consignee: '林二' });
    expect(await c.change(buyer, id, { contact: { consignee: '陳三' } })).toBeRefused(
      'order.consigneeOfAddress',
      'consignee',
    );
    expect(await c.change(buyer, id, { contact: { phone: '12' } })).toBeRefused('order.pickupPhone', 'phone');
    expect(await c.change(buyer, id, { contact: { phone: '0933333333' } })).toMatchObject({ ok: true });
    const point = { deliveryType: 3 as const, pickupPointId: c.lane.pickupPointId };
    const contact = { consignee: '陳三', phone: '0944444444' };
    const done = await c.change(buyer, id, { destination: point, contact });
    expect(done).toMatchObject({ ok: true });
    expect(await c.read(buyer, id)).toMatchObject({ deliveryType: 3, consignee: '陳三' });
    const rejected = await insertApprovedAddress(c.world, c.lane, buyer, { state: 'rejected' });
    expect(await c.change(buyer, id, { destination: { deliveryType: 2, addressId: rejected } })).toBeRefused(
      'order.noApprovedAddress',
      'addressId',
    );
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
    expect(await c.change(buyer, id, { services: [] })).toBeRefused('service.begun');
    expect(await c.change(buyer, id, { services: both.slice(0, 1) })).toMatchObject({ ok: true });
  });

  it('checks insurance, carrier limits and the member', async () => {
    const { id, buyer, parcelIds } = await c.order(2, { insuredMinor: 90_000 });
    await c.change(buyer, id, { parcelIds: parcelIds.slice(0, 1) });
    expect((await c.read(buyer, id)).insuredValueMinor).toBe(50_000);
    expect(await c.change(buyer, id, { insuredMinor: 60_000 })).toBeRefused(
      'order.insuredTooMuch',
      'insuredMinor',
    );
    const huge = await insertShelvedParcel(c.world, c.lane, buyer, { lengthMm: 1_300 });
    const { ok } = await c.change(buyer, id, { parcelIds: [parcelIds[0] ?? '', huge] });
    expect(ok).toBe(false);
    const stranger = await c.world.tw.member();
    const asked = { orderId: id, revision: 0, draft: {}, totalMinor: 1 };
    expect(await stranger.client.attempt('changeOrder', asked)).toBeRefused('row.notFound');
  });

  it('refuses a page that is older than the last change, and repeats the answer to a repeated change', async () => {
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
    expect(await buyer.client.attempt('changeOrder', asked, { idempotencyKey: c.airId })).toBeRefused(
      'row.changed',
    );
  });
});
