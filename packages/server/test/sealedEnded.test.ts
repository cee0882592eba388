import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { finalStates } from '@crossdock/domain/machine.ts';
import { orderMachine } from '@crossdock/domain/orders/states.ts';
import { expect, test } from 'vitest';
import { fileKey } from '../src/platform/files.ts';
import { removeShop } from '../src/platform/removeShop.ts';
import { asShopId } from '../src/platform/scope.ts';
import { earlierHistory } from '../src/platform/sealedSubjects.ts';
import type { Services } from '../src/platform/services.ts';
import { type Order, startEndedWorld } from './endedWorld.ts';
import type { ReadyOrder } from './shippingWorld.ts';

const s = await startEndedWorld();
const { member, old, recent } = s;

/** The answers about an order and its parcel for the member, for staff, and for anybody who knows its numbers. */
async function shown({ id, number, parcelIds, courierNumbers, forwardingNumber }: Order) {
  const [parcelId = ''] = parcelIds;
  const [courierNumber = ''] = courierNumbers;
  const track = (asked: string) => member.client.call('getTracking', { number: asked });
  return {
    parcel: steady(await member.client.call('getParcel', { id: parcelId })),
    staffParcel: steady(await s.clerk.client.call('getStaffParcel', { id: parcelId })),
    order: steady(await member.client.call('getOrder', { orderId: id })),
    staffOrder: steady(await s.clerk.client.call('getDeskOrder', { orderId: id })),
    byNumber: await track(number),
    byForwarding: await track(forwardingNumber),
    byCourier: await track(courierNumber),
    asGuest: await s.shop.guest.call('getTracking', { number, phoneTail: '5678' }),
    events: (await eventsOf(id)).map(({ archived: _, ...event }) => event),
  };
}

const eventsOf = async (orderId: string) =>
  (await s.clerk.client.call('listTrackingEvents', { orderId })).list;

