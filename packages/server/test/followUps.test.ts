import { afterAll, describe, expect, test } from 'vitest';
import { followUpJobs } from '../src/settlement/followUps.ts';
import { minutesAgo } from './ago.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints, openPointsWorld } from './pointsWorld.ts';
import { stepsOf } from './recordedSteps.ts';
import { refuseRows } from './refuseRows.ts';
import { sandboxReport } from './sandboxReports.ts';
import { openTransferWorld } from './transferWorld.ts';
import type { Person } from './world.ts';

/** Tests work that failed after a payment: its own job does it later, once and only if still needed. */
const scene = await openPointsWorld();
const { world, pay } = scene;
const transfers = await openTransferWorld(world);
afterAll(async () =>
  expect([...(await faultsOfLedger(world)), ...(await faultsOfPoints(world))]).toEqual([]),
);

const open = (kind: string) =>
  world.sql<{ item: string; label: string }>(
    'select item, label from open_work where kind = $1 order by label',
    [kind],
  );

/** Makes all open work due, then runs this job. */
async function later(name: string): Promise<void> {
  await world.change('openWork', {}, { dueAt: minutesAgo(1) });
  await pay.runJob(followUpJobs(world.running.services).find((job) => job.name === name));
}

test('rewards that failed with the payment are given later, except for a cancelled order', async () => {
  const member = await world.tw.member();
  const repair = await refuseRows(world, 'points_entries', 'insert', `new.member_id = '${member.id}'`);
  const [kept, cancelled] = [await scene.paidOrder(member, 9_000), await scene.paidOrder(member, 8_000)];
  expect(await pay.orderState(kept)).toMatchObject({ state: 'awaitingShipment', paid: 9_000 });
  expect((await open('rewardOrders')).map(({ item }) => item)).toEqual([kept, cancelled]);
  const owner = await world.tw.staff(['owner']);
  await owner.client.call('cancelOrderForMember', { orderId: cancelled, why: 'x' });
  await repair();
  await later('reward-orders');
  expect(await open('rewardOrders')).toEqual([]);
  expect(await scene.points(member)).toBe(9);
  await later('reward-orders');
  expect(await scene.points(member)).toBe(9);
});

/** Sends the provider's report that a payment received this amount, or that it failed. */
async function paidAtProvider(payId: string, receivedMinor: number, outcome = 'succeeded'): Promise<void> {
  const answer = await sandboxReport(world, { paymentId: payId, receivedMinor, outcome });
  expect(answer.statusCode).toBe(200);
}

const breakOrderOf = (member: Person) =>
  refuseRows(world, 'orders', 'update', `new.member_id = '${member.id}' and new.paid_minor > 0`);

