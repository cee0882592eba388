import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { addPoints, creditEarnedPoints, returnPoints, takeBackPoints } from '../src/points/store.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints, openPointsWorld, pointsSettings } from './pointsWorld.ts';

const scene = await openPointsWorld();
const { world, pay, finance, records } = scene;

describe('earning', () => {
  test("a paid order earns whole points on its freight, minus a coupon's discount", async () => {
    const member = await world.tw.member();
    const orderId = await scene.order(member, 12_999, 7_000);
    await pay.give(member, 12_999);
    await member.client.call('payFromBalance', { orderId });
    const [record, ...others] = await records(member);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ type: 'earned', before: 0, amount: 12, after: 12, orderId });
    expect(record?.orderNumber).toMatch(/^T\d+$/);
    expect((await member.client.call('getMemberInfo', {})).integral).toBe(12);
  });

  test('an order earns once, however often it is paid at the same time', async () => {
    const member = await world.tw.member();
    await pay.give(member, 100_000);
    const orderId = await scene.order(member, 9_000);
    const idempotencyKey = newId();
    await Promise.all([
      ...Array.from({ length: 20 }, () => member.client.attempt('payFromBalance', { orderId })),
      ...Array.from({ length: 5 }, () =>
        member.client.attempt('payFromBalance', { orderId }, { idempotencyKey }),
      ),
    ]);
    expect((await records(member)).map(({ type, amount }) => [type, amount])).toEqual([['earned', 9]]);
  });

  test('an order does not earn again when its payment is settled twice, one after the other or at once', async () => {
    const member = await world.tw.member();
    const orderId = await scene.paidOrder(member, 9_000);
    const again = () =>
      pay.transact<void>((tx) =>
        creditEarnedPoints(tx, pay.system, {
          order: { id: orderId, memberId: member.id },
          freightMinor: 9_000,
        }),
      );
    await again();
    const fresh = await scene.order(member, 9_000);
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        pay.transact<void>((tx) =>
          creditEarnedPoints(tx, pay.system, {
            order: { id: fresh, memberId: member.id },
            freightMinor: 9_000,
          }),
        ),
      ),
    );
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await scene.points(member)).toBe(18);
  });

  test('stops while points are switched off', async () => {
    await finance.client.call('savePointsSettings', { ...pointsSettings, active: false });
    await expect
      .poll(() => world.running.services.tenants.ofHost(world.tw.host))
      .toMatchObject({
        settings: { points: { active: false } },
      });
    const member = await world.tw.member();
    await scene.paidOrder(member, 9_000);
    expect(await records(member)).toEqual([]);
    expect(await scene.exchange(member, 5)).toBeRefused('points.notExchangeable');
    await finance.client.call('savePointsSettings', pointsSettings);
    await expect
      .poll(() => world.running.services.tenants.ofHost(world.tw.host))
      .toMatchObject({
        settings: { points: { active: true } },
      });
  });
});

