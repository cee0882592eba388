import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { openReceivingDesk } from './deskScene.ts';
import { forecast, freshNumber, measured, picture } from './parcelWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { byKilogram } from './storageTerms.ts';

const { world, warehouseId, member, clerk, second, receive, detail } = await openReceivingDesk();

const shelve = (shelfCode: string, courierNumber: string) =>
  clerk.client.attempt('shelveParcels', { shelfCode, courierNumbers: [courierNumber] });
const locations = async () => (await clerk.client.call('listLocations', { warehouseId })).list;
/** Moves a parcel's arrival and placing this many minutes into the past. */
const longAgo = (id: string, minutes: number) =>
  Promise.all([
    world.backdate('parcels', { id }, `${minutes} minutes`, 'arrivedAt'),
    world.backdate('shelfMoves', { parcelId: id }, `${minutes} minutes`, 'at'),
  ]);

describe('known shelves only', () => {
  test('a courier number, or a shelf that the warehouse lacks, is not a shelf', async () => {
    const nowhere = '018f0000-0000-7000-8000-000000000000';
    expect(await clerk.client.attempt('listLocations', { warehouseId: nowhere })).toBeRefused('row.notFound');
    const { courierNumber, id } = await forecast(member);
    await receive(courierNumber);
    for (const shelf of [freshNumber(), 'X-99', courierNumber])
      expect(await shelve(shelf, courierNumber)).toBeRefused({
        code: 422,
        error: 'parcel.shelfUnknown',
        fields: { shelfCode: {} },
      });
    const other = await forecast(member);
    const arrival = {
      courierNumber: other.courierNumber,
      warehouseId,
      ...measured,
      shelfCode: freshNumber(),
    };
    expect(await clerk.client.attempt('receiveParcel', arrival)).toBeRefused({
      error: 'parcel.shelfUnknown',
      fields: { shelfCode: {} },
    });
    expect((await detail(other.id)).state).toBe('forecast');
    expect((await detail(id)).shelfCode).toBe('');
  });

  test("a shelf of another warehouse does not accept this one's parcels", async () => {
    const added = await world.tw.staff(['owner']);
    const other = await added.client.call('addWarehouse', {
      code: 'SZ',
      name: '深圳倉',
      linkman: 'L',
      phone: '1',
      address: 'A',
      zip: '',
      freeStorageDays: 30,
      storage: byKilogram,
      closedDays: [],
    });
    await clerk.client.call('addLocations', { warehouseId: other.id, codes: ['sz-01'] });
    const { courierNumber } = await forecast(member);
    await receive(courierNumber);
    expect(await shelve('SZ-01', courierNumber)).toMatchObject({
      data: { list: [{ result: 'otherWarehouse', error: 'parcel.shelfUnknown' }] },
    });
  });

  test('those permitted add shelves, which then accept parcels; shelf codes that look like numbers are refused', async () => {
    const add = (codes: string[], by = clerk) => by.client.attempt('addLocations', { warehouseId, codes });
    expect(await add(['n-01', 'N-02', 'A-01'])).toMatchObject({ data: { added: 2, known: 1 } });
    expect(await add(['N-01'], await world.tw.staff(['support']))).toBeRefused({ code: 403 });
    for (const code of ['SF1234567890123', '7712345678', 'A 1', ''])
      expect(await add([code])).toBeRefused('request.invalid');
    expect(await add(['A 1'])).toBeRefusedAt('codes.0', 'warehouse.locationCode');
    const { courierNumber } = await forecast(member);
    expect((await receive(courierNumber, { shelfCode: 'N-01' })).outcome).toBe('shelved');
  });

  test('a shelf with parcels cannot be removed', async () => {
    await clerk.client.call('addLocations', { warehouseId, codes: ['M-01'] });
    const place = (await locations()).find(({ code }) => code === 'M-01');
    const remove = () => clerk.client.attempt('removeLocation', { id: place?.id ?? '' });
    const { courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'M-01' });
    expect(await remove()).toBeRefused('warehouse.locationInUse');
    await shelve('A-01', courierNumber);
    expect(await remove()).toMatchObject({ ok: true });
  });

  testSettingEffect(
    'activateLocation.active',
    'a closed shelf takes nothing until it is opened again',
    async () => {
      await clerk.client.call('addLocations', { warehouseId, codes: ['K-01'] });
      const place = async () => (await locations()).find(({ code }) => code === 'K-01');
      const id = (await place())?.id ?? '';
      const activate = (active: boolean) => clerk.client.attempt('activateLocation', { id, active });
      const { courierNumber } = await forecast(member);
      await receive(courierNumber, { shelfCode: 'K-01' });
      expect(await activate(false)).toBeRefused('warehouse.locationInUse');
      await shelve('A-01', courierNumber);
      expect(await activate(false)).toMatchObject({ ok: true });
      expect(await place()).toMatchObject({ closed: true });
      expect(await shelve('K-01', courierNumber)).toBeRefused('parcel.shelfUnknown');
      await activate(true);
      expect(await shelve('K-01', courierNumber)).toMatchObject({ data: { list: [{ result: 'moved' }] } });
    },
  );
});

