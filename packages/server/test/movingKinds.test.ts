import { describe, expect, test } from 'vitest';
import { csv, memberNumber, rivalHeads, startImportWorld } from './movingWorld.ts';
import { password } from './world.ts';

const { world, owner, checked, applied, movedIn, undone, faultsOf } = await startImportWorld({ members: 8 });

describe('levels', () => {
  const heads = ['等级', '等级名称', '累计运费'];
  const file = (gold = '金牌') =>
    csv([
      heads,
      [1, '普通', ''],
      [2, '银牌', '1000'],
      [3, gold, '5000'],
      [5, '钻石', '9000'],
      [4, '白金', '4000'],
    ]);
  const levels = () =>
    world.sql(
      'select level, tw, from_paid_minor::int as paid from member_levels where shop_id = $1 order by level',
      [world.tw.id],
    );

  test('come with names and thresholds, can be changed and undone; a threshold that does not rise is a fault', async () => {
    await world.sql('delete from member_levels where shop_id = $1', [world.tw.id]);
    const of = await checked('levels', file());
    expect(await faultsOf(of.id)).toEqual([[6, '累计运费: field.level.notRising']]);
    const gap = await checked('levels', csv([heads, [1, '普通', '5'], [7, '超级', ''], [0, 'x']]));
    expect(await faultsOf(gap.id)).toEqual([
      [2, '累计运费: field.level.first'],
      [3, '等级: moving.levelGap'],
      [4, '等级: field.required'],
    ]);
    const right = csv([heads, [1, '普通', ''], [2, '银牌', '1000'], [3, '金牌', '5000']]);
    const done = await movedIn('levels', right);
    expect(done).toMatchObject({ state: 'done', writtenCount: 3 });
    const changed = csv([heads, [2, '銀牌', '1000'], [3, '金牌', '5000']]);
    const next = await movedIn('levels', changed);
    expect(next).toMatchObject({ writtenCount: 1, sameCount: 1 });
    expect(await levels()).toEqual([
      { level: 1, tw: '普通', paid: null },
      { level: 2, tw: '銀牌', paid: 100_000 },
      { level: 3, tw: '金牌', paid: 500_000 },
    ]);
    await world.change('members', { randomName: memberNumber(1) }, { level: 2 });
    expect(await undone(next.id)).toMatchObject({ undoneCount: 1 });
    // Undoing an import keeps a level that a member has, and all levels below that one.
    expect(await undone(done.id)).toMatchObject({ undoneCount: 1, keptCount: 2 });
    expect((await levels()).map(({ tw }) => tw)).toEqual(['普通', '银牌']);
    await world.change('members', { randomName: memberNumber(1) }, { level: 1 });
    const nameless = await checked(
      'levels',
      csv([
        ['level', 'from_paid_minor'],
        [1, ''],
      ]),
    );
    expect(await faultsOf(nameless.id)).toEqual([[2, ': moving.nameMissing']]);
  });
});

