import { referenceNumber } from '@crossdock/domain/reference.ts';
import { expect, test } from 'vitest';
import { csv, memberNumber, rivalHeads, setOpen, startImportWorld } from './movingWorld.ts';

const ownNumber = referenceNumber('CD', new Uint8Array(8).fill(7));

const address = (n: number, own: string, more = '之一') => [
  ...[
    memberNumber(n),
    own,
    '王小明',
    '0912345678',
    '台北市',
    '信義區',
    `信義路五段七號八十九樓${more}`,
    '110',
  ],
];
const numberOf = (n: number) => `SF10000000${1000 + n}`;
const parcel = (n: number, state = '待打包') => [
  ...[
    numberOf(n),
    memberNumber(n % 12),
    '',
    state === '已预报' ? '' : 'A-12',
    state,
    '外套',
    '1.25',
    '2026-11-01 09:00',
  ],
  ...['clothes', '500'],
];

const { world, owner, checked, movedIn, undone, faultsOf } = await startImportWorld({
  members: 12,
  lane: true,
});
const addresses = Array.from({ length: 12 }, (_, n) => address(n, `W${n}`));
await movedIn('addresses', csv([rivalHeads.addresses, ...addresses, address(3, 'W3b', '之二')]));
await movedIn(
  'parcels',
  csv([
    [...rivalHeads.parcels, '货物类型', '申报价值'],
    ...Array.from({ length: 24 }, (_, n) => parcel(n)),
    parcel(30, '已预报'),
  ]),
);

const heads = [
  '订单号',
  '会员编号',
  '订单状态',
  '渠道',
  '包裹',
  '地址编号',
  '已付金额',
  '收件人',
  '地址',
  '备注',
  '服务',
];
const order = (n: number, more: Readonly<Record<string, string>> = {}) => {
  const cells = {
    state: '待打包',
    lane: 'sea',
    parcels: numberOf(n),
    address: `W${n}`,
    paid: '',
    name: '',
    text: '',
    remark: '',
    services: '',
  };
  const { no = `OLD-${n}`, member = memberNumber(n), ...rest } = more;
  return [no, member, ...Object.values({ ...cells, ...rest })];
};
const balanceOf = async (n: number) => {
  const [row] = await world.sql<{ minor: number }>(
    `select balance_minor::int as minor from ledger_accounts join members on members.id = member_id
     where kind = 'memberBalance' and random_name = $1`,
    [memberNumber(n)],
  );
  return row?.minor ?? 0;
};
const ordersOf = (n: number) =>
  world.sql<{ id: string; number: string; state: string; remark: string; quote: number }>(
    `select orders.id, orders.number, orders.state, orders.remark, quote_total_minor::int as quote from orders
     join members on members.id = orders.member_id where random_name = $1 order by orders.id`,
    [memberNumber(n)],
  );
const stateOf = async (n: number) => (await world.row('parcels', { courierNumber: numberOf(n) }))?.state;

test('open orders get their parcels and are priced here; payments are on the balance; each fault is named', async () => {
  const file = csv([
    heads,
    order(1, { parcels: `${numberOf(1)};${numberOf(13)}`, paid: '320', remark: '小心' }),
    order(2, { no: ownNumber, state: '待付款' }),
    order(3, { address: '', name: '王小明', text: '台北市信義區信義路五段七號八十九樓之二' }),
    order(4, { state: '已出库' }),
    order(5, { parcels: numberOf(18) }),
    order(6, { lane: 'rocket' }),
    order(7, { address: 'W99' }),
    order(8, { parcels: '' }),
    order(9, { parcels: numberOf(1) }),
    order(3, { no: 'OLD-30', parcels: numberOf(15), address: '' }),
    order(6, { no: 'OLD-31', parcels: numberOf(30) }),
    order(8, { no: 'OLD-32', parcels: numberOf(20), services: '金箔包裝' }),
  ]);
  const of = await movedIn('orders', file);
  expect(await faultsOf(of.id)).toEqual([
    [5, '订单状态: moving.orderNotMoved'],
    [6, '包裹: moving.parcelUnknown'],
    [7, '渠道: moving.laneUnknown'],
    [8, '地址编号: moving.addressUnknown'],
    [9, '包裹: field.required'],
    [10, '包裹: moving.twice'],
    [11, '地址编号: moving.addressUnknown'],
    [12, '包裹: moving.parcelNotShelved'],
    [13, '服务: moving.serviceUnknown'],
  ]);
  expect(of).toMatchObject({ state: 'done', writtenCount: 3, entered: 32_000 });
  const [first] = await ordersOf(1);
  expect(first).toMatchObject({ state: 'processing', remark: 'OLD-1 · 小心' });
  expect(first?.quote).toBeGreaterThan(0);
  expect([await stateOf(1), await stateOf(13)]).toEqual(['requested', 'requested']);
  expect(await balanceOf(1)).toBe(32_000);
  // An imported order keeps its number if the number has the product's own format.
  expect((await ordersOf(2)).map(({ number, remark }) => [number, remark])).toEqual([[ownNumber, '']]);
  const found = await owner.client.call('getDeskOrder', { orderId: first?.id ?? '' });
  expect(found).toMatchObject({ state: 'processing' });
});