describe('a payment at a provider', () => {
  /**
   * A payment that arrives while its order cannot be marked paid. The money goes to the balance: 100.00 and a fee of
   * 1.50.
   */
  async function came(member: Person, breakMarking = breakOrderOf) {
    const orderId = await pay.order(member, 10_000);
    const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
    const { payId, totalMinor } = await member.client.call('startPayment', start);
    const repair = await breakMarking(member);
    await paidAtProvider(payId, totalMinor);
    await repair();
    expect([totalMinor, await pay.balance(member)]).toEqual([10_150, 10_150]);
    expect((await open('payBills')).map(({ item }) => item)).toEqual([payId]);
    const settledTo = async () => (await member.client.call('getPayState', { payId })).settledTo;
    expect(await settledTo()).toBe('balance');
    return { orderId, settledTo };
  }

  test('is also on the balance if its order was marked without its step, and pays it later', async () => {
    const member = await pay.memberWith(0);
    const { orderId } = await came(member, () =>
      refuseRows(world, 'transitions', 'insert', `new.noun = 'order' and new.event in ('pay', 'prepay')`),
    );
    await later('pay-bills');
    expect([(await pay.orderState(orderId)).paid, await pay.balance(member)]).toEqual([10_000, 0]);
  });

  test('pays later, with its fee, once, if its order could not be marked', async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const topUp = { purpose: 'recharge', amountMinor: 10_000, method: 'sandbox' } as const;
    const { payId: another, totalMinor } = await other.client.call('startPayment', topUp);
    await paidAtProvider(another, totalMinor);
    const { orderId, settledTo } = await came(member);
    for (const _ of [1, 2]) {
      await later('pay-bills');
      expect([await pay.balance(member), await open('payBills')]).toEqual([0, []]);
    }
    expect([(await pay.orderState(orderId)).paid, await settledTo()]).toEqual([10_000, 'order']);
    const kept = await other.client.call('getPayState', { payId: another });
    expect(kept).toMatchObject({ state: 'succeeded', settledTo: 'balance' });
  });

  test('that arrived while it was reported failed has not failed, and no failure is recorded', async () => {
    const member = await pay.memberWith(0);
    const topUp = { purpose: 'recharge', amountMinor: 10_000, method: 'sandbox' } as const;
    const { payId } = await member.client.call('startPayment', topUp);
    const came = `update payments set state = 'succeeded', settled_to = 'balance' where id = $1`;
    await duringUncommittedChange(world, [came, [payId]], () => paidAtProvider(payId, 0, 'failed'));
    expect((await member.client.call('getPayState', { payId })).state).toBe('succeeded');
    expect(await stepsOf(world, payId)).toEqual([]);
  });

  test('that arrived while it expired is still credited', async () => {
    const member = await pay.memberWith(0);
    const topUp = { purpose: 'recharge', amountMinor: 10_000, method: 'sandbox' } as const;
    const { payId, totalMinor } = await member.client.call('startPayment', topUp);
    const expire = `update payments set state = 'expired', failure = 'timeout' where id = $1`;
    await duringUncommittedChange(world, [expire, [payId]], () => paidAtProvider(payId, totalMinor));
    const paid = await member.client.call('getPayState', { payId });
    expect([paid.state, await pay.balance(member)]).toEqual(['succeeded', 10_000]);
  });

  test('that stayed on the balance is not refunded with the order, which another payment paid', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000, 10_000);
    const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
    const { payId, totalMinor } = await member.client.call('startPayment', start);
    await member.client.call('payFromBalance', { orderId });
    await paidAtProvider(payId, totalMinor);
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('cancelOrderForMember', { orderId, why: 'x' });
    const { list } = await owner.client.call('listPayments', { orderId });
    expect(list.map(({ state, settledTo }) => [state, settledTo])).toEqual([
      ['refunded', 'order'],
      ['succeeded', 'balance'],
    ]);
    expect(await pay.balance(member)).toBe(20_000);
  });

  test('pays nothing later if any of it was spent, and an abandoned order’s fee is charged', async () => {
    const [spender, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const { orderId } = await came(spender);
    await spender.client.call('payFromBalance', { orderId: await pay.order(spender, 1) });
    await later('pay-bills');
    expect([(await pay.orderState(orderId)).paid, await pay.balance(spender)]).toEqual([0, 10_149]);
    const { orderId: given, settledTo } = await came(other);
    await other.client.call('cancelOrder', { orderId: given });
    await later('pay-bills');
    expect([await pay.balance(other), await settledTo(), await open('payBills')]).toEqual([
      ...[10_000, 'balance', []],
    ]);
  });

  test('for a top-up is credited at once if its bonus failed, and gets its bonus later, and its fee if possible', async () => {
    const start = { purpose: 'recharge', amountMinor: 10_000, method: 'sandbox' } as const;
    for (const [spent, left] of [
      [0, 10_700],
      [10_000, 700],
      [10_150, 700],
    ] as const) {
      const member = await pay.memberWith(0);
      const { payId, totalMinor } = await member.client.call('startPayment', start);
      await world.change('payments', { id: payId }, { bonusMinor: 700 });
      const repair = await refuseRows(world, 'ledger_transfers', 'insert', `new.kind = 'rechargeBonus'`);
      await paidAtProvider(payId, totalMinor);
      await repair();
      expect(await pay.balance(member)).toBe(10_150);
      if (spent > 0) await member.client.call('payFromBalance', { orderId: await pay.order(member, spent) });
      await later('pay-bills');
      expect([await pay.balance(member), await open('payBills')]).toEqual([left, []]);
    }
  });
});

