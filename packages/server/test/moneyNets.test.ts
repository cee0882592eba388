import { minor } from '@crossdock/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { findOrder } from '../src/orders/store.ts';
import { insertParcels } from '../src/parcels/forecast.store.ts';
import { savePaymentStep } from '../src/payments/paymentAttempts.store.ts';
import { startAtProvider } from '../src/payments/start.ts';
import {
  addPayment,
  findPayment,
  lockPayment,
  markRefunded,
  overduePayments,
  transitionPayment,
} from '../src/payments/store.ts';
import { newId } from '../src/platform/ids.ts';
import { asShopId } from '../src/platform/scope.ts';
import { billOfOrder } from '../src/settlement/bills.ts';
import { followUpJobs } from '../src/settlement/followUps.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { settleBills } from '../src/settlement/settleBills.ts';
import { transferOrThrow } from '../src/wallet/store.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { openProductWorld, type ProductWorld } from './productWorld.ts';
import { stepsOf } from './recordedSteps.ts';
import { sandboxReport } from './sandboxReports.ts';
import { statementsSentTo } from './sentStatements.ts';
import { inSeconds } from './stoppedClock.ts';
import type { Person } from './world.ts';

/**
 * Tests the checks of money that repeat an earlier check, and that calls that move money do not read, send or lock
 * more than they need.
 */
const s = await openProductWorld();

type Work<T> = (tx: Parameters<Parameters<ProductWorld['pay']['transact']>[0]>[0]) => Promise<T>;
const transact = <T>(work: Work<T>) => s.pay.transact<T>(work);
const system = () => s.pay.system;
const services = () => s.world.running.services;

/** A new payment of this order at a provider, with the values of its first insert. */
const created = (member: Person, orderId: string) => ({
  ...({
    id: newId(),
    memberId: member.id,
    purpose: 'order',
    orderId,
    purchaseId: null,
    method: 'sandbox',
    provider: 'sandbox',
    accountId: null,
  } as const),
  ...({ amountMinor: 5_000, feeMinor: 0, feeBasisPoints: 0, bonusMinor: 0, state: 'created' } as const),
  ...{ expiresAt: inSeconds(3_600), settledAt: null, settledTo: null },
});
const open = async (payment: ReturnType<typeof created>) => {
  expect(await transact((tx) => addPayment(tx, payment))).toBe(true);
  const row = await transact((tx) => findPayment(tx, payment.id));
  if (row === undefined) throw new Error('no payment');
  return row;
};

describe('missing money', () => {
  test('is not moved, and the transaction does not commit', async () => {
    const member = await s.pay.memberWith(100);
    const from = { kind: 'memberBalance', memberId: member.id } as const;
    const spend = (amount: number) =>
      transact((tx) =>
        transferOrThrow(tx, system(), [
          { from, to: { kind: 'revenue' }, amount: minor(amount), kind: 'pickupFee', memo: 'PU1' },
        ]),
      );
    await expect(spend(101)).rejects.toThrow('pickupFee 101 PU1');
    await expect(spend(0)).rejects.toThrow('ledger_transfers_amount_minor_check');
    expect(await s.pay.balance(member)).toBe(100);
    await spend(100);
    expect(await s.pay.balance(member)).toBe(0);
  });

  test('is not refunded: at most the payment of an order is', async () => {
    const { member, orderId } = await s.pay.memberWithOrder(5_000, 5_000);
    await member.client.call('payFromBalance', { orderId });
    const order = { id: orderId, number: 'T', memberId: member.id };
    const back = (amount: number) => transact((tx) => refundToBalance(tx, system(), { order }, amount));
    await expect(back(5_001)).rejects.toThrow('cannot be given back');
    await back(5_000);
    await expect(back(1)).rejects.toThrow('cannot be given back');
    expect(await s.pay.balance(member)).toBe(5_000);
  });

  test('pays no bill that has left its state', async () => {
    const { member, orderId } = await s.pay.memberWithOrder(5_000, 5_000);
    const order = await transact((tx) => findOrder(tx, orderId));
    if (order === undefined) throw new Error('no order');
    await member.client.call('cancelOrder', { orderId, why: 'x' });
    const fee = { feeMinor: 0, feeBasisPoints: 0 };
    const source = { method: 'balance', paymentId: newId(), paidMinor: 5_000, ...fee } as const;
    const bills = [{ bill: billOfOrder(order, undefined, new Date().toISOString()), source }];
    await expect(transact((tx) => settleBills(tx, system(), services(), bills))).rejects.toThrow(
      'left its state',
    );
    expect(await s.pay.balance(member)).toBe(5_000);
  });
});

