import { afterEach, describe, expect, test } from 'vitest';
import { planEinvoices } from '../src/einvoicing/plan.ts';
import { openEinvoiceScene, sendTwentyTimes } from './einvoiceScene.ts';
import { type MoneyShop, openMoneyShop } from './moneyShop.ts';
import { days } from './pickupsWorld.ts';
import type { Customer } from './servicesWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

/**
 * Tests e-invoices of goods, services and pickups, of the fees for answers to parcel problems, and of an order's
 * later difference.
 */
let shop: MoneyShop;
const at = await openEinvoiceScene(async (env) => {
  shop = await openMoneyShop(env);
  return shop.s;
});
afterEach(() => at.calm());

async function customer(choice?: object): Promise<Customer> {
  const buyer = await shop.s.customer(200_000);
  await at.world.sql(`update members set email = account || '@example.com' where id = $1`, [buyer.id]);
  const usual = { code: '', title: '', address: '' };
  if (choice) await buyer.client.call('saveEinvoiceChoice', { ...usual, ...choice } as never);
  return buyer;
}

async function bought(buyer: Person, quantity = 1): Promise<string> {
  const { variantId } = shop;
  await buyer.client.call('setCartItem', { variantId, quantity });
  const asked = { variantIds: [variantId], totalMinor: 7_000 * quantity };
  const { id } = await buyer.client.call('buyCart', asked);
  await buyer.client.call('payFromBalance', { orderId: id });
  return id;
}

async function fetched(buyer: Person): Promise<string> {
  const where = { areaId: shop.areaId, address: '體育西路 1 號', contact: '陳', phone: '020-12345678' };
  const wish = { ...where, weightG: 12_500, pieces: 2, remark: '', day: days.day, part: 'morning' as const };
  return (await buyer.client.call('addPickTask', wish)).id;
}

const told = async (buyer: Person) => {
  const { list } = await buyer.client.call('listNotifications', { pageSize: 50 });
  return list
    .filter(({ event }) => event.startsWith('einvoice.'))
    .map(({ event, text }) => ({ event, text }));
};

describe('goods of the shop', () => {
  test('get an invoice with their names, which their member and staff see, and the member is notified', async () => {
    const buyer = await customer({ kind: 'mobile', code: '/ABC+123' });
    const id = await bought(buyer, 2);
    await at.run();
    await at.run();
    expect(await at.brief(id)).toEqual([['invoice', 'issued', 140]]);
    const [there] = await at.stood(id);
    expect(there?.fields).toMatchObject({
      ...{ SalesAmount: 140, TaxType: '1', CarrierNum: '/ABC+123' },
      Items: [{ ItemName: '茶 ×2', ItemAmount: 140 }],
    });
    const { list } = await buyer.client.call('listMyEinvoices', {});
    const { number } = await buyer.client.call('getPurchase', { id });
    expect(list).toMatchObject([
      { number: there?.number, state: 'issued', amountMinor: 14_000, sale: { kind: 'purchase', id, number } },
    ]);
    const found = await at.owner.client.call('listEinvoices', { words: number, for: 'purchase' });
    expect(found.list).toMatchObject([{ sale: { kind: 'purchase', id, number } }]);
    expect((await at.owner.client.call('listEinvoices', { words: number, for: 'order' })).list).toEqual([]);
    const details = await at.owner.client.call('getEinvoice', { id: found.list[0]?.id ?? '' });
    expect(details.items).toEqual([{ kind: 'goods', name: '茶 ×2', tax: 'taxable', amountMinor: 14_000 }]);
    expect(await told(buyer)).toEqual([
      { event: 'einvoice.issue', text: expect.stringContaining(String(there?.number)) },
    ]);
    expect(await at.world.sql('select 1 from einvoice_sales_due')).toEqual([]);
  });

  test('that are refunded within the two months of their invoice void it, and later create an allowance', async () => {
    const buyer = await customer();
    const [soon, late] = [await bought(buyer), await bought(buyer)];
    await at.run();
    await at.longAgo(late);
    for (const id of [soon, late]) await at.owner.client.call('cancelPurchaseForMember', { id, why: '瑕疵' });
    await at.run();
    expect(await at.brief(soon)).toEqual([['invoice', 'voided', 70]]);
    expect(await at.brief(late)).toEqual([
      ['invoice', 'issued', 70],
      ['allowance', 'issued', 70],
    ]);
    expect((await told(buyer)).map(({ event }) => event).toSorted()).toEqual([
      ...['einvoice.allow', 'einvoice.issue', 'einvoice.issue', 'einvoice.void'],
    ]);
  });

  test('with a coupon are invoiced at the price paid', async () => {
    const buyer = await customer();
    const memberCouponId = await shop.s.held(buyer, { amountMinor: 2_000, base: 'goods' });
    const { variantId } = shop;
    await buyer.client.call('setCartItem', { variantId, quantity: 1 });
    const asked = { variantIds: [variantId], totalMinor: 5_000, memberCouponId };
    const answer = await buyer.client.attempt('buyCart', asked);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    await buyer.client.call('payFromBalance', { orderId: answer.data.id });
    await at.run();
    expect((await at.stood(answer.data.id))[0]?.fields).toMatchObject({
      ...{ SalesAmount: 50, Items: [{ ItemName: '茶', ItemAmount: 50 }] },
    });
  });

  test('are invoiced once, despite twenty concurrent requests and a killed process', async () => {
    const buyer = await customer();
    const purchases: string[] = [];
    for (let n = 0; n < 5; n += 1) purchases.push(await bought(buyer));
    const ids: string[] = [];
    for (const id of purchases) {
      const plans = Array.from({ length: 4 }, () =>
        at.pay.transact((tx) => planEinvoices(tx, at.pay.system, { kind: 'purchase', id })),
      );
      await Promise.all(plans);
      ids.push((await at.rows(id))[0]?.id ?? '');
    }
    const heard = at.standIn.heard.length;
    await sendTwentyTimes(at, ids);
    await at.run();
    for (const id of purchases) {
      expect(await at.brief(id)).toEqual([['invoice', 'issued', 70]]);
      expect(await at.stood(id)).toHaveLength(1);
    }
    const issues = at.standIn.heard.slice(heard).filter(({ path }) => path.endsWith('/Issue'));
    expect(issues).toHaveLength(purchases.length);
  });
});

