import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { forecast, freshNumber, goods, insertTestWarehouse, measured, picture } from './parcelWorld.ts';
import { startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

/** Tests what lists and pages show of parcels, and what their filters leave out. */
const s = await startShippingWorld({ settings: { mergeBy: 'class' } });

const langs = ['zh', 'tw', 'en'] as const;
const receive = (courierNumber: string, more: Partial<Request<'receiveParcel'>> = {}) =>
  s.clerk.client.call('receiveParcel', {
    ...{ courierNumber, warehouseId: s.lane.warehouseId, ...measured, ...more },
  });
const photograph = (courierNumber: string) =>
  s.clerk.client.call('photographParcel', { courierNumber }, { file: picture() });
/** A warehouse whose name in each language is the language's code. */
async function named(): Promise<string> {
  const id = await insertTestWarehouse(s.world, s.shop);
  await s.world.change('warehouses', { id }, { names: JSON.stringify({ zh: 'zh', tw: 'tw', en: 'en' }) });
  return id;
}
const ids = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id);

describe('the possible owners of an unclaimed parcel', () => {
  let made = 0;
  /** Five members with unique hints: an alias, an invitation code, the end of a phone number, a name and a nickname. */
  const clued = async () => {
    const n = ++made;
    const han = [...String(n)].map((digit) => '零一二三四五六七八九'[Number(digit)]).join('');
    const clues = {
      alias: ['RAB7K1', 'RMX4T2', 'RQW9Z3'][n - 1] ?? '',
      code: `KQ9X${n}`,
      tail: String(7_000 + n),
    };
    const names = { name: `歐陽${han}`, nickname: `小熊貓${han}` };
    const [alias, code, phone, name, nickname] = await Promise.all([
      s.shop.member(),
      s.shop.member(),
      s.shop.member({ phone: `098765${clues.tail}` }),
      s.shop.member({ name: names.name }),
      s.shop.member(),
    ]);
    const set = (column: string, of: Person, value: string) =>
      s.world.sql(`update members set ${column} = $2 where id = $1`, [of.id, value]);
    await set('random_name', alias, clues.alias.toLowerCase());
    await set('simple_code', code, clues.code.toLowerCase());
    await set('nickname', nickname, names.nickname);
    return { ...clues, ...names, set, is: { alias, code, phone, name, nickname } };
  };
  const suggested = async (labelHint: string) => {
    const courierNumber = freshNumber();
    await receive(courierNumber, { labelHint });
    const { list } = await s.clerk.client.call('queryUnclaimed', { words: courierNumber });
    return list[0]?.suggestions.map(({ id, by }) => [id, by.join()]) ?? [];
  };

  test('are found by one hint of its label, of each kind', async () => {
    // Many other members registered earlier.
    await s.world.sql(
      `insert into members (shop_id, id, account, name, area_code, phone, email, password_hash, simple_code, random_name, created_at)
       select $1, ('00000000' || right(one, 28))::uuid, one, '群眾', '886', one || 'x', one, '', one, one, now() - interval '1 day'
       from (select '00' || gen_random_uuid() as one from generate_series(1, 250)) as crowd`,
      [s.shop.id],
    );
    const { is, alias, code, tail, name, nickname } = await clued();
    for (const [label, who, by] of [
      [`${alias.toLowerCase()} 室`, is.alias, 'plainAlias'],
      [code, is.code, 'code'],
      [`尾號${tail}`, is.phone, 'phone'],
      [name, is.name, 'name'],
      [nickname, is.nickname, 'name'],
    ] as const)
      expect(await suggested(label), label).toEqual([[who.id, by]]);
    for (const label of ['', 'Z', 'ZZTOP', '9999', '張三']) expect(await suggested(label), label).toEqual([]);
  });

  test('are found by two hints, the surer one first, at most three', async () => {
    const { is, set, alias, code, tail, name, nickname } = await clued();
    const [byAlias, byCode, byPhone, byName] = [
      [is.alias.id, 'plainAlias'],
      [is.code.id, 'code'],
      [is.phone.id, 'phone'],
      [is.name.id, 'name'],
    ];
    expect(await suggested(`${alias} ${tail}`)).toEqual([byAlias, byPhone]);
    expect(await suggested(`${code} ${name}`)).toEqual([byCode, byName]);
    expect(await suggested(`${tail} ${name}`)).toEqual([byPhone, byName]);
    // Each parcel of a page has separate suggestions.
    const both = freshNumber();
    await receive(`${both}1`, { labelHint: alias });
    await receive(`${both}2`, { labelHint: name });
    const page = await s.clerk.client.call('queryUnclaimed', { words: both });
    expect(page.list.map(({ suggestions }) => suggestions.map(({ id, by }) => [id, by.join()]))).toEqual([
      [byAlias],
      [byName],
    ]);
    const three = await suggested(`${nickname} ${tail} ${alias} ${name}`);
    expect([three.length, ...three.slice(0, 2)]).toEqual([3, byAlias, byPhone]);
    // With the hints exchanged, the result must not depend on the order of the members in the table.
    await set('phone', is.alias, `095555${tail}`);
    await set('random_name', is.phone, `${alias}Z`);
    expect(await suggested(`${alias}Z ${tail}`)).toEqual([
      [is.phone.id, 'plainAlias,phone'],
      [is.alias.id, 'aliasNear,phone'],
    ]);
  });

  test('are active members', async () => {
    const { is, nickname } = await clued();
    const status = { memberId: is.nickname.id, status: 'disabled', why: 'fraud' } as const;
    await s.owner.client.call('setMemberStatus', status);
    expect(await suggested(nickname)).toEqual([]);
    expect((await s.clerk.client.call('findOwners', { words: nickname })).list).toEqual([]);
    const { parcel } = await receive(freshNumber());
    const given = { id: parcel.id, memberId: is.nickname.id, why: 'x' };
    expect(await s.owner.client.attempt('assignParcel', given)).toBeRefused('row.notFound');
  });
});

