import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathAtShop } from './accountWorld.ts';
import { openChargebackScene } from './chargebackScene.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { createDispute, deductDisputed, returnDisputed } from './stripeDisputes.ts';
import { deliverEvent } from './stripeEvents.ts';
import type { Person } from './world.ts';

/** Tests what is booked for payments that are disputed at the bank, in any order of the provider's reports. */
const scene = await openChargebackScene();
const { world, double, tw, owner, added, paidByCard, cancelled } = scene;
checkLedgerAtEnd(world);
const { tell, change, news, all, of, becomes, askNow, refundNow } = scene;
const finance = await world.tw.staff(['finance']);
beforeEach(() => {
  double.refundAs = 'succeeded';
});
/** The amounts of all refunds, in no fixed order, because a request whose answer was lost is repeated later. */
const amountsAsked = () => [...double.refunds.values()].map(({ amount }) => amount);
describe('a dispute that Stripe reports', () => {
  test('holds the money, books the fee, and gives it back when it is won', async () => {
    const { payId, session, orderId, member } = await paidByCard();
    const one = createDispute(double, session);
    const taken = await change(async () => {
      deductDisputed(one);
      await tell('charge.dispute.created', one);
      await becomes(payId, { state: 'needsAnswer', heldMinor: 10_250, feeMinor: 1_500, lostMinor: 0 });
    });
    expect(taken).toEqual({ clearing: -11_750, held: 10_250, lost: 0, fees: 1_500 });
    const row = await of(payId);
    expect(row).toMatchObject({
      ...{ memberId: member.id, orderId, reason: 'notReceived', reasonText: 'product_not_received' },
      ...{ source: 'provider', reference: one.id, amountMinor: 10_250, endedAt: null },
      answerBy: new Date((one.evidence_details.due_by ?? 0) * 1000).toISOString(),
    });
    expect((await owner.client.call('getChargeback', { id: row.id })).evidence[0]).toBe('delivery');
    one.status = 'under_review';
    await tell('charge.dispute.updated', one);
    await becomes(payId, { state: 'underReview', heldMinor: 10_250 });
    const back = await change(async () => {
      one.status = 'won';
      returnDisputed(one);
      await tell('charge.dispute.funds_reinstated', one);
      await becomes(payId, { state: 'won', heldMinor: 0, lostMinor: 0, feeMinor: 1_500 });
    });
    expect(back).toEqual({ clearing: 10_250, held: -10_250, lost: 0, fees: 0 });
  });

  test('lost: the held money becomes a loss; not contested: accepted', async () => {
    for (const [submissions, state] of [
      [1, 'lost'],
      [0, 'accepted'],
    ] as const) {
      const { payId, session } = await paidByCard();
      const one = createDispute(double, session);
      deductDisputed(one, 0);
      await tell('charge.dispute.funds_withdrawn', one);
      await becomes(payId, { heldMinor: 10_250 });
      one.status = 'lost';
      one.evidence_details.submission_count = submissions;
      const ended = await change(async () => {
        await tell('charge.dispute.closed', one);
        await becomes(payId, { state, heldMinor: 0, lostMinor: 10_250 });
      });
      expect(ended).toEqual({ clearing: 0, held: -10_250, lost: 10_250, fees: 0 });
      expect((await of(payId)).endedAt).not.toBeNull();
    }
  });

  test("a bank's inquiry takes no money", async () => {
    const { payId, session } = await paidByCard();
    const one = createDispute(double, session, { status: 'warning_needs_response', reason: 'fraudulent' });
    const nothing = await change(async () => {
      await tell('charge.dispute.created', one);
      await becomes(payId, { state: 'needsAnswer', heldMinor: 0, reason: 'fraud' });
      one.status = 'warning_closed';
      await tell('charge.dispute.closed', one);
      await becomes(payId, { state: 'won' });
    });
    expect(nothing).toEqual({ clearing: 0, held: 0, lost: 0, fees: 0 });
  });

  test('events in the wrong order, repeated or late give the right state, once', async () => {
    const { payId, session } = await paidByCard();
    const one = createDispute(double, session);
    deductDisputed(one);
    one.status = 'lost';
    one.evidence_details.submission_count = 2;
    const moved = await change(async () => {
      await Promise.all([
        tell('charge.dispute.closed', one, { id: 'evt_closed' }),
        tell('charge.dispute.closed', one, { id: 'evt_closed' }),
        tell('charge.dispute.funds_withdrawn', one),
        tell('charge.dispute.created', one),
      ]);
      await becomes(payId, { state: 'lost', lostMinor: 10_250 });
      await tell('charge.dispute.created', one);
      await vi.waitFor(async () => expect(await news()).toEqual([]));
    });
    expect(moved).toEqual({ clearing: -11_750, held: 0, lost: 10_250, fees: 1_500 });
    expect((await all()).filter((row) => row.payId === payId)).toHaveLength(1);
  });

  test("a bank's changed decision is applied", async () => {
    const { payId, session } = await paidByCard();
    const one = createDispute(double, session, { status: 'lost' });
    deductDisputed(one, 0);
    one.evidence_details.past_due = true;
    await tell('charge.dispute.closed', one);
    await becomes(payId, { state: 'lost', lostMinor: 10_250 });
    const again = await change(async () => {
      one.status = 'appeal_under_review';
      await tell('charge.dispute.updated', one);
      await becomes(payId, { state: 'underReview', heldMinor: 10_250, lostMinor: 0, endedAt: null });
    });
    expect(again).toEqual({ clearing: 0, held: 10_250, lost: -10_250, fees: 0 });
    const won = await change(async () => {
      one.status = 'won';
      returnDisputed(one);
      await tell('charge.dispute.closed', one);
      await becomes(payId, { state: 'won', heldMinor: 0 });
    });
    expect(won).toEqual({ clearing: 10_250, held: -10_250, lost: 0, fees: 0 });
  });

  test('a lost event is found by querying open ones', async () => {
    const { payId, session } = await paidByCard();
    const one = createDispute(double, session);
    deductDisputed(one, 0);
    await tell('charge.dispute.created', one);
    await becomes(payId, { state: 'needsAnswer' });
    one.status = 'won';
    returnDisputed(one);
    await askNow();
    await becomes(payId, { state: 'won' });
    expect(await world.sql('select from chargeback_news where reference = $1', [one.id])).toEqual([]);
  });

  test('before the payment’s own event both count, the payment first', async () => {
    const begun = await scene.started(tw);
    begun.session.payment_status = 'paid';
    begun.session.status = 'complete';
    const one = createDispute(double, begun.session);
    deductDisputed(one, 0);
    const moved = await change(async () => {
      await tell('charge.dispute.created', one);
      await vi.waitFor(async () =>
        expect(await tw.orderState(begun.orderId)).toMatchObject({ state: 'awaitingShipment' }),
      );
      await askNow();
      await becomes(begun.payId, { heldMinor: 10_250 });
    });
    expect(moved).toEqual({ clearing: 0, held: 10_250, lost: 0, fees: 0 });
  });

  test('a forged event, or one of another shop or payment, is not stored', async () => {
    const { session } = await paidByCard();
    const one = createDispute(double, session);
    deductDisputed(one);
    const before = (await all()).length;
    expect((await tell('charge.dispute.created', one, { secret: 'whsec_other' })).statusCode).toBe(400);
    const strange = { ...one, id: 'du_strange', payment_intent: 'pi_of_a_till' };
    double.disputes.set(strange.id, strange);
    expect((await tell('charge.dispute.created', strange)).statusCode).toBe(200);
    // The key of another account of the shop finds no payment of this account.
    const other = await added(owner, 'otherOne', { methods: [] });
    await tell('charge.dispute.created', one, { path: other.path, secret: other.secret });
    await vi.waitFor(async () => expect(await news()).toEqual([]));
    expect(await all()).toHaveLength(before);
    // One Stripe account that serves two shops reports to both; only the payment's own shop records the dispute.
    const thOwner = await world.th.staff(['owner']);
    const secrets = { apiKey: 'sk_live_disputed', webhookSecret: 'whsec_disputed' };
    const th = await added(thOwner, 'shared', { secrets });
    const there = pathAtShop(world.th, th.path);
    await deliverEvent(world, there, 'charge.dispute.created', one, { secret: 'whsec_disputed' });
    await vi.waitFor(async () => expect(await news()).toEqual([]));
    expect((await thOwner.client.call('listChargebacks', { shelf: 'all' })).total).toBe(0);
  });
});

