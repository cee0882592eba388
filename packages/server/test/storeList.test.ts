import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { describe, expect, test } from 'vitest';
import { choiceOf, insertApprovedAddress, insertLane, insertShelvedParcel } from './orderWorld.ts';
import { csvFile } from './shippingWorld.ts';
import { atStore } from './typedAddresses.ts';
import { startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff(['owner']);

const songgao = { number: '236471', name: '松高門市', address: '臺北市信義區松高路9號' };
const daan = { number: '131386', name: '大安門市', address: '臺北市大安區復興南路一段253號' };
const listed = (rows: readonly (typeof songgao)[]) => ({ country: 'TW' as const, rows: [...rows] });

describe('convenience stores come from the list that the shop imports', () => {
  test('a list as long as Taiwan’s largest chain is read completely, and a longer one than allowed is refused', async () => {
    const list = (stores: number) =>
      [
        '店號,門市名稱,縣市,鄉鎮市區,地址,郵遞區號',
        ...Array.from({ length: stores }, (_, at) => row(at)),
      ].join('\n');
    const row = (at: number) => `${100_000 + at},門市${at},臺北市,信義區,臺北市信義區松高路${at}號,110`;
    const read = (stores: number) =>
      owner.client.attempt('previewStores', { country: 'TW' }, { file: csvFile(list(stores)) });
    expect(await read(7_300)).toMatchObject({ data: { good: 7_300, bad: 0 } });
    expect(await read(maxSheetRows.stores + 1)).toBeRefused({
      error: 'sheet.tooManyRows',
      params: { max: 15_000 },
    });
  });

  test('a preview writes nothing and reports each row’s fault, and members find its valid rows', async () => {
    const table = [
      '店號,門市名稱,縣市,鄉鎮市區,地址,郵遞區號',
      '236471,松高門市,臺北市,信義區,臺北市信義區松高路9號,110',
      '131386,大安門市,臺北市,大安區,臺北市大安區復興南路一段253號,106',
      '131386,又一個,臺北市,大安區,別處1號,106',
      '@@@,不是店號,臺北市,大安區,別處2號,106',
      '777777,沒有地址,,,,',
    ].join('\n');
    const tw = world.tw.as(owner.token, 'tw');
    const preview = await tw.call('previewStores', { country: 'TW' }, { file: csvFile(table) });
    expect(preview.rows.map(({ problem }) => problem?.error ?? null)).toEqual([
      null,
      null,
      'address.storeTwice',
      'address.storeRow',
      'address.storeRow',
    ]);
    const find = async (words: string) =>
      (await world.tw.guest.call('listPickupPoints', { kind: 'convenienceStore', words })).list.map(
        ({ code }) => code,
      );
    expect(await find('')).toEqual([]);
    const rows = preview.rows
      .filter(({ problem }) => problem === null)
      .map(({ row: _row, effect: _effect, problem: _problem, ...store }) => store);
    expect(await tw.call('importStores', { country: 'TW', rows })).toEqual({ written: 2, taken: [] });
    expect(await find('台北 大安')).toEqual([daan.number]);
    expect(await find('松高路')).toEqual([songgao.number]);
    const again = await tw.call('previewStores', { country: 'TW' }, { file: csvFile(table) });
    expect(again.rows.slice(0, 2).map(({ effect }) => effect)).toEqual(['same', 'same']);
  });

  test('the shop’s own pickup points are separate', async () => {
    await owner.client.call('savePickupPoint', {
      code: 'OWN-1',
      name: '自家櫃台',
      kind: 'counter',
      country: 'TW',
      address: '台北市中正區1號',
    });
    const taken = { ...songgao, number: 'OWN-1' };
    expect(await owner.client.call('importStores', listed([taken]))).toEqual({
      written: 0,
      taken: ['OWN-1'],
    });
    const preview = await owner.client.call(
      'previewStores',
      { country: 'TW' },
      { file: csvFile('number,name,address\nOWN-1,別人,別處1號') },
    );
    expect(preview.rows[0]?.problem?.error).toBe('address.storeNumberTaken');
    const own = await world.tw.guest.call('listPickupPoints', {});
    expect(own.list.map(({ code }) => code)).toEqual(['OWN-1']);
  });

  test('a list without a known store allows closing it', async () => {
    await owner.client.call('importStores', listed([songgao, daan]));
    const { at } = await owner.client.call(
      'previewStores',
      { country: 'TW' },
      { file: csvFile(`number,name,address\n${songgao.number},${songgao.name},${songgao.address}`) },
    );
    await owner.client.call('importStores', listed([songgao]));
    const closed = await owner.client.call('closeUnlistedStores', { country: 'TW', since: at });
    expect(closed).toEqual({ closed: 1 });
    const member = await world.tw.member();
    expect(await member.client.attempt('addAddress', atStore(daan.number))).toBeRefused(
      'address.storeUnknown',
    );
  });
});

describe('a store is chosen, never typed (specification, section 5)', () => {
  test('an unlisted number is refused at its field, and a chosen one has its own name and place', async () => {
    await owner.client.call('importStores', listed([songgao]));
    const member = await world.tw.member();
    expect(await member.client.attempt('addAddress', atStore('@@@'))).toBeRefused({
      error: 'address.storeUnknown',
      fields: { 'store.number': {} },
    });
    const address = await member.client.call('addAddress', atStore(songgao.number));
    expect(address.store).toMatchObject(songgao);
  });

  test('Taiwan’s size limits apply to stores in Taiwan only', async () => {
    const reasons = async (shop: WorldShop, country: 'TW' | 'TH') => {
      const [lane, member] = await Promise.all([insertLane(world, shop, { country }), shop.member()]);
      const store = JSON.stringify({ ...songgao, phone: '', linkName: '' });
      const addressId = await insertApprovedAddress(world, lane, member, { country, deliveryType: 3, store });
      const large = await insertShelvedParcel(world, lane, member, { lengthMm: 600 });
      const choice = choiceOf(lane, [large], addressId, {
        deliveryType: 3,
        carrierId: lane.pickupCarrierId,
      });
      const { refusals } = await member.client.call('quoteOrder', choice);
      return refusals.map(({ reason }) => reason);
    };
    expect(await reasons(world.tw, 'TW')).toEqual(['limit.side']);
    expect(await reasons(world.th, 'TH')).toEqual([]);
  });
});
