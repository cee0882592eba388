import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lockOrder, transitionOrder } from '../src/orders/store.ts';
import { Batch } from '../src/platform/batch.ts';
import type { Tx } from '../src/platform/db.ts';
import { insertTestRow, runStatement, startBatches } from './batchWorld.ts';
import { isOnCluster } from './databases.ts';
import { openPayWorld } from './payWorld.ts';
import { refuseRows } from './refuseRows.ts';
import { password } from './world.ts';

const batches = await startBatches();
const pay = await openPayWorld(batches.world);

const inTw = <T>(work: (tx: Tx) => Promise<T>) => batches.database.transact(batches.shopId, work);
const bad = (tx: Tx) => runStatement(tx, 'select 1 / $1::integer as n', [0]);

describe('a write that is not awaited before the commit', () => {
  beforeEach(() => batches.world.sql('truncate kept'));

  test('is sent with the statements that follow it', async () => {
    const work = async (tx: Tx) => {
      tx.awaitBeforeCommit(insertTestRow(tx, 1));
      return runStatement(tx, 'select n from kept');
    };
    expect(await batches.packetsOf(() => inTw(work))).toBe(2);
    expect(
      await batches.packetsOf(() => inTw(async (tx) => tx.awaitBeforeCommit(insertTestRow(tx, 2)))),
    ).toBe(1);
    expect(await batches.kept()).toEqual([1, 2]);
  });

  test('rolls everything back if it fails, also as the last one', async () => {
    const followed = inTw(async (tx) => {
      tx.awaitBeforeCommit(bad(tx));
      await insertTestRow(tx, 1);
    });
    await expect(followed).rejects.toThrow('division by zero');
    const last = inTw(async (tx) => {
      await insertTestRow(tx, 1);
      tx.awaitBeforeCommit(bad(tx));
    });
    await expect(last).rejects.toThrow('division by zero');
    expect(await batches.kept()).toEqual([]);
  });

  const parts: [string, (tx: Tx) => Promise<unknown>][] = [
    ['as its last', async (tx) => [await insertTestRow(tx, 1), tx.awaitBeforeCommit(bad(tx))]],
    ['ahead of others', async (tx) => [tx.awaitBeforeCommit(bad(tx)), await insertTestRow(tx, 1)]],
    [
      'behind the statement that failed',
      (tx) => Promise.all([bad(tx), tx.awaitBeforeCommit(insertTestRow(tx, 1))]),
    ],
    [
      'unsent when the part threw',
      async (tx) => {
        tx.awaitBeforeCommit(insertTestRow(tx, 1));
        throw new Error('division by zero');
      },
    ],
  ];
  test.each(parts)('fails only its own part of the work: %s', async (_, work) => {
    await inTw(async (tx) => {
      tx.awaitBeforeCommit(insertTestRow(tx, 2));
      expect(await tx.alone(() => work(tx))).toMatchObject({ failed: { message: 'division by zero' } });
      expect(await tx.alone(() => insertTestRow(tx, 3))).toMatchObject({ done: [] });
      await insertTestRow(tx, 4);
    });
    expect(await batches.kept()).toEqual([2, 3, 4]);
  });

  test('from before a part does not fail with it', async () => {
    const failed = inTw(async (tx) => {
      tx.awaitBeforeCommit(bad(tx));
      await tx.alone(() => insertTestRow(tx, 1));
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await batches.kept()).toEqual([]);
  });
});

test('an order does not move if its step cannot be recorded, and the error names the statement', async () => {
  const { orderId } = await pay.memberWithOrder(30_000);
  const cancel = () =>
    pay.transact(async (tx) => {
      const order = await lockOrder(tx, orderId);
      return order && transitionOrder(tx, pay.system, order, 'cancel');
    });
  const repaired = await refuseRows(batches.world, 'transitions', 'insert', `new.noun = 'order'`);
  const error = await cancel().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    message: 'broken by a test',
    statement: expect.stringMatching(/^insert into transitions/),
  });
  expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment' });
  await repaired();
  expect(await cancel()).toBe(true);
  expect(await pay.orderState(orderId)).toMatchObject({ state: 'cancelled' });
});

describe('a write by a recently seen caller', () => {
  test('claims its key with the query for the session: a payment takes five turns', async () => {
    const member = await pay.memberWith(90_000);
    const orders = [await pay.order(member, 30_000), await pay.order(member, 30_000)];
    const turns: string[][] = [];
    for (const orderId of orders) {
      const submit = vi.spyOn(Batch.prototype, 'submit');
      await member.client.call('payFromBalance', { orderId });
      const sent = (submit.mock.contexts as Batch[]).map(({ statements }, at) => ({
        texts: statements.map(({ text }) => text),
        connection: submit.mock.calls[at]?.[0],
      }));
      submit.mockRestore();
      const from = sent.findIndex(({ texts }) => texts.some((text) => text.includes('"sessions"')));
      // Jobs may send statements meanwhile, on other connections, or on this one after the commit.
      const own = sent.slice(from).filter(({ connection }) => connection === sent[from]?.connection);
      const end = own.findIndex(({ texts }) => texts.at(-1) === 'commit');
      turns.splice(0, turns.length, ...own.slice(0, end + 1).map(({ texts }) => texts));
    }
    expect(turns[0]?.join()).toContain('insert into idempotency_keys');
    if (!(await isOnCluster())) expect(turns).toHaveLength(5);
    expect(turns.at(-1)?.at(-1)).toBe('commit');
  });

  test('is refused without a trace if the session ended meanwhile', async () => {
    const member = await pay.memberWith(90_000);
    const orders = [await pay.order(member, 30_000), await pay.order(member, 30_000)];
    await member.client.call('payFromBalance', { orderId: orders[0] ?? '' });
    const row = await batches.world.row('members', { id: member.id });
    const { token } = await batches.world.tw.guest.call('login', { account: row?.account ?? '', password });
    await batches.world.tw.as(token).call('endSession', {});
    const keys = () => batches.world.sql('select key from idempotency_keys where actor_id = $1', [member.id]);
    const before = await keys();
    expect(await member.client.attempt('payFromBalance', { orderId: orders[1] ?? '' })).toBeRefused(
      'session.endedElsewhere',
    );
    expect(await keys()).toEqual(before);
    expect(await pay.orderState(orders[1] ?? '')).toMatchObject({ state: 'awaitingPayment', paid: 0 });
  });

  test('by staff uses their current roles, and the attempt is logged', async () => {
    const { world } = batches;
    const [owner, clerk] = [await world.tw.staff(['owner']), await world.tw.staff(['owner'])];
    const member = await world.tw.member();
    const adjust = { memberId: member.id, amountMinor: 100, reason: 'test' };
    expect(await clerk.client.attempt('adjustMemberBalance', adjust)).toMatchObject({ ok: true });
    const row = await world.row('staff', { id: clerk.id });
    await owner.client.call('editStaff', {
      ...{ staffId: clerk.id, name: row?.name ?? '', roles: ['warehouse'], status: 'active' },
    });
    expect(await clerk.client.attempt('adjustMemberBalance', { ...adjust, amountMinor: 200 })).toBeRefused(
      'access.denied',
    );
    expect(await pay.balance(member)).toBe(100);
  });
});
