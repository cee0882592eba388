import { describe, expect, test, vi } from 'vitest';
import { Batch } from '../src/platform/batch.ts';
import { newId } from '../src/platform/ids.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { startShippingWorld } from './shippingWorld.ts';
import { taiwanDuties } from './taiwanDuties.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();

async function declarer(member: Person): Promise<string> {
  const id = newId();
  await s.world.sql(
    `insert into declarers (shop_id, id, member_id, name, area_code, phone, country, id_kind, id_number, state, created_at, updated_at)
     values ($1, $2, $3, '王小明', '886', '0912345678', 'TW', 'person', 'A123456789', 'approved', now(), now())`,
    [s.shop.id, id, member.id],
  );
  return id;
}

describe('the estimate of an order', () => {
  test("counts the declarer's remaining free shipments, in the quote and on the order", async () => {
    await s.owner.client.call('saveDutyTable', taiwanDuties);
    const member = await s.shop.member();
    const address = await insertApprovedAddress(s.world, s.lane, member);
    const declarerIds = [await declarer(member)];
    const choice = async () =>
      choiceOf(s.lane, [await insertShelvedParcel(s.world, s.lane, member)], address, { declarerIds });
    const expected = [
      { outcome: 'free', freeLeft: 2, totalMinor: 0 },
      { outcome: 'free', freeLeft: 1, totalMinor: 0 },
      { outcome: 'due', freeLeft: 0, totalMinor: 25_00 },
    ];
    for (const says of expected) {
      const chosen = await choice();
      expect((await member.client.call('quoteOrder', chosen)).duties).toMatchObject(says);
      const { id: orderId } = await submitAtQuote(member, chosen);
      const { estimate, charged } = await member.client.call('getOrderDuties', { orderId });
      expect(estimate).toMatchObject({ ...says, freeEntries: 2, table: { own: true, source: 'Customs' } });
      expect(charged).toEqual({ kind: 'none' });
    }
  });

  test('does not change when the table changes later, and a new quote uses the new table', async () => {
    await s.owner.client.call('saveDutyTable', { ...taiwanDuties, freeUpToMinor: 0 });
    const member = await s.shop.member();
    const before = await s.order(member);
    const of = async (orderId: string) => (await member.client.call('getOrderDuties', { orderId })).estimate;
    const first = await of(before.id);
    await s.owner.client.call('saveDutyTable', {
      ...taiwanDuties,
      freeUpToMinor: 0,
      vatBp: 1_000,
      source: 'New law',
    });
    expect(await of(before.id)).toEqual(first);
    expect(await of((await s.order(member)).id)).toMatchObject({ table: { source: 'New law' } });
  });

  test('is stored with the order, whatever happens to its table', async () => {
    await s.owner.client.call('saveDutyTable', { ...taiwanDuties, freeUpToMinor: 0, source: 'Kept' });
    const member = await s.shop.member();
    const { id: orderId } = await s.order(member);
    const of = async () => (await member.client.call('getOrderDuties', { orderId })).estimate;
    const before = await of();
    expect(before).toMatchObject({ outcome: 'due', table: { source: 'Kept', own: true } });
    await s.world.change('dutyTables', { source: 'Kept' }, { vatBp: 9_000, source: 'Edited' });
    expect(await of()).toEqual(before);
    // An order from before estimates were stored uses the current table.
    await s.world.change('orders', { id: orderId }, { dutyEstimate: null });
    expect(await of()).toMatchObject({ table: { source: 'Edited' } });
  });

  test('says if less is declared than before, or than the proof of purchase shows', async () => {
    const member = await s.shop.member();
    const address = await insertApprovedAddress(s.world, s.lane, member);
    const parcelId = await insertShelvedParcel(s.world, s.lane, member, { declaredValueMinor: 90_000 });
    const quoted = async () => {
      const { duties } = await member.client.call('quoteOrder', choiceOf(s.lane, [parcelId], address));
      if (duties.kind === 'none') throw new Error('no estimate');
      return [duties.declaredMinor, duties.boughtMinor, duties.boughtFrom];
    };
    expect(await quoted()).toEqual([90_000, 90_000, 'none']);
    await s.world.change('parcels', { id: parcelId }, { declaredValueMinor: 40_000 });
    expect(await quoted()).toEqual([40_000, 90_000, 'forecast']);
    const noted = (provenPaidMinor: number) =>
      s.clerk.client.call('correctParcel', { id: parcelId, provenPaidMinor });
    await noted(70_000);
    expect(await s.clerk.client.call('getStaffParcel', { id: parcelId })).toMatchObject({
      provenPaidMinor: 70_000,
    });
    expect(await quoted()).toEqual([40_000, 70_000, 'proof']);
    // The proof shows a lower value than was declared: the product never suggests declaring less.
    await noted(10_000);
    expect(await quoted()).toEqual([40_000, 40_000, 'none']);
  });

  test('is part of the plan that ships everything, and hidden from other members', async () => {
    const member = await s.shop.member();
    const address = await insertApprovedAddress(s.world, s.lane, member);
    await insertShelvedParcel(s.world, s.lane, member);
    const { planned } = await member.client.call('planOrder', { addressId: address });
    expect(planned).toMatchObject({
      kind: 'order',
      quote: { duties: { kind: 'estimate', declaredMinor: 50_000 } },
    });
    const { id: orderId } = await s.order(member);
    const other = await s.shop.member();
    expect(await other.client.attempt('getOrderDuties', { orderId })).toBeRefused('row.notFound');
  });

  test('says if less is declared than the goods cost in this shop', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    const [parcelId = ''] = order.parcelIds;
    await boughtInShop(member, parcelId, 1_800_00);
    const { estimate } = await member.client.call('getOrderDuties', { orderId: order.id });
    if (estimate.kind === 'none') throw new Error('no estimate');
    expect(estimate.declaredMinor).toBeLessThan(1_800_00);
    expect(estimate.boughtMinor).toBe(1_800_00);
    // The estimate uses exactly the declared value.
    expect(estimate.goodsMinor).toBe(estimate.declaredMinor);
  });
});