describe('a move from shelf to shelf', () => {
  test('is recorded, and is undone to the previous shelf', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    await shelve('A-02', courierNumber);
    expect((await detail(id)).shelfMoves).toMatchObject([
      { from: '', to: 'A-01' },
      { from: 'A-01', to: 'A-02', isUndo: false },
    ]);
    expect(await clerk.client.call('undoShelve', { id })).toEqual({ done: true, shelfCode: 'A-01' });
    expect(await detail(id)).toMatchObject({ state: 'shelved', shelfCode: 'A-01' });
    expect((await detail(id)).shelfMoves.at(-1)).toMatchObject({ from: 'A-02', to: 'A-01', isUndo: true });
    expect(await clerk.client.attempt('undoShelve', { id })).toBeRefused('parcel.notUndoable');
  });

  test.each([
    ['closed', 'U-01', 'activateLocation'],
    ['taken away', 'U-02', 'removeLocation'],
  ] as const)(
    'is not undone to a shelf that was %s since, until it exists again',
    async (_what, code, call) => {
      await clerk.client.call('addLocations', { warehouseId, codes: [code] });
      const { id, courierNumber } = await forecast(member);
      await receive(courierNumber, { shelfCode: code });
      await shelve('A-02', courierNumber);
      const place = (await locations()).find((one) => one.code === code)?.id ?? '';
      if (call === 'removeLocation') await clerk.client.call(call, { id: place });
      else await clerk.client.call(call, { id: place, active: false });
      expect(await clerk.client.attempt('undoShelve', { id })).toBeRefused({
        code: 409,
        error: 'parcel.shelfClosed',
        message: expect.stringContaining(code),
      });
      expect(await detail(id)).toMatchObject({ state: 'shelved', shelfCode: 'A-02' });
      if (call === 'removeLocation') await clerk.client.call('addLocations', { warehouseId, codes: [code] });
      else await clerk.client.call(call, { id: place, active: true });
      expect(await clerk.client.call('undoShelve', { id })).toEqual({ done: true, shelfCode: code });
    },
  );

  test('is undone only by its clerk, within ten minutes', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { shelfCode: 'A-01' });
    await shelve('A-02', courierNumber);
    expect(await second.client.attempt('undoShelve', { id })).toBeRefused({
      code: 403,
      error: 'undo.notYours',
    });
    await longAgo(id, 11);
    expect(await clerk.client.attempt('undoShelve', { id })).toBeRefused({
      code: 409,
      error: 'undo.tooLate',
    });
    expect(await detail(id)).toMatchObject({ shelfCode: 'A-02' });
  });
});

describe('undoing an arrival', () => {
  test('is possible only for the clerk who received it', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, {}, second);
    for (const colleague of [clerk, await world.tw.staff(['owner'])])
      expect(await colleague.client.attempt('undoReceive', { id })).toBeRefused({
        code: 403,
        error: 'undo.notYours',
      });
    expect((await detail(id)).state).toBe('received');
    expect(await second.client.attempt('undoReceive', { id })).toMatchObject({ ok: true });
  });

  test('is possible for ten minutes', async () => {
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber);
    await longAgo(id, 11);
    expect(await clerk.client.attempt('undoReceive', { id })).toBeRefused({
      code: 409,
      error: 'undo.tooLate',
    });
  });
});

describe('weight and size', () => {
  const attempts: [string, Partial<Request<'receiveParcel'>>, string][] = [
    ['a tonne', { weightG: 1_000_000 }, 'weightG'],
    ['a gram', { weightG: 1 }, 'weightG'],
    ['ten metres', { lengthMm: 10_000 }, 'lengthMm'],
    ['a room of possible sides', { lengthMm: 3_000, widthMm: 3_000, heightMm: 3_000 }, 'lengthMm'],
  ];
  test.each(attempts)('%s is impossible, at arrival and when measured again', async (_, more, field) => {
    const { id, courierNumber } = await forecast(member);
    const failure = { failure: { error: 'request.invalid', fields: { [field]: {} } } };
    const arrival = { courierNumber, warehouseId, ...measured, ...more };
    expect(await clerk.client.attempt('receiveParcel', arrival)).toMatchObject(failure);
    await receive(courierNumber);
    const again = { id, ...measured, ...more, why: 'x' };
    expect(await clerk.client.attempt('remeasureParcel', again)).toMatchObject(failure);
  });

  testSettingEffect('saveDeskSettings.likelyMeasures', 'the limits from which a desk asks', async () => {
    const owner = await world.tw.staff(['owner']);
    const limits = { likelyMeasures: { maxWeightG: 70_000, maxSideMm: 2_500 }, takesRefusals: true };
    expect((await clerk.client.call('getDesk', {})).likelyMeasures.maxWeightG).not.toBe(70_000);
    expect(await clerk.client.attempt('saveDeskSettings', limits)).toBeRefused({ code: 403 });
    await owner.client.call('saveDeskSettings', limits);
    expect(await clerk.client.call('getDesk', {})).toMatchObject(limits);
  });
});

test('parcels in the warehouse without a picture are listed, until they have one', async () => {
  const { id, courierNumber } = await forecast(member);
  await receive(courierNumber, { shelfCode: 'A-01' });
  const listed = async () => {
    const { list } = await clerk.client.call('queryAllParcels', {
      withoutPicture: true,
      words: courierNumber,
    });
    return list.map((row) => row.id);
  };
  expect(await listed()).toEqual([id]);
  await clerk.client.call('photographParcel', { courierNumber }, { file: picture() });
  expect(await listed()).toEqual([]);
});