test('goods types have the channels that accept them, and the types that ship with them', async () => {
  const member = await s.shop.member();
  const seen = async (lang: (typeof langs)[number]) =>
    new Map(
      (await s.shop.as(member.token, lang).call('queryGoodsTypes', {})).list.map((one) => [one.code, one]),
    );
  const channel = { id: s.lane.channelId, country: 'TW', mode: 'sea' };
  for (const [lang, name] of [
    ['zh', '海运'],
    ['tw', '海快'],
    ['en', 'Sea'],
  ] as const)
    expect((await seen(lang)).get('clothes')?.channels, lang).toEqual([{ ...channel, name }]);
  const types = await seen('en');
  expect(types.get('plants')).toMatchObject({ goodsClass: 'prohibited', channels: [], together: [] });
  const general = [...types.values()].filter(({ goodsClass }) => goodsClass === 'general');
  expect(general.length).toBeLessThan(types.size);
  expect(types.get('shoes')?.together).toEqual(general.map(({ code }) => code));
  await s.world.change('channels', { id: s.lane.channelId }, { active: false });
  expect((await seen('en')).get('clothes')?.channels).toEqual([]);
  await s.world.change('channels', { id: s.lane.channelId }, { active: true });
});

test('parcels chosen for an order are listed in that order, named in the reader’s language, with their own pictures', async () => {
  const member = await s.shop.member();
  const warehouseId = await named();
  const [shoes] = (await s.owner.client.call('listStaffGoodsTypes', {})).filter(
    ({ code }) => code === 'shoes',
  );
  const names = { zh: '鞋子', tw: '鞋類', en: 'Footwear' };
  const { id: typeId = '', goodsClass = 'general' } = shoes ?? {};
  const edit = (as: typeof goodsClass) =>
    s.owner.client.call('editGoodsType', { id: typeId, goodsClass: as, active: true, ...names });
  await edit(goodsClass);
  const made: { id: string; courierNumber: string }[] = [];
  for (const [at, goodsType] of ['shoes', 'clothes', 'shoes'].entries()) {
    const courierNumber = freshNumber();
    const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods, goodsType });
    await receive(courierNumber, { warehouseId, shelfCode: 'A-01' });
    if (at < 2) await photograph(courierNumber);
    made.push({ id: list[0]?.id ?? '', courierNumber });
  }
  const [one, two, three] = made.map(({ id }) => id) as [string, string, string];
  for (const lang of langs) {
    const reader = s.shop.as(member.token, lang);
    for (const parcelIds of [
      [one, two, three],
      [three, one, two],
      [two, three, one],
    ]) {
      const { parcels } = await reader.call('getOrderDefaultInfo', { parcelIds });
      expect(ids({ list: parcels })).toEqual(parcelIds);
      const shown = new Map(parcels.map((parcel) => [parcel.id, parcel]));
      expect(shown.get(one)).toMatchObject({ goodsTypeName: names[lang], warehouseName: lang });
      expect(shown.get(two)?.goodsTypeName).not.toBe(names[lang]);
      expect([one, two, three].map((id) => shown.get(id)?.pictures.length)).toEqual([1, 1, 0]);
      expect(shown.get(three)?.problem?.reason).toBe('parcel.noPictures');
    }
  }
  // The shop marks the goods as prohibited.
  await edit('prohibited');
  const { parcels: unsent } = await member.client.call('getOrderDefaultInfo', { parcelIds: [one] });
  expect(unsent[0]?.problem?.reason).toBe('parcel.prohibited');
  await edit(goodsClass);
  const [own] = (await member.client.call('getParcel', { id: one })).pictures;
  const { parcels } = await member.client.call('getOrderDefaultInfo', { parcelIds: [two, one] });
  expect(parcels[1]?.pictures[0]?.thumb).toContain(own?.id);
  expect((await member.client.call('queryMyWarehouses', {})).list).toEqual([
    { id: warehouseId, name: 'en', inHouse: 3, shelved: 3 },
  ]);
  const other = await s.shop.member();
  expect(await other.client.attempt('getOrderDefaultInfo', { parcelIds: [one] })).toBeRefused(
    'order.selectAgain',
    'parcelIds',
  );
});