/** Puts goods of a purchase into the parcel. They cost `paidMinor` after a discount of 10 %. */
async function boughtInShop(member: Person, parcelId: string, paidMinor: number): Promise<void> {
  const [shopId, categoryId, productId, variantId, purchaseId] = [
    s.shop.id,
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const goodsMinor = (paidMinor * 10) / 9;
  const { warehouseId, goodsTypeIds } = s.lane;
  const run = (statement: string, values: unknown[]) => s.world.sql(statement, [shopId, ...values]);
  await run(`insert into product_categories (shop_id, id, zh, tw, en) values ($1, $2, 'a', 'a', 'a')`, [
    categoryId,
  ]);
  await run(
    `insert into products (shop_id, id, category_id, texts, goods_type_id, warehouse_id, created_at, updated_at)
     values ($1, $2, $3, '{}', $4, $5, now(), now())`,
    [productId, categoryId, goodsTypeIds.clothes, warehouseId],
  );
  await run(
    `insert into product_variants (shop_id, id, product_id, sku, price_minor, weight_g, length_mm, width_mm, height_mm)
     values ($1, $2, $3, 'S', 1, 1, 1, 1, 1)`,
    [variantId, productId],
  );
  await run(
    `insert into purchases (shop_id, id, number, member_id, state, goods_minor, discount_minor, total_minor, expires_at, created_at)
     values ($1, $2, 'B1', $3, 'paid', $4, $5, $6, now(), now())`,
    [purchaseId, member.id, goodsMinor, goodsMinor - paidMinor, paidMinor],
  );
  await run(
    `insert into purchase_lines (shop_id, purchase_id, position, variant_id, product_id, name, sku, price_minor, quantity,
       weight_g, length_mm, width_mm, height_mm, goods_type_id, warehouse_id, shelf_code, parcel_id)
     values ($1, $2, 0, $3, $4, '{}', 'S', $5, 2, 1, 1, 1, 1, $6, $7, '', $8)`,
    [purchaseId, variantId, productId, goodsMinor / 2, goodsTypeIds.clothes, warehouseId, parcelId],
  );
}

describe('the charge of customs', () => {
  test('is recorded by order number, shown beside the estimate, and corrected by a later record', async () => {
    const member = await s.shop.member();
    const { id: orderId, number } = await s.shipped(member);
    const balance = await s.balance(member);
    const note = (chargedMinor: number) =>
      s.clerk.client.call('noteDutyCharges', {
        charges: [{ number, chargedMinor, paidBy: 'member', note: '稅單 12' }],
      });
    expect(await s.clerk.client.call('getDeskOrderDuties', { orderId })).toMatchObject({
      ...{ number, open: true, currency: 'TWD', charged: { kind: 'none' } },
    });
    expect(await note(125_00)).toEqual({ noted: 1 });
    await note(120_00);
    const charged = {
      kind: 'charged',
      currency: 'TWD',
      chargedMinor: 120_00,
      paidBy: 'member',
      note: '稅單 12',
    };
    expect((await member.client.call('getOrderDuties', { orderId })).charged).toMatchObject(charged);
    expect((await s.clerk.client.call('getDeskOrderDuties', { orderId })).charged).toMatchObject(charged);
    expect(await s.balance(member)).toBe(balance);
    const { estimate } = await member.client.call('getOrderDuties', { orderId });
    if (estimate.kind === 'none') throw new Error('no estimate');
    const { list } = await member.client.call('listNotifications', {});
    const told = list.filter(({ event }) => event === 'order.duties').map(({ text }) => text);
    const apart = (chargedMinor: number) => (chargedMinor - estimate.totalMinor) / 100;
    expect(told[0]).toContain('$120');
    expect(told[1]).toContain('$125');
    expect(told[0]).toContain(`$${(estimate.totalMinor / 100).toLocaleString('en')}`);
    expect(told[0]).toContain(
      `${apart(120_00) < 0 ? '−' : '+'}$${Math.abs(apart(120_00)).toLocaleString('en')}`,
    );
  });

  test('is compared with estimates that were not stored, for many orders in as many round trips as for one', async () => {
    const member = await s.shop.member();
    const trips = async (count: number) => {
      const numbers: string[] = [];
      for (let n = 0; n < count; n += 1) numbers.push((await s.shipped(member)).number);
      await s.world.sql('update orders set duty_estimate = null where number = any($1)', [numbers]);
      const submit = vi.spyOn(Batch.prototype, 'submit');
      const charges = numbers.map((number) => ({
        number,
        chargedMinor: 100_00,
        paidBy: 'member' as const,
        note: '',
      }));
      expect(await s.clerk.client.call('noteDutyCharges', { charges })).toEqual({ noted: count });
      const batches = submit.mock.contexts as Batch[];
      submit.mockRestore();
      const estimating = /from "(order_lines|order_declarers|channels|duty_tables)"/;
      return batches.filter(({ statements }) => statements.some(({ text }) => estimating.test(text))).length;
    };
    const one = await trips(1);
    expect(one).toBeGreaterThan(0);
    expect(await trips(4)).toBe(one);
    const { list } = await member.client.call('listNotifications', {});
    const told = list.filter(({ event }) => event === 'order.duties');
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of told) expect(text).not.toContain('–');
  });

  test('is accepted for known shipped orders, all or none', async () => {
    const member = await s.shop.member();
    const [left, here] = [await s.shipped(member), await s.order(member)];
    const attempt = (numbers: string[]) =>
      s.clerk.client.attempt('noteDutyCharges', {
        charges: numbers.map((number) => ({ number, chargedMinor: 100, paidBy: 'shop' as const, note: '' })),
      });
    expect(await attempt([left.number, here.number])).toBeRefused({
      error: 'duty.notShipped',
      fields: { 'charges.1.number': {} },
    });
    expect(await attempt([left.number, 'NONE'])).toBeRefused('duty.orderUnknown');
    const { charged } = await member.client.call('getOrderDuties', { orderId: left.id });
    expect(charged).toEqual({ kind: 'none' });
  });
});
