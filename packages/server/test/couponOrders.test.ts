import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { discountedOrder, faultsOfCoupons, inDays, openCouponWorld, statusOf } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';

const scene = await openCouponWorld();
afterEach(async () => expect(await faultsOfCoupons(scene.world)).toEqual([]));
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

describe('a coupon or points at consolidation', () => {
  test('the quote without one shows the discount of each, the best first, and the value of points', async () => {
    const buyer = await scene.buyer();
    const half = await scene.held(buyer, { type: 2, rateBp: 5_000 });
    const some = await scene.held(buyer, { amountMinor: 100 });
    const heavy = await scene.held(buyer, {
      rules: { join: 'and', conditions: [{ on: 'weight', atLeast: 8_000 }] },
    });
    // Expired, revoked and used coupons are no longer offered.
    await scene.endsIn(await scene.held(buyer), -1);
    const id = await scene.held(buyer);
    await scene.finance.client.call('revokeCoupon', { id, why: '發錯了' });
    await scene.givePoints(buyer, 7);
    const quote = await buyer.client.call('quoteOrder', await buyer.choice());
    const freight = quote.lines.find(({ kind }) => kind === 'freight')?.amountMinor ?? 0;
    expect(quote.discounts.coupons.map(({ id, fit }) => [id, fit?.deductedMinor])).toEqual([
      [half, Math.round(freight / 2)],
      [some, 100],
      [heavy, 0],
    ]);
    expect(quote.discounts.coupons[2]?.fit?.obstacle).toEqual({
      error: 'coupon.conditions',
      message:
        'This fee doesn’t meet the coupon’s conditions yet: a chargeable weight of at least 8 kg (now 2 kg)',
    });
    expect(quote.discounts).toMatchObject({
      obstacle: null,
      points: { balance: 7, usable: 7, worthMinor: 700 },
    });
    const info = await buyer.client.call('getOrderDefaultInfo', {
      parcelIds: (await buyer.choice()).parcelIds,
    });
    expect(info.coupons).toHaveLength(3);
    expect(info.points).toBe(7);
  });

  test('lowers the total by its own line, is used by the order, and is shown on it', async () => {
    const { buyer, copy, order } = await discountedOrder(scene, { amountMinor: 4_000 });
    const details = await buyer.client.call('getOrder', { orderId: order.id });
    expect(details.costs.quote.find(({ kind }) => kind === 'coupon')).toMatchObject({ amountMinor: -4_000 });
    expect(details.costs.quote.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(order.totalMinor);
    expect(details).toMatchObject({ memberCouponId: copy, couponName: 'Fifty off', pointsUsed: 0 });
    expect(await statusOf(buyer, copy)).toEqual({ status: 3, orderId: order.id, deductedMinor: 4_000 });
    const { list } = await scene.finance.client.call('listCouponHolders', { memberId: buyer.id });
    expect(list).toMatchObject([{ state: 'used', orderNumber: order.number, deductedMinor: 4_000 }]);
  });

  test.each(['halfUp', 'up'] as const)(
    'the discount of a percentage ends %s, as the coupon says',
    async (rounding) => {
      const buyer = await scene.buyer();
      const memberCouponId = await scene.held(buyer, { type: 2, rateBp: 3_321, rounding });
      const { lines } = await buyer.client.call('quoteOrder', { ...(await buyer.choice()), memberCouponId });
      const of = (kind: string) => lines.find((line) => line.kind === kind)?.amountMinor ?? 0;
      const exact = (of('freight') * 3_321) / 10_000;
      expect(Math.ceil(exact)).toBeGreaterThan(Math.round(exact));
      expect(-of('coupon')).toBe(rounding === 'up' ? Math.ceil(exact) : Math.round(exact));
      const { list } = await buyer.client.call('listCoupons', { status: 1 });
      expect(list[0]).toMatchObject({ rounding });
    },
  );

  test('A coupon cannot be combined with points (specification, section 5)', async () => {
    const buyer = await scene.buyer();
    const memberCouponId = await scene.held(buyer);
    await scene.givePoints(buyer, 5);
    const choice = { ...(await buyer.choice()), memberCouponId, points: 5 };
    const quote = await buyer.client.call('quoteOrder', choice);
    expect(quote.discounts.obstacle?.error).toBe('coupon.withPoints');
    const order = { ...choice, totalMinor: quote.totalMinor, agreed: true as const };
    expect(await buyer.client.attempt('submitOrder', order)).toBeRefused('coupon.withPoints', 'points');
  });

  test('Points must be valid (specification, section 5): at most the balance and the shop’s share', async () => {
    const buyer = await scene.buyer();
    await scene.givePoints(buyer, 5);
    expect(await buyer.submit({ points: 6 })).toBeRefused({
      error: 'order.pointsInvalid',
      params: { most: 5 },
      message: expect.stringContaining('valid'),
    });
    const broken = await buyer.client.attempt('quoteOrder', await buyer.choice({ points: 1.5 }));
    expect(broken).toBeRefused({ code: 400, fields: { points: { error: 'field.integer' } } });
    await scene.givePoints(buyer, 10_000);
    const quote = await buyer.client.call('quoteOrder', await buyer.choice());
    const { usable } = quote.discounts.points;
    expect(usable).toBe(Math.floor(quote.totalMinor / 2 / 100));
    expect(await buyer.submit({ points: usable + 1 })).toBeRefused('order.pointsInvalid', 'points');
    const paid = await buyer.submit({ points: usable });
    expect(paid).toMatchObject({ ok: true, data: { totalMinor: quote.totalMinor - usable * 100 } });
    expect(await buyer.client.call('getMemberInfo', {})).toMatchObject({ integral: 10_005 - usable });
  });

  test('a chosen coupon that does not apply leaves the quote unchanged, with the reason', async () => {
    const buyer = await scene.buyer();
    const memberCouponId = await scene.held(buyer);
    await scene.endsIn(memberCouponId, -1);
    const choice = { ...(await buyer.choice()), memberCouponId };
    const quote = await buyer.client.call('quoteOrder', choice);
    expect(quote.discounts.obstacle).toEqual({ error: 'coupon.expired', message: 'This coupon has expired' });
    expect(quote.lines.some(({ kind }) => kind === 'coupon')).toBe(false);
    const rules = { join: 'and' as const, conditions: [{ on: 'weight' as const, atLeast: 7_500 }] };
    const heavy = { ...choice, memberCouponId: await scene.held(buyer, { rules }) };
    const { discounts } = await buyer.client.call('quoteOrder', heavy);
    expect(discounts.obstacle).toMatchObject({
      ...{ error: 'coupon.conditions', message: expect.stringContaining('7.5 kg') },
    });
    const order = { ...choice, totalMinor: quote.totalMinor, agreed: true as const };
    expect(await buyer.client.attempt('submitOrder', order)).toBeRefused('coupon.expired', 'memberCouponId');
  });

  test("a coupon that is not valid yet, takes nothing off, or is another member's is refused", async () => {
    const buyer = await scene.buyer();
    const early = await scene.held(buyer, { validFrom: inDays(1) });
    expect(await buyer.submit({ memberCouponId: early })).toBeRefused('coupon.notYet');
    const tiny = await scene.held(buyer, { type: 2, rateBp: 1 });
    const [card] = await scene.world.sql<{ card: object }>('select card from rate_cards');
    await scene.world.sql(`update rate_cards set card = jsonb_set(card, '{freight,firstPriceMinor}', '100')`);
    expect(await buyer.submit({ memberCouponId: tiny })).toBeRefused('coupon.nothing');
    await scene.world.change('rateCards', {}, { card: JSON.stringify(card?.card) });
    const theirs = await scene.held(await scene.buyer());
    expect(await buyer.submit({ memberCouponId: theirs })).toBeRefused({ code: 404, error: 'row.notFound' });
  });

  test('one coupon on fifty orders at once: exactly one order, and the other parcels stay on the shelf', async () => {
    const buyer = await scene.buyer();
    const memberCouponId = await scene.held(buyer);
    const choices = await Promise.all(Array.from({ length: 50 }, () => buyer.choice({ memberCouponId })));
    const [first] = choices;
    if (!first) throw new Error('no choice');
    const { totalMinor } = await buyer.client.call('quoteOrder', first);
    const answers = await Promise.all(
      choices.map((choice) => buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toBeRefused('coupon.used');
    const [row] = await scene.world.sql<{ orders: number; shelved: number }>(
      `select (select count(*)::int from orders where member_id = $1) as orders,
         (select count(*)::int from parcels where member_id = $1 and state = 'shelved') as shelved`,
      [buyer.id],
    );
    expect(row).toEqual({ orders: 1, shelved: 49 });
  });

  test("the coupon's budget is never exceeded, however many members use it at once", async () => {
    const couponId = await scene.coupon({ amountMinor: 3_000, budgetMinor: 10_000 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => scene.buyer()));
    const accounts = await Promise.all(
      buyers.map(async (buyer) => (await buyer.client.call('getMemberInfo', {})).account),
    );
    await scene.finance.client.call('issueCoupon', { id: couponId, to: 'accounts', accounts });
    const ready = await Promise.all(
      buyers.map(async (buyer) => {
        const { list } = await buyer.client.call('listCoupons', {});
        const choice = await buyer.choice({ memberCouponId: list[0]?.id ?? '' });
        return { buyer, choice, totalMinor: (await buyer.client.call('quoteOrder', choice)).totalMinor };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ buyer, choice, totalMinor }) =>
        buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toBeRefused('coupon.budgetSpent');
    expect(await scene.finance.client.call('getStaffCoupon', { id: couponId })).toMatchObject({
      usedCount: 3,
      usedMinor: 9_000,
    });
  });
});