test('a parcel’s page shows its steps, its order, and no fee while its days are free', async () => {
  const member = await s.shop.member();
  const sides = { lengthMm: 305, widthMm: 211, heightMm: 109 };
  const { id, courierNumber } = await forecast(member);
  await receive(courierNumber, { ...sides });
  const received = await member.client.call('getParcel', { id });
  expect(received).toMatchObject({ storage: null, fees: [], order: null, measurements: [{ ...sides }] });
  expect(received.volumeWeightG).toBe(Math.ceil((305 * 211 * 109) / 6_000));
  const atDesk = await s.clerk.client.call('getStaffParcel', { id });
  expect(atDesk.measurements).toMatchObject([{ ...sides, staffName: expect.stringMatching(/^Clerk/) }]);
  await s.clerk.client.call('shelveParcels', { shelfCode: 'A-01', courierNumbers: [courierNumber] });
  const { fees, storage } = await member.client.call('getParcel', { id });
  expect([fees, storage?.daysStored]).toEqual([[], 0]);
  const { list } = await member.client.call('queryParcels', {});
  expect(list[0]?.storage).toEqual(storage);
  const given = await s.order(member);
  await member.client.call('cancelOrder', { orderId: given.id });
  const back = await member.client.call('getParcel', { id: given.parcelIds[0] ?? '' });
  expect(back).toMatchObject({ state: 'shelved', orderId: null, order: null });
  const order = await s.packed(member);
  const [ordered = ''] = order.parcelIds;
  const page = await member.client.call('getParcel', { id: ordered });
  const { parcels } = await member.client.call('getOrder', { orderId: order.id });
  expect(parcels).toMatchObject([{ id: ordered, warehouseName: '廣州倉', pictures: [{}] }]);
  expect(page.order).toEqual({ id: order.id, number: order.number, state: 'awaitingPayment' });
  expect(page.timeline.map(({ event, by }) => [event, by])).toEqual([
    ['forecast', 'member'],
    ['receive', 'staff'],
    ['shelve', 'staff'],
    ['request', 'member'],
    ['pack', 'staff'],
  ]);
  const [row] = (await member.client.call('queryParcels', { state: 'packed' })).list;
  expect(row).toMatchObject({ id: ordered, orderId: order.id, storage: null });
  // The parcel's storage days ended with the order: later days cost nothing.
  await s.world.backdate('parcels', { id: ordered }, '10 days', 'arrivedAt', 'shelvedAt');
  await s.world.backdate('transitions', { subjectId: ordered, event: 'request' }, '4 days', 'at');
  expect((await member.client.call('getParcel', { id: ordered })).storage).toMatchObject({ daysStored: 6 });
});

test("a member's list applies each of its filters, and counts the same rows", async () => {
  const member = await s.shop.member();
  const elsewhere = await insertTestWarehouse(s.world, s.shop);
  const [old, here, there] = [await forecast(member), await forecast(member), await forecast(member)];
  await forecast(await s.shop.member());
  await receive(here.courierNumber, { shelfCode: 'A-01' });
  await receive(there.courierNumber, { warehouseId: elsewhere });
  const moment = new Date(Date.now() - 86_400_000).toISOString();
  await s.world.backdate('parcels', { id: old.id }, '2 days', 'createdAt');
  const by = async (filter: Request<'queryParcels'>) => {
    const page = await member.client.call('queryParcels', filter);
    expect(page.total, JSON.stringify(filter)).toBe(page.list.length);
    return ids(page);
  };
  expect(await by({ from: moment })).toEqual([there.id, here.id]);
  expect(await by({ to: moment })).toEqual([old.id]);
  expect(await by({ state: 'forecast' })).toEqual([old.id]);
  expect(await by({ state: 'shelved,received' })).toEqual([there.id, here.id]);
  expect(await by({ state: 'shelved', words: '棉' })).toEqual([here.id]);
  expect(await by({ warehouseId: elsewhere })).toEqual([there.id]);
  const { number } = await member.client.call('getParcel', { id: here.id });
  expect(await by({ words: number.toLowerCase() })).toEqual([here.id]);
  expect(await by({ words: '-' })).toEqual([]);
  const courierNumber = Array.from({ length: 12 }, () => freshNumber()).join();
  await member.client.call('forecastParcels', {
    ...{ courierNumber, ...goods, goodsName: '圍巾', warehouseId: elsewhere },
  });
  const first = await member.client.call('queryParcels', { words: '圍巾', pageSize: 10 });
  const rest = await member.client.call('queryParcels', {
    words: '圍巾',
    pageSize: 10,
    after: first.next ?? '',
  });
  expect([first.list.length, first.more, first.total]).toEqual([10, true, 12]);
  expect([rest.list.length, rest.more]).toEqual([2, false]);
  expect(new Set([...ids(first), ...ids(rest)]).size).toBe(12);
  expect((await member.client.call('queryMyWarehouses', {})).list.map(({ inHouse }) => inHouse)).toEqual([
    1, 1,
  ]);
});
