import type { ExceptionKind } from '@crossdock/contract/exceptions/calls.ts';
import { describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import type { Buyer } from './couponWorld.ts';
import { openDisputeScene } from './disputeScene.ts';
import { insertApprovedAddress } from './orderWorld.ts';
import type { Person } from './world.ts';

const s = await openDisputeScene();
const support = await s.world.tw.staff(['support']);

const { set } = s.world.tw;
const list = (input: object = {}, by: Person = s.clerk) => by.client.call('listExceptions', input);
const kindOf = async (kind: ExceptionKind) => (await list({ kind })).list;

/** Each kind of exception, made by the calls that make it in the product. */
const make = {
  problem: async (of?: Buyer) => {
    const buyer = of ?? (await s.buyer());
    const [parcelId = ''] = (await buyer.choice()).parcelIds;
    const { courierNumber } = await s.clerk.client.call('getStaffParcel', { id: parcelId });
    const said = { courierNumber, type: 'missing' as const, description: '儲位上找不到' };
    const { id } = await s.clerk.client.call('registerProblem', said);
    return { id, buyer, words: courierNumber };
  },
  dispute: async () => {
    const { buyer, packageId, number } = await s.packed();
    const opened = await s.dispute(buyer, packageId);
    return { id: opened.ok ? opened.data.id : '', buyer, words: number };
  },
  difference: async () => {
    await set({ payBeforePacking: true });
    const buyer = await s.buyer();
    const { id, number } = await buyer.ordered();
    await s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    await s.pack(id, 9_000);
    await set({ payBeforePacking: false });
    return { id, buyer, words: number };
  },
  lost: async () => {
    const { orderId: id, buyer, number } = await s.paid();
    await s.clerk.client.call('shipOrder', {
      orderId: id,
      number,
      forwardingNumber: `LOST${id.slice(-12)}`,
    });
    await s.clerk.client.call('declareLost', { orderId: id, why: '承運商查無下落' });
    return { id, buyer, words: number };
  },
};

describe('the queue of exceptions', () => {
  test.each(Object.entries(make))(
    'contains a %s with its subject, until it is settled',
    async (kind, made) => {
      const { id, buyer, words } = await made();
      const [row, ...rest] = (await list({ words })).list;
      expect(rest).toEqual([]);
      expect(row).toMatchObject({ id, kind, overdue: false, takenBy: null, member: { id: buyer.id } });
      expect((await list({ memberId: buyer.id })).counts[kind as ExceptionKind]).toBeGreaterThan(0);
      expect(await list({ memberId: (await s.buyer()).id })).toMatchObject({ list: [], total: 0 });
    },
  );

  test('drops each when it ends', async () => {
    const problem = await make.problem();
    await s.clerk.client.call('resolveProblem', { id: problem.id, note: '找到了' });
    const difference = await make.difference();
    await difference.buyer.client.call('payFromBalance', { orderId: difference.id });
    const lost = await make.lost();
    await s.clerk.client.call('declareFound', { orderId: lost.id });
    const left = (await list({ pageSize: 50 })).list.map(({ id }) => id);
    for (const { id } of [problem, difference, lost]) expect(left).not.toContain(id);
  });

  test('contains an order whose address was rejected, until the member corrects it', async () => {
    const buyer = await s.buyer();
    const { id: orderId } = await buyer.ordered();
    const { addressId } = await rejectedAddressOf(orderId, buyer);
    const [row] = await kindOf('address');
    expect(row).toMatchObject({
      id: orderId,
      waitsFor: 'member',
      note: '門牌不清楚',
      order: { id: orderId },
    });
    await s.world.change('addresses', { id: addressId }, { state: 'approved' });
    expect(await kindOf('address')).toEqual([]);
  });

  test('contains an interrupted import', async () => {
    const buyer = await s.buyer();
    await s.world.sql(
      `insert into vip_imports (shop_id, id, member_id, filename, digest, columns, row_count, order_count, good_count,
         bad_count, known_count, created_at, expires_at, failure)
       values ($1, gen_random_uuid(), $2, '十月訂單.xlsx', 'x', '{}', 3, 1, 0, 0, 0, now(), now() + interval '1 day', 'broken')`,
      [s.world.tw.id, buyer.id],
    );
    expect(await kindOf('import')).toMatchObject([{ note: '十月訂單.xlsx', member: { id: buyer.id } }]);
  });

  test('marks as overdue what waits longer than the shop promises, the longest first', async () => {
    const { id } = await make.problem();
    await s.world.change('problemPieces', { id }, { createdAt: daysAgo(8) });
    const overdue = await list({ overdue: true });
    expect(overdue.list).toMatchObject([{ id, overdue: true }]);
    expect(overdue.overdue).toBe(1);
    expect((await list()).list[0]).toMatchObject({ id });
    await s.owner.client.call('saveProblemSettings', {
      ...(await s.owner.client.call('getProblemSettings', {})),
      escalateDays: 30,
    });
    // The process reads changed settings a moment later.
    await expect.poll(async () => (await list({ overdue: true })).overdue).toBe(0);
  });

  test('counts for each kind, overdue and mine the rows of the list with the other filters', async () => {
    await make.lost();
    const { id: lostId, buyer } = await make.lost();
    const problem = await make.problem(buyer);
    await s.world.change('problemPieces', { id: problem.id }, { createdAt: daysAgo(40) });
    await s.clerk.client.call('takeException', { kind: 'lost', id: lostId, taken: true });
    const own = { memberId: buyer.id };
    const figures = async (input: object) => {
      const { total, counts, overdue, mine } = await list({ ...own, ...input });
      return { total, problem: counts.problem, lost: counts.lost, overdue, mine };
    };
    expect((await list()).counts.lost).toBeGreaterThan(1);
    expect(await figures({})).toEqual({ total: 2, problem: 1, lost: 1, overdue: 1, mine: 1 });
    // A filter by kind changes only the counts of the other filters (such as overdue), and those filters change only
    // the counts of the kinds.
    expect(await figures({ kind: 'lost' })).toEqual({ total: 1, problem: 1, lost: 1, overdue: 0, mine: 1 });
    expect(await figures({ overdue: true })).toEqual({ total: 1, problem: 1, lost: 0, overdue: 1, mine: 1 });
    expect(await figures({ mine: true })).toEqual({ total: 1, problem: 0, lost: 1, overdue: 1, mine: 1 });
    const byOthers = { takenById: support.id };
    expect(await figures(byOthers)).toEqual({ total: 0, problem: 0, lost: 0, overdue: 0, mine: 0 });
    for (const narrow of [{}, { kind: 'problem' as const }, { waitsFor: 'staff' as const }])
      for (const chip of ['overdue', 'mine'] as const) {
        const before = await list(narrow);
        expect((await list({ ...narrow, [chip]: true })).total).toBe(before[chip]);
      }
  });

  test('shows another shop nothing', async () => {
    await make.lost();
    const stranger = await s.world.th.staff(['owner']);
    expect(await list({}, stranger)).toMatchObject({ list: [], total: 0 });
  });
});

describe('taking an exception over', () => {
  test.each(Object.entries(make))(
    'gives a %s to one of two clerks who take it at once',
    async (kind, made) => {
      const { id, words } = await made();
      const take = (by: Person, taken = true) =>
        by.client.attempt('takeException', { kind: kind as ExceptionKind, id, taken });
      const both = await Promise.all([take(s.clerk), take(support)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toBeRefused('exception.taken');
      const [winner, loser] = both[0]?.ok ? [s.clerk, support] : [support, s.clerk];
      expect((await list({ words }, winner)).list[0]?.takenBy).toMatchObject({ mine: true });
      expect((await list({ words }, loser)).list[0]?.takenBy).toMatchObject({ mine: false });
      expect((await list({ mine: true }, winner)).list.map((row) => row.id)).toContain(id);
      expect(await take(winner)).toMatchObject({ ok: true });
      // The colleague may have gone home, so anybody may release the case.
      expect(await take(loser, false)).toMatchObject({ ok: true });
      expect(await take(loser)).toMatchObject({ ok: true });
    },
  );

  test('requires the permission to handle problems, and an existing exception', async () => {
    const { id } = await make.lost();
    const take = (by: Person, kind: ExceptionKind, subject: string) =>
      by.client.attempt('takeException', { kind, id: subject, taken: true });
    expect(await take(s.finance, 'lost', id)).toBeRefused({ code: 403 });
    expect(await take(s.clerk, 'difference', id)).toBeRefused('row.notFound');
    const stranger = await s.world.th.staff(['owner']);
    expect(await take(stranger, 'lost', id)).toBeRefused('row.notFound');
  });
});

/** Makes an order of this buyer wait for an address, which the shop then rejects. */
async function rejectedAddressOf(orderId: string, buyer: Person) {
  const addressId = await insertApprovedAddress(s.world, s.lane, buyer);
  await s.world.change(
    'addresses',
    { id: addressId },
    { state: 'rejected', rejectReason: '門牌不清楚', auditedAt: new Date() },
  );
  await s.world.change('orders', { id: orderId }, { addressPending: true, addressId });
  return { addressId };
}
