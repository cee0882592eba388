import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import {
  forecast,
  freshNumber,
  goods,
  insertTestWarehouse,
  picture,
  startParcelWorld,
} from './parcelWorld.ts';
import type { Person } from './world.ts';

const { world, member, other, clerk, receive } = await startParcelWorld();

describe('refusal registration', () => {
  const register = (person: Person, courierNumber: string) =>
    person.client.call('addRefusals', { courierNumber, reason: 'wrong size' });

  test('each number has its own result', async () => {
    const [fresh, arrived, theirs] = [freshNumber(), await forecast(member), await forecast(other)];
    await receive(arrived.courierNumber);
    const { list } = await register(member, `${fresh} ${arrived.courierNumber} ${theirs.courierNumber} ?`);
    expect(list.map(({ result }) => result)).toEqual(['new', 'tooLate', 'someoneElses', 'invalid']);
    expect((await register(member, fresh)).list[0]?.result).toBe('alreadyYours');
    expect((await register(other, fresh)).list[0]?.result).toBe('someoneElses');
  });

  test('a registered number is refused at the desk, and shown with its parcel', async () => {
    const { id, courierNumber } = await forecast(member);
    await register(member, courierNumber);
    const seen = await clerk.client.call('lookupParcel', { courierNumber });
    expect(seen).toMatchObject({ verdict: 'refuse', refusalReason: 'wrong size' });
    expect((await receive(courierNumber, { shelfCode: 'A-01' })).outcome).toBe('refused');
    expect(await member.client.call('getParcel', { id })).toMatchObject({ state: 'refused' });
    const { list } = await member.client.call('queryRefusals', { words: courierNumber });
    expect(list[0]).toMatchObject({ courierNumber, parcel: { id, state: 'refused' } });
    expect(await member.client.attempt('deleteRefusal', { id: list[0]?.id ?? '' })).toBeRefused(
      'parcel.refusalUsed',
    );
  });

  test('an unannounced parcel is refused too, and its member sees it', async () => {
    const courierNumber = freshNumber();
    await register(member, courierNumber);
    const { outcome, parcel } = await receive(courierNumber);
    expect(outcome).toBe('refused');
    expect(parcel.member?.id).toBe(member.id);
    expect(await member.client.call('getParcel', { id: parcel.id })).toMatchObject({ state: 'refused' });
  });

  test("cannot refuse another member's parcel", async () => {
    const courierNumber = freshNumber();
    await register(other, courierNumber);
    await world.change('refusals', { courierNumber }, { memberId: other.id });
    await world.sql(
      `insert into parcels (shop_id, id, number, member_id, bill_code, state, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, $3, $2, 'forecast', now(), now())`,
      [world.tw.id, courierNumber, member.id],
    );
    expect(await clerk.client.call('lookupParcel', { courierNumber })).toMatchObject({
      ...{ verdict: 'forecast', refusalReason: '' },
    });
    expect((await receive(courierNumber)).outcome).toBe('received');
    const { list } = await other.client.call('queryRefusals', { words: courierNumber });
    expect(list).toMatchObject([{ courierNumber, parcel: null }]);
  });

  test('blocks a forecast of the number until it is withdrawn', async () => {
    const courierNumber = freshNumber();
    const registered = await register(member, courierNumber);
    const refused = await member.client.call('forecastParcels', { courierNumber, ...goods });
    expect(refused.list[0]).toMatchObject({ result: 'refused', error: 'parcel.refusalRegistered' });
    const foreign = await other.client.call('forecastParcels', { courierNumber, ...goods });
    expect(foreign.list[0]).toMatchObject({ result: 'someoneElses' });
    const id = registered.list[0]?.id ?? '';
    expect(await other.client.attempt('deleteRefusal', { id })).toBeRefused({ code: 404 });
    await member.client.call('deleteRefusal', { id });
    expect((await forecast(member, courierNumber)).courierNumber).toBe(courierNumber);
  });
});

