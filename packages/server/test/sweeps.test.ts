import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@crossdock/domain/records.ts';
import { retryDelayMs, sweeps } from '@crossdock/domain/shops/sweeps.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { couponWarnings } from '../src/coupons/endingJob.ts';
import type { JobDefinition } from '../src/platform/jobs.ts';
import { recordFailure } from '../src/platform/openWork.store.ts';
import { asShopId } from '../src/platform/scope.ts';
import { sweepInOneTransaction, sweepOneByOne } from '../src/platform/sweeps.ts';
import { followUpJobs } from '../src/settlement/followUps.ts';
import { purchaseExpiry } from '../src/settlement/purchaseJobs.ts';
import { daysAgo, minutesAgo } from './ago.ts';
import { addCouponsToWorld } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { openProductWorld } from './productWorld.ts';
import { refuseRows } from './refuseRows.ts';
import { sandboxReport } from './sandboxReports.ts';
import type { Person } from './world.ts';

const s = await openProductWorld();
const coupons = await addCouponsToWorld(s.world, s.pay);
const support = await s.world.tw.staff(['support']);
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

const services = () => s.world.running.services;
const run = (job: JobDefinition | undefined) => s.pay.runJob(job);
const open = async (kind: string) =>
  (await s.owner.client.call('listOpenWork', {})).list.filter((row) => row.kind === kind);
const retry = (kind: keyof typeof sweeps, item: string) =>
  s.owner.client.call('retryOpenWork', { kind, item });

const overdue = (id: string) => s.world.change('purchases', { id }, { expiresAt: minutesAgo(1) });
const stateOf = async (member: Person, id: string) => (await member.client.call('getPurchase', { id })).state;

test('a failed item is skipped, waits longer each time, is shown to staff, and is done in the end', async () => {
  const { variantId } = await s.sold(3);
  const member = await s.pay.memberWith(0);
  const [bad, good] = [await s.order(member, variantId), await s.order(member, variantId)];
  await Promise.all([overdue(bad.id), overdue(good.id)]);
  const repair = await refuseRows(
    s.world,
    'purchases',
    'update',
    `new.id = '${bad.id}' and new.state = 'cancelled'`,
  );
  await run(purchaseExpiry(services()));
  expect([await stateOf(member, bad.id), await stateOf(member, good.id)]).toEqual([
    'awaitingPayment',
    'cancelled',
  ]);
  const [seen] = await open('expirePurchases');
  expect(seen).toMatchObject({ item: bad.id, label: bad.number, tries: 1, why: 'broken by a test' });
  await run(purchaseExpiry(services()));
  expect(await open('expirePurchases')).toMatchObject([{ tries: 1 }]);
  const pauses: number[] = [];
  for (const tries of [2, 3, 4]) {
    await retry('expirePurchases', bad.id);
    await expect.poll(() => open('expirePurchases')).toMatchObject([{ tries }]);
    const [row] = await open('expirePurchases');
    pauses.push(Math.round((Date.parse(row?.dueAt ?? '') - Date.now()) / 60_000));
  }
  expect(pauses).toEqual([2, 3, 4].map((tries) => retryDelayMs(tries) / 60_000));
  await repair();
  await retry('expirePurchases', bad.id);
  await expect.poll(() => open('expirePurchases')).toEqual([]);
  expect(await stateOf(member, bad.id)).toBe('cancelled');
  expect(
    await s.owner.client.attempt('retryOpenWork', { kind: 'expirePurchases', item: bad.id }),
  ).toBeRefused('row.notFound');
  expect(await support.client.attempt('retryOpenWork', { kind: 'sweepFiles', item: 'x' })).toBeRefused({
    code: 403,
  });
});

test('one failed item among those notified together does not stop the others', async () => {
  const [unlucky, lucky] = [await s.pay.memberWith(0), await s.pay.memberWith(0)];
  const [bad, good] = [await coupons.held(unlucky), await coupons.held(lucky)];
  await Promise.all([coupons.endsIn(bad, 0.9), coupons.endsIn(good, 0.9)]);
  await s.world.change('memberCoupons', {}, { createdAt: daysAgo(3) });
  const repair = await refuseRows(
    s.world,
    'notifications',
    'insert',
    `new.member_id = '${unlucky.id}' and new.event = 'coupon.ending'`,
  );
  const told = async (member: Person) =>
    (await member.client.call('listNotifications', {})).list.filter(({ event }) => event === 'coupon.ending')
      .length;
  await run(couponWarnings(services()));
  expect([await told(unlucky), await told(lucky)]).toEqual([0, 1]);
  expect(await open('warnOfCoupons')).toMatchObject([{ item: bad, tries: 1 }]);
  await repair();
  await retry('warnOfCoupons', bad);
  await expect.poll(() => open('warnOfCoupons')).toEqual([]);
  expect([await told(unlucky), await told(lucky), await open('warnOfCoupons')]).toEqual([1, 1, []]);
});

