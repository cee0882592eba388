import { bareCard } from '@crossdock/domain/samples/rateCards.ts';
import { describe, expect, test } from 'vitest';
import { openOrderScene } from './orderScene.ts';
import {
  choiceOf,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  submitAtQuote,
} from './orderWorld.ts';

const { world, lane, member, address, parcel, attempt } = await openOrderScene();

const stateOf = async (table: 'orders' | 'parcels', id: string) =>
  (await world.sql<{ state: string }>(`select state from ${table} where id = $1`, [id]))[0]?.state;

describe('quote', () => {
  test('every cost line comes with its rule, and the lines add up to the total', async () => {
    const quote = await member.client.call('quoteOrder', {
      ...choiceOf(lane, [await parcel(), await parcel()], address),
      insuredMinor: 50_000,
      cashOnDelivery: true,
    });
    expect(quote.lines.map((line) => line.reason.rule)).toEqual([
      'freight.firstContinued',
      'packing.fee',
      'delivery.home',
      'insurance.minimum',
      'cashOnDelivery.fee',
    ]);
    expect(quote.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(quote.totalMinor);
    expect(quote).toMatchObject({ billingWeightG: 3000, codOffered: true, refusals: [] });
  });

  test('a carrier that cannot take a parcel gives the reason, with the numbers', async () => {
    const choice = choiceOf(lane, [await parcel({ lengthMm: 1210 })], address);
    const quote = await member.client.call('quoteOrder', choice);
    expect(quote.refusals).toEqual([
      { reason: 'limit.side', numbers: { piece: 1, sideMm: 1210, maxSideMm: 1200 } },
    ]);
  });

  test('has sums of the chosen parcels', async () => {
    const parcelIds = [await parcel(), await parcel()];
    expect(await member.client.call('getOrderAmountAndWeight', { parcelIds })).toEqual({
      parcelCount: 2,
      goodsCount: 2,
      declaredValueMinor: 100_000,
      realWeightG: 3000,
      volumeCm3: 12_000,
      storageRentMinor: 0,
      problems: [],
    });
  });
});

describe('foreign data', () => {
  test("another member's parcel or address, and another shop's, are refused", async () => {
    const stranger = await world.tw.member();
    const foreign = await parcel({}, stranger);
    expect(await attempt(choiceOf(lane, [await parcel(), foreign], address))).toBeRefused(
      'order.selectAgain',
    );
    const theirs = await insertApprovedAddress(world, lane, stranger);
    expect(await attempt(choiceOf(lane, [await parcel()], theirs))).toBeRefused('order.noAddress');
    expect(await stateOf('parcels', foreign)).toBe('shelved');
    const thai = await world.th.member();
    const thaiChoice = choiceOf(lane, [await parcel()], address);
    const crossed = await thai.client.attempt('submitOrder', { ...thaiChoice, totalMinor: 0, agreed: true });
    expect(crossed).toBeRefused({ code: 404, error: 'order.selectAgain' });
  });

  test("another member's order does not exist", async () => {
    const { id: orderId } = await submitAtQuote(member, choiceOf(lane, [await parcel()], address));
    const stranger = await world.tw.member();
    const reads = [
      'getOrder',
      'getOrderCosts',
      'getOrderConfirmInfo',
      'getSignStat',
      'getCounterPart',
    ] as const;
    for (const name of reads) {
      expect(await stranger.client.attempt(name, { orderId })).toBeRefused({ code: 404 });
    }
    expect(await stranger.client.attempt('cancelOrder', { orderId })).toBeRefused({ code: 404 });
    expect(await stateOf('orders', orderId)).toBe('processing');
  });
});

describe('submit', () => {
  test('moves the parcels, stores the quote, counts, and starts the timeline', async () => {
    const ids = [await parcel(), await parcel()];
    const before = await member.client.call('getOrderStatistics', {});
    const done = await submitAtQuote(member, choiceOf(lane, ids, address, { insuredMinor: 50_000 }));
    expect(done).toMatchObject({ state: 'processing', dueMinor: 0 });
    expect(done.number).toMatch(/^CD[0-9A-HJKMNP-TV-Z]{9}$/);
    const order = await member.client.call('getOrder', { orderId: done.id });
    expect(order.parcels.map((one) => one.state)).toEqual(['requested', 'requested']);
    expect(order.costs.quote.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(done.totalMinor);
    expect(order.costs).toMatchObject({ bill: [], billTotalMinor: null, differences: [] });
    expect(order.steps).toMatchObject([{ event: 'submit', state: 'processing', by: 'member' }]);
    expect(order.actions).toEqual(['cancel']);
    const after = await member.client.call('getOrderStatistics', {});
    expect(after.beingPacked - before.beingPacked).toBe(1);
    expect(after.toBeConsolidated - before.toBeConsolidated).toBe(-2);
  });

  test('a card and the page name things in the reader’s language, with a picture while the order has goods', async () => {
    const names = JSON.stringify({ zh: '广州仓', en: 'Guangzhou' });
    await world.change('warehouses', { id: lane.warehouseId }, { names });
    const parcelId = await parcel();
    await world.sql(
      `with made as (insert into files (shop_id, id, purpose, mime, bytes, created_at)
         values ($1, gen_random_uuid(), 'parcel', 'image/webp', 10, now()) returning id)
       insert into parcel_photos (shop_id, parcel_id, file_id, kind, created_at) select $1, $2, id, 'receive', now() from made`,
      [world.tw.id, parcelId],
    );
    const owed = async () => (await member.client.call('getOrderStatistics', {})).moneyDueMinor;
    const before = await owed();
    const { id: orderId } = await submitAtQuote(
      member,
      choiceOf(lane, [parcelId], address, { insuredMinor: 1 }),
    );
    const plain = await submitAtQuote(member, choiceOf(lane, [await parcel()], address));
    // An order that is not packed yet adds nothing to the amount due.
    expect(await owed()).toBe(before);
    const shown = (lang: 'zh' | 'tw' | 'en', id = orderId) =>
      world.tw.as(member.token, lang).call('getOrder', { orderId: id });
    for (const [lang, channelName, warehouseName] of [
      ['zh', '海运', '广州仓'],
      ['tw', '海快', '廣州倉'],
      ['en', 'Sea', 'Guangzhou'],
    ] as const) {
      const order = await shown(lang);
      expect(order).toMatchObject({ channelName, warehouseName, carrierName: 'Kerry' });
      const { list } = await world.tw.as(member.token, lang).call('listOrders', {});
      const card = list.find(({ id }) => id === orderId);
      expect(card).toMatchObject({ channelName, carrierName: 'Kerry', packageCount: 0, arrival: null });
      expect(order.parcels[0]?.pictures.map(({ full }) => full.split('?')[0])).toContain(
        card?.picture?.full.split('?')[0],
      );
    }
    expect(await shown('en')).toMatchObject({ insured: true, insuredValueMinor: 1, couponName: null });
    expect(await shown('en', plain.id)).toMatchObject({ insured: false });
    await member.client.call('cancelOrder', { orderId });
    expect(await shown('en')).toMatchObject({ picture: null, dueMinor: 0 });
  });

  test('freight alone is stored on quote and bill alike', async () => {
    const there = await insertLane(world, world.th, { card: { ...bareCard, currency: 'THB' } });
    const buyer = await world.th.member();
    const parcelId = await insertShelvedParcel(world, there, buyer);
    const { id: orderId } = await submitAtQuote(
      buyer,
      choiceOf(there, [parcelId], await insertApprovedAddress(world, there, buyer)),
    );
    const packages = [{ weightG: 1_500, lengthMm: 100, widthMm: 100, heightMm: 100 }];
    const owner = await world.th.staff(['owner']);
    await owner.client.call('packOrder', { orderId, packages, allHere: true });
    const { quote, bill } = await buyer.client.call('getOrderCosts', { orderId });
    expect([quote, bill].map((lines) => lines.map(({ kind }) => kind))).toEqual([['freight'], ['freight']]);
  });

  test('fee wrong: the shown total no longer applies, the new one is returned, and nothing is written', async () => {
    const id = await parcel();
    const choice = choiceOf(lane, [id], address);
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    const answer = await attempt(choice, { totalMinor: totalMinor - 1 });
    expect(answer).toBeRefused({
      code: 409,
      error: 'order.feeChanged',
      params: { totalMinor, seenMinor: totalMinor - 1 },
    });
    expect(await stateOf('parcels', id)).toBe('shelved');
    expect(await attempt(choice)).toMatchObject({ ok: true });
  });

  test('two tabs submit the same parcels: exactly one order', async () => {
    const parcelIds = [await parcel(), await parcel()];
    const choice = choiceOf(lane, parcelIds, address);
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    const tabs = await Promise.all(
      Array.from({ length: 6 }, (_, tab) =>
        member.client.attempt('submitOrder', {
          ...choice,
          parcelIds: tab % 2 ? parcelIds : [...parcelIds].reverse(),
          totalMinor,
          agreed: true,
        }),
      ),
    );
    expect(tabs.filter((tab) => tab.ok)).toHaveLength(1);
    for (const tab of tabs.filter((one) => !one.ok)) expect(tab).toBeRefused('parcel.inOrder');
    const [row] = await world.sql<{ n: number }>(
      'select count(distinct order_id)::int as n from parcels where id = any($1)',
      [parcelIds],
    );
    expect(row?.n).toBe(1);
  });

  test('a retry with the same key gives the same order; the same key for something else is refused', async () => {
    const choice = choiceOf(lane, [await parcel()], address);
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    const input = { ...choice, totalMinor, agreed: true as const };
    const idempotencyKey = crypto.randomUUID();
    const sends = await Promise.all(
      Array.from({ length: 3 }, () => member.client.call('submitOrder', input, { idempotencyKey })),
    );
    expect(new Set(sends.map((sent) => sent.id)).size).toBe(1);
    const other = await member.client.attempt('submitOrder', { ...input, remark: 'x' }, { idempotencyKey });
    expect(other).toBeRefused('idempotency.reused');
  });
});
