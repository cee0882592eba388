import type { LabelKind } from '@crossdock/domain/labels/sizes.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { expect, test } from 'vitest';
import { box, startShippingWorld } from './shippingWorld.ts';

const s = await startShippingWorld();
const member = await s.world.tw.member();

const attempt = (kind: LabelKind, ids: string[], reason = '', by = s.clerk) =>
  by.client.attempt('printLabels', { kind, ids, way: 'zpl', reason });
const print = (kind: LabelKind, ids: string[], reason = '', by = s.clerk) =>
  by.client.call('printLabels', { kind, ids, way: 'zpl', reason });

test('a parcel label names the owner by the alias alone, the place, and the code for the desks', async () => {
  const { parcelIds, courierNumbers } = await s.order(member);
  const { list } = await print('parcel', parcelIds);
  const detail = await s.clerk.client.call('getStaffParcel', { id: parcelIds[0] ?? '' });
  const [number = ''] = courierNumbers;
  expect(list).toEqual([
    {
      ...{ id: parcelIds[0], code: number, copy: 1, tail: number.slice(-6), shelf: 'A-12' },
      ...{
        alias: detail.member?.alias,
        warehouse: expect.any(String),
        day: wallClockAt(detail.arrivedAt ?? '', 'Asia/Taipei').slice(0, 10),
      },
      ...{ channel: '', country: '', consignee: '', weightG: 0, part: 0, parts: 0, parcels: 0, contents: [] },
    },
  ]);
  expect(JSON.stringify(list)).not.toContain(detail.member?.name);
});

test('a second copy needs a reason, shows its copy number, and both are in the audit log', async () => {
  const { parcelIds } = await s.order(member, { parcels: 2 });
  const [first = '', other = ''] = parcelIds;
  await print('parcel', [first]);
  // One label that was printed before blocks the whole request, and no print is counted.
  expect(await attempt('parcel', [other, first])).toBeRefused('label.reprint', 'reason');
  const { list } = await print('parcel', [other, first], 'torn');
  expect(list.map(({ id, copy }) => [id, copy])).toEqual([
    [other, 1],
    [first, 2],
  ]);
  expect((await print('parcel', [first], 'wet')).list[0]?.copy).toBe(3);
  const log = await s.owner.client.call('listAudit', { call: 'printLabels' });
  const reasons = log.list
    .filter(({ input }) => input.includes(first))
    .map(({ input }) => JSON.parse(input).reason);
  expect(reasons).toEqual(expect.arrayContaining(['torn', 'wet']));
  // Copies are counted separately for each kind of label.
  expect((await attempt('order', [first])).ok).toBe(false);
});

test('a repeated click is one copy', async () => {
  const { parcelIds } = await s.order(member);
  const [one, two] = await Promise.all(
    ['x', 'x'].map(() =>
      s.clerk.client.call(
        'printLabels',
        { kind: 'parcel', ids: parcelIds, way: 'browser' },
        { idempotencyKey: 'click' },
      ),
    ),
  );
  expect(one).toEqual(two);
  expect(one?.list[0]?.copy).toBe(1);
});

test('two desks that print the same labels at once get different copies', async () => {
  const { parcelIds } = await s.order(member, { parcels: 3 });
  const second = await s.shop.staff(['warehouse']);
  const [one, two] = await Promise.all([
    print('parcel', parcelIds, 'a'),
    print('parcel', parcelIds.toReversed(), 'b', second),
  ]);
  for (const { id, copy } of one.list) {
    const there = two.list.find((other) => other.id === id)?.copy;
    expect([copy, there].sort()).toEqual([1, 2]);
  }
});

test('each box of an order has its label, with the consignee masked; before packing there is none', async () => {
  const { id, number } = await s.order(member);
  expect(await attempt('box', [id])).toBeRefused('label.notPacked');
  await s.clerk.client.call('packOrder', {
    orderId: id,
    packages: [box, { ...box, weightG: 3_000 }],
    allHere: true,
  });
  const { list } = await print('box', [id]);
  const { consignee, country, channelName } = await s.clerk.client.call('getDeskOrder', { orderId: id });
  expect(list.map(({ code, part, parts, weightG, country: to }) => [code, part, parts, weightG, to])).toEqual(
    [
      [`${number}-1`, 1, 2, 2_000, country],
      [`${number}-2`, 2, 2, 3_000, country],
    ],
  );
  expect(list[0]?.consignee).toBe(`${[...consignee][0]}＊＊`);
  expect(list[0]?.channel).toBe(channelName);
  expect(new Set(list.map((label) => label.id)).size).toBe(2);
  const [order] = (await print('order', [id])).list;
  expect(order).toMatchObject({ code: number, parcels: 1, consignee: '', channel: channelName });
});