describe('lists', () => {
  test('by state, warehouse, words and time, with the counts of every state', async () => {
    const person = await world.tw.member();
    const second = await insertTestWarehouse(world, world.tw);
    const parcels = [];
    for (let i = 0; i < 4; i++) parcels.push(await forecast(person));
    const [first, , , last] = parcels;
    if (!first || !last) throw new Error('no parcels');
    await receive(first.courierNumber, { shelfCode: 'B-02' });
    await receive(last.courierNumber, { warehouseId: second });
    const all = await person.client.call('queryParcels', { pageSize: 10 });
    expect(all.list.map(({ id }) => id)).toEqual(parcels.map(({ id }) => id).reverse());
    expect(all).toMatchObject({ total: 4, counts: { forecast: 2, received: 1, shelved: 1, signed: 0 } });
    const by = async (filter: Request<'queryParcels'>) =>
      (await person.client.call('queryParcels', filter)).list.map(({ id }) => id);
    expect(await by({ state: 'shelved' })).toEqual([first.id]);
    expect(await by({ state: 'received,shelved' })).toEqual([last.id, first.id]);
    expect(await by({ warehouseId: second })).toEqual([last.id]);
    expect(await by({ words: first.courierNumber.slice(0, -1).toLowerCase() })).toContain(first.id);
    for (const ends of [-4, -6])
      expect(await by({ words: first.courierNumber.slice(ends) })).toContain(first.id);
    expect(await by({ words: `${first.courierNumber.slice(0, 6)} ${first.courierNumber.slice(6)}` })).toEqual(
      [first.id],
    );
    expect(await by({ words: '棉質' })).toHaveLength(4);
    expect(await by({ words: '%' })).toEqual([]);
    expect(await by({ to: '2020-01-01T00:00:00.000Z' })).toEqual([]);
    expect(await by({ after: parcels[2]?.id ?? '', state: 'forecast' })).toEqual([parcels[1]?.id]);
    const houses = await person.client.call('queryMyWarehouses', {});
    expect(houses.list.map(({ inHouse, shelved }) => [inHouse, shelved])).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test('a late page has the same rows by number and by cursor', async () => {
    const person = await world.tw.member();
    await world.sql(
      `insert into parcels (shop_id, id, number, member_id, bill_code, state, created_at, updated_at)
       select $1, gen_random_uuid(), 'far' || n, $2, 'far' || n, (array['forecast', 'signed'])[n % 2 + 1], now(), now()
       from generate_series(1, 520) n`,
      [world.tw.id, person.id],
    );
    const page = (more: Request<'queryParcels'>) =>
      person.client.call('queryParcels', { pageSize: 100, ...more });
    for (const state of [undefined, 'signed'])
      for (let pageIndex = 1; pageIndex < 4; pageIndex++) {
        const before = await page({ pageIndex, ...(state && { state }) });
        const byKey = await page({ after: before.next ?? '', ...(state && { state }) });
        const byNumber = await page({ pageIndex: pageIndex + 1, ...(state && { state }) });
        expect(byNumber.list).toEqual(byKey.list);
        expect(byNumber.more).toBe(byKey.more);
        if (!byKey.more) break;
      }
  });

  test('pages have the total, and an unknown state is refused', async () => {
    const person = await world.tw.member();
    for (let i = 0; i < 3; i++)
      await person.client.call('forecastParcels', {
        courierNumber: Array.from({ length: 4 }, () => freshNumber()).join(' '),
        ...goods,
      });
    const page = await person.client.call('queryParcels', { pageIndex: 2, pageSize: 10 });
    expect(page).toMatchObject({ total: 12, pageIndex: 2, pageSize: 10 });
    expect(page.list).toHaveLength(2);
    expect(await person.client.attempt('queryParcels', { state: 'vanished' })).toBeRefused({ code: 400 });
  });

  test('a parcel shows its storage: remaining free days, then overtime and fee', async () => {
    const short = await insertTestWarehouse(world, world.tw, 5);
    const { id, courierNumber } = await forecast(member);
    await receive(courierNumber, { warehouseId: short, shelfCode: 'C-03' });
    expect((await member.client.call('getParcel', { id })).storage).toMatchObject({
      daysStored: 0,
      freeDaysLeft: 5,
      rentMinor: 0,
      dayCostMinor: 200,
    });
    await world.backdate('parcels', { id }, '8 days 1 hour', 'arrivedAt', 'shelvedAt');
    const late = await member.client.call('getParcel', { id });
    expect(late.storage).toMatchObject({ daysStored: 8, freeDaysLeft: 0, overtimeDays: 3, rentMinor: 600 });
    expect(late.fees).toEqual([{ kind: 'storage', amountMinor: 600 }]);
  });

  test("pictures of a member's number have working addresses", async () => {
    const { courierNumber } = await forecast(member);
    await receive(courierNumber);
    await clerk.client.call('photographParcel', { courierNumber, kind: 'scale' }, { file: picture() });
    const { pictures } = await member.client.call('getParcelPictures', {
      courierNumber: courierNumber.toLowerCase(),
    });
    expect(pictures).toMatchObject([{ kind: 'scale' }]);
    const opened = await world.running.server.app.inject({
      url: pictures[0]?.thumb ?? '',
      headers: { host: world.tw.host },
    });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
    const listed = await member.client.call('queryParcels', { words: courierNumber });
    expect(listed.list[0]?.thumb).toContain(pictures[0]?.id);
  });

  test('goods types have their class, the types that ship with them, and the channels', async () => {
    const { list, mergeBy } = await member.client.call('queryGoodsTypes', {});
    expect(mergeBy).toBe('type');
    expect(list.find(({ code }) => code === 'shoes')).toMatchObject({
      goodsClass: 'general',
      together: ['shoes'],
    });
    expect(list.find(({ code }) => code === 'plants')).toMatchObject({
      goodsClass: 'prohibited',
      together: [],
    });
  });
});
