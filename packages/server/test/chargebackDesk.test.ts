import { eventBodySchema } from '@crossdock/contract/programs/events.ts';
import { calls } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { openChargebackScene } from './chargebackScene.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { createDispute, deductDisputed, returnDisputed } from './stripeDisputes.ts';
import type { Person } from './world.ts';

/** Tests what staff do with chargebacks. They register those that no provider reports, work on them and end them. */
const scene = await openChargebackScene();
const { world, double, owner, paidByCard, tell, change, of, becomes } = scene;
checkLedgerAtEnd(world);
const finance = await world.tw.staff(['finance']);
const second = await world.tw.staff(['finance']);
const limit = (adjustAloneMaxMinor: number) => world.tw.set({ adjustAloneMaxMinor });
const alone = () => limit(Number.MAX_SAFE_INTEGER);
const seen = { feeMinor: 0, reference: '', reason: 'notReceived', answerBy: null, note: '' } as const;
const register = (payId: string, changes: Record<string, unknown> = {}, who = finance) =>
  who.client.attempt('registerChargeback', { ...seen, payId, amountMinor: 10_250, ...changes });
const end = (id: string, how: 'won' | 'lost' | 'accepted', who = finance) =>
  who.client.attempt('endChargeback', { id, end: how, reason: 'as its dashboard says' });
const waiting = async (who: Person) =>
  (await pendingApprovalRequests(who)).find(({ kind }) => kind === 'chargeback');

describe('a chargeback that no provider reports', () => {
  test('is registered up to the remaining amount, and holds the money', async () => {
    await alone();
    const { payId, member, orderId } = await paidByCard();
    expect(await register(payId, { amountMinor: 10_251 })).toBeRefused({
      error: 'chargeback.tooMuch',
      fields: { amountMinor: {} },
    });
    const moved = await change(() =>
      register(payId, { amountMinor: 6_000, feeMinor: 300, reference: 'CB-1' }),
    );
    expect(moved).toEqual({ clearing: -6_300, held: 6_000, lost: 0, fees: 300 });
    expect(await of(payId)).toMatchObject({
      ...{ memberId: member.id, orderId, source: 'hand', reference: 'CB-1', state: 'needsAnswer' },
      ...{ amountMinor: 6_000, heldMinor: 6_000, feeMinor: 300 },
    });
    // A second chargeback of a payment is at most the rest of the payment.
    expect(await register(payId, { amountMinor: 4_251 })).toBeRefused('chargeback.tooMuch');
  });

  test('cannot be of a payment that brought nothing, or came by bank', async () => {
    const open = await scene.started(scene.tw);
    expect(await register(open.payId)).toBeRefused('chargeback.notPossible');
  });

  test('ends as staff record it: won returns the money, lost and accepted are losses', async () => {
    await alone();
    for (const [how, wanted] of [
      ['won', { clearing: 10_250, held: -10_250, lost: 0, fees: 0 }],
      ['lost', { clearing: 0, held: -10_250, lost: 10_250, fees: 0 }],
      ['accepted', { clearing: 0, held: -10_250, lost: 10_250, fees: 0 }],
    ] as const) {
      const { payId } = await paidByCard();
      await register(payId);
      const { id } = await of(payId);
      expect(await change(() => end(id, how))).toEqual(wanted);
      expect(await of(payId)).toMatchObject({ state: how, heldMinor: 0 });
      expect(await end(id, 'won')).toBeRefused('chargeback.ended');
    }
  });

  test('above one person’s limit needs two people, to register and to end it, and nothing moves before', async () => {
    await limit(0);
    const { payId, member } = await paidByCard();
    const asked = await change(() => register(payId));
    expect(asked).toEqual({ clearing: 0, held: 0, lost: 0, fees: 0 });
    expect(await register(payId)).toBeRefused('adjustment.own');
    expect(await waiting(second)).toMatchObject({ kind: 'chargeback', amountMinor: 10_250, mine: false });
    expect(await register(payId, {}, second)).toMatchObject({ data: { state: 'approved' } });
    const { id } = await of(payId);
    expect(await end(id, 'won')).toMatchObject({ data: { state: 'pending' } });
    expect((await second.client.call('getChargeback', { id })).secondAwaited).toMatchObject({ mine: false });
    const act = await waiting(second);
    const ended = await change(() => second.client.call('approveAdjustment', { id: act?.id ?? '' }));
    expect(ended).toEqual({ clearing: 10_250, held: -10_250, lost: 0, fees: 0 });
    // Approving the request in the queue registers the chargeback, too.
    expect(await register(payId, { amountMinor: 5_000 })).toMatchObject({ data: { state: 'pending' } });
    const again = await waiting(second);
    await second.client.call('approveAdjustment', { id: again?.id ?? '' });
    expect(await of(payId)).toMatchObject({ state: 'needsAnswer', heldMinor: 5_000, memberId: member.id });
    await alone();
  });

  test('is the one that the provider reports afterwards', async () => {
    await alone();
    const { payId, session } = await paidByCard();
    await register(payId, { reference: 'typed wrong' });
    const one = createDispute(double, session);
    deductDisputed(one, 700);
    const moved = await change(async () => {
      await tell('charge.dispute.created', one);
      await becomes(payId, { source: 'provider', reference: one.id, feeMinor: 700 });
    });
    expect(moved).toEqual({ clearing: -700, held: 0, lost: 0, fees: 700 });
    const { id } = await of(payId);
    expect(await end(id, 'won')).toBeRefused('chargeback.byProvider');
    one.status = 'won';
    returnDisputed(one);
    await tell('charge.dispute.closed', one);
    await becomes(payId, { state: 'won', heldMinor: 0 });
  });

  test('can be written only by finance, and a repeated request counts once', async () => {
    const support = await world.tw.staff(['support']);
    const { payId } = await paidByCard();
    expect(await register(payId, {}, support)).toBeRefused('access.denied');
    const moved = await change(() => Promise.all([register(payId), register(payId), register(payId)]));
    expect(moved.held).toBe(10_250);
    expect(calls.registerChargeback.idempotent).toBe(true);
  });
});

