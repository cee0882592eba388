import { createHash } from 'node:crypto';
import type { Request } from '@crossdock/contract/table.ts';
import { minor } from '@crossdock/domain/money.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { transfer } from '../src/wallet/store.ts';
import { openPayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const finance = await world.tw.staff(['finance']);
const members = [await world.tw.member(), await world.tw.member()];

/** All parts of an export, as rows of cells. */
async function exported(month: string) {
  const bytes: Buffer[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const input: Request<'exportMonth'> = { month, format: 'csv', ...(after ? { after } : {}) };
    const part = await finance.client.call('exportMonth', input);
    bytes.push(Buffer.from(part.base64, 'base64'));
    after = part.next;
  }
  const whole = Buffer.concat(bytes);
  const rows = whole
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  return { digest: createHash('sha256').update(whole).digest('hex'), rows };
}

const codes = {
  cash: '1101',
  bank: '1102',
  cardClearing: '1103',
  chargebacks: '1104',
  memberBalance: '2101',
  memberHeld: '2102',
  memberEarnings: '2103',
  revenue: '4101',
  fees: '4102',
  promotion: '6101',
  compensations: '6102',
  adjustments: '6103',
  carrierFees: '6104',
  carrierDifferences: '6105',
  chargebackLosses: '6106',
  chargebackFees: '6107',
  openingBalances: '3101',
} as const;

/** The ledger's own sums of a month in Taipei, by SQL alone. */
async function sums(month: string) {
  const rows = await world.sql<{ kind: keyof typeof codes; debit: string; credit: string }>(
    `select a.kind, coalesce(sum(amount_minor) filter (where a.id = debit_account_id), 0) as debit,
       coalesce(sum(amount_minor) filter (where a.id = credit_account_id), 0) as credit
     from ledger_transfers t join ledger_accounts a on a.shop_id = t.shop_id and a.id in (debit_account_id, credit_account_id)
     where t.shop_id = $1 and to_char(at at time zone 'Asia/Taipei', 'YYYY-MM') = $2 group by a.kind`,
    [world.tw.id, month],
  );
  return new Map(rows.map(({ kind, debit, credit }) => [codes[kind], [Number(debit), Number(credit)]]));
}

const cents = (cell = '') => (cell === '' ? 0 : Math.round(Number(cell) * 100));

const kinds = ['bank', 'cash', 'cardClearing', 'revenue', 'fees', 'promotion'] as const;
const move = fc.record({
  from: fc.constantFrom(...kinds),
  member: fc.nat(1),
  amount: fc.integer({ min: 1, max: 99_999_999 }),
  // Up to fourteen months back, often at the border of a month in Taipei.
  at: fc.oneof(
    fc
      .integer({ min: 0, max: 420 })
      .map((days) => new Date(Date.UTC(2026, 0, 1) - days * 86_400_000).toISOString()),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(-1, 0, 1))
      .map(([month, ms]) => new Date(Date.UTC(2025, month - 1, 1) - 8 * 3_600_000 + ms).toISOString()),
  ),
});

test('the sums of every month equal the ledger to the cent, line by line and in the totals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 25 }), async (moves) => {
      await pay.transact(async (tx) => {
        for (const { from, member, amount } of moves)
          await transfer(tx, pay.system, {
            from: { kind: from },
            to: { kind: 'memberBalance', memberId: members[member]?.id ?? '' },
            amount: minor(amount),
            kind: 'adjustment',
            memo: `,"=${amount}`,
          });
      });
      const fresh = await world.sql<{ id: string }>(
        'select id from ledger_transfers where shop_id = $1 order by id desc limit $2',
        [world.tw.id, moves.length],
      );
      await Promise.all(
        fresh.map(({ id }, at) => world.change('ledgerTransfers', { id }, { at: moves[at]?.at, memo: '' })),
      );
      for (const month of new Set(moves.map(({ at }) => monthInTaipei(at)))) await holds(month);
    }),
    { numRuns: 6 },
  );
});

const monthInTaipei = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 7);

async function holds(month: string) {
  const { rows } = await exported(month);
  const ledger = await sums(month);
  const lines = rows.slice(1).filter(([at]) => at !== 'Total');
  const totals = rows.filter(([at]) => at === 'Total');
  for (const [code, [debit, credit]] of ledger) {
    const mine = lines.filter((row) => row[2] === code);
    expect(
      mine.reduce((sum, row) => sum + cents(row[4]), 0),
      `${month} ${code}`,
    ).toBe(debit);
    expect(
      mine.reduce((sum, row) => sum + cents(row[5]), 0),
      `${month} ${code}`,
    ).toBe(credit);
    const total = totals.find((row) => row[2] === code) ?? [];
    expect([cents(total[4]), cents(total[5])], `${month} ${code}`).toEqual([debit, credit]);
  }
  const last = rows.at(-1) ?? [];
  expect(cents(last[4])).toBe(cents(last[5]));
  const seen = await finance.client.call('getBookMonth', { month });
  expect(seen.debitMinor).toBe(seen.creditMinor);
  expect(cents(last[4])).toBe(seen.debitMinor);
}