describe('services, pickups and answers that are paid separately', () => {
  test('are invoiced as what they are, and voided when refunded', async () => {
    const buyer = await customer();
    const { id: photos } = await buyer.photos();
    const pickup = await fetched(buyer);
    const { id: problem } = await shop.s.clerk.client.call('registerProblem', {
      ...{ courierNumber: buyer.courierNumber, type: 'damaged', description: '外箱破了' },
    });
    const { choices } = await buyer.client.call('getProblem', { id: problem });
    const answer = choices.find(({ feeMinor }) => feeMinor > 0);
    if (answer === undefined) throw new Error('no choice costs anything');
    const { choice, feeMinor } = answer;
    await buyer.client.call('answerProblem', { id: problem, choice, feeMinor, note: '', fileIds: [] });
    await at.run();
    const fee = feeMinor / 100;
    const sold = [
      [photos, 'service', 10, '驗貨照片', buyer.courierNumber],
      [pickup, 'pickup', 84, '到府收件費', undefined],
      [problem, 'problem', fee, '問題件處理費', buyer.courierNumber],
    ] as const;
    const { list } = await buyer.client.call('listMyEinvoices', { forIds: sold.map(([id]) => id) });
    for (const [id, kind, dollars, ItemName, number] of sold) {
      expect(await at.brief(id)).toEqual([['invoice', 'issued', dollars]]);
      const [there] = await at.stood(id);
      expect(there?.fields).toMatchObject({ Items: [{ ItemName, ItemAmount: dollars }] });
      const mine = list.find(({ sale }) => sale.id === id);
      expect(mine).toMatchObject({ sale: { kind, ...(number && { number }) }, state: 'issued' });
      const words = String(mine?.sale.number);
      expect((await at.owner.client.call('listEinvoices', { words, for: kind })).list).toHaveLength(1);
    }
    await buyer.client.call('cancelService', { id: photos });
    await buyer.client.call('cancelPickTask', { id: pickup });
    await shop.s.clerk.client.call('askProblem', { id: problem, note: '請再確認' });
    await at.run();
    for (const [id, , dollars] of sold) expect(await at.brief(id)).toEqual([['invoice', 'voided', dollars]]);
    // The member answers again and pays the fee again.
    await buyer.client.call('answerProblem', { id: problem, choice, feeMinor, note: '', fileIds: [] });
    await at.run();
    expect(await at.brief(problem)).toEqual([
      ['invoice', 'voided', fee],
      ['invoice', 'issued', fee],
    ]);
  });

  test('that cost nothing, or that an order charges, get no invoice', async () => {
    const buyer = await customer();
    await at.world.tw.set({ freePhotos: 2 });
    const free = await buyer.photos();
    await at.world.tw.set({ freePhotos: 0 });
    const { reinforce: serviceId } = shop.s.ids;
    const asked = { parcelId: buyer.parcelId, serviceId, quantity: 1, payer: 'bill' as const };
    const { id } = await buyer.client.call('addService', { ...asked, wish: '', fileIds: [] });
    await at.run();
    expect([await at.brief(free.id), await at.brief(id)]).toEqual([[], []]);
    expect((await buyer.client.call('listMyEinvoices', {})).list).toEqual([]);
  });

  testSettingEffect('saveEinvoiceSettings.taxes', 'goods and pickups have a tax of their own', async () => {
    const taxes = [
      { line: 'goods' as const, tax: 'exempt' as const },
      { line: 'pickup' as const, tax: 'zero' as const },
    ];
    await at.taxed({ taxes });
    const buyer = await customer();
    const [goods, pickup, photos] = [await bought(buyer), await fetched(buyer), await buyer.photos()];
    await at.run();
    const taxOf = async (id: string) => (await at.stood(id))[0]?.fields.TaxType;
    expect([await taxOf(goods), await taxOf(pickup), await taxOf(photos.id)]).toEqual(['3', '2', '1']);
  });
});

