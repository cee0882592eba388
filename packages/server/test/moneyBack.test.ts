import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { startAfterSalesWorld, usualRules } from './aftersalesWorld.ts';
import { faultsOfLedgerCheck } from './ledgerEnd.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import type { ReadyOrder } from './shippingWorld.ts';
import type { Person } from './world.ts';

const at = await startAfterSalesWorld();
await at.setRules({ ...usualRules });

const cancel = (who: Person, orderId: string) =>
  who.client.attempt('cancelOrderForMember', { orderId, why: '遺失' }, { idempotencyKey: newId() });

interface Moved {
  readonly paid: number;
  readonly back: number;
  readonly compensated: number;
}
async function moved(orderId: string): Promise<Moved> {
  const [row] = await at.world.sql<Moved>(
    `select coalesce(sum(amount_minor) filter (where kind = 'orderPayment'), 0)::int as paid,
       coalesce(sum(amount_minor) filter (where kind = 'orderRefund'), 0)::int as back,
       coalesce(sum(amount_minor) filter (where kind = 'compensation'), 0)::int as compensated
     from ledger_transfers where order_id = $1`,
    [orderId],
  );
  return row ?? { paid: 0, back: 0, compensated: 0 };
}
const accountOf = async (orderId: string) =>
  (await at.owner.client.call('getDeskOrder', { orderId })).costs.account;

/** The number of faults that the hourly check finds. */
const faults = () => faultsOfLedgerCheck(at.world, at.shop);

describe('a lost order', () => {
  test('that was compensated refunds only the rest, and its parcels stay lost', async () => {
    const member = await at.shop.member();
    const order = await at.shipped(member, { parcels: 2, insuredMinor: 0 });
    await at.owner.client.call('declareLost', { orderId: order.id, why: '承運商遺失' });
    const { mostMinor } = await at.firstLimit(member, order);
    const claim = await at.file(member, order, { amountMinor: mostMinor.freight });
    expect(await at.grant(claim, mostMinor.freight)).toMatchObject({ ok: true });
    const before = await moved(order.id);
    expect(before.compensated).toBe(mostMinor.freight);
    expect(await cancel(at.owner, order.id)).toMatchObject({
      data: { refundMinor: before.paid - mostMinor.freight, state: 'cancelled', pending: false },
    });
    expect(await accountOf(order.id)).toEqual({
      paidMinor: before.paid,
      givenBackMinor: before.paid - mostMinor.freight,
      compensatedMinor: mostMinor.freight,
      keptMinor: 0,
    });
    for (const id of order.parcelIds)
      expect(await member.client.call('getParcel', { id })).toMatchObject({ state: 'lost', orderId: null });
    const granted = { state: 'approved', memberId: member.id } as const;
    const { list } = await at.owner.client.call('listAfterSales', granted);
    expect(list[0]?.limit).toEqual({
      ...{ freightShareMinor: 0, declaredValueMinor: 0, insuredShareMinor: 0, parcelMaxMinor: 0 },
      ...{ awardedMinor: 0, mostMinor: { freight: 0, freightAndGoods: 0 } },
    });
    expect(await cancel(at.owner, order.id)).toBeRefused('order.wrongState');
  });

  test('found before it is cancelled returns to the shelf like any other', async () => {
    const member = await at.shop.member();
    const order = await at.shipped(member, { parcels: 1, insuredMinor: 0 });
    await at.owner.client.call('declareLost', { orderId: order.id, why: '承運商遺失' });
    await at.owner.client.call('declareFound', { orderId: order.id });
    expect(await cancel(at.owner, order.id)).toMatchObject({ ok: true });
    expect(await member.client.call('getParcel', { id: order.parcelIds[0] ?? '' })).toMatchObject({
      state: 'shelved',
    });
  });
});

test('a refund above the clerk’s limit waits for a second person, who carries it out', async () => {
  const member = await at.shop.member();
  const order = await at.shipped(member, { parcels: 1, insuredMinor: 0 });
  const { paid } = await moved(order.id);
  await at.shop.set({ adjustAloneMaxMinor: 1 });
  try {
    const second = await at.shop.staff(['owner']);
    expect(await cancel(at.owner, order.id)).toMatchObject({
      data: { state: 'awaitingSignature', refundMinor: 0, pending: true },
    });
    expect(await moved(order.id)).toMatchObject({ back: 0 });
    expect(await at.owner.client.call('getDeskOrder', { orderId: order.id })).toMatchObject({
      secondAwaited: { mine: true },
    });
    expect(await cancel(at.owner, order.id)).toBeRefused('adjustment.own');
    const list = await pendingApprovalRequests(second);
    const act = list.find((one) => one.kind === 'order');
    await second.client.call('approveAdjustment', { id: act?.id ?? '' });
    expect(await moved(order.id)).toMatchObject({ back: paid });
    expect(await at.owner.client.call('getDeskOrder', { orderId: order.id })).toMatchObject({
      state: 'cancelled',
      secondAwaited: null,
    });
  } finally {
    await at.shop.set({ adjustAloneMaxMinor: 1000000000 });
  }
});

type Step = 'lost' | 'found' | 'claim' | 'claimAll' | 'cancel' | 'cancelTwice' | 'sign';
const steps = fc.array(
  fc.constantFrom<Step>('lost', 'found', 'claim', 'claimAll', 'cancel', 'cancelTwice', 'sign'),
  { minLength: 3, maxLength: 7 },
);

async function perform(step: Step, member: Person, order: ReadyOrder): Promise<unknown> {
  const orderId = order.id;
  if (step === 'lost') return at.owner.client.attempt('declareLost', { orderId, why: 'x' });
  if (step === 'found') return at.owner.client.attempt('declareFound', { orderId });
  if (step === 'sign') return member.client.attempt('signOrder', { orderId });
  if (step === 'cancel') return cancel(at.owner, orderId);
  if (step === 'cancelTwice') return Promise.all([cancel(at.owner, orderId), cancel(at.support, orderId)]);
  const asked = await at.asked(member, order, { amountMinor: step === 'claim' ? 100 : 1_000 });
  const filed = await member.client.attempt('applyForAfterSales', asked);
  if (!filed.ok) return undefined;
  // The claim is approved twice while the order is cancelled.
  const amount = asked.amountMinor;
  return Promise.all([
    at.grant(filed.data.id, amount),
    at.grant(filed.data.id, amount),
    cancel(at.owner, orderId),
  ]);
}

let last: string;
test('in any sequence of actions on an order and its loss, refunds never exceed payments, and all books agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const member = await at.shop.member();
      const order = await at.shipped(member, { parcels: 1, insuredMinor: 0 });
      for (const step of sequence) await perform(step, member, order);
      last = order.id;
      const { paid, back, compensated } = await moved(order.id);
      expect(back).toBeLessThanOrEqual(paid);
      // Nothing was insured, so a claim can only return freight that was paid.
      expect(back + compensated).toBeLessThanOrEqual(paid);
      expect(await accountOf(order.id)).toEqual({
        paidMinor: paid,
        givenBackMinor: back,
        compensatedMinor: compensated,
        keptMinor: paid - back - compensated,
      });
    }),
    { numRuns: 12 },
  );
  expect(await faultsOfLedger(at.world)).toEqual([]);
  expect(await faults()).toBe(0);
  await at.world.sql('update orders set given_back_minor = given_back_minor + 1 where id = $1', [last]);
  expect(await faults()).toBe(1);
}, 120_000);
