import type { Output } from '@crossdock/contract/table.ts';
import { afterAll, expect, test } from 'vitest';
import { faultsOfStock, openProductWorld } from './productWorld.ts';
import { csvFile } from './shippingWorld.ts';

const s = await openProductWorld();
const place = (await s.owner.client.call('listStaffWarehouses', {}))[0]?.name ?? '';
afterAll(async () => expect(await faultsOfStock(s.world)).toEqual([]));

const heads =
  'SKU,Title (English),Variant (English),Category,Goods type,Warehouse,Shelf,Price,Weight g,Length mm,Width mm,Height mm,Variant on sale,Text (English)';
const preview = (table: string) => s.owner.client.call('previewProducts', {}, { file: csvFile(table) });
type Row = Output<'previewProducts'>['rows'][number];
const commit = (rows: readonly Row[]) =>
  s.owner.client.call('importProducts', { rows: rows.map(({ cells, beside }) => ({ cells, beside })) });
const attempted = async (rows: readonly Row[]) => {
  const input = { rows: rows.map(({ cells, beside }) => ({ cells, beside })) };
  const outcome = await s.owner.client.attempt('importProducts', input);
  return outcome.ok ? outcome.data.list[0]?.written : outcome.failure.error;
};
const products = async (words: string) => (await s.owner.client.call('listProducts', { words })).list;
const saved = (file: { base64: string }) => Buffer.from(file.base64, 'base64').toString('utf8');
const effects = (rows: readonly Row[]) => rows.map(({ problem, effect }) => problem?.error ?? effect);

test('a sheet reports each fault at its cell and writes nothing; confirmed, it creates products with variants once', async () => {
  const mug = (sku: string, more: string) => `${sku},Mug,${more}`;
  const table = [
    heads,
    mug('MUG-S', `Small,Tea,clothes,${place},A-01,120,300,90,80,80,yes,Holds tea & more`),
    mug('MUG-L', 'Large,,,,,150,420,100,90,90,,'),
    `BAD-1,Lamp,,Coffee,glass,${place},Z-99,12.345,0,90,,80,perhaps,`,
    `BAD-1,Lamp,Two,Tea,clothes,${place},,10,10,10,10,10,,`,
    `GOOD-1,Bag,,Tea,clothes,${place},,10,10,10,10,10,,`,
  ].join('\n');
  const before = await preview(table);
  expect(effects(before.rows)).toEqual(['new', 'new', 'product.category', 'product.skuTwice', 'new']);
  expect([before.good, before.bad, (await products('Mug')).length]).toEqual([3, 2, 0]);
  const faults = before.rows.map((row) => row.faults.map(({ column, error }) => [column, error]));
  expect(Object.fromEntries(faults[2] ?? [])).toEqual({
    ...{ category: 'product.category', goodsType: 'product.goodsType', shelf: 'product.place' },
    ...{
      price: 'field.invalid',
      weightG: 'field.tooSmall',
      widthMm: 'field.required',
      onSale: 'product.yesOrNo',
    },
  });
  expect(Object.fromEntries(faults[3] ?? [])).toMatchObject({
    ...{ sku: 'product.skuTwice', category: 'product.rowDiffers', goodsType: 'product.rowDiffers' },
  });
  const good = before.rows.filter(({ problem }) => problem === null);
  // The rows of one product may be saved in two requests. The second request finds the product by its SKU.
  expect((await commit(good.slice(0, 1))).list).toEqual([{ written: true, message: '' }]);
  expect((await commit(good.slice(1))).list.map(({ written }) => written)).toEqual([true, true]);
  const [mugs] = await products('Mug');
  expect(mugs).toMatchObject({ variants: 2, priceMinor: 12_000, active: false });
  const edited = await s.owner.client.call('getEditedProduct', { id: mugs?.id ?? '' });
  expect(edited).toMatchObject({
    ...{
      version: 2,
      shelfCode: 'A-01',
      texts: { en: { title: 'Mug', html: '<p>Holds tea &#38; more</p>' } },
    },
    variants: [
      { sku: 'MUG-S', en: 'Small', weightG: 300, stock: 0 },
      { sku: 'MUG-L', priceMinor: 15_000 },
    ],
  });
  const again = await preview(table);
  expect(effects(again.rows)).toEqual(['same', 'same', 'product.category', 'product.skuTwice', 'same']);
  await commit(again.rows.filter(({ problem }) => problem === null));
  expect(await products('')).toHaveLength(2);
  expect((await s.owner.client.call('getEditedProduct', { id: edited.id })).version).toBe(2);
  const bad = await commit(before.rows.slice(2, 4));
  expect(bad.list.map(({ written }) => written)).toEqual([false, false]);
});