describe('staff', () => {
  const heads = ['账号', '姓名', '电话', '角色', '是否启用'];
  const row = (login: string, roles: string, more: readonly [string?, string?] = []) => {
    const [name = '陳小倉', active = '是'] = more;
    return [login, name, '0912-345', roles, active];
  };
  const rolesOf = (login: string) => world.row('staff', { shopId: world.tw.id, login });

  test('come without a password and never as owners; each fault is named', async () => {
    const [{ login }] = (await world.sql<{ login: string }>('select login from staff where id = $1', [
      owner.id,
    ])) as [{ login: string }];
    const file = csv([
      heads,
      row('depot1', '仓库'),
      row('books1', '財務;客服', ['林會計', '否']),
      row('boss2', '店主'),
      row('who', 'wizard'),
      row('no login', '客服'),
      row('depot1', '客服'),
      row(login, '店主'),
    ]);
    const of = await movedIn('staff', file);
    expect(of).toMatchObject({ writtenCount: 2, sameCount: 1 });
    expect(await faultsOf(of.id)).toEqual([
      [4, '角色: moving.noOwner'],
      [5, '角色: moving.roleUnknown'],
      [6, '账号: field.account.characters'],
      [7, '账号: moving.twice'],
    ]);
    expect(await rolesOf('depot1')).toMatchObject({ roles: ['warehouse'], status: 'active' });
    expect(await rolesOf('books1')).toMatchObject({ roles: ['finance', 'support'], status: 'disabled' });
    const entered = await world.tw.guest.attempt('loginStaff', { login: 'depot1', password });
    expect(entered).toBeRefused('staff.wrongLogin');
  });

  test('can be changed until they have a password; an owner sets the first one, which must be replaced', async () => {
    const next = await movedIn('staff', csv([heads, row('depot1', '仓库 客服')]));
    expect(next).toMatchObject({ writtenCount: 1 });
    expect((await rolesOf('depot1'))?.roles).toEqual(['warehouse', 'support']);
    expect(await undone(next.id)).toMatchObject({ undoneCount: 1 });
    expect((await rolesOf('depot1'))?.roles).toEqual(['warehouse']);
    const { list } = await owner.client.call('listStaff', { words: 'depot1' });
    await owner.client.call('resetStaffPassword', { staffId: list[0]?.staffId ?? '', password });
    const { token } = await world.tw.guest.call('loginStaff', { login: 'depot1', password });
    expect(await world.tw.as(token).call('getStaffSession', {})).toMatchObject({ due: 'password' });
    const late = await checked('staff', csv([heads, row('depot1', '财务')]));
    expect(await faultsOf(late.id)).toEqual([[2, '账号: moving.staffInUse']]);
    const { list: files } = await owner.client.call('listMoveImports', { pageSize: 20 });
    const first = files.find(
      ({ kind, state, writtenCount }) => kind === 'staff' && state === 'done' && writtenCount === 2,
    );
    expect(await undone(first?.id ?? '')).toMatchObject({
      undoneCount: 1,
      keptCount: 1,
    });
    expect(await rolesOf('books1')).toBeUndefined();
  });
});

describe('addresses of stores', () => {
  const heads = [...rivalHeads.addresses, '门店', '配送方式'];
  const row = (n: number, store: string) => [
    memberNumber(n),
    `S${n}`,
    '王小明',
    '0912345678',
    '',
    '',
    '',
    '',
    store,
    '7-11',
  ];

  test('are identified by the number of the store on the shop’s list', async () => {
    const store = {
      number: '165472',
      name: '松高門市',
      address: '台北市信義區松高路11號',
      city: '台北市',
      area: '信義區',
      zip: '110',
      phone: '',
    };
    await owner.client.call('importStores', { country: 'TW', rows: [store] });
    const file = () => csv([heads, row(1, '165472'), row(2, '999999'), row(3, '')]);
    const of = await movedIn('addresses', file());
    expect(of).toMatchObject({ writtenCount: 1 });
    expect(await faultsOf(of.id)).toEqual([
      [3, '门店: moving.pointUnknown'],
      [4, '门店: field.required'],
    ]);
    const [address] = await world.sql<{ store: object }>(
      'select delivery_type as type, store, pickup_point_id as point, zip, city from addresses where shop_id = $1',
      [world.tw.id],
    );
    expect(address).toMatchObject({
      ...{ type: 3, point: null, zip: '110', city: '信義區' },
      store: { number: '165472', name: '松高門市', linkName: '王小明', phone: '0912345678' },
    });
    expect(await checked('addresses', file())).toMatchObject({
      sameCount: 1,
      newCount: 0,
    });
    await owner.client.call('importStores', { country: 'TW', rows: [{ ...store, name: '松高二門市' }] });
    const renamed = await checked('addresses', file());
    expect(renamed).toMatchObject({ changedCount: 1 });
    await applied(renamed);
    expect(await undone(renamed.id)).toMatchObject({ undoneCount: 0 + 1 });
    expect(
      (
        await world.sql<{ name: string }>(
          "select store ->> 'name' as name from addresses where shop_id = $1",
          [world.tw.id],
        )
      )[0],
    ).toEqual({ name: '松高門市' });
  });
});