test('shelves and members have labels; things of another shop or of another kind have none', async () => {
  const { list } = await s.clerk.client.call('listLocations', { warehouseId: s.lane.warehouseId });
  const [shelf] = list;
  expect((await print('shelf', [shelf?.id ?? ''])).list[0]).toMatchObject({
    code: shelf?.code,
    shelf: shelf?.code,
  });
  const [person] = (await print('member', [member.id])).list;
  expect(person).toMatchObject({ code: person?.alias, shelf: '' });
  expect(person?.alias).toMatch(/^R\w{5,6}$/);
  expect(await attempt('member', [shelf?.id ?? ''])).toBeRefused('row.notFound');
  const stranger = await s.world.th.member();
  expect(await attempt('member', [stranger.id])).toBeRefused('row.notFound');
});

test('finance prints no labels', async () => {
  const finance = await s.shop.staff(['finance']);
  expect(await attempt('member', [member.id], '', finance)).toBeRefused('access.denied');
});

test('one box of an order can be printed alone, and a pick list has its own label', async () => {
  const made = await s.order(member);
  await s.clerk.client.call('packOrder', { orderId: made.id, packages: [box, box, box], allHere: true });
  const all = (await print('box', [made.id])).list;
  expect(all.map(({ part, parts, copy }) => [part, parts, copy])).toEqual([
    [1, 3, 1],
    [2, 3, 1],
    [3, 3, 1],
  ]);
  const second = all[1]?.id ?? '';
  expect(await attempt('package', [second])).toBeRefused('label.reprint');
  expect((await print('package', [second], 'torn')).list).toEqual([{ ...all[1], copy: 2 }]);
  expect((await print('box', [made.id], 'wet')).list.map(({ copy }) => copy)).toEqual([2, 3, 2]);
  expect((await attempt('package', [made.id])).ok).toBe(false);

  const other = await s.order(member, { parcels: 2 });
  const list = await s.clerk.client.call('makePickList', { orderIds: [other.id, made.id] });
  expect((await print('pickList', [list.id])).list).toEqual([
    expect.objectContaining({ code: list.number, copy: 1, parts: 2, parcels: 3, alias: '', consignee: '' }),
  ]);
});

test("every label's code leads a scan back to its thing, for each kind of label", async () => {
  const made = await s.order(member);
  const packed = await s.order(member);
  await s.clerk.client.call('packOrder', { orderId: packed.id, packages: [box, box], allHere: true });
  const pickList = await s.clerk.client.call('makePickList', { orderIds: [made.id] });
  const totes = await s.clerk.client.call('addTotes', { warehouseId: s.lane.warehouseId, count: 1 });
  const shelves = await s.clerk.client.call('listLocations', { warehouseId: s.lane.warehouseId });
  const boxes = (await print('box', [packed.id])).list;
  const [parcelId = ''] = made.parcelIds;
  const shelfId = shelves.list[0]?.id ?? '';
  const expected: Readonly<Record<LabelKind, { print: string; found: string; is: string }>> = {
    parcel: { print: parcelId, found: parcelId, is: 'parcel' },
    shelf: { print: shelfId, found: shelfId, is: 'shelf' },
    order: { print: made.id, found: made.id, is: 'order' },
    box: { print: packed.id, found: packed.id, is: 'order' },
    package: { print: boxes[1]?.id ?? '', found: packed.id, is: 'order' },
    pickList: { print: pickList.id, found: pickList.id, is: 'pickList' },
    tote: { print: totes.list[0]?.id ?? '', found: totes.list[0]?.id ?? '', is: 'tote' },
    member: { print: member.id, found: member.id, is: 'member' },
  };
  const found = await Promise.all(
    keysOf(expected).map(async (kind) => {
      const { code = '' } = (await print(kind, [expected[kind].print], 'again')).list[0] ?? {};
      const { list } = await s.clerk.client.call('resolveScan', { text: code });
      return [kind, list.map((one) => `${one.kind} ${one.id}`)];
    }),
  );
  expect(found).toEqual(
    keysOf(expected).map((kind) => [kind, [`${expected[kind].is} ${expected[kind].found}`]]),
  );
});
