import { describe, expect, test } from 'vitest';
import { testWaitFactor } from './limits.ts';
import {
  csv,
  faultyRows,
  importFilesJob,
  memberFile,
  memberNumber,
  memberRow,
  noTransactionOf,
  rivalHeads,
  startImportWorld,
} from './movingWorld.ts';

const { world, owner, checked, applied, worked } = await startImportWorld({ lane: true });

const faultsOf = (id: string, lang: 'zh' | 'tw' | 'en' = 'en') =>
  faultyRows({ client: world.tw.as(owner.token, lang) }, id);

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
      const of = await checked('members', memberFile(2_000, planted));
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
    60_000 * testWaitFactor,
  );

  test(
    'an import killed in the middle and continued writes each member once, and the same file again writes nothing',
    async () => {
      const of = await checked('members', memberFile(2_000, planted));
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
      await expect(
        importFilesJob(world).run(killed, { shopId: world.tw.id, importId: of.id }),
      ).rejects.toThrow('killed');
      const half = await owner.client.call('getMoveImport', { id: of.id });
      expect(half).toMatchObject({ state: 'writing', writtenCount: 1_000 });
      const done = await worked(of.id);
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
      expect((await owner.client.call('listMembers', { words: memberNumber(1_234) })).total).toBe(1);
      expect((await owner.client.call('listMembers', { words: '910001234' })).total).toBe(1);
      const again = await checked('members', memberFile(2_000, planted));
      expect(again).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 2_000, faultyCount: 6 });
      expect(await owner.client.attempt('applyMoveImport', { id: again.id, count: 0 })).toBeRefused(
        'moving.nothing',
      );
    },
    60_000 * testWaitFactor,
  );

  test('a later export updates changes, never duplicates, and does not change a member’s own contacts', async () => {
    const rows = [
      memberRow(1, { name: '陳大文' }),
      memberRow(2),
      memberRow(3, { email: 'new3@old.example' }),
    ];
    const file = () => csv([rivalHeads.members, ...rows]);
    await world.change('members', { randomName: memberNumber(3) }, { passwordHash: 'argon2id$a$b' });
    const of = await checked('members', file());
    expect(of).toMatchObject({ newCount: 0, changedCount: 1, sameCount: 1, faultyCount: 1 });
    expect(await faultsOf(of.id)).toEqual([[4, '邮箱: moving.ownContacts']]);
    expect(await owner.client.attempt('applyMoveImport', { id: of.id, count: 7 })).toBeRefused(
      'moving.changed',
    );
    expect(await applied(of)).toMatchObject({ state: 'done', writtenCount: 1 });
    const member = await world.row('members', { randomName: memberNumber(1) });
    expect(member?.name).toBe('陳大文');
  });

  test('columns are matched by hand if no name is known, and the next file of the kind uses the same', async () => {
    const heads = ['No.', 'Handy', 'Wer', 'Post'];
    const file = () => csv([heads, ['Z1', '0922000001', 'Anna', 'z1@old.example']]);
    const of = await checked('members', file());
    expect(of).toMatchObject({ newCount: 0, faultyCount: 1 });
    const match = { member: 'No.', phone: 'Handy', name: 'Wer', email: 'Post' };
    const columns = Object.entries(match).map(([column, head]) => ({ column, head }));
    const wrong = [{ column: 'member', head: 'Nope' }];
    expect(await owner.client.attempt('matchMoveColumns', { id: of.id, columns: wrong })).toBeRefused(
      'moving.columnUnknown',
    );
    await owner.client.call('matchMoveColumns', { id: of.id, columns });
    expect(await worked(of.id)).toMatchObject({ state: 'preview', newCount: 1 });
    const next = await checked('members', file());
    expect(next).toMatchObject({ newCount: 1 });
    for (const { id } of [of, next]) await owner.client.call('discardMoveImport', { id });
  });

  test("a file in Taiwan's encoding is read automatically", async () => {
    // The heads 會員編號,點數 and one member's row, in Big5.
    const bytes = new Uint8Array([
      ...[0xb7, 0x7c, 0xad, 0xfb, 0xbd, 0x73, 0xb8, 0xb9, 0x2c, 0xc2, 0x49, 0xbc, 0xc6, 0x0a],
      ...Buffer.from(`${memberNumber(1)},7\n`),
    ]);
    const of = await checked('points', new File([bytes], 'p.csv'));
    expect(of).toMatchObject({ newCount: 1, total: 7, heads: ['會員編號', '點數'] });
    await owner.client.call('discardMoveImport', { id: of.id });
  });
});