describe('an order that was paid before packing', () => {
  async function prepaid(weightG: number): Promise<string> {
    const buyer = await customer();
    await at.world.tw.set({ payBeforePacking: true });
    const choice = await buyer.choice();
    const { totalMinor } = await buyer.client.call('quoteOrder', choice);
    const asked = { ...choice, totalMinor, agreed: true as const };
    const { id } = await buyer.client.call('submitOrder', asked);
    await buyer.client.call('payFromBalance', { orderId: id });
    await at.run();
    expect(await at.brief(id)).toEqual([]);
    const packed = await shop.s.pack(id, weightG);
    if (!packed.ok) throw new Error(JSON.stringify(packed.failure));
    await at.run();
    const paid = await buyer.client.attempt('payFromBalance', { orderId: id });
    if (paid.ok) await at.run();
    return id;
  }

  test('is invoiced once its bill is final, with later payments', async () => {
    const id = await prepaid(9_200);
    const [row] = await at.world.sql<{ paid: number }>(
      'select (paid_minor / 100)::int as paid from orders where id = $1',
      [id],
    );
    const rows = await at.brief(id);
    expect(rows.reduce((sum, [, , dollars]) => sum + dollars, 0)).toBe(row?.paid);
    expect(rows.every(([kind, state]) => kind === 'invoice' && state === 'issued')).toBe(true);
  });

  test('with a bill raised after its invoice gets another one for the difference', async () => {
    const buyer = await customer();
    const id = await at.paid(buyer, { freight: 30_000 });
    await at.run();
    await at.world.sql(
      `update orders set state = 'awaitingPayment', bill_total_minor = bill_total_minor + 5000, payment_state = 'none' where id = $1`,
      [id],
    );
    await buyer.client.call('payFromBalance', { orderId: id });
    await at.run();
    expect(await at.brief(id)).toEqual([
      ['invoice', 'issued', 300],
      ['invoice', 'issued', 50],
    ]);
    expect((await at.stood(id))[1]?.fields).toMatchObject({ Items: [{ ItemName: '運費差額' }] });
    await at.giveDollarsBack(id, 60);
    await at.run();
    const net = (await at.brief(id)).reduce(
      (sum, [kind, state, dollars]) =>
        state === 'voided' ? sum : sum + (kind === 'allowance' ? -dollars : dollars),
      0,
    );
    expect(net).toBe(290);
  });
});