describe('the work on a chargeback', () => {
  test('has a note, an assignee, and the day of the answer', async () => {
    const { payId } = await paidByCard();
    await register(payId);
    const { id } = await of(payId);
    const save = (assignedTo: string | null) =>
      finance.client.attempt('saveChargeback', { id, note: 'the carrier’s photo is attached', assignedTo });
    const row = await world.row('staff', { id: second.id });
    expect((await save(row?.id ?? '')).ok).toBe(true);
    expect(await save(payId)).toBeRefused('chargeback.assigneeUnknown');
    const open = await owner.client.call('getChargeback', { id });
    expect(open).toMatchObject({ note: 'the carrier’s photo is attached', assignedTo: second.id });
    expect(open.assignable.map((one) => one.id)).toContain(second.id);
    await finance.client.call('answerChargeback', { id, answeredOn: '2026-11-20' });
    expect(await of(payId)).toMatchObject({ state: 'underReview', answeredOn: '2026-11-20' });
    await finance.client.call('answerChargeback', { id, answeredOn: null });
    expect(await of(payId)).toMatchObject({ state: 'needsAnswer', answeredOn: null, answeredBy: '' });
    await end(id, 'lost');
    expect(await finance.client.attempt('answerChargeback', { id, answeredOn: null })).toBeRefused(
      'chargeback.ended',
    );
  });

  test('has overdue ones counted and listed first, until they are answered', async () => {
    const before = (await owner.client.call('getDashboard', {})).chargebacks;
    const { payId } = await paidByCard();
    await register(payId, { answerBy: '2026-01-01T00:00:00.000Z' });
    expect((await owner.client.call('getDashboard', {})).chargebacks).toEqual({
      open: before.open + 1,
      overdue: before.overdue + 1,
    });
    const overdue = await owner.client.call('listChargebacks', { shelf: 'overdue' });
    expect(overdue.list.map((one) => one.payId)).toEqual([payId]);
    const open = await owner.client.call('listChargebacks', {});
    expect(open.list[0]?.payId).toBe(payId);
    expect(open.counts).toEqual({ open: before.open + 1, overdue: before.overdue + 1 });
    const { id } = await of(payId);
    await finance.client.call('answerChargeback', { id, answeredOn: '2026-11-20' });
    expect((await owner.client.call('getDashboard', {})).chargebacks).toEqual(before);
    expect((await owner.client.call('listChargebacks', { shelf: 'overdue' })).list).toEqual([]);
    await end(id, 'lost');
    const ended = await owner.client.call('listChargebacks', { shelf: 'ended' });
    expect(ended.list.map((one) => one.payId)).toContain(payId);
  });

  test('appears in the accountant’s sheet with codes and names of accounts and movements', async () => {
    const { codes } = await owner.client.call('getAccountCodes', {});
    const of = (kind: string) => codes.find((one) => one.kind === kind)?.code;
    expect(['chargebacks', 'chargebackLosses', 'chargebackFees'].map(of)).toEqual(['1104', '6106', '6107']);
    const { list } = await owner.client.call('listLedgerTransfers', { kind: 'chargebackTaken' });
    expect(list[0]).toMatchObject({ from: { kind: 'chargebacks' }, to: { kind: 'cardClearing' } });
  });
});

