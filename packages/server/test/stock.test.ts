import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { openReceivingDesk } from './deskScene.ts';
import {
  counterDifferences,
  forecast,
  freshNumber,
  goods,
  insertTestWarehouse,
  measured,
  picture,
} from './parcelWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const { world, warehouseId, member, clerk, second, receive, detail } = await openReceivingDesk();

describe('measuring again', () => {
  test('adds a measurement with its reason and keeps the old one', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber);
    await clerk.client.call('remeasureParcel', { id, ...measured, weightG: 900, why: 'scale was wet' });
    expect(await detail(id)).toMatchObject({
      weightG: 900,
      measurements: [{ weightG: 1_250 }, { weightG: 900, why: 'scale was wet' }],
    });
  });

  test('needs a reason, and the parcel in the warehouse', async () => {
    const { id } = await forecast(member);
    expect(await clerk.client.attempt('remeasureParcel', { id, ...measured, why: '' })).toBeRefusedAt(
      'why',
      'field.required',
    );
    expect(await clerk.client.attempt('remeasureParcel', { id, ...measured, why: 'x' })).toBeRefused(
      'parcel.notHere',
    );
  });
});

describe('unclaimed parcels', () => {
  test('are matched with members by alias, invitation code, phone tail and name', async () => {
    const person = await world.tw.member({ phone: '0987654321', name: '陳美玲' });
    const row = await world.row('members', { id: person.id });
    const courierNumber = freshNumber();
    await receive(courierNumber, { labelHint: `陳美玲 ${row?.randomName.toLowerCase()} 098****4321` });
    const { list } = await clerk.client.call('queryUnclaimed', { words: courierNumber });
    expect(list[0]?.suggestions[0]).toMatchObject({
      id: person.id,
      by: ['plainAlias', 'phoneMasked', 'name'],
      phoneTail: '4321',
    });
  });

  test('are assigned to a member once, even by two clerks at once', async () => {
    const [one, two] = await Promise.all([world.tw.member(), world.tw.member()]);
    const { parcel } = await receive(freshNumber(), { shelfCode: 'U-01' });
    const attempts = await Promise.all([
      clerk.client.attempt('assignParcel', { id: parcel.id, memberId: one.id, why: 'called us' }),
      second.client.attempt('assignParcel', { id: parcel.id, memberId: two.id }),
    ]);
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(attempts.find(({ ok }) => !ok)).toBeRefused('parcel.notUnclaimed');
    expect((await detail(parcel.id)).state).toBe('shelved');
  });

  test('an assigned one is declared by its member afterwards, once', async () => {
    const { parcel } = await receive(freshNumber());
    await clerk.client.call('assignParcel', { id: parcel.id, memberId: member.id });
    expect((await detail(parcel.id)).state).toBe('received');
    const declare = (goodsName: string) =>
      member.client.attempt('updateForecast', {
        id: parcel.id,
        courierNumber: parcel.courierNumber,
        ...goods,
        goodsName,
      });
    expect(await declare('帽子')).toMatchObject({ ok: true });
    expect(await declare('手錶')).toBeRefused('parcel.notForecast');
    expect(await member.client.call('getParcel', { id: parcel.id })).toMatchObject({ goodsName: '帽子' });
  });

  test('cannot be assigned to another shop’s member', async () => {
    const foreigner = await world.th.member();
    const { parcel } = await receive(freshNumber());
    expect(await clerk.client.attempt('assignParcel', { id: parcel.id, memberId: foreigner.id })).toBeRefused(
      { code: 404 },
    );
  });

  test('owners are found by account, alias and the end of a phone', async () => {
    const person = await world.tw.member({ account: 'mei.ling', phone: '0911222777' });
    for (const words of ['mei.', '222777']) {
      const { list } = await clerk.client.call('findOwners', { words });
      expect(list.map(({ id }) => id)).toContain(person.id);
    }
  });
});

