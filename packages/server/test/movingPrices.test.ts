import { expect, test } from 'vitest';
import { csv, startImportWorld } from './movingWorld.ts';

const { world, owner, checked, applied, movedIn, undone, faultsOf } = await startImportWorld({ lane: true });
const found = (await owner.client.call('listChannels', {})).find(({ zones }) => zones.length > 0);
const [first] = found?.zones ?? [];
if (!found || !first) throw new Error('no lane');
const [lane, zone] = [found, first];

const heads = ['運送方式', '分區', '重量(kg)', '運費'];
const cards = async () => (await owner.client.call('listRateCards', { zoneId: zone.id })).list;
const drafts = async () => (await cards()).filter(({ state }) => state === 'draft');

/** The prices of the only draft at its weight steps. */
async function draftFreight() {
  const [draft, ...others] = await drafts();
  expect(others).toEqual([]);
  return (await owner.client.call('getRateCard', { id: draft?.id ?? '' })).card.freight;
}
const list = (...prices: readonly (readonly [number, number])[]) =>
  csv([heads, ...prices.map(([kg, price]) => [lane.tw, zone.name, kg, price])]);

test('a list by weight becomes the draft of its zone, once; a later list changes it; both can be undone', async () => {
  const of = await checked('prices', list([1, 240], [2, 300], [3, 360]));
  expect(of).toMatchObject({ newCount: 3, faultyCount: 0 });
  expect(await drafts()).toEqual([]);
  const done = await applied(of);
  expect(done).toMatchObject({ state: 'done', writtenCount: 3 });
  const even = { shape: 'firstContinued', firstWeightG: 1_000, stepG: 1_000, stepPriceMinor: 6_000 };
  expect(await draftFreight()).toMatchObject(even);

  const again = await checked('prices', list([1, 240], [2, 300], [3, 360]));
  expect(again).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 3 });
  await owner.client.call('discardMoveImport', { id: again.id });

  const next = await movedIn('prices', list([1, 250], [2, 310], [3, 400]));
  expect(next).toMatchObject({ writtenCount: 3 });
  expect(await draftFreight()).toMatchObject({ shape: 'firstGrades' });
  expect(await undone(next.id)).toMatchObject({ undoneCount: 3 });
  expect(await draftFreight()).toMatchObject(even);
  // The draft was changed and restored after the import, so undoing the first file keeps it.
  expect(await undone(done.id)).toMatchObject({ keptCount: 3 });
  const [draft] = await drafts();
  await owner.client.call('removeRateCard', { id: draft?.id ?? '' });
});

test('a first and a further weight are one row; the draft is undone with the file, and stays once it is published', async () => {
  const stepped = csv([
    ['渠道', '分区', '首重(kg)', '首重价格', '续重(kg)', '续重价格'],
    [lane.code, zone.name, 1, 200, 0.5, 35],
  ]);
  const done = await movedIn('prices', stepped);
  expect(await draftFreight()).toMatchObject({ firstWeightG: 1_000, stepG: 500, stepPriceMinor: 3_500 });
  expect(await undone(done.id)).toMatchObject({ undoneCount: 1 });
  expect(await drafts()).toEqual([]);

  const other = await movedIn('prices', stepped);
  const [draft] = await drafts();
  await owner.client.call('publishRateCard', { id: draft?.id ?? '', version: draft?.version ?? 0 });
  expect(await undone(other.id)).toMatchObject({ keptCount: 1 });
  const same = await checked('prices', stepped);
  expect(same).toMatchObject({ sameCount: 1 });
  await owner.client.call('discardMoveImport', { id: same.id });
});

