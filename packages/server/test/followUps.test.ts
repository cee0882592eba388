import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followUpJobs } from '../src/settlement/followUps.ts';
import { broken } from './brokenTable.ts';
import { faultsOfLedger, type PayWorld } from './payWorld.ts';
import { faultsOfPoints, openPointsWorld, type PointsWorld } from './pointsWorld.ts';
import { openTransfers, type TransferWorld } from './transferWorld.ts';
import type { Person, World } from './world.ts';

/** Work that failed after a payment is done once by its own job, if it is still needed. */
let scene: PointsWorld;
let world: World;
let pay: PayWorld;
let transfers: TransferWorld;
beforeAll(async () => {
  scene = await openPointsWorld();
  ({ world, pay } = scene);
  transfers = await openTransfers(world);
});
afterAll(async () => {
  expect([...(await faultsOfLedger(world)), ...(await faultsOfPoints(world))]).toEqual([]);
  await world.stop();
});

const open = (kind: string) =>
  world.sql<{ item: string; label: string }>(
    'select item, label from open_work where kind = $1 order by label',
    [kind],
  );

/** Moves the waiting work an hour ahead, so that it is due. */
async function later(name: string): Promise<void> {
  await world.sql(`update open_work set due_at = now() - interval '1 minute'`);
  await pay.runJob(followUpJobs(world.running.services).find((job) => job.name === name));
}

describe('rewards', () => {
  test('that could not be given with the payment are given later, but for an order that was cancelled', async () => {
    const member = await world.tw.member();
    const repair = await broken(world, 'points_entries', 'insert', `new.member_id = '${member.id}'`);
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
});

describe('a transfer', () => {
  /** Approved while its orders cannot be marked: the money is on the balance. */
  async function credited(member: Person, amountMinor: number, bills: readonly number[]) {
    const orderIds: string[] = [];
    for (const bill of bills) orderIds.push(await pay.order(member, bill));
    const stuck = `new.member_id = '${member.id}' and new.paid_minor > 0`;
    const repair = await broken(world, 'orders', 'update', stuck);
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

  test('pays nothing later of what was cancelled, or for which the money is no longer there', async () => {
    const member = await pay.memberWith(0);
    const orderIds = await credited(member, 17_000, [5_000, 12_000]);
    const [cancelled = ''] = orderIds;
    await member.client.call('cancelOrder', { orderId: cancelled });
    await member.client.call('payFromBalance', { orderId: await pay.order(member, 5_001) });
    await later('pay-bills');
    expect(await states(orderIds)).toEqual(['cancelled', 'awaitingPayment']);
    expect([await pay.balance(member), await open('payBills')]).toEqual([11_999, []]);
  });
});
