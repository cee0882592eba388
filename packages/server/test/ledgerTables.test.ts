import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { describe, expect, test } from 'vitest';
import { balanceAccountOf, bank, openLedgerTools, zone } from './booksWorld.ts';
import { testWaitFactor } from './limits.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

test('movements are listed newest first with both sides, and found by account, kind and words', async () => {
  const { client } = await world.tw.staff(['finance']);
  const [member, other] = [await world.tw.member(), await world.tw.member()];
  for (const [who, amountMinor, reason] of [
    [member, 500, '運費 100%_折讓'],
    [other, 700, '補貼'],
  ] as const)
    await client.call('adjustMemberBalance', { memberId: who.id, amountMinor, reason });
  const ask = (filters: object) => client.call('listLedgerTransfers', filters);
  const account = (await client.call('getMember', { memberId: member.id })).account;
  const mine = await ask({ words: account });
  expect(mine.list).toMatchObject([
    {
      kind: 'adjustment',
      amountMinor: 500,
      from: { kind: 'adjustments', memberId: null },
      to: { kind: 'memberBalance', memberId: member.id, memberAccount: account },
      memo: '運費 100%_折讓',
      by: { kind: 'staff' },
    },
  ]);
  expect((await ask({ memberId: member.id })).total).toBe(1);
  expect((await ask({ words: mine.list[0]?.id })).total).toBe(1);
  // Search words match literally: `%` and `_` are no wildcards.
  expect((await ask({ words: '%_折' })).total).toBe(1);
  expect((await ask({ words: '%_貼' })).total).toBe(0);
  const all = await ask({ account: 'adjustments' });
  expect(all.list.slice(0, 2).map(({ amountMinor }) => amountMinor)).toEqual([700, 500]);
  expect((await ask({ kind: 'recharge' })).total).toBe(0);
  expect((await ask({ account: 'cash' })).total).toBe(0);
  const yesterday = dayAfter(dateIn(new Date().toISOString(), zone.tw), -1);
  expect((await ask({ memberId: member.id, from: yesterday, to: yesterday })).total).toBe(0);
});

const bytesOf = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

describe('exports for the accountant', () => {
  test('name debit, credit, amount and memo in the reader’s language, and no cell can be a formula', async () => {
    const staff = await world.tw.staff(['finance']);
    const member = await world.tw.member();
    await staff.client.call('adjustMemberBalance', {
      memberId: member.id,
      amountMinor: 123_456,
      reason: '=HYPERLINK("http://x")',
    });
    const input = { memberId: member.id, format: 'csv' as const };
    const tw = await world.tw.as(staff.token, 'tw').call('exportLedger', input);
    const [head, row] = bytesOf(tw.base64).split('\r\n');
    expect(head).toBe('\uFEFF日期時間,編號,借方科目,貸方科目,金額,幣別,類型,訂單編號,會員帳號,備註,經手人');
    expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,[0-9a-f-]{36},人工調整,會員餘額,1234\.56,TWD,店家調整,,/);
    expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect([tw.rows, tw.total, tw.next]).toEqual([1, 1, null]);
    const en = await world.tw.as(staff.token, 'en').call('exportLedger', { ...input, format: 'xlsx' });
    expect(en.filename).toMatch(/^ledger-tw-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(Buffer.from(en.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
  });

  test('come in parts that join to one file, each row once, up to a stated limit', {
    timeout: 30_000 * testWaitFactor,
  }, async () => {
    const books = await openLedgerTools(world, world.th);
    const member = await world.th.member();
    await books.move(bank, balanceAccountOf(member), 1);
    // Fills a long month with copies of one movement.
    await world.sql(
      `insert into ledger_transfers (shop_id, id, debit_account_id, credit_account_id, amount_minor, kind,
         debit_balance_minor, credit_balance_minor, memo, at)
       select shop_id, gen_random_uuid(), debit_account_id, credit_account_id, amount_minor, kind,
         debit_balance_minor, credit_balance_minor, 'copy', at + n / 5 * interval '1 millisecond'
       from ledger_transfers, generate_series(1, 10000) as n where shop_id = $1`,
      [world.th.id],
    );
    const { client } = books.finance;
    const parts: string[] = [];
    let after: string | undefined;
    do {
      const part = await client.call('exportLedger', { format: 'csv', ...(after ? { after } : {}) });
      expect(part.total).toBe(10_001);
      parts.push(bytesOf(part.base64));
      after = part.next ?? undefined;
    } while (after !== undefined);
    expect(parts).toHaveLength(3);
    const rows = parts.join('').trimEnd().split('\r\n');
    expect(rows).toHaveLength(10_002);
    expect(new Set(rows.map((row) => row.split(',')[1])).size).toBe(10_002);
    expect(await client.attempt('exportLedger', { format: 'xlsx' })).toBeRefused({
      error: 'books.tooManyRows',
      message: expect.stringMatching(/10000/),
    });
  });

  test('of closed days have a row for each account', async () => {
    const staff = await world.tw.staff(['owner']);
    const { move } = await openLedgerTools(world, world.tw);
    const oldest = dayAfter(dateIn(new Date().toISOString(), zone.tw), -3);
    await move(
      bank,
      balanceAccountOf(await world.tw.member()),
      1_000,
      `${dayAfter(oldest, -1)}T16:00:00.000Z`,
    );
    await staff.client.call('closeDays', { through: oldest });
    const file = await world.tw
      .as(staff.token, 'en')
      .call('exportDays', { from: oldest, to: oldest, format: 'csv' });
    const rows = bytesOf(file.base64).trimEnd().split('\r\n');
    expect(rows[0]).toBe('\uFEFFDay,Account,Opening,In,Out,Closing,Currency,Entries,Closed by');
    expect(rows).toHaveLength(18);
    expect(rows).toContainEqual(expect.stringMatching(`^${oldest},Bank,0.00,10.00,0.00,10.00,TWD,1,Clerk`));
  });
});
