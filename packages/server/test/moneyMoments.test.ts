import { minor } from '@crossdock/domain/money.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import type { Staff } from '../src/platform/scope.ts';
import {
  dropWaitingApprovalRequest,
  findAwaitedApprovals,
  requireApproval,
} from '../src/wallet/approvals.store.ts';
import { transferOrThrow } from '../src/wallet/store.ts';
import { findWithdrawal, storePayoutVoucher } from '../src/wallet/withdrawals.store.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { faultsOfLedger } from './payWorld.ts';
import { statementsSentTo } from './sentStatements.ts';
import { atMoment, inSeconds } from './stoppedClock.ts';
import { limit, openTwoPersonWorld } from './twoPersonWorld.ts';
import type { Person } from './world.ts';

/** Tests time limits to the millisecond, and requests that a second person decides. */
const s = await openTwoPersonWorld();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

const clerk = () => s.world.tw.staff(['owner']);

describe('at the exact moment', () => {
  test('an offer begins and is open; it ends and is no longer open', async () => {
    const { client } = await clerk();
    const [from, to] = [inSeconds(-60), inSeconds(60)];
    const id = newId();
    await s.world.sql(
      `insert into recharge_offers (shop_id, id, amount_minor, bonus_minor, valid_from, valid_to, created_at)
       values ($1, $2, 10000, 100, $3, $4, now())`,
      [s.world.tw.id, id, from, to],
    );
    const isOpen = async () =>
      (await client.call('listRechargeOffers', {})).list.find((one) => one.id === id)?.open;
    expect([await atMoment(from, isOpen), await atMoment(to, isOpen)]).toEqual([true, false]);
  });

  test('a page expires, and the next start opens another', async () => {
    const member = await s.world.tw.member();
    const orderId = await s.pay.order(member, 5_000);
    const asked = { purpose: 'order', orderId, method: 'sandbox' } as const;
    const start = async () =>
      (await member.client.call('startPayment', asked, { idempotencyKey: newId() })).payId;
    const payId = await start();
    const state = () => member.client.call('getPayState', { payId });
    await vi.waitFor(async () => expect((await state()).url).not.toBeNull());
    const end = (await state()).expiresAt ?? '';
    expect(await atMoment(new Date(Date.parse(end) - 1).toISOString(), start)).toBe(payId);
    expect(await atMoment(end, start)).not.toBe(payId);
  });

  test('a transfer may be dated ahead by the allowed clock difference', async () => {
    const member = await s.world.tw.member();
    const now = inSeconds(0);
    const ahead = (ms: number) => new Date(Date.parse(now) + 300_000 + ms).toISOString();
    const file = (tradedAt: string) =>
      atMoment(now, async () => s.fileTransfer(member, 20_000, member.client, tradedAt));
    expect(await file(ahead(0))).not.toBe('');
    await expect(file(ahead(1))).rejects.toMatchObject({ error: 'transfer.inFuture' });
  });

  test('a clerk approves one member’s gift and another gives a member points: each took part only in their own', async () => {
    const [one, other, giver] = [await clerk(), await clerk(), await clerk()];
    const [gifted, member] = [await s.world.tw.member(), await s.world.tw.member()];
    const funds = { from: { kind: 'bank' }, amount: minor(30_000), kind: 'bankTransfer' } as const;
    await s.pay.transact((tx) =>
      transferOrThrow(tx, s.pay.system, [{ ...funds, to: { kind: 'memberBalance', memberId: member.id } }]),
    );
    await atMoment(inSeconds(0), async () => {
      const gift = { memberId: gifted.id, amountMinor: 100, reason: 'x' };
      await one.client.call('adjustMemberBalance', gift);
      await giver.client.call('adjustPoints', { memberId: member.id, points: 10, reason: 'x' });
    });
    const id = await s.askWithdrawal(member, 30_000);
    const approve = (by: Person) => by.client.attempt('approveWithdrawal', { id });
    expect(await approve(giver)).toBeRefused('act.tookPart');
    expect(await approve(one)).toMatchObject({ data: { state: 'pending' } });
    expect(await approve(other)).toMatchObject({ data: { state: 'approved' } });
  });

  test('a clerk’s day is counted only on that day', async () => {
    const { id, client } = await clerk();
    await s.world.sql(
      `insert into clerk_days (shop_id, staff_id, day, alone_minor) values ($1, $2, '2026-01-01', 5)`,
      [s.world.tw.id, id],
    );
    const member = await s.world.tw.member();
    await client.call('adjustMemberBalance', { memberId: member.id, amountMinor: 70, reason: 'x' });
    const days = await s.world.sql<{ alone: string }>(
      'select alone_minor::int as alone from clerk_days where staff_id = $1 order by day',
      [id],
    );
    expect(days.map(({ alone }) => alone)).toEqual([5, 70]);
  });
});