describe('a payment at a provider', () => {
  test('is one per order, and promises no bonus', async () => {
    const { member, orderId } = await s.pay.memberWithOrder(5_000);
    await open(created(member, orderId));
    expect(await transact((tx) => addPayment(tx, created(member, orderId)))).toBe(false);
    const other = await s.pay.order(member, 7_000);
    const start = { purpose: 'order', orderId: other, method: 'sandbox' } as const;
    const { payId } = await member.client.call('startPayment', start);
    const row = await transact((tx) => findPayment(tx, payId));
    expect(row).toMatchObject({ amountMinor: 7_000, bonusMinor: 0 });
  });

  test('that another opens at the same moment without the lock is the only one', async () => {
    const { member, orderId } = await s.pay.memberWithOrder(5_000);
    // Without the foreign key's check, inserting the row does not lock the order.
    const add = `set local session_replication_role = replica;
      insert into payments (shop_id, id, member_id, purpose, order_id, method, amount_minor, state, created_at)
      values ('${s.world.tw.id}', '${newId()}', '${member.id}', 'order', '${orderId}', 'sandbox', 5000, 'created', now())`;
    const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
    expect(
      await duringUncommittedChange(s.world, [add, []], () => member.client.attempt('startPayment', start)),
    ).toBeRefused('row.changed');
  });

  test('moves once from a state that it has left, and is refunded once', async () => {
    const member = await s.pay.memberWith(5_000);
    const row = await open(created(member, await s.pay.order(member, 5_000)));
    const end = () => transact((tx) => transitionPayment(tx, system(), row, 'expire'));
    expect([await end(), await end()]).toEqual([true, false]);
    expect((await stepsOf(s.world, row.id)).map(({ event }) => event)).toEqual(['expire']);
    const orderId = await s.pay.order(member, 5_000);
    const { payId } = await member.client.call('payFromBalance', { orderId });
    const refund = () => transact((tx) => markRefunded(tx, system(), { orderId }, 'x'));
    await refund();
    await refund();
    expect((await stepsOf(s.world, payId)).map(({ event }) => event)).toEqual(['refund']);
  });

  test('is locked alone', async () => {
    const member = await s.pay.memberWith(0);
    const one = await open(created(member, await s.pay.order(member, 5_000)));
    await open(created(member, await s.pay.order(member, 5_000)));
    await transact(async (tx) => {
      await lockPayment(tx, one.id);
      const free = await s.world.sql('select id from payments for update skip locked');
      const all = await s.world.sql('select id from payments');
      expect(all.length - free.length).toBe(1);
    });
  });

  test('keeps its page, which is not requested a second time, and a decided one is no longer overdue', async () => {
    const member = await s.pay.memberWith(0);
    const { id: paymentId } = await open(created(member, await s.pay.order(member, 5_000)));
    const page = {
      ...{ reference: `ref-${paymentId}`, expiresAt: inSeconds(-60) },
      step: { kind: 'page', url: 'http://page' },
    } as const;
    const request = {
      ...({
        paymentId,
        shopId: s.world.tw.id,
        title: 'x',
        totalMinor: 5_000,
        currency: 'TWD',
        lang: 'en',
      } as const),
      ...{ createdAt: inSeconds(0), expiresAt: page.expiresAt, returnUrl: 'http://back' },
      ...({ method: 'sandbox', callbackUrl: '', formUrl: '' } as const),
    };
    const closed: string[] = [];
    const provider = {
      name: 'sandbox',
      start: async () => page,
      look: async () => ({ state: 'open' }) as const,
      close: async (_: unknown, reference: string) => void closed.push(reference),
      readEvent: () => undefined,
    } as const;
    const noTransaction = s.world.running.database.noTransaction(asShopId(s.world.tw.id));
    const sent = await statementsSentTo(['payments'], () =>
      startAtProvider(noTransaction, provider, request, system()),
    );
    expect(sent.map(({ text }) => text.slice(0, 17))).toEqual(['update "payments"']);
    const again = { ...page, provider: 'sandbox', url: 'http://other', step: null, askAt: null };
    expect(await transact((tx) => savePaymentStep(tx, paymentId, again))).toBe(false);
    const overdue = async () => (await transact((tx) => overduePayments(tx, 100))).map(({ id }) => id);
    expect(await overdue()).toContain(paymentId);
    const row = await transact((tx) => findPayment(tx, paymentId));
    if (row) await transact((tx) => transitionPayment(tx, system(), row, 'fail'));
    expect(await overdue()).not.toContain(paymentId);
    expect(closed).toEqual([]);
  });

  test('is paid by its own event: the same event for another payment does not count again', async () => {
    const member = await s.pay.memberWith(0);
    const report = async (paymentId: string, eventId: string) =>
      (await sandboxReport(s.world, { paymentId, eventId, receivedMinor: 5_000 })).json();
    const [one, other] = [
      await open(created(member, await s.pay.order(member, 5_000))),
      await open(created(member, await s.pay.order(member, 5_000))),
    ];
    expect(await report(one.id, 'same')).toMatchObject({ data: { done: true } });
    expect(await report(other.id, 'same')).toMatchObject({ data: { done: true } });
    const state = async (payId: string) => (await member.client.call('getPayState', { payId })).state;
    expect([await state(one.id), await state(other.id)]).toEqual(['succeeded', 'created']);
  });
});

