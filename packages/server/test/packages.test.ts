import { describe, expect, it } from 'vitest';
import { startPackagesWorld } from './packagesWorld.ts';
import { freshForwardingNumber } from './shippingWorld.ts';

const s = await startPackagesWorld();
const { member, desk, mine, statesOf, inThree, ship } = s;

describe('three boxes of one order with two numbers', () => {
  it('are shipped one after the other, and the order is in transit with the first', async () => {
    const order = await inThree();
    expect(order.boxes.map(({ number, state }) => [number, state])).toEqual(
      [1, 2, 3].map((position) => [`${order.number}-${position}`, 'packed']),
    );
    const [first, second] = [freshForwardingNumber(), freshForwardingNumber()];
    expect(await ship(`${order.number}-2`, first)).toMatchObject({
      data: { state: 'awaitingSignature', shippedCount: 1, packageCount: 3 },
    });
    const partly = await desk(order.id);
    expect(partly).toMatchObject({
      forwardingNumber: first,
      actions: expect.arrayContaining(['ship', 'amend']),
    });
    const queue = await s.clerk.client.call('listDeskOrders', {
      state: 'awaitingShipment',
      words: order.number,
    });
    expect(queue.list).toMatchObject([{ number: order.number, shippedCount: 1 }]);
    expect(queue.waiting.find(({ state }) => state === 'awaitingShipment')?.count).toBeGreaterThan(0);
    expect(await ship(`${order.number}-2`, second)).toBeRefused('order.notToShip');
    // Scanning the order's number ships the packages that are not shipped yet.
    expect(await ship(order.number, second)).toMatchObject({ data: { shippedCount: 3 } });
    const all = await mine(order.id);
    expect(all.packages.map((one) => [one.state, one.forwardingNumber])).toEqual([
      ['shipped', second],
      ['shipped', first],
      ['shipped', second],
    ]);
    expect(all).toMatchObject({ forwardingNumber: second, shippedCount: 3, arrivedCount: 0 });
    expect(
      (await s.clerk.client.call('listDeskOrders', { state: 'awaitingShipment', words: order.number })).list,
    ).toEqual([]);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told).toEqual(expect.arrayContaining(['order.ship', 'order.packageShipped']));
  });

  it('are found by each of their numbers, and each shows its own events', async () => {
    const order = await inThree();
    const [first, second] = [freshForwardingNumber(), freshForwardingNumber()];
    await ship(order.number, first, { packageIds: order.ids.slice(0, 2) });
    await ship(order.number, second, { packageIds: order.ids.slice(2) });
    const at = new Date().toISOString();
    const before = new Date(Date.parse(at) - 60_000).toISOString();
    await s.owner.client.call('importTracking', {
      rows: [
        { number: second, at, place: '高雄', info: '已抵達' },
        { number: `${order.number}-1`, at, place: '基隆', info: '清關中' },
        { number: order.number, at: before, place: '', info: '兩批都已離港' },
      ],
    });
    const track = (number: string) => member.client.call('getTracking', { number });
    const infos = async (number: string) => (await track(number)).tracks.map(({ info }) => info);
    expect(await infos(second)).toEqual(expect.arrayContaining(['已抵達', '兩批都已離港']));
    expect(await infos(second)).not.toContain('清關中');
    expect(await infos(`${order.number}-2`)).toEqual(expect.arrayContaining(['清關中', '兩批都已離港']));
    expect(await track(`${order.number}-3`)).toMatchObject({
      packageNumber: `${order.number}-3`,
      forwardingNumber: second,
      orderId: order.id,
    });
    expect((await track(order.number)).packages.map(({ forwardingNumber }) => forwardingNumber)).toEqual([
      ...[first, first, second],
    ]);
    expect(await member.client.attempt('getTracking', { number: `${order.number}-9` })).toBeRefused(
      'tracking.notFound',
    );
    const [, , third] = (await mine(order.id)).packages;
    expect(third?.newest).toMatchObject({ place: 'Kaohsiung', info: '已抵達' });
    const scan = (text: string) => s.clerk.client.call('resolveScan', { text, desk: 'shipping' });
    expect((await scan(`${order.number}-2`)).list).toMatchObject([{ kind: 'order', id: order.id, part: 2 }]);
    expect((await scan(second)).list).toMatchObject([{ kind: 'order', id: order.id, part: 3 }]);
    expect((await scan(first)).list).toMatchObject([{ kind: 'order', id: order.id, part: 0 }]);
    for (const number of [`${order.number}-3`, second])
      expect(await s.clerk.client.call('findDeskOrder', { number })).toMatchObject({ id: order.id });
    const byPart = await s.clerk.client.call('listDeskOrders', { words: second.slice(3) });
    expect(byPart.list.map(({ id }) => id)).toEqual([order.id]);
    const found = await member.client.call('listOrders', { words: second });
    expect(found.list.map(({ id }) => id)).toEqual([order.id]);
  });

  it('are one lost, one signed by the member and one by staff: the order is signed with the last', async () => {
    const order = await inThree();
    const [one = '', two = '', three = ''] = order.ids;
    await ship(order.number, freshForwardingNumber(), { packageIds: [one, two] });
    await ship(order.number, freshForwardingNumber(), { packageIds: [three] });
    await s.clerk.client.call('declareLost', { orderId: order.id, packageIds: [three], why: '查無下落' });
    expect(await mine(order.id)).toMatchObject({ state: 'awaitingSignature', lostAt: null });
    const [notice] = (await member.client.call('listNotifications', {})).list;
    expect(notice).toMatchObject({
      event: 'order.packageLost',
      text: expect.stringContaining(`${order.number}-3`),
    });
    expect(await member.client.call('signOrder', { orderId: order.id, packageIds: [one] })).toMatchObject({
      signed: false,
    });
    expect(await statesOf(order.id)).toEqual(['delivered', 'shipped', 'lost']);
    expect((await member.client.call('listOrders', { words: order.number })).list).toMatchObject([
      { arrivedCount: 1, packageCount: 3 },
    ]);
    expect(await member.client.attempt('signOrder', { orderId: order.id, packageIds: [one] })).toBeRefused(
      'order.wrongState',
    );
    const signed = await s.clerk.client.call('signForOrder', { orderId: order.id, signer: '王先生' });
    expect(signed).toMatchObject({ state: 'signed' });
    expect(await statesOf(order.id)).toEqual(['delivered', 'delivered', 'lost']);
    const shown = await desk(order.id);
    expect(shown).toMatchObject({ state: 'signed', signStat: { signer: '王先生' } });
    expect(shown.packages[2]?.steps.map(({ event }) => event)).toEqual(['ship', 'lost']);
    // A package found afterwards continues alone, and the order stays signed.
    await s.clerk.client.call('declareFound', { orderId: order.id });
    expect((await desk(order.id)).actions).toContain('sign');
    await s.clerk.client.call('signForOrder', { orderId: order.id, packageIds: [three], signer: '王先生' });
    expect(await statesOf(order.id)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('are a lost order only if all are lost', async () => {
    const order = await inThree();
    await ship(order.number, freshForwardingNumber());
    const [one = '', ...rest] = order.ids;
    await s.clerk.client.call('declareLost', { orderId: order.id, packageIds: [one], why: '遺失' });
    expect((await mine(order.id)).lostAt).toBeNull();
    await s.clerk.client.call('declareLost', { orderId: order.id, packageIds: rest, why: '沉船' });
    expect(await mine(order.id)).toMatchObject({ lostAt: expect.any(String), lostReason: '沉船' });
    await s.clerk.client.call('declareFound', { orderId: order.id, packageIds: [one] });
    expect(await mine(order.id)).toMatchObject({ state: 'awaitingSignature', lostAt: null });
    // The last awaited package is lost and the others have arrived, so the order becomes signed.
    await s.clerk.client.call('declareFound', { orderId: order.id, packageIds: [rest[0] ?? ''] });
    await s.clerk.client.call('signForOrder', {
      orderId: order.id,
      packageIds: [rest[0] ?? ''],
      signer: '李',
    });
    await s.clerk.client.call('declareLost', { orderId: order.id, packageIds: [one], why: '又遺失' });
    expect(await mine(order.id)).toMatchObject({ state: 'signed', signStat: { signer: '李' } });
  });
});

it('cash on delivery is booked once, with the last box', async () => {
  const order = await inThree({ cashOnDelivery: true });
  await ship(order.number, freshForwardingNumber());
  const sign = (packageIds: string[]) =>
    s.clerk.client.call('signForOrder', { orderId: order.id, packageIds, signer: '王' });
  const [one = '', two = '', three = ''] = order.ids;
  expect(await sign([one])).toMatchObject({ collectedMinor: 0, state: 'awaitingSignature' });
  expect(await sign([two])).toMatchObject({ collectedMinor: 0 });
  const { billTotalMinor } = await desk(order.id);
  expect(await sign([three])).toMatchObject({ collectedMinor: billTotalMinor, state: 'signed' });
  expect((await desk(order.id)).dueMinor).toBe(0);
});

it('other people can neither see nor move the boxes', async () => {
  const order = await inThree();
  await ship(`${order.number}-1`, freshForwardingNumber());
  const stranger = await s.shop.member({});
  const asked = { orderId: order.id, packageIds: order.ids.slice(0, 1) };
  expect(await stranger.client.attempt('signOrder', asked)).toBeRefused({ code: 404 });
  const abroad = await s.world.th.staff(['owner']);
  for (const attempt of [
    abroad.client.attempt('declareLost', { ...asked, why: 'x' }),
    abroad.client.attempt('undoShipOrder', asked),
    abroad.client.attempt('signForOrder', { ...asked, signer: 'x' }),
    abroad.client.attempt('shipOrder', {
      number: `${order.number}-2`,
      forwardingNumber: freshForwardingNumber(),
    }),
  ])
    expect((await attempt).ok).toBe(false);
  expect(await statesOf(order.id)).toEqual(['shipped', 'packed', 'packed']);
});

it('an older server without packages ships, loses and signs orders, and the packages follow', async () => {
  const order = await inThree();
  const forwardingNumber = freshForwardingNumber();
  const old = (set: string) => s.world.sql(`update orders set ${set} where id = $1`, [order.id]);
  await old(`state = 'awaitingSignature', forwarding_number = '${forwardingNumber}', shipped_at = now()`);
  expect((await mine(order.id)).packages).toMatchObject(
    [1, 2, 3].map(() => ({ state: 'shipped', forwardingNumber })),
  );
  expect(await desk(order.id)).toMatchObject({ shippedCount: 3 });
  await old(`lost_at = now(), lost_reason = 'x'`);
  expect(await statesOf(order.id)).toEqual(['lost', 'lost', 'lost']);
  await s.clerk.client.call('declareFound', { orderId: order.id });
  const packageIds = order.ids.slice(0, 1);
  await s.clerk.client.call('signForOrder', { orderId: order.id, packageIds, signer: '王' });
  expect(await statesOf(order.id)).toEqual(['delivered', 'shipped', 'shipped']);
});