test('after a payment, goods that cannot be shelved now are still paid for, and are shelved later', async () => {
  const { variantId } = await s.sold(1);
  const member = await s.pay.memberWith(30_000);
  const repair = await refuseRows(s.world, 'parcels', 'insert', `new.member_id = '${member.id}'`);
  const { id } = await s.bought(member, variantId);
  const shelved = async () => (await member.client.call('queryParcels', { state: 'shelved' })).total;
  expect([await s.pay.balance(member), await stateOf(member, id), await shelved()]).toEqual([0, 'paid', 0]);
  expect(await open('deliverPurchases')).toMatchObject([{ item: id, tries: 1 }]);
  await repair();
  await s.world.change('openWork', { item: id }, { dueAt: minutesAgo(1) });
  await run(followUpJobs(services()).find(({ name }) => name === 'deliver-purchases'));
  expect([await open('deliverPurchases'), await shelved()]).toEqual([[], 1]);
});

test('each expired purchase closes its own page, and is refunded separately', async () => {
  const { variantId } = await s.sold(3);
  const [one, two] = [await s.pay.memberWith(0), await s.pay.memberWith(60_000)];
  const start = async (member: Person) => {
    const { id: orderId } = await s.order(member, variantId);
    const again = { purpose: 'order', orderId, method: 'sandbox' } as const;
    return async () => (await member.client.call('startPayment', again)).payId;
  };
  const [first, second] = [await start(one), await start(two)];
  const ids = [await first(), await second()];
  expect(new Set(ids).size).toBe(2);
  expect([await first(), await second()]).toEqual(ids);
  const stays = await s.bought(two, variantId);
  const { variantId: another } = await s.sold(1);
  const back = await s.bought(two, another);
  await s.owner.client.call('cancelPurchaseForMember', { id: back.id, why: '瑕疵' });
  const paid = { memberId: two.id, method: 'balance' } as const;
  const { list } = await s.owner.client.call('listPayments', paid);
  expect(list.map(({ purchaseId, state }) => [purchaseId, state])).toEqual([
    [back.id, 'refunded'],
    [stays.id, 'succeeded'],
  ]);
});