test('an export can be changed and imported: known SKUs are updated, the rest stays, and a SKU in two sheets is created once', async () => {
  const { id, variantId } = await s.sold(4);
  const sheet = saved(await s.owner.client.call('exportProducts', { format: 'csv' }));
  const [head = '', ...rows] = sheet.trim().split(/\r?\n/);
  const { variants } = await s.owner.client.call('getEditedProduct', { id });
  const sku = variants[0]?.sku ?? '';
  const row = rows.find((one) => one.includes(sku)) ?? '';
  expect(effects((await preview(sheet)).rows)).toEqual(rows.map(() => 'same'));
  const changed = await preview(
    `${head}\n${row.replace('300', '450').replace('Dongding oolong', 'Dongding tea')}`,
  );
  expect(effects(changed.rows)).toEqual(['changed']);
  await commit(changed.rows);
  expect(await s.owner.client.call('getEditedProduct', { id })).toMatchObject({
    texts: { en: { title: 'Dongding tea', html: '<p>Spring</p>' } },
    pictures: [{}],
    variants: [{ id: variantId, priceMinor: 45_000, stock: 4 }],
  });
  const fresh = await preview(`${heads}\nTWICE,Twice,,Tea,clothes,${place},,10,10,10,10,10,,`);
  const four = await Promise.all([1, 2, 3, 4].map(() => attempted(fresh.rows)));
  // A request that runs at the same time is refused with `row.changed`. A later request is refused too, because the
  // product already exists.
  expect(four.filter((said) => said !== true && said !== 'row.changed')).toEqual([]);
  expect(four).toContain(true);
  expect(await products('TWICE')).toHaveLength(1);
  const template = await s.owner.client.call('getProductTemplate', { format: 'xlsx' });
  const read = await s.owner.client.call(
    'previewProducts',
    {},
    {
      file: new Blob([Buffer.from(template.base64, 'base64')]),
    },
  );
  expect(effects(read.rows)).toEqual(['new', 'new']);
});

test('a valid row waits for the other rows of its product', async () => {
  const pair = (sku: string, price: string) =>
    `${sku},Pair,${sku},Tea,clothes,${place},,${price},10,10,10,10,,`;
  const { rows } = await preview([heads, pair('PAIR-1', '10'), pair('PAIR-2', '1.234')].join('\n'));
  expect(effects(rows)).toEqual(['product.rowBeside', 'field.invalid']);
  const { list } = await commit(rows);
  expect(list.map(({ written }) => written)).toEqual([false, false]);
  expect(await products('Pair')).toEqual([]);
});

test('stock movements and purchases can be exported too', async () => {
  const member = await s.pay.memberWith(60_000);
  const offered = await s.sold(5);
  const { number } = await s.bought(member, offered.variantId, 2);
  const moved = await s.owner.client.call('exportStockMovements', { format: 'csv', productId: offered.id });
  expect(saved(moved).trim().split(/\r?\n/)).toEqual([
    expect.stringContaining('SKU'),
    expect.stringMatching(new RegExp(`Sold,,2,3,${number},`)),
    expect.stringMatching(/Received,5,,5,/),
  ]);
  const bought = await s.owner.client.call('exportPurchases', { format: 'csv', words: number });
  const [, line, ...more] = saved(bought).trim().split(/\r?\n/);
  expect([line, more]).toEqual([expect.stringMatching(/Paid,.*,2,300\.00,600\.00,0\.00,600\.00,TWD,/), []]);
  await s.world.sql(
    `insert into stock_movements (shop_id, id, variant_id, kind, change, stock_after, at)
     select shop_id, gen_random_uuid(), id, 'counted', 0, stock, now()
     from product_variants, generate_series(1, 10000) where id = $1`,
    [offered.variantId],
  );
  const tooMany = s.owner.client.attempt('exportStockMovements', { format: 'csv', productId: offered.id });
  expect(await tooMany).toBeRefused('product.tooManyRows');
});