/** Removes the signatures of URLs, which change over time. */
const steady = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replaceAll(/\?[^"]*/g, ''));

const inTables = async ({ id, parcelIds, courierNumbers }: ReadyOrder) => {
  const [row] = await s.world.sql<{ steps: number; events: number }>(
    `select (select count(*)::int from transitions where subject_id = any($1)) as steps,
       (select count(*)::int from tracking_events where order_id = any($1) or number = any($2)) as events`,
    [[id, ...parcelIds], courierNumbers],
  );
  return row;
};
const files = () =>
  s.world.sql<{ fileId: string; rowCount: number; looseSince: string | null }>(
    `select file_id, row_count, loose_since from sealed_history h join files f on f.shop_id = h.shop_id and f.id = h.file_id where kind = 'ended' order by h.id`,
  );
const forget = () => s.world.sql('delete from open_work');

test('an order in a final state has ended: the index of due rows names the same states', async () => {
  expect(await s.statesInIndex('orders_ended')).toEqual(finalStates(orderMachine).sort());
});

test('an installation that keeps everything seals nothing', async () => {
  await s.seal({ config: { ...s.world.running.services.config, HISTORY_MONTHS: 0 } });
  expect(await files()).toEqual([]);
});

test('after any interruption nothing is lost or duplicated', async () => {
  const { files: store } = s.world.running.services;
  const before = await inTables(old);
  const whole = await shown(old);
  const fails = () => Promise.reject(new Error('the bucket is away'));
  const [put, get, remove] = [store.put.bind(store), store.get.bind(store), store.remove.bind(store)];
  // The file store fails in these ways: a file is not written, cannot be read, is read back differently, or is
  // missing.
  for (const changed of [
    { put: fails, get, remove },
    { put, get: fails, remove },
    { put, remove, get: () => Promise.resolve(Buffer.from('other')) },
    { put, remove, get: () => Promise.resolve(undefined) },
  ]) {
    await s.seal({ files: changed });
    await forget();
    expect([await inTables(old), await files()]).toEqual([before, []]);
  }
  // Two jobs run at once, and one of them seals the steps.
  await Promise.all([s.seal(), s.seal()]);
  await forget();
  await s.seal();
  expect((await files()).map(({ rowCount, looseSince }) => [rowCount, looseSince])).toEqual([
    [1, null],
    [1, null],
  ]);
  expect(await inTables(old)).toEqual({ steps: 0, events: 0 });
  expect(await shown(old)).toEqual(whole);
});

test('pages show the same as before sealing: storage cost, each step with its actor, each event', async () => {
  const now = await shown(old);
  expect(now.parcel).toMatchObject({ storage: expect.anything() });
  expect(now.staffParcel).toMatchObject({
    timeline: expect.arrayContaining([expect.objectContaining({ event: 'request' })]),
  });
  expect(now.staffOrder).toMatchObject({
    steps: expect.arrayContaining([expect.objectContaining({ event: 'ship' })]),
  });
  expect(JSON.stringify(now.byNumber)).toContain('清關中');
  expect(JSON.stringify(now.byNumber)).toContain('已攬收');
});

test('recently ended things stay in the tables, and their pages open no file', async () => {
  const before = await inTables(recent);
  // This order was placed long ago and signed today.
  const slow = await s.paid(member);
  await s.age(slow, 500);
  await s.clerk.client.call('shipOrder', { number: slow.number, forwardingNumber: `KY${slow.number}` });
  await member.client.call('signOrder', { orderId: slow.id });
  const ordered = await inTables(slow);
  await s.seal();
  expect([await inTables(recent), (before?.steps ?? 0) > 8, before?.events]).toEqual([before, true, 3]);
  expect(await inTables(slow)).toEqual(ordered);
  const { services } = s.world.running;
  const { get } = services.files;
  let read = 0;
  services.files.get = (...asked) => {
    read += 1;
    return get.apply(services.files, asked);
  };
  await shown(recent);
  const without = read;
  await shown(old);
  services.files.get = get;
  expect([without, read > 0]).toEqual([0, true]);
});

test('a repeated event is recognised; an archived one cannot be removed, a new one can', async () => {
  const before = await eventsOf(old.id);
  expect(before.map(({ archived }) => archived)).toEqual(before.map(() => true));
  const said = before.find(({ tw }) => tw === '清關中');
  const again = { numbers: [old.number], at: said?.at ?? '', place: said?.place ?? '', tw: '清關中' };
  expect((await s.clerk.client.call('addTracking', again)).list).toMatchObject([{ outcome: 'known' }]);
  const row = { number: old.forwardingNumber, at: again.at, place: again.place, info: '清關中' };
  expect(await s.clerk.client.call('importTracking', { rows: [row] })).toMatchObject({ added: 0, known: 1 });
  expect(await eventsOf(old.id)).toEqual(before);
  await s.clerk.client.call('addTracking', { ...again, tw: '補記' });
  const added = (await eventsOf(old.id)).find(({ tw }) => tw === '補記');
  expect(added).toMatchObject({ archived: false });
  await s.clerk.client.call('removeTracking', { id: added?.id ?? '' });
  expect(await s.clerk.client.attempt('removeTracking', { id: said?.id ?? '' })).toBeRefused('row.notFound');
  expect(await eventsOf(old.id)).toEqual(before);
});

test('if a row is deleted between the file and its record, nothing is done, and the next run does it', async () => {
  const some = await s.signed();
  await s.age(some, 450);
  const { files: store } = s.world.running.services;
  const [put, get, remove] = [store.put.bind(store), store.get.bind(store), store.remove.bind(store)];
  const steps = () =>
    s.world.sql<{ n: number; isSealed: boolean }>(
      `select count(t.id)::int as n, history_id is not null as is_sealed from parcels p
       left join transitions t on t.shop_id = p.shop_id and t.subject_id = p.id where p.id = any($1) group by p.history_id`,
      [some.parcelIds],
    );
  const [before] = await steps();
  await s.seal({
    files: {
      ...{ put, remove },
      get: async (...asked: Parameters<typeof get>) => {
        await s.world.sql('delete from tracking_events where order_id is null and number = any($1)', [
          some.courierNumbers,
        ]);
        return get(...asked);
      },
    },
  });
  expect([await steps(), before?.isSealed]).toEqual([[before], false]);
  await forget();
  await s.seal();
  expect([await steps(), await inTables(some)]).toEqual([
    [{ n: 0, isSealed: true }],
    { steps: 0, events: 0 },
  ]);
});

test("a clerk's actions as the member stay available to approvals, and are shown in their place", async () => {
  const made = await s.paid(member);
  const support = await s.shop.staff(['support']);
  const { ticket } = await support.client.call('actAsMember', { memberId: member.id });
  const { token } = await s.shop.guest.call('getBackMemberToken', { ticket });
  const forwardingNumber = `KY${made.number}`;
  await s.clerk.client.call('shipOrder', { number: made.number, forwardingNumber });
  await s.shop.as(token).call('signOrder', { orderId: made.id });
  await s.age(made, 450);
  // The event is recorded now, so it is not sealed, although its order ended long ago. It is listed after the sealed
  // event that has the same time.
  const [event] = await eventsOf(made.id);
  const late = { numbers: [made.number], at: event?.at ?? '', tw: '補記' };
  await s.clerk.client.call('addTracking', late);
  const whole = await shown({ ...made, forwardingNumber });
  await s.seal();
  expect(await inTables(made)).toEqual({ steps: 2, events: 1 });
  expect(await shown({ ...made, forwardingNumber })).toEqual(whole);
  const rows = await s.world.sql('select staff_id, member_id from transitions where subject_id = $1', [
    made.id,
  ]);
  expect(rows).toEqual([{ staffId: support.id, memberId: member.id }]);
});

test('a reader during sealing sees everything', async () => {
  const made = await s.signed();
  await s.age(made, 450);
  const [id = ''] = made.parcelIds;
  const look = async () => {
    const [parcel, order, tracked] = await Promise.all([
      member.client.call('getParcel', { id }),
      member.client.call('getOrder', { orderId: made.id }),
      member.client.call('getTracking', { number: made.number }),
    ]);
    return [parcel.timeline.length, order.steps.length, order.tracking.length, tracked.tracks.length];
  };
  const whole = await look();
  let isSealed = false;
  const sealing = s.seal().then(() => {
    isSealed = true;
  });
  const seen: number[][] = [];
  while (!isSealed) seen.push(...(await Promise.all([look(), look(), look()])));
  await sealing;
  expect([...seen, await look()]).toEqual([...seen, whole].map(() => whole));
  expect([await inTables(made), seen.length > 2]).toEqual([{ steps: 0, events: 0 }, true]);
});

test('a sealed file has one line of JSON for each parcel or order', async () => {
  const [row] = await files();
  const key = fileKey(s.shop.id, row?.fileId ?? '', 'full');
  const bytes = readFileSync(join(s.world.running.services.config.DATA_DIR, 'files', key));
  const lines = gunzipSync(bytes)
    .toString()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(row?.rowCount ?? 0);
  expect(lines[0]).toMatchObject({ steps: expect.any(Array), events: expect.any(Array) });
});

test('a missing file is an error, and not a short history', async () => {
  const { database, services } = s.world.running;
  const place = await s.world.row('orders', { id: old.id });
  const read = (changed: Partial<Services>) =>
    earlierHistory(
      database.noTransaction(asShopId(s.shop.id)),
      { ...services, ...changed },
      place ? [place] : [],
    );
  expect((await read({})).steps.length).toBeGreaterThan(3);
  const { files: store } = services;
  const away = {
    put: store.put.bind(store),
    remove: store.remove.bind(store),
    get: () => Promise.resolve(undefined),
  };
  await expect(read({ files: away })).rejects.toThrow('is not in the store');
  await expect(
    earlierHistory(database.noTransaction(asShopId(s.world.th.id)), services, place ? [place] : []),
  ).rejects.toThrow('of 1 sealed files 0 are named');
});

test('removing a shop removes its sealed files', async () => {
  const { config, files: store } = s.world.running.services;
  const sealed = await files();
  await removeShop(config, 'tw');
  const noTransaction = s.world.running.database.noTransaction(asShopId(s.shop.id));
  const left = await Promise.all(
    sealed.map(({ fileId }) => store.get(noTransaction, fileKey(s.shop.id, fileId, 'full'))),
  );
  expect([sealed.length > 2, left.filter((bytes) => bytes !== undefined)]).toEqual([true, []]);
});
