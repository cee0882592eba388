import { describe, expect, test } from 'vitest';
import { forecastExpiry } from '../src/parcels/forecastJob.ts';
import { insertApprovedAddress } from './orderWorld.ts';
import { freshNumber, goods, insertTestWarehouse, measured, picture } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { box } from './shippingWorld.ts';
import { startVipWorld } from './vipWorld.ts';

const s = await startVipWorld();

const parcelOf = (courierNumber: string) => s.world.row('parcels', { courierNumber });

describe('a VIP order', () => {
  test('waits until all its parcels have arrived, and then is in the packing queue automatically', async () => {
    const member = await s.vip();
    const asked = s.asked(member, { remark: 'carefully' });
    const [first = '', second = ''] = asked.courierNumbers;
    const placed = await member.client.call('placeVipOrder', asked);
    expect(placed).toMatchObject({
      state: 'waiting',
      progress: { total: 2, arrived: 0, ready: 0 },
      declaredMinor: 25_001,
      order: null,
      actions: ['change', 'wait', 'cancel'],
    });
    await s.arrives(first);
    const waiting = await member.client.call('getVipOrder', { id: placed.id });
    expect(waiting).toMatchObject({ state: 'waiting', progress: { total: 2, arrived: 1, ready: 1 } });
    expect(waiting.actions).toContain('leaveOut');
    await s.arrives(second);
    const made = await s.made(member, placed.id);
    const order = await member.client.call('getOrder', { orderId: made.order?.id ?? '' });
    // The order keeps its number, the parcels share the value to the last unit, and all have the strictest goods type.
    expect(order).toMatchObject({ number: placed.number, state: 'processing', remark: 'carefully' });
    expect(order.parcels.map(({ declaredValueMinor }) => declaredValueMinor)).toEqual([12_501, 12_500]);
    expect(order.parcels.map(({ goodsType }) => goodsType)).toEqual(['electronics', 'electronics']);
    expect(order.parcels[0]?.goodsName).toBe('Cotton T-shirt、Charging cable');
    const { list } = await s.clerk.client.call('listDeskOrders', {
      state: 'processing',
      words: placed.number,
    });
    expect(list[0]).toMatchObject({ number: placed.number, vipOrderId: placed.id });
    const seen = await s.clerk.client.call('getStaffVipOrder', { id: placed.id });
    expect(seen.lines.map(({ en, hsCode, quantity }) => [en, hsCode, quantity])).toEqual([
      ['Cotton T-shirt', '6109.10', 2],
      ['Charging cable', '6109.10', 1],
    ]);
    await s.clerk.client.call('packOrder', { orderId: order.id, packages: [box], allHere: true });
    expect((await member.client.call('getVipOrder', { id: placed.id })).actions).toEqual([]);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told).toContain('vipOrder.order');
  });

  test("keeps its parcels' forecasts from expiring, and reuses a number with an expired forecast", async () => {
    const member = await s.vip();
    const ended = freshNumber();
    await member.client.call('forecastParcels', { courierNumber: ended, ...goods });
    await s.world.change('parcels', { courierNumber: ended }, { state: 'expired' });
    const asked = s.asked(member, { courierNumbers: [ended, freshNumber()] });
    await member.client.call('placeVipOrder', asked);
    const old = `update parcels set updated_at = now() - interval '100 days', end_told_at = now() - interval '8 days'`;
    await s.world.sql(`${old} where bill_code = any($1)`, [asked.courierNumbers]);
    await runJobIfDue(s.world, s.shop, forecastExpiry(s.world.running.services));
    for (const number of asked.courierNumbers) expect((await parcelOf(number))?.state).toBe('forecast');
  });

  test('with its last two parcels shelved at once becomes one order, once', async () => {
    const member = await s.vip();
    const asked = s.asked(member, { courierNumbers: [1, 2, 3, 4].map(() => freshNumber()) });
    const { id } = await member.client.call('placeVipOrder', asked);
    await Promise.all(asked.courierNumbers.map((number) => s.arrives(number)));
    await Promise.all([s.tick(), s.tick()]);
    const made = await s.made(member, id);
    expect(await s.world.sql('select id from orders where member_id = $1', [member.id])).toHaveLength(1);
    expect(made.steps.map(({ event }) => event)).toEqual(['place', 'order']);
  });

  test('whose parcels are all shelved is an order at once; a missing picture delays it only until it is taken', async () => {
    const member = await s.vip();
    const number = freshNumber();
    await member.client.call('forecastParcels', {
      courierNumber: number,
      goodsType: 'clothes',
      goodsName: 'x',
      goodsCount: 1,
      declaredValueMinor: 100,
    });
    await s.arrives(number);
    const at = await member.client.call('placeVipOrder', s.asked(member, { courierNumbers: [number] }));
    expect(at).toMatchObject({ state: 'ordered', order: { state: 'processing' } });
    const bare = freshNumber();
    const { id } = await member.client.call('placeVipOrder', s.asked(member, { courierNumbers: [bare] }));
    await s.arrives(bare, { photo: false });
    await s.tick();
    expect(await member.client.attempt('answerVipOrder', { id, choice: 'leaveOut' })).toBeRefused(
      'vip.nothingToLeave',
    );
    const held = await member.client.call('getVipOrder', { id });
    expect(held).toMatchObject({ state: 'waiting', obstacle: { error: 'parcel.noPictures' } });
    expect((await member.client.call('getOrderStatistics', {})).vipAsking).toBe(0);
    await s.clerk.client.call('photographParcel', { courierNumber: bare }, { file: picture() });
    await s.made(member, id);
  });

  test('blocks its parcels for other orders and for deletion while it waits', async () => {
    const { member, id, first, second } = await s.waiting();
    const parcel = await parcelOf(first);
    const alone = s.asked(member, { courierNumbers: [first] });
    expect(await member.client.attempt('placeVipOrder', alone)).toBeRefused(
      'parcel.inVipOrder',
      'courierNumbers.0',
    );
    const quote = { parcelIds: [parcel?.id ?? ''], deliveryType: 2 as const, channelId: s.lane.channelId };
    expect(await member.client.attempt('quoteOrder', { ...quote, addressId: member.addressId })).toBeRefused(
      'parcel.inVipOrder',
    );
    const other = await parcelOf(second);
    expect(await member.client.attempt('deleteForecast', { id: other?.id ?? '' })).toBeRefused(
      'parcel.inVipOrder',
    );
    await member.client.call('answerVipOrder', { id, choice: 'cancel' });
    await member.client.call('deleteForecast', { id: other?.id ?? '' });
    expect(await member.client.attempt('answerVipOrder', { id, choice: 'wait' })).toBeRefused('vip.packing');
  });
});

