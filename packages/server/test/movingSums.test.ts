import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testWaitFactor } from './limits.ts';
import { csv, memberNumber, rivalHeads, startImportWorld } from './movingWorld.ts';

const { world, owner, checked, applied, movedIn, worked, faultsOf } = await startImportWorld({ members: 40 });

describe('balances and points', () => {
  const balanceFile = (rows: readonly (readonly [number, string, string?])[]) =>
    csv([
      rivalHeads.balances,
      ...rows.map(([n, amount, currency = 'TWD']) => [memberNumber(n), amount, currency]),
    ]);
  const balanceOf = async (n: number) => {
    const [row] = await world.sql<{ balanceMinor: number }>(
      `select balance_minor::int from ledger_accounts join members on members.id = ledger_accounts.member_id
       where kind = 'memberBalance' and random_name = $1`,
      [memberNumber(n)],
    );
    return row?.balanceMinor ?? 0;
  };
  const opening = async () => {
    const row = await world.row('ledgerAccounts', { kind: 'openingBalances', shopId: world.tw.id });
    return 0 - (row?.balanceMinor ?? 0);
  };

  test('each balance is one entry against the opening balances; a changed one enters the difference', async () => {
    const of = await movedIn(
      'balances',
      balanceFile([
        [1, '120.5'],
        [2, '1000'],
        [3, '0'],
      ]),
    );
    expect(of).toMatchObject({
      state: 'done',
      writtenCount: 2,
      sameCount: 1,
      total: 112_050,
      entered: 112_050,
    });
    expect([await balanceOf(1), await balanceOf(2)]).toEqual([12_050, 100_000]);
    const again = await checked(
      'balances',
      balanceFile([
        [1, '120.5'],
        [2, '900'],
      ]),
    );
    expect(again).toMatchObject({ newCount: 0, sameCount: 1, changedCount: 1, entering: 10_000 });
    await applied(again);
    expect(await balanceOf(2)).toBe(90_000);
    const entries = await world.sql(
      `select amount_minor::int as amount from ledger_transfers where kind = 'openingBalance' and shop_id = $1 order by id`,
      [world.tw.id],
    );
    expect(entries.map(({ amount }) => amount)).toEqual([12_050, 100_000, 10_000]);
    expect(await opening()).toBe(102_050);
  });

  test('another currency, a balance below 0 and an unknown member are faults', async () => {
    const rows = [
      [1, '1', 'USD'],
      [2, '-5'],
      [9_999, '5'],
      [3, 'much'],
    ] as const;
    const of = await checked('balances', balanceFile(rows));
    expect(await faultsOf(of.id)).toEqual([
      [2, '币种: moving.otherCurrency'],
      [3, '余额: amount.negative'],
      [4, '会员编号: moving.memberUnknown'],
      [5, '余额: amount.invalid'],
    ]);
    await owner.client.call('discardMoveImport', { id: of.id });
  });

  test('a member who spent some of it here does not fall below 0', async () => {
    await world.sql(
      `update ledger_accounts set balance_minor = 100 where kind = 'memberBalance' and member_id =
         (select id from members where random_name = $1)`,
      [memberNumber(1)],
    );
    const of = await movedIn('balances', balanceFile([[1, '0']]));
    expect(of).toMatchObject({ writtenCount: 0, failedCount: 1 });
    const { list } = await owner.client.call('listMoveRows', { id: of.id, state: 'failed', pageSize: 20 });
    expect(list[0]?.faults[0]?.error).toBe('moving.tooLow');
    await world.sql(
      `update ledger_accounts set balance_minor = 12050 where kind = 'memberBalance' and member_id =
         (select id from members where random_name = $1)`,
      [memberNumber(1)],
    );
  });

  test('undoing enters the opposite, and the ledger keeps both', async () => {
    const before = await opening();
    const of = await movedIn(
      'balances',
      balanceFile([
        [5, '70'],
        [6, '30'],
      ]),
    );
    expect(await opening()).toBe(before + 10_000);
    await owner.client.call('undoMoveImport', { id: of.id });
    const undone = await worked(of.id);
    expect(undone).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 0, entered: 0 });
    expect([await balanceOf(5), await balanceOf(6), await opening()]).toEqual([0, 0, before]);
    expect(await owner.client.attempt('undoMoveImport', { id: of.id })).toBeRefused('moving.notDone');
  });

  test('points work in the same way', async () => {
    const file = (points: number) =>
      csv([rivalHeads.points, [memberNumber(1), points], [memberNumber(2), 40]]);
    await movedIn('points', file(100));
    const of = await movedIn('points', file(60));
    expect(of).toMatchObject({ writtenCount: 1, sameCount: 1, entered: -40 });
    const [{ balance }] = (await world.sql<{ balance: number }>(
      'select balance from points_balances join members on members.id = member_id where random_name = $1',
      [memberNumber(1)],
    )) as [{ balance: number }];
    expect(balance).toBe(60);
    expect(await owner.client.call('getMoveReport', {})).toMatchObject({ points: 100, memberCount: 40 });
  });

  test(
    'for any files in any order, the sum of the last balances is the ledger’s, and the ledger balances',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.dictionary(fc.integer({ min: 20, max: 26 }).map(String), fc.integer({ min: 0, max: 50_000 }), {
              minKeys: 1,
            }),
            {
              minLength: 1,
              maxLength: 4,
            },
          ),
          async (files) => {
            for (const balances of files) {
              const rows = Object.entries(balances).map(
                ([n, minor]) => [Number(n), String(minor / 100)] as const,
              );
              const of = await checked('balances', balanceFile(rows));
              if (of.newCount + of.changedCount > 0) await applied(of);
              else await owner.client.call('discardMoveImport', { id: of.id });
              for (const [n, minor] of Object.entries(balances))
                expect(await balanceOf(Number(n))).toBe(minor);
            }
            const [{ all, names }] = (await world.sql<{ all: number; names: number }>(
              `select coalesce(sum(balance_minor), 0)::int as all,
               (select sum(amount)::int from move_keys where kind = 'balances' and shop_id = $1) as names
             from ledger_accounts where shop_id = $1`,
              [world.tw.id],
            )) as [{ all: number; names: number }];
            expect(all).toBe(0);
            expect(names).toBe(await opening());
          },
        ),
        // Three runs are enough to see that sums add up, because all runs write into the same books: each run starts
        // with the result of the previous one.
        { numRuns: 3 },
      );
    },
    60_000 * testWaitFactor,
  );
});
