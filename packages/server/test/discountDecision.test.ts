import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Buyer, discountedOrder, statusOf } from './couponWorld.ts';
import {
  checkBooks,
  openDiscountScene,
  pointRules,
  previewAndApplyDiscount,
  requestDiscount,
} from './discountScene.ts';

const scene = await openDiscountScene();
afterAll(() => checkBooks(scene));

describe('a shown discount is granted when the order is made', () => {
  test("an order's own coupon stays on it past its end, and is lost once it is removed", async () => {
    const { buyer, copy, order } = await discountedOrder(scene);
    await scene.endsIn(copy, -1);
    const [asked, made] = await previewAndApplyDiscount(buyer, order.id, { memberCouponId: copy });
    expect(asked).toMatchObject({ couponMinor: 5_000, totalMinor: order.totalMinor });
    expect(made).toEqual(asked);
    const { list } = await buyer.client.call('listCoupons', { orderId: order.id });
    expect(list[0]).toMatchObject({ id: copy, fit: { deductedMinor: 5_000, obstacle: null } });
    expect(await scene.pack(order.id, 2_000)).toMatchObject({ ok: true });
    const { bill } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    expect(bill.find(({ kind }) => kind === 'coupon')).toMatchObject({ amountMinor: -5_000 });
    await requestDiscount(buyer, order.id, {}, true);
    const [again, onceMore] = await previewAndApplyDiscount(buyer, order.id, { memberCouponId: copy });
    expect(again).toMatchObject({ error: 'coupon.expired' });
    expect(onceMore).toEqual(again);
  });

  test('a copy ends at the same moment for quote, order, goods and list', async () => {
    const buyer = await scene.buyer();
    const copy = await scene.held(buyer);
    const { id: orderId } = await buyer.ordered();
    await scene.endsIn(copy, -0.00001);
    expect(await requestDiscount(buyer, orderId, { memberCouponId: copy }, true)).toBeRefused(
      'coupon.expired',
      'memberCouponId',
    );
    expect(await buyer.submit({ memberCouponId: copy })).toBeRefused('coupon.expired');
    expect(await statusOf(buyer, copy)).toMatchObject({ status: 2 });
  });

  test("an order's own coupon can use the rest of the budget", async () => {
    const { buyer, copy, order } = await discountedOrder(scene, {
      type: 2,
      amountMinor: 0,
      rateBp: 2_000,
      budgetMinor: 1_000_000,
    });
    const [row] = await scene.world.sql<{ used: number; id: string }>(
      'select used_minor::int as used, id from coupons where id = (select coupon_id from member_coupons where id = $1)',
      [copy],
    );
    await scene.world.change('coupons', { id: row?.id }, { budgetMinor: (row?.used ?? 0) + 10 });
    await scene.pack(order.id, 18_000);
    const { bill } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    const taken = 0 - (bill.find(({ kind }) => kind === 'coupon')?.amountMinor ?? 0);
    expect(taken).toBe((row?.used ?? 0) + 10);
    const [asked, made] = await previewAndApplyDiscount(buyer, order.id, { memberCouponId: copy });
    expect(asked).toMatchObject({ couponMinor: taken });
    expect(made).toEqual(asked);
  });

  test('a member who owes points keeps those that are on the order', async () => {
    const buyer = await scene.buyer();
    const paid = await buyer.ordered();
    await scene.pack(paid.id, 2_000);
    await scene.pay.give(buyer, 1_000_000);
    await buyer.client.call('payFromBalance', { orderId: paid.id });
    const { points: earned } = await buyer.client.call('getPointsRules', {});
    expect(earned).toBeGreaterThan(5);
    const { id: orderId } = await buyer.ordered();
    await requestDiscount(buyer, orderId, { points: earned }, true);
    const support = await scene.world.tw.staff(['support']);
    await support.client.call('cancelOrderForMember', { orderId: paid.id, why: '缺貨' });
    expect(await buyer.client.call('getPointsRules', {})).toMatchObject({ points: 0, owed: earned });
    for (const points of [earned, earned - 1, earned - 1, earned]) {
      const [asked, made] = await previewAndApplyDiscount(buyer, orderId, { points });
      expect(made).toEqual(asked);
    }
  });

  type Act =
    | { readonly does: 'choose'; readonly copy: number; readonly points: number }
    | { readonly does: 'end'; readonly copy: number; readonly days: number }
    | { readonly does: 'budget'; readonly copy: number; readonly left: number | null }
    | { readonly does: 'pack'; readonly weightG: number }
    | { readonly does: 'unpack' }
    | { readonly does: 'rules'; readonly active: boolean; readonly minUse: number; readonly worth: number };
  const copies = fc.integer({ min: 0, max: 3 });
  const anyAct: fc.Arbitrary<Act> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ does: fc.constant('choose' as const), copy: copies, points: fc.nat(40) }),
    },
    fc.record({ does: fc.constant('end' as const), copy: copies, days: fc.constantFrom(-1, 5) }),
    fc.record({
      does: fc.constant('budget' as const),
      copy: copies,
      left: fc.oneof(fc.constant(null), fc.nat(9_000)),
    }),
    fc.record({ does: fc.constant('pack' as const), weightG: fc.integer({ min: 500, max: 18_000 }) }),
    fc.record({ does: fc.constant('unpack' as const) }),
    fc.record({
      does: fc.constant('rules' as const),
      active: fc.boolean(),
      minUse: fc.integer({ min: 1, max: 9 }),
      worth: fc.constantFrom(1, 70, 333),
    }),
  );

  const setRules = async (points: object) => {
    await scene.world.tw.set({ points: { ...pointRules, ...points } });
  };

  /** Three copies of different coupons: an amount, a share of all, and one with a condition. */
  const held = async (buyer: Buyer) => [
    await scene.held(buyer),
    await scene.held(buyer, { type: 2, amountMinor: 0, rateBp: 1_700, base: 'total' }),
    await scene.held(buyer, { rules: { join: 'and', conditions: [{ on: 'weight', atLeast: 3_000 }] } }),
  ];

  /** Sets the remaining budget of a copy's coupon. The whole budget is at least 1, even if none of it was used. */
  const setBudget = (copy: string, left: number | null) =>
    scene.world.sql(
      `update coupons set budget_minor = case when $2::bigint is null then null else greatest(used_minor + $2, 1) end
       where id = (select coupon_id from member_coupons where id = $1)`,
      [copy, left],
    );

  test('in any sequence of expiry, use, packing and change', async () => {
    let agreed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 9 }), async (acts) => {
        await setRules({});
        const buyer = await scene.buyer();
        const mine = await held(buyer);
        await scene.givePoints(buyer, 30);
        const { id: orderId } = await buyer.ordered();
        for (const act of acts) {
          if (act.does === 'pack') await scene.pack(orderId, act.weightG);
          else if (act.does === 'unpack')
            await scene.clerk.client.attempt('unpackOrder', { orderId, why: 'again' });
          else if (act.does === 'rules')
            await setRules({ active: act.active, minUse: act.minUse, worthMinor: act.worth });
          else if (act.does === 'choose') {
            const memberCouponId = mine[act.copy];
            const choice = memberCouponId === undefined ? { points: act.points } : { memberCouponId };
            const [asked, made] = await previewAndApplyDiscount(buyer, orderId, choice);
            expect(made).toEqual(asked);
            agreed += 1;
          } else {
            const copy = mine[act.copy] ?? mine[0] ?? '';
            if (act.does === 'end') await scene.endsIn(copy, act.days);
            else await setBudget(copy, act.left);
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(agreed).toBeGreaterThan(25);
    await setRules({});
  });
});