describe('refunds to the source of a disputed payment', () => {
  const held = async (member: Person) => (await member.client.call('getWallet', {})).heldMinor;

  test('are refused while the bank decides, and together never exceed the payment', async () => {
    const { payId, session, member } = await cancelled();
    const one = createDispute(double, session, { amount: 4_000 });
    deductDisputed(one, 0);
    await tell('charge.dispute.created', one);
    await becomes(payId, { state: 'needsAnswer' });
    expect(await member.client.attempt('refundToSource', { payId, amountMinor: 100 })).toBeRefused(
      'refund.inDispute',
    );
    one.status = 'lost';
    await tell('charge.dispute.closed', one);
    await becomes(payId, { lostMinor: 4_000 });
    await tw.give(member, 5_000);
    expect(await member.client.attempt('refundToSource', { payId, amountMinor: 6_251 })).toBeRefused(
      'refund.tooMuch',
    );
    expect((await member.client.attempt('refundToSource', { payId, amountMinor: 6_250 })).ok).toBe(true);
    await vi.waitFor(async () => expect(await held(member)).toBe(0));
  });

  test('that were not requested yet are stopped, and their money returns', async () => {
    const { payId, member } = await cancelled();
    const payment = await world.row('payments', { id: payId });
    // The refund has the state that a process leaves if it ends before it asks the provider.
    await member.client.call('refundToSource', { payId, amountMinor: 1 });
    await vi.waitFor(async () => expect(await held(member)).toBe(0));
    double.refundAs = 'lost';
    await member.client.call('refundToSource', { payId, amountMinor: 2_000 });
    await vi.waitFor(async () => expect(amountsAsked()).toContain(2_000));
    await world.change('sourceRefunds', { paymentId: payId, state: 'waiting' }, { tries: 0 });
    double.refunds.delete([...double.refunds.keys()].at(-1) ?? '');
    expect(await held(member)).toBe(2_000);
    const done = await finance.client.call('registerChargeback', {
      ...{ payId, amountMinor: 5_000, feeMinor: 0, reference: '', reason: 'other' },
      ...{ answerBy: null, note: `seen at ${payment?.providerReference}` },
    });
    expect(done.state).toBe('approved');
    expect(await held(member)).toBe(0);
    const [last] = (await member.client.call('listMyRefunds', {})).list;
    expect(last).toMatchObject({ state: 'failed', amountMinor: 2_000, why: 'chargeback' });
  });

  test('leave the booked chargeback above zero if the bank takes more than is left, and show it', async () => {
    const { payId, session, member } = await cancelled();
    await member.client.call('refundToSource', { payId, amountMinor: 10_000 });
    await vi.waitFor(async () => expect(await held(member)).toBe(0));
    const one = createDispute(double, session);
    deductDisputed(one, 0);
    const gone = await change(async () => {
      await tell('charge.dispute.created', one);
      await becomes(payId, { heldMinor: 10_250 });
    });
    expect(gone.clearing).toBe(-10_250);
    const { id } = await of(payId);
    expect(await owner.client.call('getChargeback', { id })).toMatchObject({ overMinor: 10_000 });
  });

  test('that were already requested are looked up first, and count if they succeeded', async () => {
    const { payId, session, member } = await cancelled();
    double.refundAs = 'lost';
    await member.client.call('refundToSource', { payId, amountMinor: 3_000 });
    await vi.waitFor(async () => expect(amountsAsked()).toContain(3_000));
    double.refundAs = 'succeeded';
    const one = createDispute(double, session, { amount: 7_250 });
    deductDisputed(one, 0);
    await tell('charge.dispute.created', one);
    await becomes(payId, { state: 'needsAnswer' });
    expect(await held(member)).toBe(3_000);
    await refundNow();
    const [last] = (await member.client.call('listMyRefunds', {})).list;
    expect(last).toMatchObject({ state: 'done', amountMinor: 3_000 });
    expect((await owner.client.call('getChargeback', { id: (await of(payId)).id })).overMinor).toBe(0);
  });
});
