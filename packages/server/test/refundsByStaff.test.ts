import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openChargebackScene } from './chargebackScene.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import type { Person } from './world.ts';

/** Tests refunds that staff send to the card that paid, and refunds whose outcome two people decide. */
const scene = await openChargebackScene();
const { world, double, tw, owner, cancelled, refundNow } = scene;
checkLedgerAtEnd(world);
const finance = await world.tw.staff(['finance']);
const second = await world.tw.staff(['finance']);
beforeEach(() => {
  double.refundAs = 'succeeded';
});
const limit = (adjustAloneMaxMinor: number) => world.tw.set({ adjustAloneMaxMinor });
const alone = () => limit(1_000_000_000_000);
const send = (payId: string, amountMinor: number, who = finance, reason = 'asked by phone') =>
  who.client.attempt('refundToSourceForMember', { payId, amountMinor, reason });
const newest = async (member: Person) => (await member.client.call('listMyRefunds', {})).list[0];
const wallet = async (member: Person) => {
  const { balanceMinor, heldMinor } = await member.client.call('getWallet', {});
  return [balanceMinor, heldMinor];
};
/**
 * The amount that the provider has sent for this refund. It counts only keys with the refund's id, because refunds of
 * other tests may be sent at the same moment.
 */
const sent = (id: string) =>
  [...double.refunds].reduce((sum, [key, { amount }]) => (key.includes(id) ? sum + amount : sum), 0);
const waiting = async (kind: string, who = second) =>
  (await pendingApprovalRequests(who)).find((one) => one.kind === kind);

describe('staff refund a member’s money', () => {
  test("up to the member's own maximum, and the member sees the clerk and the reason", async () => {
    await alone();
    const { member, payId, orderId } = await cancelled();
    const offered = await finance.client.call('getRefundOptionsForMember', { memberId: member.id, orderId });
    expect(offered.list).toMatchObject([{ payId, mostMinor: 10_000, secondAwaited: null }]);
    expect(await send(payId, 10_001)).toBeRefused('refund.tooMuch');
    expect(await send(payId, 4_000)).toMatchObject({ data: { state: 'approved' } });
    await vi.waitFor(async () => expect(await wallet(member)).toEqual([6_000, 0]));
    const staff = await world.row('staff', { id: finance.id });
    expect(await newest(member)).toMatchObject({
      ...{ state: 'done', amountMinor: 4_000, sentBy: staff?.name, reason: 'asked by phone' },
    });
    const other = await tw.memberWith(0);
    expect(
      await finance.client.attempt('getRefundOptionsForMember', { memberId: other.id, payId }),
    ).toBeRefused('row.notFound');
  });

  test('above the limit with a second person, directly or in the queue', async () => {
    for (const agree of [
      (payId: string) => send(payId, 3_000, second, 'so it is'),
      async () => second.client.call('approveAdjustment', { id: (await waiting('sourceRefund'))?.id ?? '' }),
    ]) {
      await alone();
      const { member, payId } = await cancelled();
      await limit(0);
      expect(await send(payId, 3_000)).toMatchObject({ data: { state: 'pending' } });
      expect(await wallet(member)).toEqual([10_000, 0]);
      expect(await send(payId, 3_000)).toBeRefused('adjustment.own');
      await agree(payId);
      await vi.waitFor(async () => expect(await wallet(member)).toEqual([7_000, 0]));
      expect(await newest(member)).toMatchObject({ reason: 'asked by phone' });
    }
    await alone();
  });

  test('unless they gave the member money or acted as the member; a clerk who cancelled the order may', async () => {
    await alone();
    const { member, payId } = await cancelled();
    expect((await send(payId, 100, owner)).ok).toBe(true);
    const clerk = await world.tw.staff(['finance']);
    const gift = { memberId: member.id, amountMinor: 500, reason: 'sorry' };
    await clerk.client.call('adjustMemberBalance', gift);
    expect(await send(payId, 100, clerk)).toBeRefused('act.tookPart');
  });

  test('except for a disputed payment, or if the shop does not allow it', async () => {
    await alone();
    const { payId } = await cancelled();
    await finance.client.call('registerChargeback', {
      ...{ payId, amountMinor: 100, feeMinor: 0, reference: '', reason: 'other', answerBy: null, note: '' },
    });
    expect(await send(payId, 100)).toBeRefused('refund.inDispute');
  });
});

/** A refund whose outcome the provider does not report. `went` says whether the provider sent the money. */
async function unanswered(went: boolean) {
  const one = await cancelled();
  double.refundAs = 'lost';
  await one.member.client.call('refundToSource', { payId: one.payId, amountMinor: 10_000 });
  const asked = await world.row('sourceRefunds', { paymentId: one.payId });
  const id = asked?.id ?? 'none';
  // Stripe's client repeats a request once, half a second after the connection was closed. Without this wait, the
  // second request could come after the steps below. It has the same idempotency key, so Stripe refunds once.
  await expect.poll(() => double.refundRequests.filter((key) => key.includes(id))).toHaveLength(2);
  await pastAnswer(id, went);
  const refund = await listed(id);
  if (refund === undefined) throw new Error('the refund is not listed');
  return { ...one, refund };
}

/**
 * Makes the refund look as if it was requested two hours ago and had failed several times. No request about it is due,
 * so no sweep requests it again before staff decide it. If `went` is false, the provider forgets the refund.
 */