describe('received money', () => {
  /** Sends the provider's report that a payment was received in full. */
  const report = async ({ payId, totalMinor }: { payId: string; totalMinor: number }) => {
    const answer = await sandboxReport(s.world, { paymentId: payId, receivedMinor: totalMinor });
    expect(answer.statusCode).toBe(200);
  };
  const started = async (member: Person, orderId: string) =>
    member.client.call('startPayment', { purpose: 'order', orderId, method: 'sandbox' });
  const stuck = (orderId: string) =>
    refuseRows(s.world, 'orders', 'update', `new.id = '${orderId}' and new.paid_minor > 0`);

  test('is on the balance if its order cannot be marked, and pays it later', async () => {
    const { member, orderId } = await s.pay.memberWithOrder(10_000);
    const payment = await started(member, orderId);
    const repair = await stuck(orderId);
    await report(payment);
    await report(payment);
    expect(await s.pay.balance(member)).toBe(payment.totalMinor);
    expect(await s.pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment', paid: 0 });
    expect(await open('payBills')).toMatchObject([{ item: payment.payId, tries: 1 }]);
    await repair();
    await retry('payBills', payment.payId);
    await expect.poll(() => open('payBills')).toEqual([]);
    expect(await s.pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
    expect(await s.pay.balance(member)).toBe(0);
    expect(await member.client.call('getPayState', { payId: payment.payId })).toMatchObject({
      settledTo: 'order',
    });
  });

  test('that its member has used for something else meanwhile pays nothing more', async () => {
    const member = await s.pay.memberWith(0);
    const [orderId, other] = [await s.pay.order(member, 10_000), await s.pay.order(member, 9_000)];
    const payment = await started(member, orderId);
    const repair = await stuck(orderId);
    await report(payment);
    await member.client.call('payFromBalance', { orderId: other });
    await repair();
    await retry('payBills', payment.payId);
    await expect.poll(() => open('payBills')).toEqual([]);
    expect(await s.pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment', paid: 0 });
    expect(await s.pay.balance(member)).toBe(payment.totalMinor - 9_000);
  });

  test('for an order that was paid otherwise meanwhile is a top-up, minus the fee', async () => {
    const { member, orderId } = await s.pay.memberWithOrder(10_000);
    const payment = await started(member, orderId);
    const repair = await stuck(orderId);
    await report(payment);
    await repair();
    await member.client.call('payFromBalance', { orderId });
    await retry('payBills', payment.payId);
    await expect.poll(() => open('payBills')).toEqual([]);
    expect(await s.pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
    expect(await s.pay.balance(member)).toBe(0);
  });
});

test('every sweep of the list is one of the two kinds, in one place', () => {
  const folder = join(import.meta.dirname, '../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('platform/'),
  );
  const swept = files
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) =>
      /(sweep(InOneTransaction|OneByOne|FollowUps)|dueSweep|hourlySweep|importJob)\(/.test(text),
    );
  for (const name of keysOf(sweeps))
    expect(
      swept.filter((text) => new RegExp(`(name: |sweep: |job\\(\\w+, )'${name}'`).test(text)),
      name,
    ).toHaveLength(1);
});

const noTransaction = () => s.world.running.database.noTransaction(asShopId(s.world.tw.id));

describe('two runs of one kind at once', () => {
  const kind = 'deliverPurchases';
  const thing = { kind, item: 'bad', label: 'bad' };
  /** Records a third failure of a job's item that failed twice. `other` runs before that failure is committed. */
  const failingBeside = async (other: () => Promise<unknown>) => {
    for (const _ of [1, 2]) await noTransaction().transact((tx) => recordFailure(tx, thing, new Error('no')));
    await s.world.change('openWork', { kind }, { dueAt: minutesAgo(1) });
    let beside: Promise<unknown> | undefined;
    await noTransaction().transact(async (tx) => {
      await recordFailure(tx, thing, new Error('no'));
      beside = other();
      await expect.poll(() => s.world.waitingForLocks()).toBe(1);
    });
    await beside;
    const [row] = await open(kind);
    await s.world.sql('delete from open_work where kind = $1', [kind]);
    return row && { tries: row.tries, minutes: Math.round((Date.parse(row.dueAt) - Date.now()) / 60_000) };
  };

  test('a failed item of one is not deleted by the other, which finds it no longer due', async () => {
    const sweep = { name: kind, atOnce: 2, sign: (item: string) => ({ id: item, label: item }) } as const;
    const nothing = { ...sweep, take: () => Promise.resolve([]), each: () => Promise.resolve() };
    const found = await failingBeside(() => sweepOneByOne(noTransaction(), nothing));
    expect(found).toEqual({ tries: 3, minutes: retryDelayMs(3) / 60_000 });
  });

  test('an item that failed in both waits as long as its attempts say', async () => {
    const found = await failingBeside(() =>
      noTransaction().transact((tx) => recordFailure(tx, thing, new Error('no'))),
    );
    expect(found).toEqual({ tries: 4, minutes: retryDelayMs(4) / 60_000 });
  });
});

describe.each(keysOf(sweeps))('%s', (name) => {
  const work = (done: string[]) => (item: string) => {
    if (item === 'bad') throw new Error('no');
    done.push(item);
  };
  const sweep = {
    ...{ name, atOnce: 2, take: () => Promise.resolve(['a', 'bad', 'b', 'c']) },
    sign: (item: string) => ({ id: item, label: item }),
  };
  const settle = () => s.world.sql('delete from open_work where kind = $1', [name]);

  test('continues after a failed item and shows it', async () => {
    for (const way of ['singly', 'together'] as const) {
      const done: string[] = [];
      const each = work(done);
      if (way === 'singly')
        await sweepOneByOne(noTransaction(), { ...sweep, each: (_, item) => Promise.resolve(each(item)) });
      else
        await sweepInOneTransaction(noTransaction(), {
          ...sweep,
          work: (_, items) => Promise.resolve(items.map(each)),
        });
      expect(new Set(done)).toEqual(new Set(['a', 'b', 'c']));
      expect(await open(name)).toMatchObject([{ item: 'bad', tries: 1, why: 'no' }]);
      await settle();
    }
  });
});