test('the same file again changes nothing; a different payment enters the difference', async () => {
  const again = await checked('orders', csv([heads, order(1, { paid: '320' }), order(2, { no: ownNumber })]));
  expect(again).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 2 });
  const less = await movedIn('orders', csv([heads, order(1, { paid: '300' })]));
  expect(less).toMatchObject({ entered: -2_000, writtenCount: 1 });
  expect([await balanceOf(1), (await ordersOf(1)).length]).toEqual([30_000, 1]);
  expect(await undone(less.id)).toMatchObject({ undoneCount: 1, entered: 0 });
  expect(await balanceOf(1)).toBe(32_000);
});

test('undoing frees the parcels and removes the money; an order that was worked on keeps both', async () => {
  const file = csv([heads, order(9, { paid: '10' }), order(10, { paid: '20' }), order(11, { paid: '30' })]);
  const of = await movedIn('orders', file);
  expect(of).toMatchObject({ writtenCount: 3, entered: 6_000 });
  const [gone] = await ordersOf(10);
  await world.change('orders', { id: gone?.id }, { state: 'awaitingPayment', packedAt: new Date() });
  // This member has spent the imported money, so undoing the import cannot take it back.
  await world.sql(
    `update ledger_accounts set balance_minor = 0 where kind = 'memberBalance' and member_id =
       (select id from members where random_name = $1)`,
    [memberNumber(11)],
  );
  expect(await undone(of.id)).toMatchObject({
    undoneCount: 1,
    keptCount: 2,
    entered: 5_000,
  });
  expect([await stateOf(9), await stateOf(10), await stateOf(11)]).toEqual([
    'shelved',
    'requested',
    'requested',
  ]);
  expect([await balanceOf(9), await balanceOf(10)]).toEqual([0, 2_000]);
  expect((await ordersOf(9)).map((one) => one.state)).toEqual(['cancelled']);
  expect(await world.sql("select 1 from notifications where event like 'order.%'")).toEqual([]);
  const [counter] = await world.sql<{ value: number }>(
    `select value from counters join members on members.id = member_id where counters.name = 'order.processing' and random_name = $1`,
    [memberNumber(9)],
  );
  expect(counter?.value).toBe(0);
});

test('a coupon that was used here stays used, despite later files and undoing', async () => {
  const file = (uses: number) =>
    csv([
      ['会员编号', '名称', '面额', '有效期', '剩余次数'],
      [memberNumber(1), '迎新券', '5', '2099-01-01', uses],
      [memberNumber(2), '迎新券', '5', '2099-01-01', 1],
    ]);
  const of = await movedIn('coupons', file(2));
  expect(of).toMatchObject({ writtenCount: 2 });
  const [used] = await ordersOf(1);
  await world.sql(
    `update member_coupons set state = 'used', used_at = now(), deducted_minor = 500, order_id = $1
     where id = (select min(copy.id::text)::uuid from member_coupons copy where member_id = (select id from members where random_name = $2))`,
    [used?.id, memberNumber(1)],
  );
  expect(await checked('coupons', file(2))).toMatchObject({ sameCount: 2 });
  expect(await faultsOf((await checked('coupons', file(0))).id)).toEqual([
    [2, '剩余次数: moving.couponUsed'],
  ]);
  await movedIn('coupons', file(1));
  const states = await world.sql('select state from member_coupons where shop_id = $1 order by id', [
    world.tw.id,
  ]);
  expect(states.map(({ state }) => state)).toEqual(['used', 'revoked', 'unused']);
  expect(await undone(of.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
});

test('a parcel in an order stays when the file of parcels is undone', async () => {
  const { list } = await owner.client.call('listMoveImports', { pageSize: 50 });
  const parcels = list.find(({ kind, state }) => kind === 'parcels' && state === 'done');
  await undone(parcels?.id ?? '');
  expect([await stateOf(1), await stateOf(20)]).toEqual(['requested', undefined]);
});

test('once the shop is open, payments need two people; an order without them needs one', async () => {
  await movedIn('parcels', csv([[...rivalHeads.parcels, '货物类型', '申报价值'], parcel(4), parcel(5)]));
  await setOpen(world, true);
  await world.tw.set({ adjustAloneMaxMinor: 100 });
  const paid = await checked('orders', csv([heads, order(4, { paid: '50' })]));
  expect(await owner.client.call('applyMoveImport', { id: paid.id, count: 1 })).toMatchObject({
    state: 'waiting',
  });
  const free = await movedIn('orders', csv([heads, order(5)]));
  expect(free).toMatchObject({ state: 'done', writtenCount: 1 });
});
