import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Buyer, openCouponWorld } from './couponWorld.ts';
import { faultsOfPoints } from './pointsWorld.ts';

const scene = await openCouponWorld();
afterAll(async () => expect(await faultsOfPoints(scene.world)).toEqual([]));

/** The points that the order uses and what they deduct, on its bill or, before packing, on its quote. */
async function taken(buyer: Buyer, orderId: string) {
  const { quote, bill, billTotalMinor } = await buyer.client.call('getOrderCosts', { orderId });
  const line = (billTotalMinor === null ? quote : bill).find(({ kind }) => kind === 'points');
  const { pointsUsed } = await buyer.client.call('getOrder', { orderId });
  return { pointsUsed, minor: 0 - (line?.amountMinor ?? 0) };
}

describe('points on an order', () => {
  test.each([
    ['100 at submission, 20 on the bill, unpacked and packed again alike', 9_000, 1_000, 1_000],
    ['packed light, then heavy', 9_000, 1_000, 30_000],
  ])('keep their value: %s', async (_, submittedG, firstG, secondG) => {
    const buyer = await scene.buyer();
    await scene.givePoints(buyer, 100_000);
    const heavy = { weightG: submittedG };
    const { discounts } = await buyer.client.call('quoteOrder', await buyer.choice({}, heavy));
    const order = await buyer.ordered({ points: discounts.points.usable }, heavy);
    const orderId = order.id;
    await scene.pack(orderId, firstG);
    const first = await taken(buyer, orderId);
    expect(first.pointsUsed).toBeLessThan(discounts.points.usable);
    expect(first.minor).toBe(first.pointsUsed * 100);
    await scene.clerk.client.call('unpackOrder', { orderId, why: '重包' });
    expect(await taken(buyer, orderId)).toEqual(first);
    await scene.pack(orderId, secondG);
    expect(await taken(buyer, orderId)).toEqual(first);
  });

  test('that the bill does not need are returned, to the last one', async () => {
    const packed = async (wanted?: number) => {
      const buyer = await scene.buyer();
      await scene.givePoints(buyer, 100_000);
      const heavy = { weightG: 9_000 };
      const { discounts } = await buyer.client.call('quoteOrder', await buyer.choice({}, heavy));
      const points = wanted ?? discounts.points.usable;
      const order = await buyer.ordered({ points }, heavy);
      await scene.pack(order.id, 1_000);
      const { integral } = await buyer.client.call('getMemberInfo', {});
      return { used: (await taken(buyer, order.id)).pointsUsed, integral };
    };
    const { used } = await packed();
    expect(await packed(used + 1)).toEqual({ used, integral: 100_000 - used });
  });

  test('have the value at the time of use, after any packing, unpacking and change of settings', async () => {
    const act = fc.oneof(
      fc.record({ does: fc.constant('pack' as const), weightG: fc.integer({ min: 500, max: 18_000 }) }),
      fc.record({ does: fc.constant('unpack' as const) }),
      fc.record({ does: fc.constant('choose' as const), points: fc.integer({ min: 0, max: 90 }) }),
      fc.record({ does: fc.constant('worth' as const), minor: fc.integer({ min: 1, max: 700 }) }),
    );
    const owner = await scene.world.tw.staff(['owner']);
    const given = 500;
    const { settings: rules } = await owner.client.call('getPointsOverview', {});
    // Requests use changed settings a moment after they are saved.
    const setWorth = async (worthMinor: number) => {
      await owner.client.call('savePointsSettings', { ...rules, worthMinor });
      const known = async () => (await owner.client.call('getPointsOverview', {})).settings.worthMinor;
      await expect.poll(known, { interval: 5 }).toBe(worthMinor);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 7 }), async (acts) => {
        let worth = 100;
        await setWorth(worth);
        const buyer = await scene.buyer();
        await scene.givePoints(buyer, given);
        const order = await buyer.ordered({ points: 60 }, { weightG: 6_000 });
        const orderId = order.id;
        let chosenAt = worth;
        for (const one of acts) {
          if (one.does === 'pack') await scene.pack(orderId, one.weightG);
          else if (one.does === 'unpack')
            await scene.clerk.client.attempt('unpackOrder', { orderId, why: 'again' });
          else if (one.does === 'worth') {
            worth = one.minor;
            await setWorth(worth);
          } else {
            const input = { orderId, points: one.points, apply: true };
            if ((await buyer.client.attempt('discountOrder', input)).ok) chosenAt = worth;
          }
          const { pointsUsed, minor } = await taken(buyer, orderId);
          expect(minor).toBe(pointsUsed * chosenAt);
          const { integral } = await buyer.client.call('getMemberInfo', {});
          expect(integral + pointsUsed).toBe(given);
        }
      }),
      { numRuns: 6, seed: 7 },
    );
    await setWorth(rules.worthMinor);
  });
});