describe('a shop with one person', () => {
  const account = { bankName: '銀行', accountName: '集運', accountNumber: '1', currency: 'THB' };
  test('waits a day, to the millisecond, and a request withdrawn at that moment is not carried out', async () => {
    const only = await s.world.th.staff(['owner']);
    await s.world.th.member();
    // The request waits a day even with the highest limit that a shop can set.
    await s.world.th.set({ adjustAloneMaxMinor: maxDailyLimitMinor });
    const save = () => only.client.attempt('saveBankAccount', account);
    const pending = "where shop_id = $1 and state = 'pending'";
    const isOver = inSeconds(60);
    /** Requests the account and dates the request one day before `isOver`. */
    const ask = async () => {
      expect(await save()).toBeRefused('act.waitsADay');
      const dayBefore = new Date(Date.parse(isOver) - 86_400_000).toISOString();
      await s.world.sql(`update money_acts set created_at = $2 ${pending}`, [s.world.th.id, dayBefore]);
    };
    await ask();
    const early = new Date(Date.parse(isOver) - 1).toISOString();
    expect(await atMoment(early, save)).toBeRefused('act.waitsADay');
    const withdrawn = [`update money_acts set state = 'withdrawn' ${pending}`, [s.world.th.id]] as const;
    expect(await atMoment(isOver, () => duringUncommittedChange(s.world, withdrawn, save))).toBeRefused(
      'row.changed',
    );
    await ask();
    expect(await atMoment(isOver, save)).toMatchObject({ ok: true });
  });
});

describe('waiting requests', () => {
  test('are found and dropped by their row and their content', async () => {
    const [one, other] = [await clerk(), await clerk()];
    const as = ({ id: staffId }: Person): Staff =>
      ({ ...s.pay.system, kind: 'staff', staffId, ip: '127.0.0.1', via: 'session' }) as never;
    const subjectId = newId();
    const ask = (by: Person, kind: 'share' | 'dispute', of: string) =>
      s.pay.transact((tx) => requireApproval(tx, as(by), { kind, worthMinor: limit + 1, subjectId: of }));
    await ask(one, 'share', subjectId);
    await ask(other, 'dispute', subjectId);
    await ask(other, 'share', newId());
    const mine = (kind: 'share' | 'dispute') =>
      s.pay.transact<boolean | undefined>(
        async (tx) => (await findAwaitedApprovals(tx, as(one), kind, [subjectId]))(subjectId)?.mine,
      );
    expect([await mine('share'), await mine('dispute')]).toEqual([true, false]);
    const sent = await statementsSentTo(['money_acts'], () => mine('share'));
    expect(sent.map(({ rows }) => rows)).toEqual([1]);
    await s.pay.transact((tx) => dropWaitingApprovalRequest(tx, { kind: 'share', subjectId }));
    expect([await mine('share'), await mine('dispute')]).toEqual([undefined, false]);
  });

  test('for a payout have no proof of payment yet', async () => {
    const member = await s.world.tw.member();
    const funds = { from: { kind: 'bank' }, amount: minor(30_000), kind: 'bankTransfer' } as const;
    await s.pay.transact((tx) =>
      transferOrThrow(tx, s.pay.system, [{ ...funds, to: { kind: 'memberBalance', memberId: member.id } }]),
    );
    const id = await s.askWithdrawal(member, 30_000);
    const keep = () =>
      s.pay.transact(async (tx) => {
        const row = await findWithdrawal(tx, id);
        return row && storePayoutVoucher(tx, row, newId());
      });
    expect(await keep()).toBe(false);
  });
});
