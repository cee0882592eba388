import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from './limits.ts';
import {
  applied,
  checked,
  csv,
  memberFile,
  memberNumber,
  memberRow,
  movedIn,
  moveJob,
  noTransactionOf,
  rivalHeads,
  worked,
} from './movingWorld.ts';
import { openLane } from './orderWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.tw.staff(['owner']);
  await openLane(world, world.tw);
  await owner.client.call('openShop', { open: false });
  world.running.services.tenants.forget();
});
afterAll(() => world.stop());

const faultsOf = async (id: string, lang: 'zh' | 'tw' | 'en' = 'en') => {
  const client = world.tw.as(owner.token, lang);
  const { list } = await client.call('listMoveRows', { id, state: 'faulty', pageSize: 100 });
  return list.map(({ row, faults }) => [row, ...faults.map(({ error, head }) => `${head}: ${error}`)]);
};

describe('members of another system', () => {
  const planted = [
    memberRow(1),
    memberRow(5_000, { phone: '12345' }),
    memberRow(5_001, { email: 'not an address' }),
    memberRow(5_002, { name: '' }),
    memberRow(5_003, { phone: '910000007' }),
    ['', ...memberRow(5_004).slice(1)],
  ];

  test(
    'a dry run names each planted fault with its row and column, in the reader’s language, and writes nothing',
    async () => {
      const of = await checked(world, world.tw, owner, 'members', memberFile(2_000, planted));
      expect(of).toMatchObject({ state: 'preview', rowCount: 2_006, newCount: 2_000, faultyCount: 6 });
      expect(of.columns.find(({ column }) => column === 'phone')).toEqual({
        column: 'phone',
        head: '手机号',
      });
      expect(await faultsOf(of.id)).toEqual([
        [2_002, '会员编号: moving.twice'],
        [2_003, '手机号: field.phone.TW'],
        [2_004, '邮箱: field.email'],
        [2_005, '姓名: field.required'],
        [2_006, '手机号: moving.twice'],
        [2_007, '会员编号: field.required'],
      ]);
      const { list } = await world.tw
        .as(owner.token, 'tw')
        .call('listMoveRows', { id: of.id, state: 'faulty', pageSize: 20 });
      expect(list[0]?.faults[0]).toMatchObject({ text: 'A10001', message: '第 3 列已經有同樣的內容' });
      const sheet = await owner.client.call('exportMoveFaults', { id: of.id, format: 'csv' });
      const text = Buffer.from(sheet.base64, 'base64').toString('utf8');
      expect(text).toContain('not an address');
      expect(text.trim().split('\n')).toHaveLength(7);
      expect(await world.sql("select 1 from members where register_source = 'moved'")).toEqual([]);
      await owner.client.call('discardMoveImport', { id: of.id });
      expect(await world.sql('select 1 from move_rows')).toEqual([]);
    },
    60_000 * patience,
  );

  test(
    'killed in the middle and taken up again, each member is written once; the same file again writes nothing',
    async () => {
      const of = await checked(world, world.tw, owner, 'members', memberFile(2_000, planted));
      await owner.client.call('applyMoveImport', { id: of.id, count: 2_000 });
      const noTransaction = noTransactionOf(world, world.tw);
      let times = 0;
      const killed = new Proxy(noTransaction, {
        get: (target, name) =>
          name === 'transact'
            ? async (...work: Parameters<typeof noTransaction.transact>) => {
                times += 1;
                if (times > 2) throw new Error('killed');
                return target.transact(...work);
              }
            : Reflect.get(target, name, target),
      });
      await expect(moveJob(world).run(killed, { shopId: world.tw.id, importId: of.id })).rejects.toThrow(
        'killed',
      );
      const half = await owner.client.call('getMoveImport', { id: of.id });
      expect(half).toMatchObject({ state: 'writing', writtenCount: 1_000 });
      const done = await worked(world, world.tw, owner, of.id);
      expect(done).toMatchObject({ state: 'done', writtenCount: 2_000, failedCount: 0 });
      const [{ n }] = (await world.sql<{ n: number }>(
        "select count(*)::int as n from members where register_source = 'moved'",
      )) as [{ n: number }];
      expect(n).toBe(2_000);
      const [invited] = await world.sql<{ invitedBy: string; phone: string; at: string }>(
        `select referrer.random_name as "invitedBy", invited.phone, invited.created_at as at from members as invited
       join members as referrer on referrer.id = invited.referrer_id where invited.random_name = $1`,
        [memberNumber(10)],
      );
      expect(invited).toMatchObject({ invitedBy: memberNumber(11), phone: '0910000010' });
      const again = await checked(world, world.tw, owner, 'members', memberFile(2_000, planted));
      expect(again).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 2_000, faultyCount: 6 });
      expect(await owner.client.attempt('applyMoveImport', { id: again.id, count: 0 })).toMatchObject({
        failure: { error: 'moving.nothing' },
      });
    },
    60_000 * patience,
  );

  test('a later export updates what changed, never doubles, and leaves a member’s own contacts alone', async () => {
    const rows = [
      memberRow(1, { name: '陳大文' }),
      memberRow(2),
      memberRow(3, { email: 'new3@old.example' }),
    ];
    const file = () => csv([rivalHeads.members, ...rows]);
    await world.sql("update members set password_hash = 'argon2id$a$b' where random_name = $1", [
      memberNumber(3),
    ]);
    const of = await checked(world, world.tw, owner, 'members', file());
    expect(of).toMatchObject({ newCount: 0, changedCount: 1, sameCount: 1, faultyCount: 1 });
    expect(await faultsOf(of.id)).toEqual([[4, '邮箱: moving.ownContacts']]);
    expect(await owner.client.attempt('applyMoveImport', { id: of.id, count: 7 })).toMatchObject({
      failure: { error: 'moving.changed' },
    });
    expect(await applied(world, world.tw, owner, of)).toMatchObject({ state: 'done', writtenCount: 1 });
    const [member] = await world.sql<{ name: string }>('select name from members where random_name = $1', [
      memberNumber(1),
    ]);
    expect(member?.name).toBe('陳大文');
  });

  test('columns are matched by hand where no name is known, and the next file of the kind uses the same', async () => {
    const heads = ['No.', 'Handy', 'Wer', 'Post'];
    const file = () => csv([heads, ['Z1', '0922000001', 'Anna', 'z1@old.example']]);
    const of = await checked(world, world.tw, owner, 'members', file());
    expect(of).toMatchObject({ newCount: 0, faultyCount: 1 });
    const match = { member: 'No.', phone: 'Handy', name: 'Wer', email: 'Post' };
    const columns = Object.entries(match).map(([column, head]) => ({ column, head }));
    const wrong = [{ column: 'member', head: 'Nope' }];
    expect(await owner.client.attempt('matchMoveColumns', { id: of.id, columns: wrong })).toMatchObject({
      failure: { error: 'moving.columnUnknown' },
    });
    await owner.client.call('matchMoveColumns', { id: of.id, columns });
    expect(await worked(world, world.tw, owner, of.id)).toMatchObject({ state: 'preview', newCount: 1 });
    const next = await checked(world, world.tw, owner, 'members', file());
    expect(next).toMatchObject({ newCount: 1 });
    for (const { id } of [of, next]) await owner.client.call('discardMoveImport', { id });
  });

  test('a file in the letters of Taiwan is read by itself', async () => {
    const big5 = Buffer.from('t3z4oeu9uCwKWlosMQ==', 'base64');
    expect(big5.length).toBeGreaterThan(0);
    // 會員編號,點數 and a member, in Big5.
    const bytes = new Uint8Array([
      ...[0xb7, 0x7c, 0xad, 0xfb, 0xbd, 0x73, 0xb8, 0xb9, 0x2c, 0xc2, 0x49, 0xbc, 0xc6, 0x0a],
      ...Buffer.from(`${memberNumber(1)},7\n`),
    ]);
    const of = await checked(world, world.tw, owner, 'points', new File([bytes], 'p.csv'));
    expect(of).toMatchObject({ newCount: 1, total: 7, heads: ['會員編號', '點數'] });
    await owner.client.call('discardMoveImport', { id: of.id });
  });
});

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
    const [row] = await world.sql<{ balanceMinor: number }>(
      "select balance_minor::int from ledger_accounts where kind = 'openingBalances' and shop_id = $1",
      [world.tw.id],
    );
    return 0 - (row?.balanceMinor ?? 0);
  };

  test('each balance is one entry against the opening balances; a changed one enters the difference', async () => {
    const of = await movedIn(
      world,
      world.tw,
      owner,
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
      world,
      world.tw,
      owner,
      'balances',
      balanceFile([
        [1, '120.5'],
        [2, '900'],
      ]),
    );
    expect(again).toMatchObject({ newCount: 0, sameCount: 1, changedCount: 1, entering: 10_000 });
    await applied(world, world.tw, owner, again);
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
    const of = await checked(world, world.tw, owner, 'balances', balanceFile(rows));
    expect(await faultsOf(of.id)).toEqual([
      [2, '币种: moving.otherCurrency'],
      [3, '余额: amount.negative'],
      [4, '会员编号: moving.memberUnknown'],
      [5, '余额: amount.invalid'],
    ]);
    await owner.client.call('discardMoveImport', { id: of.id });
  });

  test('a member who spent some of it here is not taken below 0', async () => {
    await world.sql(
      `update ledger_accounts set balance_minor = 100 where kind = 'memberBalance' and member_id =
         (select id from members where random_name = $1)`,
      [memberNumber(1)],
    );
    const of = await movedIn(world, world.tw, owner, 'balances', balanceFile([[1, '0']]));
    expect(of).toMatchObject({ writtenCount: 0, failedCount: 1 });
    const { list } = await owner.client.call('listMoveRows', { id: of.id, state: 'failed', pageSize: 20 });
    expect(list[0]?.faults[0]?.error).toBe('moving.tooLow');
    await world.sql(
      `update ledger_accounts set balance_minor = 12050 where kind = 'memberBalance' and member_id =
         (select id from members where random_name = $1)`,
      [memberNumber(1)],
    );
  });

  test('taking back enters the opposite; the books keep both', async () => {
    const before = await opening();
    const of = await movedIn(
      world,
      world.tw,
      owner,
      'balances',
      balanceFile([
        [5, '70'],
        [6, '30'],
      ]),
    );
    expect(await opening()).toBe(before + 10_000);
    await owner.client.call('undoMoveImport', { id: of.id });
    const undone = await worked(world, world.tw, owner, of.id);
    expect(undone).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 0, entered: 0 });
    expect([await balanceOf(5), await balanceOf(6), await opening()]).toEqual([0, 0, before]);
    expect(await owner.client.attempt('undoMoveImport', { id: of.id })).toMatchObject({
      failure: { error: 'moving.notDone' },
    });
  });

  test('points work alike', async () => {
    const file = (points: number) =>
      csv([rivalHeads.points, [memberNumber(1), points], [memberNumber(2), 40]]);
    await movedIn(world, world.tw, owner, 'points', file(100));
    const of = await movedIn(world, world.tw, owner, 'points', file(60));
    expect(of).toMatchObject({ writtenCount: 1, sameCount: 1, entered: -40 });
    const [{ balance }] = (await world.sql<{ balance: number }>(
      'select balance from points_balances join members on members.id = member_id where random_name = $1',
      [memberNumber(1)],
    )) as [{ balance: number }];
    expect(balance).toBe(60);
    expect(await owner.client.call('getMoveReport', {})).toMatchObject({ points: 100, memberCount: 2_000 });
  });

  test(
    'whatever files come in whatever order, the sum of the last balances is the ledger’s, and the books add up',
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
              const of = await checked(world, world.tw, owner, 'balances', balanceFile(rows));
              if (of.newCount + of.changedCount > 0) await applied(world, world.tw, owner, of);
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
        { numRuns: 6 },
      );
    },
    60_000 * patience,
  );
});