describe('the shop’s parcels', () => {
  test('by state, warehouse, member, shelf and age', async () => {
    const person = await world.tw.member();
    const other = await insertTestWarehouse(world, world.tw);
    const [one, two] = [await forecast(person), await forecast(person)];
    await receive(one.courierNumber, { warehouseId: other, shelfCode: 'Q-55' });
    const by = async (filter: Request<'queryAllParcels'>) =>
      (await clerk.client.call('queryAllParcels', filter)).list.map(({ id }) => id);
    expect(await by({ warehouseId: other })).toEqual([one.id]);
    expect(await by({ memberId: person.id })).toEqual([two.id, one.id]);
    expect(await by({ words: 'q-5' })).toEqual([one.id]);
    const [row] = await world.sql<{ number: string; account: string }>(
      'select p.number, m.account from parcels p join members m on m.shop_id = p.shop_id and m.id = p.member_id where p.id = $1',
      [one.id],
    );
    expect(await by({ words: row?.number.toLowerCase() })).toEqual([one.id]);
    expect(await by({ words: row?.account })).toEqual([two.id, one.id]);
    expect(await by({ words: '%' })).toEqual([]);
    expect(await by({ words: two.courierNumber })).toEqual([two.id]);
    expect(await by({ memberId: person.id, state: 'forecast' })).toEqual([two.id]);
    expect(await by({ memberId: person.id, olderThanDays: 3 })).toEqual([]);
    await world.sql(
      `insert into parcels (shop_id, id, number, bill_code, state, warehouse_id, arrived_at, created_at, updated_at)
       values ($1, uuidv7(interval '-5 days'), $3, $3, 'unclaimed', $2, now() - interval '4 days', now(), now())`,
      [world.tw.id, other, freshNumber()],
    );
    expect(await by({ warehouseId: other, olderThanDays: 3 })).toHaveLength(1);
    expect(await by({ warehouseId: other, olderThanDays: 5 })).toEqual([]);
  });

  test('apply their filters, and sort by the requested key in either direction', async () => {
    const person = await world.tw.member();
    const announced = await forecast(person);
    const [bare, seen] = [await forecast(person), await forecast(person)];
    await receive(seen.courierNumber, { shelfCode: 'C-10', weightG: 900 });
    await clerk.client.call('photographParcel', { courierNumber: seen.courierNumber }, { file: picture() });
    await receive(bare.courierNumber, { shelfCode: 'C-01', weightG: 700 });
    const nobodys = await receive(freshNumber());
    await clerk.client.call('undoReceive', { id: nobodys.parcel.id });
    const by = async (filter: Request<'queryAllParcels'>) =>
      (await clerk.client.call('queryAllParcels', filter)).list.map(({ id }) => id);
    const own = (filter: Request<'queryAllParcels'>) => by({ memberId: person.id, ...filter });
    const newestFirst = [seen.id, bare.id, announced.id];
    expect(await own({})).toEqual(newestFirst);
    expect(await own({ withoutPicture: true })).toEqual([bare.id]);
    expect(await by({ words: nobodys.parcel.courierNumber })).toEqual([]);
    for (const [words, found] of [
      ['c-0', [bare.id]],
      ['c-1', [seen.id]],
      ['-', []],
      [announced.courierNumber, [announced.id]],
    ] as const)
      expect(await own({ words }), words).toEqual(found);
    for (const [sort, usual] of [
      ['created', newestFirst],
      ['weight', newestFirst],
      ['shelf', newestFirst.toReversed()],
      ['waiting', [announced.id, seen.id, bare.id]],
      ['number', newestFirst.toReversed()],
    ] as const) {
      expect(await own({ sort }), sort).toEqual(usual);
      const order = sort === 'created' || sort === 'weight' ? 'asc' : 'desc';
      expect(await own({ sort, order }), sort).toEqual(usual.toReversed());
    }
    // Older programs request the next page of a list with the id of the last parcel that they got.
    expect(await own({ sort: 'number', after: seen.id })).toEqual([bare.id, announced.id]);
    const elsewhere = await insertTestWarehouse(world, world.tw);
    await world.sql(
      `insert into parcels (shop_id, id, number, bill_code, state, warehouse_id, arrived_at, created_at, updated_at)
       select $1, uuidv7(interval '-5 days'), $3 || state, $3 || state, state, $2, now() - interval '4 days', now(), now()
       from unnest(array['unclaimed', 'returned']) as state`,
      [world.tw.id, elsewhere, freshNumber()],
    );
    const old = await clerk.client.call('queryAllParcels', { warehouseId: elsewhere, olderThanDays: 3 });
    expect(old.list.map(({ state }) => state)).toEqual(['unclaimed']);
    expect(await by({ warehouseId: elsewhere, olderThanDays: 5 })).toEqual([]);
  });

  test('a returned or destroyed one has a reason in its timeline', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber);
    await clerk.client.call('disposeParcel', { id, how: 'destroy', why: 'leaking battery' });
    const shown = await member.client.call('getParcel', { id });
    expect(shown.timeline.at(-1)).toMatchObject({ event: 'destroy', why: 'leaking battery', by: 'staff' });
    expect(await clerk.client.attempt('disposeParcel', { id, how: 'return', why: 'x' })).toBeRefused(
      'parcel.notDisposable',
    );
    const unknown = { id: newId(), how: 'return', why: 'x' } as const;
    expect(await clerk.client.attempt('disposeParcel', unknown)).toBeRefused({ code: 404 });
  });

  testSettingEffect('setTravelsAlone.travelsAlone', 'said to its member', async () => {
    const { id, courierNumber } = await forecast(member);
    expect(await clerk.client.attempt('setTravelsAlone', { id, travelsAlone: true })).toBeRefused(
      'parcel.notHere',
    );
    expect(
      await clerk.client.attempt('setTravelsAlone', { id: crypto.randomUUID(), travelsAlone: true }),
    ).toBeRefused('row.notFound');
    await receive(courierNumber);
    await clerk.client.call('setTravelsAlone', { id, travelsAlone: true });
    expect(await member.client.call('getParcel', { id })).toMatchObject({ travelsAlone: true });
  });
});