test('a list is written as a whole or not at all, and each row says why', async () => {
  const line = (kg: string | number, price: string | number) => [lane.tw, zone.name, kg, price];
  const faults = async (...rows: readonly (readonly (string | number)[])[]) => {
    const of = await checked('prices', csv([heads, ...rows]));
    expect(of).toMatchObject({ newCount: 0, changedCount: 0 });
    const found = await faultsOf(of.id);
    await owner.client.call('discardMoveImport', { id: of.id });
    return found;
  };
  expect(await faults(line(1, 240), line(2, 'x'), ['火箭', zone.name, 1, 1])).toEqual([
    [2, ': moving.rowTogether'],
    [3, '運費: amount.invalid'],
    [4, '運送方式: moving.laneUnknown'],
  ]);
  expect(await faults(line(1, 240), line(2, 200), line(1, 250), line(3, 300))).toEqual([
    [2, ': moving.rowTogether'],
    [3, '運費: moving.price.falls'],
    [4, '重量(kg): moving.price.twice'],
    [5, ': moving.rowTogether'],
  ]);
  expect(await faults([lane.tw, '月球', 1, 240], line('', 240))).toEqual([
    [2, '分區: moving.zoneUnknown'],
    [3, '重量(kg): field.required'],
  ]);
  const zigzag = Array.from({ length: 14 }, (_, at) => line(at + 1, 240 + at * 50 + (at % 2) * 7));
  expect((await faults(...zigzag))[0]).toEqual([2, '運費: moving.price.tooMany']);
  await world.tw.set({ coinMinor: 100 });
  // A price with half a coin is refused, and so is a price below the card's fees besides freight.
  expect(await faults(line(1, 240.5))).toEqual([[2, '運費: moving.price.coin']]);
  expect(await faults(line(1, 1))).toEqual([[2, '運費: moving.price.belowFees']]);
  await world.sql(`update rate_cards set card = jsonb_set(card, '{limits,maxPieceG}', '40000')`);
  expect(await faults(line(50, 9_000))).toEqual([[2, '重量(kg): moving.price.tooHeavy']]);
});

test('a list by half kilograms becomes even steps, and prices that no card can charge are refused', async () => {
  const half = Array.from({ length: 16 }, (_, at) => [1 + at / 2, 240 + at * 50] as const);
  const of = await checked('prices', list(...half));
  expect(of).toMatchObject({ newCount: 16, faultyCount: 0 });
  await owner.client.call('discardMoveImport', { id: of.id });
  const odd = [
    ...Array.from({ length: 11 }, (_, at) => [1 + at, 240 + at * 51] as const),
    [11.5, 800] as const,
  ];
  const bad = await checked('prices', list(...odd));
  const faults = (await faultsOf(bad.id)).map(([, fault]) => fault);
  expect(faults).toContain('運費: moving.price.differs');
  await owner.client.call('discardMoveImport', { id: bad.id });
});

test('a further weight must be a row of its own, and an ambiguous name of zones or lanes needs more', async () => {
  const stepped = (...rows: readonly (readonly (string | number)[])[]) =>
    csv([['渠道', '倉庫', '分區', '首重(kg)', '首重價格', '續重(kg)', '續重價格'], ...rows]);
  const faults = async (...rows: readonly (readonly (string | number)[])[]) => {
    const of = await checked('prices', stepped(...rows));
    const found = await faultsOf(of.id);
    await owner.client.call('discardMoveImport', { id: of.id });
    return found;
  };
  const row = (zoneName: string) => [lane.code, '', zoneName, 1, 200, 0.5, 35];
  expect(await faults(row(zone.name), [lane.code, '', zone.name, 2, 300, '', ''])).toEqual([
    [2, '首重價格: moving.price.mixed'],
    [3, '首重價格: moving.price.mixed'],
  ]);
  await world.sql(
    `insert into zones select (jsonb_populate_record(z, jsonb_build_object('id', gen_random_uuid(), 'name', '離島'))).* from zones z where id = $1`,
    [zone.id],
  );
  expect(await faults(row(''))).toEqual([[2, '分區: moving.zoneMissing']]);
  await world.sql(
    `insert into warehouses select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'code', 'YIW', 'name', '義烏倉'))).* from warehouses w where shop_id = $1 limit 1`,
    [world.tw.id],
  );
  const copy = '00000000-0000-7000-8000-0000000000c1';
  await world.sql(
    `insert into channels select (jsonb_populate_record(c, jsonb_build_object('id', $2::text, 'code', 'other',
       'warehouse_id', (select id from warehouses where code = 'YIW')))).* from channels c where id = $1`,
    [lane.id, copy],
  );
  await world.sql(
    `insert into zones select (jsonb_populate_record(z, jsonb_build_object('id', gen_random_uuid(), 'channel_id', $2::text))).* from zones z where id = $1`,
    [zone.id, copy],
  );
  expect(await faults([lane.tw, ...row(zone.name).slice(1)])).toEqual([[2, '倉庫: moving.laneOfSeveral']]);
});