describe('a VIP order is refused', () => {
  test('with the error at each field, and nothing is written', async () => {
    const member = await s.vip();
    const stranger = await s.vip();
    const theirs = freshNumber();
    await stranger.client.call('placeVipOrder', s.asked(stranger, { courierNumbers: [theirs] }));
    const refused = freshNumber();
    await member.client.call('addRefusals', { courierNumber: refused, reason: '' });
    const number = freshNumber();
    const away = await insertApprovedAddress(s.world, s.lane, member, { country: 'TH' });
    const line = { productId: s.shirt, quantity: 1, priceMinor: 100 };
    const elsewhere = freshNumber();
    await member.client.call('forecastParcels', { courierNumber: elsewhere, ...goods });
    await s.clerk.client.call('receiveParcel', {
      courierNumber: elsewhere,
      warehouseId: await insertTestWarehouse(s.world, s.shop),
      ...measured,
    });
    const gone = '018f0000-0000-7000-8000-000000000000';
    const cases = [
      [{ courierNumbers: ['??'] }, 'parcel.number', 'courierNumbers.0'],
      [{ courierNumbers: [number, number.toLowerCase()] }, 'vip.numberTwice', 'courierNumbers.1'],
      [{ courierNumbers: [number, theirs] }, 'parcel.someoneElses', 'courierNumbers.1'],
      [{ courierNumbers: [refused] }, 'parcel.refusalRegistered', 'courierNumbers.0'],
      [{ courierNumbers: [elsewhere] }, 'vip.mixedWarehouses', 'courierNumbers.0'],
      [{ lines: [] }, 'vip.linesRequired', 'lines'],
      [{ lines: [{ ...line, productId: '' }] }, 'vip.productRequired', 'lines.0.productId'],
      [{ lines: [line, { ...line, productId: gone }] }, 'vip.productUnknown', 'lines.1.productId'],
      [{ lines: [{ ...line, productId: s.knife }] }, 'vip.productProhibited', 'lines.0.productId'],
      [{ lines: [{ ...line, quantity: 100_000, priceMinor: 100_000 }] }, 'parcel.valueTooBig', 'lines'],
      [{ insuredMinor: 25_002 }, 'order.insuredTooMuch', 'insuredMinor'],
      [{ addressId: stranger.addressId }, 'order.noAddress', 'addressId'],
      [{ addressId: away }, 'order.channelUnfit', 'channelId'],
      [{ carrierId: s.lane.pickupCarrierId }, 'lane.noDelivery', 'carrierId'],
      [{ declarerIds: [gone] }, 'declarer.notUsable', 'declarerIds'],
    ] as const;
    for (const [more, error, field] of cases) {
      const asked = s.asked(member, { courierNumbers: [number], ...(more as object) });
      expect(await member.client.attempt('placeVipOrder', asked), error).toBeRefusedAt(field, error);
    }
    expect(await parcelOf(number)).toBeUndefined();
    expect((await member.client.call('listVipOrders', {})).counts.all).toBe(0);
  });

  test('for members without permission, and for anything of another member or shop', async () => {
    const member = await s.vip();
    const { id } = await member.client.call('placeVipOrder', s.asked(member));
    const plain = await s.shop.member();
    const addressId = await insertApprovedAddress(s.world, s.lane, plain);
    expect(await plain.client.attempt('placeVipOrder', s.asked({ addressId }))).toBeRefused('vip.notForYou');
    const other = await s.vip();
    expect(await other.client.attempt('getVipOrder', { id })).toBeRefused('row.notFound');
    expect(await other.client.attempt('answerVipOrder', { id, choice: 'cancel' })).toBeRefused(
      'row.notFound',
    );
    expect(await other.client.attempt('changeVipOrder', { id, ...s.asked(other) })).toBeRefused(
      'row.notFound',
    );
    const abroad = await s.world.th.staff(['owner']);
    expect(await abroad.client.attempt('getStaffVipOrder', { id })).toBeRefused('row.notFound');
    expect(await abroad.client.attempt('cancelVipOrderByStaff', { id, why: 'x' })).toBeRefused(
      'row.notFound',
    );
  });

  test('if another member gets one of its numbers first', async () => {
    const [one, two] = await Promise.all([s.vip(), s.vip()]);
    const courierNumbers = [freshNumber(), freshNumber()];
    const tried = await Promise.all([
      one.client.attempt('placeVipOrder', s.asked(one, { courierNumbers })),
      two.client.attempt('placeVipOrder', s.asked(two, { courierNumbers: [...courierNumbers].reverse() })),
    ]);
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = await s.world.sql('select distinct member_id from parcels where bill_code = any($1)', [
      courierNumbers,
    ]);
    expect(owners).toHaveLength(1);
  });
});

