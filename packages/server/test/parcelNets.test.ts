import { describe, expect, test } from 'vitest';
import { assignForecast, extendForecasts } from '../src/parcels/forecast.store.ts';
import {
  deleteForecasts,
  forecastsToDelete,
  forecastsToEnd,
  recordEndNotice,
} from '../src/parcels/forecastEnding.store.ts';
import { awaitedTopic, publishIfAwaited } from '../src/parcels/isAwaitedByVipOrder.store.ts';
import { parcelsWithStorageEnding } from '../src/parcels/parcelsWithStorageEnding.store.ts';
import { queryParcelsForStaff } from '../src/parcels/staffList.store.ts';
import {
  countParcelTransitions,
  hasParcelsIn,
  setParcelInService,
  transitionParcels,
} from '../src/parcels/store.ts';
import type { Tx } from '../src/platform/db.ts';
import { creationTimeMs } from '../src/platform/ids.ts';
import { runInContext } from '../src/platform/requestContext.ts';
import { asMemberId, asShopId, type Member, systemActor } from '../src/platform/scope.ts';
import { summaryOf } from '../src/platform/statementWatch.ts';
import { statementsOfCall } from './callStatements.ts';
import { insertShelvedParcel } from './orderWorld.ts';
import { forecast, freshNumber, goods, measured } from './parcelWorld.ts';
import { startVipWorld } from './vipWorld.ts';
import type { Person } from './world.ts';

/**
 * Tests the second checks of parcels. A call locks the rows and reads their state first. The statement that writes
 * checks both again. Also tests that realtime events are sent only if somebody waits for them.
 */
const s = await startVipWorld();
const [member, other] = [await s.shop.member(), await s.shop.member()];
const system = systemActor(await s.world.running.services.tenants.ofId(s.shop.id), 'test');

const within = <T>(work: (tx: Tx) => Promise<T>) =>
  s.world.running.database.transact(asShopId(s.shop.id), work);
const as = ({ id }: Person): Member => ({
  ...{ ...system, kind: 'member', memberId: asMemberId(id) },
  ...{ sessionId: '', actingStaffId: null, provenAt: '' },
});
const change = (id: string, changes: string) =>
  s.world.sql(`update parcels set ${changes} where id = $1`, [id]);
const read = async (id: string) => {
  const [row] = await s.world.sql<Record<string, unknown>>('select * from parcels where id = $1', [id]);
  return row ?? {};
};
/** The topics of the realtime events that the work sends. */
const topics = (work: (tx: Tx) => Promise<unknown>) =>
  within(async (tx) => {
    await work(tx);
    return tx.realtimeEvents.map((event): string => JSON.parse(event).topic);
  });

describe('a parcel changed by another transaction meanwhile', () => {
  test('is not adopted if it has an owner by then, or has arrived', async () => {
    const { id } = await forecast(member);
    await within((tx) => assignForecast(tx, as(other), id, { goodsName: 'theirs' }));
    expect(await read(id)).toMatchObject({ memberId: member.id, goodsName: goods.goodsName });
    await change(id, `member_id = null, state = 'unclaimed'`);
    await within((tx) => assignForecast(tx, as(other), id, { goodsName: 'theirs' }));
    expect(await read(id)).toMatchObject({ memberId: null, goodsName: goods.goodsName });
  });

  test('is not confirmed by another member, nor after it has arrived', async () => {
    const [{ id: foreign }, { id: arrived }] = [await forecast(member), await forecast(other)];
    await change(arrived, `state = 'received'`);
    const before = [(await read(foreign)).updatedAt, (await read(arrived)).updatedAt];
    await within((tx) => extendForecasts(tx, other.id, [foreign, arrived]));
    expect([(await read(foreign)).updatedAt, (await read(arrived)).updatedAt]).toEqual(before);
  });

  test('is not moved by another member', async () => {
    const id = await insertShelvedParcel(s.world, s.lane, member);
    expect(await within((tx) => transitionParcels(tx, as(other), [id], 'request'))).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'shelved' });
  });

  test('does not end if its member has changed it since the warning', async () => {
    const { id } = await forecast(member);
    const ending = async () =>
      (await within((tx) => forecastsToEnd(tx, 90, 1_000))).map((parcel) => parcel.id);
    await change(id, `updated_at = now() - interval '91 days', end_told_at = now() - interval '92 days'`);
    expect(await ending()).not.toContain(id);
    await change(id, `end_told_at = now() - interval '8 days'`);
    expect(await ending()).toContain(id);
  });

  test('is neither deleted nor recorded as warned once it has arrived', async () => {
    const [gone, arrived] = [await forecast(member), await forecast(member)];
    await change(gone.id, `state = 'expired', updated_at = now() - interval '10 years'`);
    await change(arrived.id, `state = 'received', updated_at = now() - interval '10 years'`);
    expect(await within((tx) => forecastsToDelete(tx, 1_000))).toEqual([gone]);
    await within((tx) => deleteForecasts(tx, [gone.id, arrived.id]));
    await within((tx) => recordEndNotice(tx, [arrived.id]));
    expect(await read(gone.id)).toEqual({});
    expect(await read(arrived.id)).toMatchObject({ state: 'received', endToldAt: null });
  });
});

