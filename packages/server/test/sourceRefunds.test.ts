import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refundJobs } from '../src/settlement/refundJobs.ts';
import { openAccountWorld, pathAtShop } from './accountWorld.ts';
import { daysAgo } from './ago.ts';
import { faultsOfLedger, type PayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { changeSettings } from './shopSettings.ts';
import { deliverEvent, paidSession } from './stripeEvents.ts';
import type { Person } from './world.ts';

/** Tests refunds to the card that paid: amounts held, sent and returned, never more than the payment. */
const accounts = await openAccountWorld();
const { world, double, tw, owner, added } = accounts;
const card = await added(owner, 'refunding');
await allow(true);
beforeEach(() => {
  double.refundAs = 'succeeded';
});
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

async function allow(refundsToSource: boolean) {
  await changeSettings(owner, { refundsToSource });
}

/** A member whose order was paid by card with its fee of 2.5 %, and cancelled: 100.00 is on the balance. */
async function cancelled(pay: PayWorld = tw) {
  const { member, orderId, payId, session } = await accounts.started(pay);
  await deliverEvent(
    world,
    pathAtShop(world.tw, card.path),
    'checkout.session.completed',
    paidSession(session),
    {
      secret: card.secret,
    },
  );
  session.payment_status = 'paid';
  await owner.client.call('cancelOrderForMember', { orderId, why: 'sold out' });
  return { member, orderId, payId, session };
}

const nameOf = async ({ id }: Person) => {
  const row = await world.row('members', { id });
  return row?.account ?? '';
};
const job = () => refundJobs(world.running.services).at(0);
const due = () =>
  world.sql(
    "update source_refunds set due_at = now() - interval '1 second' where state in ('waiting', 'pending')",
  );
const states = async (member: Person) =>
  (await member.client.call('listMyRefunds', {})).list.map(({ state, amountMinor }) => [state, amountMinor]);
const settledAs = (member: Person, wanted: unknown) =>
  vi.waitFor(async () => expect(await states(member)).toEqual(wanted));
const held = async (member: Person) => (await member.client.call('getWallet', {})).heldMinor;
const back = (member: Person, payId: string, amountMinor: number) =>
  member.client.attempt('refundToSource', { payId, amountMinor });
const sent = () => [...double.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);

describe('a refund to the card', () => {
  test('is offered up to the payment and the balance, and is sent in parts', async () => {
    const { member, orderId, payId } = await cancelled();
    const { list } = await member.client.call('getRefundOptions', { orderId });
    expect(list).toMatchObject([{ payId, method: 'card', mostMinor: 10_000 }]);
    expect((await back(member, payId, 4_000)).ok).toBe(true);
    await settledAs(member, [['done', 4_000]]);
    expect([await tw.balance(member), await held(member)]).toEqual([6_000, 0]);
    expect((await back(member, payId, 6_001)).ok).toBe(false);
    expect((await back(member, payId, 6_000)).ok).toBe(true);
    await settledAs(member, [
      ['done', 6_000],
      ['done', 4_000],
    ]);
    expect((await member.client.call('getRefundOptions', { orderId })).list).toEqual([]);
  });

  test('that the provider only accepts is held, queried, and done or returned', async () => {
    for (const [end, balance] of [
      ['succeeded', 0],
      ['failed', 10_000],
    ] as const) {
      const { member, payId, session } = await cancelled();
      double.refundAs = 'pending';
      await back(member, payId, 10_000);
      await settledAs(member, [['pending', 10_000]]);
      expect([await tw.balance(member), await held(member)]).toEqual([0, 10_000]);
      const there = [...double.refunds.values()].find((one) => one.payment_intent === session.payment_intent);
      Object.assign(there ?? {}, { status: end, failure_reason: 'lost_or_stolen_card' });
      await due();
      await tw.runJob(job());
      expect(await states(member)).toEqual([[end === 'failed' ? 'failed' : 'done', 10_000]]);
      expect([await tw.balance(member), await held(member)]).toEqual([balance, 0]);
    }
  });

  test('that is refused returns to the balance at once with the reason', async () => {
    const { member, payId } = await cancelled();
    double.refundAs = 'refused';
    await back(member, payId, 10_000);
    await settledAs(member, [['failed', 10_000]]);
    expect(await tw.balance(member)).toBe(10_000);
    const told = await world.sql<{ event: string }>(
      `select event from notifications where member_id = $1 and event like 'refund.%'`,
      [member.id],
    );
    expect(told).toEqual([{ event: 'refund.fail' }]);
  });

  test('with a lost answer is requested again under its key, and made once', async () => {
    const { member, payId } = await cancelled();
    const before = sent();
    double.refundAs = 'lost';
    await back(member, payId, 10_000);
    await vi.waitFor(() => expect(sent()).toBe(before + 10_000));
    expect(await states(member)).toEqual([['waiting', 10_000]]);
    double.refundAs = 'succeeded';
    await due();
    await tw.runJob(job());
    expect(await states(member)).toEqual([['done', 10_000]]);
    expect(sent()).toBe(before + 10_000);
  });

  test('requested 20 times at once, by several jobs, refunds at most the payment', async () => {
    const { member, payId } = await cancelled();
    await tw.give(member, 50_000);
    const before = sent();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => back(member, payId, 1_000 + n)));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(10);
    for (let turn = 0; turn < 12; turn += 1) {
      await due();
      await Promise.all([tw.runJob(job()), tw.runJob(job())]);
    }
    const all = await states(member);
    expect(all.every(([state]) => state === 'done')).toBe(true);
    const went = all.reduce((sum, [, amount]) => sum + Number(amount), 0);
    // The card was charged the order's 100.00 and the method's fee.
    expect(went).toBeLessThanOrEqual(10_250);
    expect(sent() - before).toBe(went);
    expect(await held(member)).toBe(0);
  });
});

describe('no refund is possible', () => {
  test('for another member’s payment, an unpaid one, after the provider’s time, or beyond the balance', async () => {
    const { member, payId } = await cancelled();
    const other = await tw.memberWith(50_000);
    expect(await back(other, payId, 100)).toBeRefused('row.notFound');
    const open = await accounts.started(tw);
    expect(await back(open.member, open.payId, 100)).toBeRefused('refund.notPossible');
    await world.change('payments', { id: payId }, { settledAt: daysAgo(181) });
    expect(await back(member, payId, 100)).toBeRefused('refund.notPossible');
    expect((await member.client.call('getRefundOptions', {})).list).toEqual([]);
  });

  testSettingEffect('saveShopSettings.refundsToSource', 'whether members may send money back', async () => {
    const { member, payId } = await cancelled();
    await allow(false);
    expect(await back(member, payId, 100)).toBeRefused('refund.notPossible');
    await allow(true);
    expect((await back(member, payId, 100)).ok).toBe(true);
  });
});

test("the desk lists refunds with their state, member and the provider's answer", async () => {
  const { member, payId } = await cancelled();
  double.refundAs = 'refused';
  await back(member, payId, 5_000);
  await settledAs(member, [['failed', 5_000]]);
  const { list } = await owner.client.call('listRefunds', { state: 'failed', words: await nameOf(member) });
  expect(list).toMatchObject([
    { memberId: member.id, amountMinor: 5_000, why: expect.stringContaining('Refund amount') },
  ]);
  expect(
    (await owner.client.call('listRefunds', { state: 'done', words: await nameOf(member) })).list,
  ).toEqual([]);
});
