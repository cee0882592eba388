import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { openChargebackScene } from './chargebackScene.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { createDispute, deductDisputed, returnDisputed, type StripeTestDispute } from './stripeDisputes.ts';
import type { Person } from './world.ts';

/**
 * Tests random sequences of events. The books always show the balance of the account at the provider, and the provider
 * never pays back more than it received.
 */
const scene = await openChargebackScene();
checkLedgerAtEnd(scene.world);
const finance = await scene.world.tw.staff(['finance']);
beforeEach(() => {
  scene.double.refundAs = 'succeeded';
});
/** The balance of the provider's account, computed from the stand-in's records. */
function balanceThere(): number {
  const { sessions, refunds, disputes } = scene.double;
  const came = [...sessions.values()].filter((one) => one.payment_status === 'paid');
  const went = [...refunds.values()].filter(({ status }) => status !== 'failed');
  const moves = [...disputes.values()].flatMap((one) => one.balance_transactions);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  return (
    sum(came.map((one) => one.amount_total)) -
    sum(went.map((one) => one.amount)) +
    sum(moves.map(({ amount, fee }) => amount - fee))
  );
}

const ends = ['won', 'lost', 'under_review'] as const;
const step = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), part: fc.integer({ min: 1, max: 10_250 }) }),
  fc.record({ kind: fc.constant('byStaff' as const), part: fc.integer({ min: 1, max: 10_250 }) }),
  fc.record({
    kind: fc.constant('dispute' as const),
    part: fc.integer({ min: 1, max: 10_250 }),
    fee: fc.constantFrom(0, 1_500),
    as: fc.constantFrom('succeeded' as const, 'lost' as const, 'pending' as const),
  }),
  fc.record({ kind: fc.constant('decide' as const), end: fc.constantFrom(...ends) }),
  fc.record({ kind: fc.constant('byHand' as const), part: fc.integer({ min: 1, max: 10_250 }) }),
  fc.record({ kind: fc.constant('endByHand' as const), end: fc.constantFrom('won', 'lost', 'accepted') }),
  fc.record({ kind: fc.constant('jobs' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Run {
  readonly payId: string;
  readonly member: Person;
  readonly session: Parameters<typeof createDispute>[1];
  /** The amount registered by hand, which is missing from the stand-in's records. */
  byHandMinor: number;
}

async function take(run: Run, one: Step): Promise<void> {
  const { double } = scene;
  const { payId, member, session } = run;
  const ours = [...double.disputes.values()].filter(
    ({ payment_intent }) => payment_intent === session.payment_intent,
  );
  const left = () => {
    const went = [...double.refunds.values()].filter((r) => r.payment_intent === session.payment_intent);
    const gone = ours.flatMap((d) => d.balance_transactions).reduce((sum, { amount }) => sum - amount, 0);
    return session.amount_total - went.reduce((sum, { amount }) => sum + amount, 0) - gone - run.byHandMinor;
  };
  const open = (d: StripeTestDispute) => d.status === 'needs_response' || d.status === 'under_review';
  switch (one.kind) {
    case 'refund':
      await member.client.attempt('refundToSource', { payId, amountMinor: one.part });
      return;
    case 'byStaff': {
      const wanted = { payId, amountMinor: one.part, reason: 'by phone' };
      await finance.client.attempt('refundToSourceForMember', wanted);
      return;
    }
    case 'dispute': {
      if (ours.some(open) || left() < one.part) return;
      double.refundAs = one.as;
      const made = createDispute(double, session, { amount: one.part });
      deductDisputed(made, one.fee);
      await scene.tell('charge.dispute.created', made);
      return;
    }
    case 'decide': {
      const found = ours.find(open);
      if (found === undefined) return;
      found.status = one.end;
      if (one.end === 'won') returnDisputed(found);
      await scene.tell('charge.dispute.updated', found);
      return;
    }
    case 'byHand': {
      if (ours.some(open)) return;
      const input = { payId, amountMinor: one.part, feeMinor: 0, reference: '', answerBy: null, note: '' };
      const done = await finance.client.attempt('registerChargeback', { ...input, reason: 'other' });
      if (done.ok) run.byHandMinor += one.part;
      return;
    }
    case 'endByHand': {
      const found = (await scene.all()).find((row) => row.payId === payId && row.source === 'hand');
      if (found === undefined) return;
      const { id, heldMinor } = found;
      const done = await finance.client.attempt('endChargeback', { id, end: one.end, reason: 'seen' });
      if (done.ok && one.end === 'won') run.byHandMinor -= heldMinor;
      return;
    }
    default:
      return settle();
  }
}

/** Asks the provider about every waiting refund and chargeback, until none waits. */
async function settle(): Promise<void> {
  scene.double.refundAs = 'succeeded';
  for (const one of scene.double.refunds.values()) if (one.status === 'pending') one.status = 'succeeded';
  for (let turn = 0; turn < 3; turn += 1) {
    await scene.askNow();
    await scene.refundNow();
  }
}

test('the clearing account equals payments minus refunds and chargebacks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const clearingBefore = (await scene.booked()).clearing;
      const thereBefore = balanceThere();
      const { payId, member, session } = await scene.cancelled();
      await scene.tw.give(member, 250);
      const run: Run = { payId, member, session, byHandMinor: 0 };
      for (const one of steps) await take(run, one);
      await vi.waitFor(async () => {
        await settle();
        const waiting = await scene.world.sql(
          `select id from source_refunds where payment_id = $1 and state in ('waiting', 'pending')`,
          [payId],
        );
        expect(waiting).toEqual([]);
      });
      const clearing = (await scene.booked()).clearing - clearingBefore;
      // A chargeback that was registered by hand counts as the provider's once the provider has reported it.
      const rows = (await scene.all()).filter((row) => row.payId === payId);
      const byHand = rows
        .filter(({ source }) => source === 'hand')
        .reduce((sum, { heldMinor, lostMinor }) => sum + heldMinor + lostMinor, 0);
      expect(clearing).toBe(balanceThere() - thereBefore - byHand);
      const gone = rows.reduce((sum, { heldMinor, lostMinor }) => sum + heldMinor + lostMinor, 0);
      const refunded = (await member.client.call('listMyRefunds', { pageSize: 100 })).list
        .filter(({ state }) => state === 'done')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(gone + refunded).toBeLessThanOrEqual(10_250);
      expect((await member.client.call('getWallet', {})).heldMinor).toBe(0);
    }),
    { numRuns: 15 },
  );
}, 120_000);
