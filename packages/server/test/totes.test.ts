import { describe, expect, test } from 'vitest';
import { box, type ReadyOrder, startShippingWorld } from './shippingWorld.ts';
import { byKilogram } from './storageTerms.ts';

const s = await startShippingWorld();
const member = await s.shop.member({ name: '歐陽曉晴' });
const warehouseId = s.lane.warehouseId;

const add = async (count = 1) => (await s.clerk.client.call('addTotes', { warehouseId, count })).list;
const one = async () => {
  const [tote] = await add();
  if (!tote) throw new Error('no tote');
  return tote;
};
const inList = async (id: string) =>
  (await s.clerk.client.call('listTotes', { warehouseId })).list.find((tote) => tote.id === id);
const fill = (number: string, { id: orderId }: ReadyOrder) =>
  s.clerk.client.attempt('fillTote', { number, orderId });

describe('totes of a warehouse', () => {
  test('are created with consecutive numbers, once for a repeated request', async () => {
    const first = await add(3);
    expect(first.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(new Set(first.map(({ number }) => number)).size).toBe(3);
    const twice = await Promise.all(
      ['same', 'same'].map((idempotencyKey) =>
        s.clerk.client.call('addTotes', { warehouseId, count: 2 }, { idempotencyKey }),
      ),
    );
    expect(twice[0]).toEqual(twice[1]);
    const [one, other] = await Promise.all([
      add(2),
      s.owner.client.call('addTotes', { warehouseId, count: 2 }),
    ]);
    const positions = [...one, ...other.list].map(({ position }) => position).sort();
    expect(positions).toEqual([6, 7, 8, 9]);
    const nowhere = '018f0000-0000-7000-8000-000000000000';
    expect(await s.clerk.client.attempt('addTotes', { warehouseId: nowhere, count: 1 })).toBeRefused(
      'parcel.warehouse',
    );
    expect((await s.clerk.client.attempt('addTotes', { warehouseId, count: 101 })).ok).toBe(false);
  });

  test('have labels with their names for people and scanners', async () => {
    const tote = await one();
    const { list } = await s.clerk.client.call('printLabels', { kind: 'tote', ids: [tote.id], way: 'zpl' });
    expect(list).toEqual([
      expect.objectContaining({ id: tote.id, code: tote.number, part: tote.position, copy: 1 }),
    ]);
    expect(list[0]?.warehouse).not.toBe('');
  });
});

describe('an order in a tote', () => {
  test('is found by a scan of the tote, is shown in it, and leaves it by packing', async () => {
    const order = await s.order(member);
    const tote = await one();
    expect(await fill(tote.number.toLowerCase(), order)).toMatchObject({ ok: true, data: tote });
    // Putting the order into its tote again changes nothing.
    const since = (await inList(tote.id))?.since;
    expect((await fill(tote.number, order)).ok).toBe(true);
    expect(await inList(tote.id)).toMatchObject({
      orderNumber: order.number,
      orderState: 'processing',
      since,
    });
    const scan = await s.clerk.client.call('resolveScan', { text: tote.number, desk: 'packing' });
    expect(scan.list).toEqual([
      expect.objectContaining({
        ...{ kind: 'tote', id: tote.id, part: tote.position, state: 'processing' },
        ...{ orderId: order.id, orderNumber: order.number, memberName: '歐陽曉晴' },
        steps: ['pack', 'openOrder', 'label'],
      }),
    ]);
    const shown = await s.clerk.client.call('getDeskOrder', { orderId: order.id });
    expect(shown.totes).toEqual([{ ...tote, since, by: expect.any(String) }]);
    const picked = await s.clerk.client.call('getPickList', { orderIds: [order.id] });
    expect(picked.orders[0]?.totes).toEqual(shown.totes);
    await s.clerk.client.call('packOrder', { orderId: order.id, packages: [box], allHere: true });
    expect(await inList(tote.id)).toMatchObject({ orderId: '', orderState: '', since: null });
    expect((await s.clerk.client.call('getDeskOrder', { orderId: order.id })).totes).toEqual([]);
    const after = await s.clerk.client.call('resolveScan', { text: tote.number, desk: 'packing' });
    expect(after.list[0]).toMatchObject({ orderId: '', steps: ['label'] });
    // A packed order can no longer be put into a tote.
    expect(await fill(tote.number, order)).toBeRefused('order.wrongState');
  });

  test('blocks the tote for a second order, for closing and for removal', async () => {
    const [first, second] = [await s.order(member), await s.order(member)];
    const tote = await one();
    const other = await one();
    await fill(tote.number, first);
    expect(await fill(tote.number, second)).toBeRefused('warehouse.toteInUse');
    expect(await s.clerk.client.attempt('removeTote', { id: tote.id })).toBeRefused('warehouse.toteInUse');
    expect(await s.clerk.client.attempt('activateTote', { id: tote.id, active: false })).toBeRefused(
      'warehouse.toteInUse',
    );
    // A tote is emptied only if the call names the order in it.
    await s.clerk.client.call('emptyTote', { id: tote.id, orderId: second.id });
    expect((await inList(tote.id))?.orderId).toBe(first.id);
    await s.clerk.client.call('emptyTote', { id: tote.id, orderId: first.id });
    expect((await fill(tote.number, second)).ok).toBe(true);
    await s.clerk.client.call('activateTote', { id: other.id, active: false });
    expect(await fill(other.number, second)).toBeRefused('warehouse.toteClosed');
    await s.clerk.client.call('activateTote', { id: other.id, active: true });
    await s.clerk.client.call('removeTote', { id: other.id });
    expect(await fill(other.number, second)).toBeRefused('row.notFound');
    expect(await s.clerk.client.attempt('removeTote', { id: other.id })).toBeRefused('row.notFound');
  });

  test('cannot be in a tote of another warehouse or of another shop', async () => {
    const order = await s.order(member);
    const elsewhere = await s.owner.client.call('addWarehouse', {
      ...{ code: 'GZ', name: '廣州倉', linkman: 'L', phone: '1', address: 'A', zip: '', freeStorageDays: 9 },
      storage: byKilogram,
      closedDays: [],
    });
    const { list } = await s.owner.client.call('addTotes', { warehouseId: elsewhere.id, count: 1 });
    expect(await fill(list[0]?.number ?? '', order)).toBeRefused('warehouse.toteElsewhere');
    const foreign = await s.world.th.staff(['owner']);
    const tote = await one();
    const scan = await foreign.client.call('resolveScan', { text: tote.number, desk: 'packing' });
    expect(scan.list).toEqual([]);
    expect(await foreign.client.attempt('removeTote', { id: tote.id })).toBeRefused('row.notFound');
  });
});

describe('two clerks at once', () => {
  test('one of two orders gets the tote', async () => {
    const orders = [await s.order(member), await s.order(member), await s.order(member)];
    const tote = await one();
    const done = await Promise.all(orders.map((order) => fill(tote.number, order)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = orders[done.findIndex(({ ok }) => ok)];
    expect((await inList(tote.id))?.orderId).toBe(winner?.id);
    for (const lost of done.filter(({ ok }) => !ok)) expect(lost).toBeRefused('warehouse.toteInUse');
  });

  test('a tote that is filled while it is removed is either removed and empty, or kept', async () => {
    for (let n = 0; n < 5; n++) {
      const order = await s.order(member);
      const tote = await one();
      const [filled, removed] = await Promise.all([
        fill(tote.number, order),
        s.owner.client.attempt('removeTote', { id: tote.id }),
      ]);
      expect(filled.ok).toBe(!removed.ok);
      expect((await inList(tote.id))?.orderId).toBe(filled.ok ? order.id : undefined);
    }
  });

  test('no tote stays with an order that is packed while it is filled', async () => {
    for (let n = 0; n < 3; n++) {
      const order = await s.order(member);
      const tote = await one();
      await Promise.all([
        fill(tote.number, order),
        s.owner.client.call('packOrder', { orderId: order.id, packages: [box], allHere: true }),
      ]);
      expect((await inList(tote.id))?.orderId).toBe('');
    }
  });
});
