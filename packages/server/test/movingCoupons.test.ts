import { describe, expect, test } from 'vitest';
import { csv, memberNumber, setOpen, startImportWorld } from './movingWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';

const { world, owner, checked, movedIn, worked, undone, faultsOf } = await startImportWorld({ members: 8 });

describe('coupons', () => {
  const heads = ['会员编号', '优惠券编号', '名称', '类型', '面额', '折扣', '最高抵扣', '有效期', '剩余次数'];
  const row = (n: number, more: Readonly<Record<string, string | number>> = {}) => {
    const cells = {
      id: `Q${n}`,
      name: '滿千折百',
      type: '现金券',
      amount: '100',
      rate: '',
      max: '',
      until: '2099-06-30',
      uses: 2,
    };
    return [memberNumber(n), ...Object.values({ ...cells, ...more })];
  };
  const copies = async (n: number) =>
    (
      await world.sql<{ state: string; until: string }>(
        `select copy.state, to_char(copy.valid_until at time zone 'Asia/Taipei', 'YYYY') as until from member_coupons copy
         join members on members.id = copy.member_id where random_name = $1 order by copy.id`,
        [memberNumber(n)],
      )
    ).map(({ state, until }) => `${state} ${until}`);
  const offers = () =>
    world.sql(
      'select tw, type, rate_bp as rate, state, issued_count as issued from coupons where shop_id = $1 order by id',
      [world.tw.id],
    );

  test('come with their uses and end, and an unknown coupon is created and stopped', async () => {
    const file = csv([
      heads,
      row(1),
      row(2, { uses: 1 }),
      row(3, { name: '九折券', type: '折扣', amount: '', rate: '9折', max: '50', uses: 1 }),
      row(4, { uses: 0 }),
      row(5, { until: '2020-01-01' }),
      row(6, { type: 'magic' }),
      row(7, { type: '折扣', amount: '', rate: '250' }),
      row(1),
      [memberNumber(9_999), ...row(1).slice(1)],
      row(0, { uses: 21, amount: '' }),
    ]);
    const of = await movedIn('coupons', file);
    expect(of).toMatchObject({ writtenCount: 3, sameCount: 1, total: 35_000, entered: 35_000 });
    expect(await faultsOf(of.id)).toEqual([
      [6, '有效期: moving.couponEnded'],
      [7, '类型: moving.couponType'],
      [8, '折扣: moving.rate'],
      [9, '优惠券编号: moving.twice'],
      [10, '会员编号: moving.memberUnknown'],
      [11, '面额: field.required', '剩余次数: field.tooBig'],
    ]);
    expect(await copies(1)).toEqual(['unused 2099', 'unused 2099']);
    expect(await offers()).toEqual([
      { tw: '滿千折百', type: 1, rate: 0, state: 'stopped', issued: 3 },
      { tw: '九折券', type: 2, rate: 1_000, state: 'stopped', issued: 1 },
    ]);
    // Moving in has stopped the coupon, so staff cannot issue another copy of it.
    const [{ id }] = (await world.sql<{ id: string }>("select id from coupons where tw = '滿千折百'")) as [
      { id: string },
    ];
    expect((await owner.client.attempt('issueCoupon', { id, to: 'all' })).ok).toBe(false);
  });

  test('a later file adds, revokes and extends, and never duplicates', async () => {
    expect(await checked('coupons', csv([heads, row(1)]))).toMatchObject({
      sameCount: 1,
    });
    await movedIn('coupons', csv([heads, row(1, { uses: 3, until: '2098-12-30' })]));
    expect(await copies(1)).toEqual(['unused 2098', 'unused 2098', 'unused 2098']);
    const less = await movedIn('coupons', csv([heads, row(1, { uses: 1 })]));
    expect(less).toMatchObject({ entered: -20_000 });
    expect(await copies(1)).toEqual(['unused 2099', 'revoked 2099', 'revoked 2099']);
    expect(await undone(less.id)).toMatchObject({ undoneCount: 1, entered: 0 });
    expect(await copies(1)).toEqual(['unused 2098', 'unused 2098', 'unused 2098']);
  });

  test('undoing removes the coupon with its copies', async () => {
    const { list } = await owner.client.call('listMoveImports', { pageSize: 50 });
    const first = list.find(
      ({ kind, state, writtenCount }) => kind === 'coupons' && state === 'done' && writtenCount === 3,
    );
    expect(await undone(first?.id ?? '')).toMatchObject({
      undoneCount: 3,
      keptCount: 0,
    });
    expect([await copies(1), await copies(2), await offers()]).toEqual([[], [], []]);
  });

  test('once the shop is open they need two people, however little they are worth', async () => {
    await setOpen(world, true);
    await world.tw.set({ adjustAloneMaxMinor: 1000000 });
    const of = await checked('coupons', csv([heads, row(6, { amount: '1', uses: 1 })]));
    expect(await owner.client.call('applyMoveImport', { id: of.id, count: 1 })).toMatchObject({
      state: 'waiting',
    });
    const finance = await world.tw.staff(['finance']);
    const list = await pendingApprovalRequests(finance);
    await finance.client.call('approveAdjustment', { id: list[0]?.id ?? '' });
    expect(await worked(of.id)).toMatchObject({ state: 'done', writtenCount: 1 });
    expect(await copies(6)).toEqual(['unused 2099']);
    await setOpen(world, false);
  });
});