async function pastAnswer(id: string, went: boolean) {
  for (const key of double.refunds.keys()) if (!went && key.includes(id)) double.refunds.delete(key);
  await world.sql(
    `insert into open_work (shop_id, kind, item, since, failed_at, due_at, why)
     values ($1, 'refundSources', $2, now(), now(), $3, 'no answer')
     on conflict (shop_id, kind, item) do update set due_at = $3`,
    [world.tw.id, id, new Date(Date.now() + 3_600_000).toISOString()],
  );
  await world.sql(
    "update source_refunds set created_at = now() - interval '2 hours', due_at = null where id = $1",
    [id],
  );
}
const decide = (id: string, outcome: 'arrived' | 'notArrived', who = finance) =>
  who.client.attempt('decideRefund', { id, outcome, reference: 'D-1', reason: 'seen in its dashboard' });
const listed = async (id: string) =>
  (await owner.client.call('listRefunds', { pageSize: 100 })).list.find((row) => row.id === id);

describe('a refund that the provider never answered', () => {
  test('is listed on the day of its request', async () => {
    const { refund } = await unanswered(false);
    const made = new Date(Number.parseInt(refund.id.replace('-', '').slice(0, 12), 16)).toISOString();
    const day = wallClockAt(made, 'Asia/Taipei').slice(0, 10);
    const ids = async (days: object) =>
      (await owner.client.call('listRefunds', { ...days, pageSize: 100 })).list.map(({ id }) => id);
    expect(await ids({ fromDay: day, toDay: day })).toContain(refund.id);
    expect(await ids({ fromDay: dayAfter(day) })).not.toContain(refund.id);
    expect(await ids({ toDay: dayAfter(day, -1) })).not.toContain(refund.id);
    // The refund is decided here, so that no job sends it while the next tests count refunds.
    await decide(refund.id, 'notArrived');
    await decide(refund.id, 'notArrived', second);
  });

  test('is decided by two people, however small, and once', async () => {
    await alone();
    for (const [outcome, went, after] of [
      ['arrived', true, [0, 0]],
      ['notArrived', false, [10_000, 0]],
    ] as const) {
      const { member, refund } = await unanswered(went);
      expect(refund).toMatchObject({ decidable: true, decidedAs: 'undecided' });
      expect(await decide(refund.id, outcome)).toMatchObject({ data: { state: 'pending' } });
      expect(await wallet(member)).toEqual([0, 10_000]);
      expect(await decide(refund.id, outcome)).toBeRefused('adjustment.own');
      const agreed =
        outcome === 'arrived'
          ? await decide(refund.id, outcome, second)
          : await second.client.attempt('approveAdjustment', {
              id: (await waiting('refundOutcome'))?.id ?? '',
            });
      expect(agreed.ok).toBe(true);
      expect(await wallet(member)).toEqual(after);
      expect(await decide(refund.id, outcome, second)).toBeRefused('refund.notDecidable');
      double.refundAs = 'succeeded';
      await refundNow();
      // The provider confirms the decision: there is no contradiction, and no money moves again.
      expect(await listed(refund.id)).toMatchObject({ decidedAs: outcome, contradiction: '' });
      expect(await wallet(member)).toEqual(after);
    }
  });

  test('needs another approval if the second person decides differently', async () => {
    const { refund, member } = await unanswered(true);
    await decide(refund.id, 'arrived');
    expect(await decide(refund.id, 'notArrived', second)).toMatchObject({ data: { state: 'pending' } });
    expect(await wallet(member)).toEqual([0, 10_000]);
    expect(await decide(refund.id, 'notArrived', finance)).toMatchObject({ data: { state: 'approved' } });
    expect(await wallet(member)).toEqual([10_000, 0]);
  });

  test('becomes an item for a person if the provider contradicts later, and moves no money', async () => {
    const open = async () =>
      (await owner.client.call('listRefunds', { contradicted: true })).list.map(({ id }) => id);
    for (const [outcome, went, after] of [
      ['arrived', false, [0, 0]],
      ['notArrived', true, [10_000, 0]],
    ] as const) {
      const { member, refund } = await unanswered(went);
      expect(await decide(refund.id, outcome)).toMatchObject({ data: { state: 'pending' } });
      expect(await decide(refund.id, outcome, second)).toMatchObject({ data: { state: 'approved' } });
      const there = sent(refund.id);
      double.refundAs = 'succeeded';
      await refundNow();
      await refundNow();
      expect(await wallet(member)).toEqual(after);
      expect(sent(refund.id)).toBe(there);
      await expect.poll(open).toContain(refund.id);
      expect((await listed(refund.id))?.contradiction).not.toBe('');
      expect((await owner.client.call('getDashboard', {})).contradictedRefunds).toBeGreaterThan(0);
      await finance.client.call('seeRefund', { id: refund.id });
      expect(await finance.client.attempt('seeRefund', { id: refund.id })).toBeRefused('row.changed');
      expect(await open()).not.toContain(refund.id);
    }
  });

  test('cannot be decided while the provider is queried or has time left, or by its sender', async () => {
    await alone();
    const { refund } = await unanswered(true);
    await world.sql(`update source_refunds set due_at = now() + interval '1 minute' where id = $1`, [
      refund.id,
    ]);
    expect(await decide(refund.id, 'arrived')).toBeRefused('refund.notDecidable');
    await world.sql('update source_refunds set due_at = now(), created_at = now() where id = $1', [
      refund.id,
    ]);
    expect(await decide(refund.id, 'arrived')).toBeRefused('refund.notDecidable');
    await world.sql(
      `update source_refunds set created_at = now() - interval '2 hours', sent_by = $2 where id = $1`,
      [refund.id, finance.id],
    );
    expect(await decide(refund.id, 'arrived')).toBeRefused('act.tookPart');
  });
});
