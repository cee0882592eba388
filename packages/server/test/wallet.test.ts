import { describe, expect, test } from 'vitest';
import { ledgerCheck } from '../src/books/ledgerCheck.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const finance = await world.tw.staff(['finance']);

describe('correcting a balance by hand', () => {
  test('adds and takes with a reason that the member sees, and staff see the clerk', async () => {
    const member = await pay.memberWith(0);
    const memberId = member.id;
    await finance.client.call('adjustMemberBalance', { memberId, amountMinor: 900, reason: '賠付' });
    const after = await finance.client.call('adjustMemberBalance', {
      memberId,
      amountMinor: -250,
      reason: '更正',
    });
    expect(after.balanceMinor).toBe(650);
    const mine = await member.client.call('getConsumptionList', {});
    expect(mine.list.map((entry) => [entry.memo, entry.amountMinor, entry.staffName])).toEqual([
      ['更正', -250, null],
      ['賠付', 900, null],
    ]);
    const seen = await finance.client.call('getMemberLedger', { memberId });
    expect(seen.list[0]?.staffName).toMatch(/^Clerk/);
    const [audit] = await world.sql<{ call: string; staffId: string }>(
      `select call, staff_id from audit_log where call = 'adjustMemberBalance' order by id desc limit 1`,
    );
    expect(audit?.staffId).toBe(finance.id);
  });

  test('cannot take more than the balance, and needs a reason', async () => {
    const member = await pay.memberWith(100);
    const input = { memberId: member.id, amountMinor: -101, reason: 'x' };
    expect(await finance.client.attempt('adjustMemberBalance', input)).toBeRefusedAt(
      'amountMinor',
      'wallet.adjustTooLow',
    );
    const silent = await finance.client.attempt('adjustMemberBalance', {
      ...input,
      amountMinor: 5,
      reason: ' ',
    });
    expect(silent).toBeRefusedAt('reason', 'field.required');
    const nothing = await finance.client.attempt('adjustMemberBalance', { ...input, amountMinor: 0 });
    expect(nothing).toBeRefusedAt('amountMinor', 'amount.invalid');
    expect(await pay.balance(member)).toBe(100);
  });

  test('is for finance and owners, and a repeated call counts once', async () => {
    const member = await pay.memberWith(0);
    const input = { memberId: member.id, amountMinor: 700, reason: 'x' };
    for (const role of ['support', 'warehouse'] as const) {
      const clerk = await world.tw.staff([role]);
      expect(await clerk.client.attempt('adjustMemberBalance', input)).toBeRefused({ code: 403 });
    }
    const send = () => finance.client.call('adjustMemberBalance', input, { idempotencyKey: 'adjust-1' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.balanceMinor)).toEqual([700, 700, 700]);
    expect(await pay.balance(member)).toBe(700);
  });

  test("another shop's member does not exist", async () => {
    const stranger = await world.th.member();
    const input = { memberId: stranger.id, amountMinor: 5, reason: 'x' };
    expect(await finance.client.attempt('adjustMemberBalance', input)).toBeRefused({ code: 404 });
    const ledger = await finance.client.attempt('getMemberLedger', { memberId: stranger.id });
    expect(ledger).toBeRefused({ code: 404 });
  });
});