test('counters equal counts after random walks of real calls, several at a time', async () => {
  const people = await Promise.all([world.tw.member(), world.tw.member()]);
  let seed = 7;
  const roll = (sides: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % sides;
  };
  const numbers = Array.from({ length: 12 }, () => freshNumber());
  const idOf = async (courierNumber: string) =>
    (await clerk.client.call('lookupParcel', { courierNumber })).parcel?.id ?? crypto.randomUUID();
  const step = async (kind: number, courierNumber: string, person: Person) => {
    if (kind < 3) return person.client.attempt('forecastParcels', { courierNumber, ...goods });
    if (kind < 6)
      return clerk.client.attempt('receiveParcel', {
        courierNumber,
        warehouseId,
        ...measured,
        ...(kind === 5 ? { shelfCode: 'R-01' } : {}),
      });
    if (kind === 6)
      return second.client.attempt('shelveParcels', { shelfCode: 'R-02', courierNumbers: [courierNumber] });
    if (kind === 7) return person.client.attempt('addRefusals', { courierNumber });
    const id = await idOf(courierNumber);
    if (kind === 8) return person.client.attempt('deleteForecast', { id });
    if (kind === 9) return clerk.client.attempt('undoReceive', { id });
    if (kind === 10) return clerk.client.attempt('assignParcel', { id, memberId: person.id });
    return second.client.attempt('undoShelve', { id });
  };
  for (let round = 0; round < 60; round++) {
    const steps = Array.from({ length: 4 }, () =>
      step(roll(12), numbers[roll(numbers.length)] as string, people[roll(2)] as Person),
    );
    const outcomes = await Promise.all(steps);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.failure.code).toBeLessThan(500);
  }
  expect(await counterDifferences(world, world.tw.id)).toEqual([]);
  const [row] = await world.sql<{ n: number }>(
    'select count(*)::int n from parcels where bill_code = any($1)',
    [numbers],
  );
  expect(row?.n).toBeGreaterThan(10);
});