describe('until packing starts, a VIP order', () => {
  test('that waits can be changed in everything', async () => {
    const { member, asked, id, first, second } = await s.waiting();
    const third = freshNumber();
    const lines = [{ productId: s.shirt, quantity: 3, priceMinor: 7_000 }];
    const changed = await member.client.call('changeVipOrder', {
      ...asked,
      id,
      courierNumbers: [first, third],
      lines,
    });
    expect(changed).toMatchObject({ progress: { total: 2, ready: 1 }, declaredMinor: 21_000 });
    // A parcel that was left out is an ordinary parcel again.
    await member.client.call('deleteForecast', { id: (await parcelOf(second))?.id ?? '' });
    const done = await member.client.call('changeVipOrder', { ...asked, id, courierNumbers: [first], lines });
    expect(done).toMatchObject({ state: 'ordered' });
  });

  test('that is an order is changed in place, at a new price, but not once it is packed or paid', async () => {
    const member = await s.vip();
    const asked = s.asked(member);
    const [first = '', second = ''] = asked.courierNumbers;
    const { id, number } = await member.client.call('placeVipOrder', asked);
    for (const one of asked.courierNumbers) await s.arrives(one);
    const orderId = (await s.made(member, id)).order?.id ?? '';
    const other = await s.order(member);
    const before = await member.client.call('getOrder', { orderId });
    const change = (more: object) => member.client.attempt('changeVipOrder', { ...asked, id, ...more });
    expect(await change({ courierNumbers: [first, freshNumber()] })).toBeRefused(
      'vip.notHere',
      'courierNumbers',
    );
    expect(await change({ courierNumbers: [first], insuredMinor: 20_000 })).toMatchObject({ ok: true });
    const after = await member.client.call('getOrder', { orderId });
    expect(after).toMatchObject({ number, state: 'processing', insuredValueMinor: 20_000 });
    expect(after.parcels.map(({ courierNumber }) => courierNumber)).toEqual([first]);
    expect(after.quoteTotalMinor).not.toBe(before.quoteTotalMinor);
    expect(await parcelOf(second)).toMatchObject({ state: 'shelved', orderId: null });
    expect((await member.client.call('getOrder', { orderId: other.id })).insuredValueMinor).toBe(0);
    await s.world.change('orders', { id: orderId }, { paidMinor: 1 });
    expect(await change({})).toBeRefused('vip.paid');
    await s.world.change('orders', { id: orderId }, { paidMinor: 0 });
    await s.clerk.client.call('packOrder', { orderId, packages: [box], allHere: true });
    expect(await change({})).toBeRefused('vip.packing');
  });

  test('offers choices for missing parcels: leave out, wait, or cancel', async () => {
    const member = await s.vip();
    const asked = s.asked(member);
    const [first = ''] = asked.courierNumbers;
    const { id } = await member.client.call('placeVipOrder', asked);
    const answer = (choice: 'leaveOut' | 'wait') => member.client.attempt('answerVipOrder', { id, choice });
    expect(await answer('leaveOut')).toBeRefused('vip.nothingLeft');
    await s.arrives(first);
    const late = () =>
      s.world.sql(`update vip_orders set waits_since = now() - interval '7 days 1 minute' where id = $1`, [
        id,
      ]);
    const asking = async () => (await member.client.call('getOrderStatistics', {})).vipAsking;
    await s.tick();
    expect(await asking()).toBe(0);
    await late();
    await Promise.all([s.tick(), s.tick()]);
    expect(await asking()).toBe(1);
    const { list } = await member.client.call('listNotifications', {});
    expect(list.filter(({ event }) => event === 'vipOrder.ask')).toHaveLength(1);
    expect(await answer('wait')).toMatchObject({ ok: true });
    expect(await asking()).toBe(0);
    await late();
    await s.tick();
    const left = await answer('leaveOut');
    expect(left).toMatchObject({ ok: true, data: { state: 'ordered', progress: { total: 1 } } });
    expect(await answer('leaveOut')).toBeRefused('vip.packing');
  });
});