describe('closing', () => {
  const past = '2025-03';
  beforeAll(async () => {
    await pay.transact(async (tx) => {
      await transfer(tx, pay.system, {
        from: { kind: 'bank' },
        to: { kind: 'memberBalance', memberId: members[0]?.id ?? '' },
        amount: minor(12_345),
        kind: 'bankTransfer',
      });
    });
    await world.sql(
      "update ledger_transfers set at = '2025-03-31T15:59:59.999Z' where id = (select id from ledger_transfers where shop_id = $1 order by id desc limit 1)",
      [world.tw.id],
    );
  });
  const set = (code: string) =>
    finance.client.call('saveAccountCodes', { codes: [{ kind: 'bank', code, name: 'E.SUN' }] });

  testSettingEffect('saveAccountCodes.codes', 'what the export calls an account', async () => {
    expect((await finance.client.call('getAccountCodes', {})).codes).toContainEqual({
      kind: 'bank',
      code: '1102',
      name: 'Bank',
    });
    await set('1113');
    const { rows } = await exported(past);
    expect(rows.some((row) => row[2] === '1113' && row[3] === 'E.SUN')).toBe(true);
    await finance.client.call('saveAccountCodes', { codes: [] });
  });

  test('a closed month always exports the same bytes, and an open one uses the current codes', async () => {
    await set('1113');
    const before = await exported(past);
    await finance.client.call('closeMonth', { month: past });
    await set('9999');
    const again = await exported(past);
    expect(again.digest).toBe(before.digest);
    // The reader's language does not change the file either.
    const other = world.tw.as(finance.token, 'tw');
    const part = await other.call('exportMonth', { month: past, format: 'csv' });
    expect(Buffer.from(part.base64, 'base64').toString()).toContain('1113');
    expect(part.base64).not.toContain(Buffer.from('借方').toString('base64'));
    const sheet = () => other.call('exportMonth', { month: past, format: 'xlsx' });
    const [one, two] = [await sheet(), await sheet()];
    expect(one.filename).toBe('journal-tw-2025-03.xlsx');
    expect(two.base64).toBe(one.base64);
    // The archive contains no time of its creation, because that would differ every two seconds.
    const zip = Buffer.from(one.base64, 'base64');
    expect(zip.readUInt32LE(10)).toBe(0x21_0000);
    const listed = (await finance.client.call('listBookMonths', {})).list.find(({ month }) => month === past);
    expect(listed).toMatchObject({ closable: false, closed: { by: expect.any(String) } });
    expect(await finance.client.call('getBookMonth', { month: past })).toMatchObject({ matches: true });
  });

  test('happens once, after the end of the month', async () => {
    expect(await finance.client.attempt('closeMonth', { month: past })).toBeRefusedAt(
      'month',
      'books.monthClosed',
    );
    const [now = ''] = monthsUntil(new Date().toISOString(), 'Asia/Taipei', 1);
    expect(await finance.client.attempt('closeMonth', { month: now })).toBeRefusedAt(
      'month',
      'books.monthRuns',
    );
  });

  test('later movements change no closed month, and a manual change of the ledger is noticed', async () => {
    await expect(
      pay.transact((tx) => tx.raw('update ledger_transfers set amount_minor = 1')),
    ).rejects.toThrow(/permission denied/);
    await expect(pay.transact((tx) => tx.raw("update ledger_transfers set memo = 'x'"))).rejects.toThrow(
      /can only be emptied/,
    );
    await expect(pay.transact((tx) => tx.raw('delete from month_closes'))).rejects.toThrow(
      /permission denied/,
    );
    await world.change(
      'ledgerTransfers',
      { shopId: world.tw.id, at: '2025-03-31T15:59:59.999Z' },
      { at: '2025-04-02T00:00:00Z' },
    );
    expect(await finance.client.call('getBookMonth', { month: past })).toMatchObject({ matches: false });
  });

  test('is limited to the own shop and to those who may write', async () => {
    const stranger = await world.th.staff(['owner']);
    expect((await stranger.client.call('getBookMonth', { month: past })).transferCount).toBe(0);
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('closeMonth', { month: '2025-02' })).toBeRefused('access.denied');
    expect(await support.client.attempt('exportMonth', { month: past, format: 'csv' })).toBeRefused(
      'access.denied',
    );
  });
});