describe('consumption records', () => {
  test('are filtered by event, direction and time, and paged newest first', async () => {
    const member = await pay.memberWith(0);
    for (let i = 1; i <= 12; i++) await pay.give(member, i);
    for (let i = 0; i < 3; i++)
      await member.client.call('payFromBalance', { orderId: await pay.order(member, 10) });
    const first = await member.client.call('getConsumptionList', { pageSize: 10 });
    expect(first.total).toBe(15);
    const second = await member.client.call('getConsumptionList', { pageSize: 10, pageIndex: 2 });
    const all = [...first.list, ...second.list];
    expect(all).toHaveLength(15);
    const after = first.next ?? '';
    const following = await member.client.call('getConsumptionList', { pageSize: 10, after });
    expect(following.list).toEqual(second.list);
    // The sums of a month cover the whole month, on every page.
    const sum = (amounts: number[]) => amounts.reduce((total, one) => total + Math.abs(one), 0);
    const amounts = all.map(({ amountMinor }) => amountMinor);
    const inMinor = sum(amounts.filter((amount) => amount > 0));
    const outMinor = sum(amounts.filter((amount) => amount < 0));
    const month = expect.stringMatching(/^\d{4}-\d{2}$/);
    expect(first.months).toEqual([{ month, inMinor, outMinor }]);
    expect(second.months).toEqual(first.months);
    // Each record starts where the previous one ended.
    for (const [at, entry] of all.entries()) {
      expect(entry.balanceBeforeMinor + entry.amountMinor).toBe(entry.balanceAfterMinor);
      if (at > 0) expect(entry.balanceAfterMinor).toBe(all[at - 1]?.balanceBeforeMinor);
    }
    const out = await member.client.call('getConsumptionList', { direction: 'out' });
    expect(out.list.map((entry) => entry.event)).toEqual(Array(3).fill('orderPayment'));
    expect(out.months).toEqual([{ month, inMinor: 0, outMinor }]);
    const given = await member.client.call('getConsumptionList', { event: 'adjustment', direction: 'in' });
    expect(given.total).toBe(12);
    const later = await member.client.call('getConsumptionList', { since: '2999-01-01T00:00:00.000Z' });
    expect(later).toMatchObject({ total: 0, months: [] });
    const beyond = await member.client.call('getConsumptionList', { pageIndex: 9 });
    expect(beyond).toMatchObject({ total: 15, list: [], months: [] });
    const until = all[12]?.at ?? '';
    const earlier = await member.client.call('getConsumptionList', { until });
    expect(earlier.list.map(({ id }) => id)).toEqual(all.slice(13).map(({ id }) => id));
  });

  test("are exported with the list's filters, with nothing that a spreadsheet would run", async () => {
    const member = await pay.memberWith(0);
    const memberId = member.id;
    await finance.client.call('adjustMemberBalance', { memberId, amountMinor: 123_450, reason: '=1+2' });
    await finance.client.call('adjustMemberBalance', { memberId, amountMinor: -50, reason: '更正' });
    for (const amountMinor of [1, -1])
      await finance.client.call('adjustMemberBalance', { memberId, amountMinor, reason: '分' });
    const read = async (lang: 'tw' | 'en', direction?: 'in') => {
      const client = world.tw.as(member.token, lang);
      const { base64, filename } = await client.call('exportConsumption', { format: 'csv', direction });
      expect(filename).toMatch(/^records-tw-\d{4}-\d\d-\d\d\.csv$/);
      const lines = Buffer.from(base64, 'base64')
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n');
      return lines.map((line) => line.split(',').slice(1).join(','));
    };
    expect(await read('tw')).toEqual([
      '項目,訂單編號,說明,幣別,變動前,收入,支出,變動後',
      '店家調整,,分,TWD,1234.01,,0.01,1234.00',
      '店家調整,,分,TWD,1234.00,0.01,,1234.01',
      '店家調整,,更正,TWD,1234.50,,0.50,1234.00',
      "店家調整,,'=1+2,TWD,0.00,1234.50,,1234.50",
    ]);
    expect(await read('en', 'in')).toHaveLength(3);
    const sheet = await member.client.call('exportConsumption', { format: 'xlsx' });
    expect(Buffer.from(sheet.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
  });

  test('more than 10,000 are not exported at once, and the refusal says what to do', async () => {
    const member = await pay.memberWith(1);
    await world.sql(
      `insert into ledger_transfers (shop_id, id, debit_account_id, credit_account_id, amount_minor, kind,
         debit_balance_minor, credit_balance_minor, memo, at)
       select shop_id, gen_random_uuid(), debit_account_id, credit_account_id, amount_minor, kind,
         debit_balance_minor, credit_balance_minor, 'many', at from ledger_transfers, generate_series(1, 10000)
       where credit_account_id in (select id from ledger_accounts where member_id = $1)`,
      [member.id],
    );
    expect(await member.client.attempt('exportConsumption', { format: 'csv' })).toBeRefused({
      error: 'wallet.recordsTooMany',
      params: { max: 10_000 },
    });
    expect(
      await member.client.attempt('exportConsumption', { format: 'csv', direction: 'out' }),
    ).toMatchObject({ ok: true });
    const { total } = await member.client.call('getConsumptionList', {});
    expect(total).toBe(10_000);
    await world.sql(
      `delete from ledger_transfers where id = (select id from ledger_transfers where memo = 'many' limit 1)`,
    );
    expect(await member.client.attempt('exportConsumption', { format: 'csv' })).toMatchObject({ ok: true });
    await world.sql(`delete from ledger_transfers where memo = 'many'`);
  });

  test('spending is summed by month, minus refunds', async () => {
    const member = await pay.memberWith(5_000);
    for (const bill of [1_000, 700])
      await member.client.call('payFromBalance', { orderId: await pay.order(member, bill) });
    const orderId = await pay.order(member, 300);
    await member.client.call('payFromBalance', { orderId });
    await pay.transact<void>((tx) =>
      refundToBalance(tx, pay.system, { order: { id: orderId, number: 'refund', memberId: member.id } }, 300),
    );
    const spent = async () => {
      const { list } = await member.client.call('getSpending', { months: 3 });
      return list.map(({ spentMinor }) => spentMinor);
    };
    expect(await spent()).toEqual([0, 0, 1_700]);
    const monthsAgo = (amount: number, months: number) =>
      world.sql(
        `update ledger_transfers set at = (date_trunc('month', now() at time zone 'Asia/Taipei')
             - make_interval(months => $3)) at time zone 'Asia/Taipei'
           where amount_minor = $2
           and debit_account_id in (select id from ledger_accounts where member_id = $1)`,
        [member.id, amount, months],
      );
    await monthsAgo(700, 2);
    await monthsAgo(300, 1);
    expect(await spent()).toEqual([700, 300, 700]);
    const { list } = await member.client.call('getSpending', { months: 3 });
    expect([...list].sort((a, b) => (a.month < b.month ? -1 : 1))).toEqual(list);
  });

  test('belong only to their member', async () => {
    const [member, other] = [await pay.memberWith(500), await pay.memberWith(0)];
    expect((await member.client.call('getConsumptionList', {})).total).toBe(1);
    expect((await other.client.call('getConsumptionList', {})).total).toBe(0);
  });
});

describe("the shop's books", () => {
  test('show debts, receipts, and a sum of 0', async () => {
    const before = await finance.client.call('getLedgerOverview', {});
    const member = await pay.memberWith(5_000);
    await member.client.call('payFromBalance', { orderId: await pay.order(member, 1_200) });
    const after = await finance.client.call('getLedgerOverview', {});
    expect(after.sumMinor).toBe(0);
    const of = (overview: typeof after, kind: string) =>
      overview.accounts.find((account) => account.kind === kind)?.balanceMinor ?? 0;
    expect(of(after, 'memberBalance') - of(before, 'memberBalance')).toBe(3_800);
    expect(of(after, 'revenue') - of(before, 'revenue')).toBe(1_200);
  });

  test('are checked hourly: a balance that is not the sum of its entries raises the alarm', async () => {
    const member = await pay.memberWith(1_000);
    const errors: object[] = [];
    const faults: number[] = [];
    const job = ledgerCheck({ error: (about) => errors.push(about) }, (_shop, count) => faults.push(count));
    const run = () => pay.runJob(job);
    await run();
    await world.sql('update ledger_accounts set balance_minor = balance_minor + 1 where member_id = $1', [
      member.id,
    ]);
    await run();
    await world.sql('update ledger_accounts set balance_minor = balance_minor - 1 where member_id = $1', [
      member.id,
    ]);
    await run();
    expect(faults).toEqual([0, 1, 0]);
    expect(errors).toHaveLength(1);
    expect(await faultsOfLedger(world)).toEqual([]);
  });
});