describe('a transfer', () => {
  test('for an order that is being packed again pays nothing, and leaves no open work', async () => {
    const { member, orderId } = await pay.memberWithOrder(9_000);
    const { id } = await transfers.file(member, { amountMinor: 9_000, orderIds: [orderId] });
    await world.change(
      'orders',
      { id: orderId },
      { state: 'processing', billTotalMinor: null, quoteTotalMinor: 9_000 },
    );
    const { client } = transfers.finance;
    const { list } = await client.call('listBankTransfers', { memberId: member.id });
    expect(list[0]?.orders).toMatchObject([{ id: orderId, dueMinor: 9_000, payable: false }]);
    expect(await client.attempt('approveBankTransfer', { id })).toBeRefused({
      error: 'transfer.restToDecide',
      params: { rest: '$90' },
    });
    const approved = await client.call('approveBankTransfer', { id, despiteRules: true });
    expect(approved).toMatchObject({ creditedMinor: 9_000, paidOrders: [] });
    expect([await pay.balance(member), await open('payBills')]).toEqual([9_000, []]);
  });

  /** Approves a transfer while its orders cannot be marked paid. The money goes to the balance. */
  async function credited(member: Person, amountMinor: number, bills: readonly number[]) {
    const orderIds: string[] = [];
    for (const bill of bills) orderIds.push(await pay.order(member, bill));
    const stuck = `new.member_id = '${member.id}' and new.paid_minor > 0`;
    const repair = await refuseRows(world, 'orders', 'update', stuck);
    const { id } = await transfers.file(member, { amountMinor, orderIds });
    const approved = await transfers.finance.client.call('approveBankTransfer', { id, despiteRules: true });
    expect(approved).toMatchObject({ creditedMinor: amountMinor, paidOrders: [] });
    expect(await pay.balance(member)).toBe(amountMinor);
    expect((await open('payBills')).map(({ item }) => item).toSorted()).toEqual(orderIds.toSorted());
    await repair();
    return orderIds;
  }
  const states = (orderIds: readonly string[]) =>
    Promise.all(orderIds.map(async (id) => (await pay.orderState(id)).state));

  test('whose orders could not be marked is credited, and pays them later to the last coin', async () => {
    const member = await pay.memberWith(0);
    const orderIds = await credited(member, 20_000, [12_000, 8_000]);
    await later('pay-bills');
    expect(await states(orderIds)).toEqual(['awaitingShipment', 'awaitingShipment']);
    expect([await pay.balance(member), await open('payBills')]).toEqual([0, []]);
    await later('pay-bills');
    expect(await pay.balance(member)).toBe(0);
  });

  test('does not pay later for cancelled orders, or without enough balance', async () => {
    const member = await pay.memberWith(0);
    const orderIds = await credited(member, 17_000, [5_000, 12_000]);
    const [cancelled = ''] = orderIds;
    await member.client.call('cancelOrder', { orderId: cancelled });
    await member.client.call('payFromBalance', { orderId: await pay.order(member, 5_001) });
    await later('pay-bills');
    expect(await states(orderIds)).toEqual(['cancelled', 'awaitingPayment']);
    expect([await pay.balance(member), await open('payBills')]).toEqual([11_999, []]);
  });

  test("does not pay later if its method's fee is no longer on the balance", async () => {
    const fee = (basisPoints: number) =>
      world.change('paymentMethods', { code: 'bank' }, { feeBasisPoints: basisPoints });
    await fee(300);
    const member = await pay.memberWith(0);
    const orderIds = await credited(member, 10_300, [10_000]);
    await member.client.call('payFromBalance', { orderId: await pay.order(member, 1) });
    await later('pay-bills');
    expect(await states(orderIds)).toEqual(['awaitingPayment']);
    expect([await pay.balance(member), await open('payBills')]).toEqual([10_299, []]);
    await fee(0);
  });
});
