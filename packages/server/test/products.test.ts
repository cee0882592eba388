import { afterAll, describe, expect, test } from 'vitest';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfStock, openProductWorld } from './productWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { openSupportChat } from './supportWorld.ts';

const s = await openProductWorld();
afterAll(async () => {
  expect(await faultsOfLedger(s.world)).toEqual([]);
  expect(await faultsOfStock(s.world)).toEqual([]);
});

describe('the catalogue', () => {
  test('is open to guests, by category and words, in the language of the reader; hidden goods are not in it', async () => {
    const shown = await s.sold(4);
    const { fileIds, ...fields } = await s.product({ active: false });
    const hidden = await s.owner.client.call('saveProduct', { ...fields, fileIds });
    const { list, categories } = await s.world.tw.guest.call('queryProducts', {
      words: 'dongding',
      categoryId: s.categoryId,
    });
    expect(list.map(({ id }) => id)).toContain(shown.id);
    expect(list.map(({ id }) => id)).not.toContain(hidden.id);
    expect(list.find(({ id }) => id === shown.id)).toMatchObject({
      ...{
        title: 'Dongding oolong',
        priceMinor: 30_000,
        stock: 4,
        sold: 0,
        picture: { thumb: expect.any(String) },
      },
    });
    expect(categories).toMatchObject([{ id: s.categoryId, name: 'Tea' }]);
    const product = await s.world.tw.guest.call('getProduct', { id: shown.id });
    expect(product).toMatchObject({ html: '<p>Spring</p>', variants: [{ weightG: 250, stock: 4 }] });
    expect(await s.world.tw.guest.attempt('getProduct', { id: hidden.id })).toBeRefused('row.notFound');
    expect(await s.world.th.guest.attempt('getProduct', { id: shown.id })).toBeRefused('row.notFound');
  });

  test('a guest can show an offered product in the chat, by its title', async () => {
    const shown = await s.sold(1);
    const hidden = await s.owner.client.call('saveProduct', await s.product({ active: false }));
    const { pass } = await openSupportChat(s.world.tw.guest);
    const ask = (productId: string) =>
      s.world.tw.guest.attempt('say', { pass, id: crypto.randomUUID(), text: 'this?', productId });
    expect(await ask(shown.id)).toMatchObject({
      data: { text: 'this?', card: { kind: 'product', id: shown.id, number: 'Dongding oolong' } },
    });
    expect(await ask(hidden.id)).toBeRefused('support.cardUnknown');
    const abroad = await openSupportChat(s.world.th.guest);
    expect(
      await s.world.th.guest.attempt('say', {
        ...{ pass: abroad.pass, id: crypto.randomUUID(), productId: shown.id },
      }),
    ).toBeRefused('support.cardUnknown');
  });

  test('a saved product is sanitised, needs its own pictures, SKU, place and whole coins, and never overwrites a concurrent change', async () => {
    const save = (changes: object) =>
      s.product(changes).then((input) => s.owner.client.attempt('saveProduct', input));
    const { id, variants } = await s.owner.client.call('getEditedProduct', { id: (await s.sold(1)).id });
    const [one] = variants;
    if (!one) throw new Error('no variant');
    const { stock: _stock, sold: _sold, low: _low, id: variantId, ...variant } = one;
    const evil = { tw: { title: '茶', html: '<p onclick="x()">好<script>1</script></p>' } };
    expect(await save({ texts: evil, variants: [{ ...variant, sku: 'CLEAN' }] })).toMatchObject({
      data: { texts: { tw: { html: '<p>好</p>' } } },
    });
    const unknown = '0190a000-0000-7000-8000-000000000001';
    const picture = { tw: { title: '茶', html: `<img data-file="${unknown}">` } };
    expect(await save({ texts: picture })).toBeRefused('article.picture', 'texts');
    expect(await save({ fileIds: [unknown] })).toBeRefused('product.pictureUnknown', 'fileIds');
    expect(await save({ variants: [variant] })).toBeRefused('product.skuTaken', 'variants.0.sku');
    expect(await save({ categoryId: unknown })).toBeRefused('product.category', 'categoryId');
    expect(await save({ goodsTypeId: unknown })).toBeRefused('parcel.goodsType', 'goodsTypeId');
    expect(await save({ warehouseId: unknown })).toBeRefused('product.place', 'warehouseId');
    expect(await save({ shelfCode: 'Z-99' })).toBeRefused('product.place', 'shelfCode');
    const again = await s.product({ id, version: 1, variants: [{ ...variant, id: variantId }] });
    const tries = await Promise.all([1, 2, 3].map(() => s.owner.client.attempt('saveProduct', again)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await s.owner.client.attempt('saveProduct', again)).toBeRefused('row.changed');
    const wanted = await s.product({ variants: [{ ...variant, sku: 'WANTED' }] });
    const atOnce = [1, 2, 3, 4].map(() => s.owner.client.attempt('saveProduct', wanted));
    const answers = await Promise.all(atOnce);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect(answer).toBeRefused('product.skuTaken', 'variants.0.sku');
    const twice = await save({
      variants: [
        { ...variant, sku: 'a1' },
        { ...variant, sku: 'A1' },
      ],
    });
    expect(twice).toBeRefusedAt('variants', 'product.skuTaken');
    await s.world.tw.set({ coinMinor: 100 });
    const odd = await save({ variants: [{ ...variant, sku: 'ODD', priceMinor: 150 }] });
    expect(odd).toBeRefused('product.wholeCoins', 'variants.0.priceMinor');
  });
});

describe('buying', () => {
  test('from the balance puts the goods on the shelf as the member’s own parcel, with picture, weight and value', async () => {
    const member = await s.pay.memberWith(100_000);
    const offered = await s.sold(5);
    const { id, number, totalMinor } = await s.bought(member, offered.variantId, 3);
    expect([totalMinor, await s.pay.balance(member), await s.stock(offered)]).toEqual([90_000, 10_000, 2]);
    const purchase = await member.client.call('getPurchase', { id });
    expect(purchase).toMatchObject({
      state: 'paid',
      lines: [{ name: 'Dongding oolong', quantity: 3, parcelNumber: number }],
    });
    const { list } = await member.client.call('queryParcels', { state: 'shelved' });
    expect(list).toMatchObject([
      {
        courierNumber: number,
        goodsName: '凍頂烏龍',
        goodsCount: 3,
        weightG: 750,
        declaredValueMinor: 90_000,
      },
    ]);
    const parcel = await member.client.call('getParcel', { id: purchase.lines[0]?.parcelId ?? '' });
    expect(parcel).toMatchObject({
      timeline: [{ event: 'buy' }],
      pictures: [{ kind: 'receive' }],
    });
    expect((await member.client.call('queryCart', {})).list).toEqual([]);
    const records = await member.client.call('getConsumptionList', {});
    expect(records.list[0]).toMatchObject({
      ...{ event: 'purchasePayment', amountMinor: -90_000, purchaseId: id, purchaseNumber: number },
    });
    const spending = await member.client.call('getSpending', { months: 1 });
    expect(spending.list).toMatchObject([{ spentMinor: 90_000 }]);
    const ledger = await s.owner.client.call('listLedgerTransfers', { words: number });
    expect(ledger.list).toMatchObject([{ purchaseId: id, purchaseNumber: number, orderNumber: null }]);
    const { list: movements } = await s.owner.client.call('listStockMovements', { productId: offered.id });
    expect(movements.map(({ kind, change, stockAfter }) => [kind, change, stockAfter])).toEqual([
      ['sold', -3, 2],
      ['received', 5, 5],
    ]);
    expect(await member.client.attempt('payFromBalance', { orderId: id })).toBeRefused('payment.alreadyPaid');
    expect(await member.client.attempt('cancelPurchase', { id, why: 'x' })).toBeRefused(
      'purchase.wrongState',
    );
  });

  test('of fifty buyers at once of ten pieces, ten get one', async () => {
    const offered = await s.sold(10);
    const { variantId } = offered;
    const buyers = await Promise.all(Array.from({ length: 50 }, () => s.world.tw.member()));
    await Promise.all(buyers.map(({ client }) => client.call('setCartItem', { variantId, quantity: 1 })));
    const tries = await Promise.all(
      buyers.map(({ client }) => client.attempt('buyCart', { variantIds: [variantId], totalMinor: 30_000 })),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(10);
    const refused = tries.filter(({ ok }) => !ok);
    for (const one of refused) expect(one).toBeRefused('product.outOfStock');
    expect(await s.stock(offered)).toBe(0);
    const held = await Promise.all(buyers.map(({ client }) => client.call('listPurchases', {})));
    expect(held.filter(({ total }) => total === 1)).toHaveLength(10);
  });

  test('the cart reports missing goods; ordering them is refused, as are another total and another tab', async () => {
    const member = await s.pay.memberWith(0);
    const offered = await s.sold(3);
    const { variantId } = offered;
    const set = (quantity: number, add = false) =>
      member.client.attempt('setCartItem', { variantId, quantity, add });
    expect(await set(2)).toMatchObject({
      data: { list: [{ quantity: 2, amountMinor: 60_000, fault: null }], count: 2 },
    });
    expect(await set(2, true)).toBeRefused('product.outOfStock', 'quantity');
    expect(await set(1, true)).toMatchObject({ data: { count: 3 } });
    const buy = (totalMinor: number) =>
      member.client.attempt('buyCart', { variantIds: [variantId], totalMinor });
    expect(await buy(60_000)).toBeRefused('purchase.totalChanged', 'totalMinor');
    await s.owner.client.call('changeStock', { variantId, kind: 'lost', pieces: 2 });
    expect((await member.client.call('queryCart', {})).list).toMatchObject([{ fault: 'short', stock: 1 }]);
    expect(await buy(90_000)).toBeRefused('product.outOfStock', 'variantIds');
    await s.owner.client.call('changeStock', { variantId, kind: 'counted', pieces: 9 });
    const tabs = await Promise.all([1, 2, 3, 4].map(() => buy(90_000)));
    expect(tabs.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await s.stock(offered)).toBe(6);
    expect(await buy(90_000)).toBeRefused('cart.empty', 'variantIds');
    await set(1);
    const {
      version: _v,
      pictures: _p,
      variants,
      ...edited
    } = await s.owner.client.call('getEditedProduct', { id: offered.id });
    const bare = variants.map(({ stock: _s, sold: _o, low: _l, ...rest }) => rest);
    await s.owner.client.call('saveProduct', { ...edited, fileIds: [], variants: bare, active: false });
    expect((await member.client.call('queryCart', {})).list).toMatchObject([{ fault: 'gone' }]);
    expect(await buy(30_000)).toBeRefused('product.notOffered');
    expect(await set(2)).toBeRefused('product.notOffered');
    const { list } = await member.client.call('removeCartItem', { variantIds: [variantId] });
    expect(list).toEqual([]);
    const tooMuch = await s.owner.client.attempt('changeStock', { variantId, kind: 'lost', pieces: 7 });
    expect(tooMuch).toBeRefused('product.stockTooLow', 'pieces');
  });

  test('goods of several warehouses and types are as many parcels, and a cart has a maximum', async () => {
    const member = await s.pay.memberWith(500_000);
    const [one, two] = [await s.sold(5), await s.sold(5)];
    const types = await s.owner.client.call('listStaffGoodsTypes', {});
    const food = types.find(({ code }) => code === 'food')?.id ?? '';
    await s.world.change('products', { id: two.id }, { goodsTypeId: food });
    await member.client.call('setCartItem', { variantId: one.variantId, quantity: 1 });
    await member.client.call('setCartItem', { variantId: two.variantId, quantity: 2 });
    const variantIds = [one.variantId, two.variantId];
    const { id, number } = await member.client.call('buyCart', { variantIds, totalMinor: 90_000 });
    await member.client.call('payFromBalance', { orderId: id });
    const { list } = await member.client.call('queryParcels', { state: 'shelved' });
    expect(list.map(({ courierNumber }) => courierNumber).sort()).toEqual([`${number}-1`, `${number}-2`]);
    await s.world.sql(
      `with more as (insert into product_variants (shop_id, id, product_id, sku, price_minor, weight_g, length_mm, width_mm, height_mm, stock)
         select shop_id, gen_random_uuid(), product_id, 'M' || n, price_minor, weight_g, length_mm, width_mm, height_mm, 0
         from product_variants, generate_series(1, 50) n where id = $1 returning shop_id, id)
       insert into cart_items select shop_id, $2, id, 1, now() from more`,
      [one.variantId, member.id],
    );
    const full = await member.client.attempt('setCartItem', { variantId: one.variantId, quantity: 1 });
    expect(full).toBeRefused('cart.full');
  });
});

describe('rules and stock', () => {
  testSettingEffect('saveProductSettings.active', 'whether members see products and can buy', async () => {
    const offered = await s.sold(1);
    const member = await s.pay.memberWith(0);
    await member.client.call('setCartItem', { variantId: offered.variantId, quantity: 1 });
    const before = await s.owner.client.call('getProductSettings', {});
    await s.owner.client.call('saveProductSettings', { ...before, active: false });
    expect((await s.world.tw.guest.call('queryProducts', {})).total).toBe(0);
    const buy = { variantIds: [offered.variantId], totalMinor: 30_000 };
    expect(await member.client.attempt('buyCart', buy)).toBeRefused('product.notOffered');
    await s.owner.client.call('saveProductSettings', { ...before, active: true });
    expect((await s.world.tw.guest.call('queryProducts', {})).total).toBeGreaterThan(0);
  });

  testSettingEffect('saveProductSettings.holdMinutes', 'how long unpaid goods are kept', async () => {
    const member = await s.pay.memberWith(0);
    const { variantId } = await s.sold(2);
    const minutes = async (holdMinutes: number) => {
      await s.owner.client.call('saveProductSettings', { active: true, holdMinutes });
      const { id } = await s.order(member, variantId);
      const { createdAt, expiresAt } = await member.client.call('getPurchase', { id });
      return (Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000;
    };
    expect([await minutes(15), await minutes(90)]).toEqual([15, 90]);
  });

  test('low stock is in the list and on the home page until more arrives', async () => {
    const offered = await s.sold(2);
    const low = async () => {
      const { list } = await s.owner.client.call('listProducts', { low: true, pageSize: 100 });
      return list.some(({ id }) => id === offered.id);
    };
    const { lowStock } = await s.owner.client.call('getDashboard', {});
    expect([await low(), lowStock > 0]).toEqual([true, true]);
    await s.restock(offered.variantId, 5);
    expect(await low()).toBe(false);
    expect((await s.owner.client.call('getDashboard', {})).lowStock).toBe(lowStock - 1);
    const { list } = await s.owner.client.call('listProductCategories', {});
    expect(list).toMatchObject([{ id: s.categoryId, en: 'Tea' }]);
  });
});