describe('webhooks about chargebacks', () => {
  const told = ['needsAnswer', 'underReview', 'won', 'lost', 'accepted'].map(
    (state) => `chargeback.${state}`,
  );
  /** The events about chargebacks that this person's program reads while `work` runs. */
  const heard = async (who: Person, work: () => Promise<unknown>) => {
    const { next } = await who.client.call('listEvents', {});
    await work();
    const { list } = await who.client.call('listEvents', { after: next });
    return list.flatMap(({ type, data }) =>
      type.startsWith('chargeback.') ? [[type, data.from, data.by, data.id]] : [],
    );
  };

  test('report that one was opened, and how it ended, from any source', async () => {
    await alone();
    const { payId } = await paidByCard();
    let id = '';
    const byHand = await heard(finance, async () => {
      await register(payId);
      ({ id } = await of(payId));
      await end(id, 'lost');
    });
    expect(byHand).toEqual([
      ['chargeback.needsAnswer', null, 'staff', id],
      ['chargeback.lost', 'needsAnswer', 'staff', id],
    ]);
    const other = await paidByCard();
    const one = createDispute(double, other.session);
    const reported = await heard(finance, async () => {
      deductDisputed(one);
      await tell('charge.dispute.created', one);
      await becomes(other.payId, { state: 'needsAnswer' });
      one.status = 'won';
      returnDisputed(one);
      await tell('charge.dispute.closed', one);
      await becomes(other.payId, { state: 'won' });
    });
    const { id: theirs } = await of(other.payId);
    expect(reported).toEqual([
      ['chargeback.needsAnswer', null, 'system', theirs],
      ['chargeback.won', 'needsAnswer', 'system', theirs],
    ]);
  });

  test('are sent to those that ask for them, and to nobody without the permission to read payments', async () => {
    await alone();
    const webhook = { address: 'https://program.example/told', events: told };
    const { id: webhookId } = await owner.client.call('addWebhook', webhook);
    const warehouse = await world.tw.staff(['warehouse']);
    const { payId } = await paidByCard();
    const read = await heard(warehouse, async () => {
      await register(payId);
      await end((await of(payId)).id, 'accepted');
    });
    expect(read).toEqual([]);
    const { list } = await owner.client.call('listDeliveries', { webhookId });
    expect(list.map(({ type }) => type)).toEqual(['chargeback.accepted', 'chargeback.needsAnswer']);
    for (const { type, body } of list)
      expect(eventBodySchema(type).parse(JSON.parse(body))).toMatchObject({ type });
    await owner.client.call('removeWebhook', { id: webhookId });
  });
});

describe('the account of a payment', () => {
  const keys = (mode: 'live' | 'test', name: string) => ({
    apiKey: `sk_${mode}_${name}`,
    webhookSecret: `whsec_${name}`,
  });
  const saved = (id: string, mode: 'live' | 'test', name: string) =>
    owner.client.attempt('savePaymentAccount', {
      ...{ id, kind: 'stripe', name, live: mode === 'live', methods: [], secrets: keys(mode, name) },
    });

  test('can change its mode only before its first payment', async () => {
    const unused = await scene.added(owner, 'unused', { methods: [] });
    expect((await saved(unused.id, 'test', 'unused')).ok).toBe(true);
    await scene.started(scene.tw);
    expect(await saved(scene.card.id, 'test', 'disputed')).toBeRefused({
      error: 'payAccount.modeInUse',
      fields: { live: {} },
    });
    expect((await saved(scene.card.id, 'live', 'disputed')).ok).toBe(true);
  });

  test('finishes its payments, refunds and chargebacks with its own keys after its end', async () => {
    const { added, cancelled } = scene;
    const card = await added(owner, 'ending');
    Object.assign(scene.card, card);
    const { payId, member, session } = await cancelled();
    await owner.client.call('endPaymentAccount', { id: card.id });
    double.refundAs = 'succeeded';
    expect((await member.client.attempt('refundToSource', { payId, amountMinor: 1_000 })).ok).toBe(true);
    await expect.poll(async () => (await member.client.call('getWallet', {})).heldMinor).toBe(0);
    const one = createDispute(double, session, { amount: 5_000 });
    deductDisputed(one, 0);
    await tell('charge.dispute.created', one);
    await becomes(payId, { heldMinor: 5_000 });
  });
});