describe('a refund', () => {
  test('takes points back in proportion, and all of them in the end', async () => {
    const member = await world.tw.member();
    const orderId = await scene.paidOrder(member, 10_000);
    await scene.refund(member, orderId, 3_500);
    expect(await scene.points(member)).toBe(7);
    await scene.refund(member, orderId, 6_500);
    expect(await member.client.call('getPointsRules', {})).toMatchObject({ points: 0, owed: 0 });
    expect((await records(member)).map(({ type, amount }) => [type, amount])).toEqual([
      ['reversed', -7],
      ['reversed', -3],
      ['earned', 10],
    ]);
  });

  test('of spent points leaves a debt, which the next earned points pay first', async () => {
    const member = await world.tw.member();
    const orderId = await scene.paidOrder(member, 10_000);
    expect(await scene.spend(member, 8, orderId)).toBe(true);
    await scene.refund(member, orderId, 10_000);
    expect(await member.client.call('getPointsRules', {})).toMatchObject({ points: 0, owed: 8 });
    expect(await scene.spend(member, 1, orderId)).toBe(false);
    await scene.paidOrder(member, 5_000);
    expect(await member.client.call('getPointsRules', {})).toMatchObject({ points: 0, owed: 3 });
    const last = await scene.paidOrder(member, 5_000);
    expect(await member.client.call('getPointsRules', {})).toMatchObject({ points: 2, owed: 0 });
    expect((await records(member)).map(({ type, amount, owedChange }) => [type, amount, owedChange])).toEqual(
      [
        ['earned', 2, -3],
        ['earned', 0, -5],
        ['reversed', -2, 8],
        ['spent', -8, 0],
        ['earned', 10, 0],
      ],
    );
    // The refund takes back all five points that this order earned, including the three that paid the debt.
    await scene.refund(member, last, 5_000);
    expect(await member.client.call('getPointsRules', {})).toMatchObject({ points: 0, owed: 3 });
    expect(await faultsOfPoints(world)).toEqual([]);
  });

  test('of an order that earned nothing takes nothing', async () => {
    const member = await world.tw.member();
    const orderId = await scene.paidOrder(member, 900);
    await scene.refund(member, orderId, 900);
    expect(await records(member)).toEqual([]);
  });
});

describe('spending', () => {
  test('50 at once: exactly as many succeed as the balance covers', async () => {
    const member = await world.tw.member();
    const orderId = await pay.order(member, 1);
    await scene.give(member, 100);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => scene.spend(member, 7, orderId)));
    expect(outcomes.filter(Boolean)).toHaveLength(14);
    expect(await scene.points(member)).toBe(2);
    expect(await faultsOfPoints(world)).toEqual([]);
  });

  test('is undone by returning the points', async () => {
    const member = await world.tw.member();
    const orderId = await pay.order(member, 1);
    await scene.give(member, 10);
    await scene.spend(member, 10, orderId);
    await pay.transact<void>((tx) =>
      returnPoints(tx, pay.system, { memberId: member.id, orderId, points: 10, memo: '' }),
    );
    expect(
      (await records(member)).map(({ type, before, amount, after }) => [type, before, amount, after]),
    ).toEqual([
      ['returned', 0, 10, 10],
      ['spent', 10, -10, 0],
      ['adjusted', 0, 10, 10],
    ]);
  });
});

test('points equal the sum of their entries and never fall below zero, under any concurrency', async () => {
  const act = fc.record({
    kind: fc.constantFrom('give', 'take', 'spend', 'exchange', 'back'),
    who: fc.constantFrom(0, 1),
    amount: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (acts) => {
      const members = [await world.tw.member(), await world.tw.member()] as const;
      const orders = await Promise.all(members.map((member) => scene.paidOrder(member, 20_000)));
      await Promise.all(
        acts.map(({ kind, who, amount }) => {
          const member = members[who];
          const owned = { id: String(orders[who]), memberId: member.id };
          if (kind === 'give')
            return pay.transact<void>((tx) =>
              addPoints(tx, pay.system, { memberId: member.id, points: amount, kind: 'shared', memo: '' }),
            );
          if (kind === 'take')
            return finance.client.attempt('adjustPoints', {
              memberId: member.id,
              points: 0 - amount,
              reason: 'x',
            });
          if (kind === 'spend') return scene.spend(member, amount, owned.id);
          if (kind === 'exchange') return scene.exchange(member, amount);
          return pay.transact<void>((tx) =>
            takeBackPoints(tx, pay.system, { order: owned, refundedMinor: amount * 100, keptMinor: 20_000 }),
          );
        }),
      );
      expect([...(await faultsOfPoints(world)), ...(await faultsOfLedger(world))]).toEqual([]);
      for (const member of members) expect(await scene.points(member)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test('no code of the server can rewrite a record', async () => {
  for (const statement of ['delete from points_entries', 'update points_entries set amount = 1'])
    await expect(pay.transact((tx) => tx.raw(statement))).rejects.toThrow(/permission denied/);
});