describe('paid goods', () => {
  const parcels = (of: Person) => of.client.call('queryParcels', { pageSize: 100 });
  /** Forecasts `taken` parcels of the member, with the purchase's number and the numbers after it. */
  async function numbersTaken(member: Person, number: string, taken: number) {
    const numbers = Array.from({ length: taken }, (_, at) => (at === 0 ? number : `${number}-${at}`));
    await transact((tx) =>
      insertParcels(
        tx,
        system(),
        numbers.map((courierNumber) => ({
          ...({ courierNumber, memberId: member.id, state: 'forecast', forecastAt: tx.now } as const),
        })),
      ),
    );
  }
  const openDelivery = (id: string) =>
    s.world.sql("select item from open_work where kind = 'deliverPurchases' and item = $1", [id]);

  test.each([
    [49, 50],
    [50, 50],
  ])('get the first free number of fifty: %i are used', async (taken, all) => {
    const member = await s.pay.memberWith(30_000);
    const { id, number } = await s.order(member, (await s.sold(1)).variantId);
    await numbersTaken(member, number, taken);
    await member.client.call('payFromBalance', { orderId: id });
    expect((await parcels(member)).total).toBe(all);
    expect(await openDelivery(id)).toHaveLength(all === taken ? 1 : 0);
  });

  test('that were delivered, in full or in part, are not delivered a second time', async () => {
    const member = await s.pay.memberWith(60_000);
    const [one, other] = [(await s.sold(1)).variantId, (await s.sold(1)).variantId];
    for (const variantId of [one, other]) await member.client.call('setCartItem', { variantId, quantity: 1 });
    const asked = { variantIds: [one, other], totalMinor: 60_000 };
    const { id } = await member.client.call('buyCart', asked);
    await member.client.call('payFromBalance', { orderId: id });
    const before = (await parcels(member)).total;
    const job = followUpJobs(services()).find(({ name }) => name === 'deliver-purchases');
    for (const without of ['position < 0', 'position = (select min(position) from purchase_lines)']) {
      await s.world.sql(`update purchase_lines set parcel_id = null where purchase_id = $1 and ${without}`, [
        id,
      ]);
      await s.world.sql(
        `insert into open_work (shop_id, kind, item, label, since, failed_at, due_at, why)
         values ($1, 'deliverPurchases', $2, '', now(), now(), now() - interval '1 minute', '')`,
        [s.world.tw.id, id],
      );
      await s.pay.runJob(job);
      expect([await openDelivery(id), (await parcels(member)).total]).toEqual([[], before]);
    }
  });

  test('that are finished can be read by a clerk, even one who took part', async () => {
    const member = await s.pay.memberWith(0);
    const { variantId } = await s.sold(1);
    const { ticket } = await s.owner.client.call('actAsMember', { memberId: member.id });
    const { token } = await s.world.tw.guest.call('getBackMemberToken', { ticket });
    const acting = { ...member, client: s.world.tw.as(token) };
    const { id } = await s.order(acting, variantId);
    await member.client.call('cancelPurchase', { id, why: 'x' });
    const cancel = { id, why: 'x' };
    expect(await s.owner.client.attempt('cancelPurchaseForMember', cancel)).toBeRefused(
      'purchase.wrongState',
    );
  });
});