describe('a realtime event', () => {
  test('about an awaited parcel is sent only if it is awaited and on a shelf', async () => {
    const vip = await s.vip();
    const { id: vipOrderId } = await vip.client.call('placeVipOrder', s.asked(vip));
    const waiting = await s.world.row('vipParcels', { vipOrderId });
    const awaited = waiting?.parcelId ?? '';
    const plain = await insertShelvedParcel(s.world, s.lane, member);
    expect(await topics((tx) => publishIfAwaited(tx, awaited))).toEqual([]);
    expect(await topics((tx) => publishIfAwaited(tx, plain))).toEqual([]);
    await change(awaited, `state = 'shelved'`);
    expect(await topics((tx) => publishIfAwaited(tx, awaited))).toEqual([awaitedTopic]);
    await change(plain, `state = 'requested'`);
    expect(await topics((tx) => transitionParcels(tx, system, [plain], 'release'))).not.toContain(
      awaitedTopic,
    );
    await change(awaited, `state = 'requested'`);
    expect(await topics((tx) => transitionParcels(tx, system, [awaited], 'release'))).toContain(awaitedTopic);
  });

  test('is not sent without a parcel, or without a change', async () => {
    const id = await insertShelvedParcel(s.world, s.lane, member);
    expect(await topics((tx) => countParcelTransitions(tx, []))).toEqual([]);
    expect(await topics((tx) => setParcelInService(tx, id, false))).toEqual([]);
    expect(await topics((tx) => setParcelInService(tx, id, true))).toEqual(['parcels']);
    expect(await topics((tx) => setParcelInService(tx, id, true))).toEqual([]);
  });
});

test('a deleted forecast is not changed as well', async () => {
  const { id } = await forecast(member);
  const { statements } = await statementsOfCall('deleteForecast', () =>
    member.client.call('deleteForecast', { id }),
  );
  const sent = statements.map((text) => summaryOf({ text }));
  expect(sent).toContain('delete parcels');
  expect(sent).not.toContain('update parcels');
});

test('several numbers become parcels in the order of their numbers, however they were typed', async () => {
  const [first, second, third] = [freshNumber(), freshNumber(), freshNumber()];
  const courierNumber = [second, third, first].join(' ');
  const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods });
  const inOrder = list.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
  expect(inOrder.map((row) => row.courierNumber)).toEqual([first, second, third]);
});

test('the query asks whether a shop has any parcel in some states, not whether it has parcels', async () => {
  await forecast(member);
  expect(await within((tx) => hasParcelsIn(tx, ['forecast']))).toBe(true);
  expect(await within((tx) => hasParcelsIn(tx, ['destroyed']))).toBe(false);
});

test('a parcel that arrived while its row was created is older than that moment', async () => {
  const { courierNumber, id } = await forecast(member);
  const { warehouseId } = s.lane;
  await s.clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  const made = new Date(creationTimeMs(id)).toISOString();
  await change(id, `arrived_at = '${made}'`);
  const found = (arrivedBefore: string) =>
    within((tx) =>
      queryParcelsForStaff(
        tx,
        { arrivedBefore, memberId: member.id },
        { sort: 'created', order: 'asc' },
        { pageIndex: 1, pageSize: 100 },
      ),
    );
  expect((await found(made)).list.map((row) => row.id)).toContain(id);
});

test('a warning of storage reads only parcels whose free days may end soon', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const shelved = (days: number) => insertShelvedParcel(s.world, s.lane, other, { shelvedAt: daysAgo(days) });
  const asked = () =>
    statementsOfCall('test', () =>
      runInContext({ name: 'test', span: undefined }, () =>
        within((tx) =>
          parcelsWithStorageEnding(tx, 'parcel.storageEnding', {
            days: 3,
            timeZone: 'Asia/Taipei',
            most: 100,
          }),
        ),
      ),
    );
  await shelved(28);
  const { rows } = await asked();
  expect(rows).toBeGreaterThan(0);
  await Promise.all([shelved(0), shelved(400)]);
  expect((await asked()).rows).toBe(rows);
});
