import type { MoveKind } from '@crossdock/domain/moving/heads.ts';
import { expect, test } from 'vitest';
import { csv, memberNumber, memberRow, rivalHeads, startMoving } from './movingWorld.ts';

const { world, owner, checked, applied, movedIn, worked } = await startMoving({ members: 5, lane: true });

/** The faults of a file of one row, with the given cells by our own names. */
async function faultsOf(kind: MoveKind, row: Readonly<Record<string, string>>) {
  const of = await checked(kind, csv([Object.keys(row), Object.values(row)]));
  const { list } = await owner.client.call('listMoveRows', { id: of.id, pageSize: 20 });
  await owner.client.call('discardMoveImport', { id: of.id });
  return list.flatMap(({ faults }) => faults.map(({ error, head }) => `${head}: ${error}`));
}

const member = { member: 'B1', name: '王小明', phone: '0933000001', email: 'b1@old.example' };
const address = {
  ...{
    member: memberNumber(1),
    consignee: '王小明',
    phone: '0912345678',
    province: '台北市',
    city: '信義區',
  },
  ...{ detail: '信義路五段七號八十九樓之一', zip: '110' },
};
const parcel = {
  courier_number: 'SF1234567890123',
  member: memberNumber(1),
  weight_g: '1000',
  location: 'A-12',
};

test.each([
  ['members', { ...member, member: 'B 1' }, 'member: moving.key'],
  ['members', { ...member, active: 'perhaps' }, 'active: moving.yesOrNo'],
  ['members', { ...member, level: 'Diamond' }, 'level: moving.levelUnknown'],
  ['members', { ...member, joined_at: 'last spring' }, 'joined_at: moving.day'],
  ['members', { ...member, phone: '0910000002' }, 'phone: moving.taken'],
  ['points', { member: memberNumber(1), points: '1.5' }, 'points: moving.whole'],
  ['points', { member: 'B9', points: '1' }, 'member: moving.memberUnknown'],
  ['addresses', { ...address, country: 'Atlantis' }, 'country: moving.countryUnknown'],
  ['addresses', { ...address, delivery_type: 'drone' }, 'delivery_type: moving.deliveryUnknown'],
  ['addresses', { ...address, delivery_type: 'point', point: 'nowhere' }, 'point: moving.pointUnknown'],
  ['parcels', { ...parcel, warehouse: 'MOON' }, 'warehouse: moving.warehouseUnknown'],
  ['parcels', { ...parcel, goods_type: 'dragons' }, 'goods_type: moving.goodsTypeUnknown'],
  ['parcels', { ...parcel, weight_g: 'heavy' }, 'weight_g: moving.number'],
] as const)('%s: %o is a fault', async (kind, row, fault) => {
  expect(await faultsOf(kind, row)).toEqual([fault]);
});

test('what is right has no fault, under our own names', async () => {
  expect(await faultsOf('members', { ...member, active: 'yes', level: '', joined_at: '2024-03-05' })).toEqual(
    [],
  );
  expect(await faultsOf('addresses', { ...address, country: '台灣', delivery_type: 'home' })).toEqual([]);
  expect(await faultsOf('parcels', { ...parcel, warehouse: 'can', goods_type: 'clothes' })).toEqual([]);
});

test('warehouses, locations and pickup points come first, once, and go', async () => {
  const files = {
    warehouses: [
      ['仓库代码', '仓库', '联系人', '电话', '仓库地址'],
      ['SZ', '深圳仓', '{userName}', '0755-1234567', '深圳市宝安区 {alias}'],
      ['BAD', '坏仓', '{userNmae}', '0755', '深圳'],
    ],
    locations: [
      ['仓库', '库位'],
      ['SZ', 'C-01'],
      ['SZ', 'C-02'],
      ['MOON', 'C-02'],
    ],
    pickup_points: [
      ['自提点', '名称', '国家', '自提点地址', '电话'],
      ['PX-9', '台北門市', '台灣', '台北市信義路1號', '02-1234'],
    ],
  } as const;
  const done: { id: string }[] = [];
  for (const kind of ['warehouses', 'locations', 'pickup_points'] as const) {
    const of = await checked(kind, csv(files[kind]));
    // The rest of the columns are named by hand.
    const named = of.columns.map(({ column, head }) => ({
      column,
      head:
        {
          warehouses: { name: '仓库', warehouse: '仓库代码' },
          pickup_points: { name: '名称' },
          locations: {},
        }[kind][column as 'name'] ?? head,
    }));
    await owner.client.call('matchMoveColumns', { id: of.id, columns: named });
    const matched = await worked(of.id);
    expect([kind, matched.newCount]).toEqual([kind, { warehouses: 1, locations: 2, pickup_points: 1 }[kind]]);
    done.push(await applied(matched));
    expect(await checked(kind, csv(files[kind]))).toMatchObject({
      newCount: 0,
      changedCount: 0,
    });
  }
  for (const { id } of done.toReversed()) {
    await owner.client.call('undoMoveImport', { id });
    expect(await worked(id)).toMatchObject({ keptCount: 0 });
  }
  expect(await world.sql("select code from warehouses where code in ('SZ', 'BAD')")).toEqual([]);
});

test('a balance that another file has changed since the check is not entered', async () => {
  const file = (amount: string) => csv([rivalHeads.balances, [memberNumber(1), amount, 'TWD']]);
  const first = await checked('balances', file('10'));
  const second = await checked('balances', file('25'));
  expect(await applied(first)).toMatchObject({ entered: 1_000 });
  expect(await applied(second)).toMatchObject({ entered: 0, failedCount: 1 });
  const { list } = await owner.client.call('listMoveRows', { id: second.id, state: 'failed', pageSize: 20 });
  expect(list[0]?.faults[0]?.error).toBe('moving.changedSince');
  expect(await owner.client.attempt('applyMoveImport', { id: first.id, count: 1 })).toMatchObject({
    failure: { error: 'moving.notOpen' },
  });
});

test('LINE’s own id of a member keeps their login; a name that they chose is only kept', async () => {
  const ids = [`U${'0a'.repeat(16)}`, 'anna.line'] as const;
  const rows = ids.map((line, at) => memberRow(60 + at).map((cell, nth) => (nth === 6 ? line : cell)));
  await movedIn('members', csv([rivalHeads.members, ...rows]));
  const kept = await world.sql(
    `select members.line_account as line, binding.subject from members
     left join messenger_bindings as binding on binding.member_id = members.id
     where random_name = any($1) order by random_name`,
    [[memberNumber(60), memberNumber(61)]],
  );
  expect(kept).toEqual([
    { line: ids[0], subject: ids[0] },
    { line: ids[1], subject: null },
  ]);
});

test('a file whose work was interrupted too often is started once more by hand', async () => {
  const file = csv([rivalHeads.points, [memberNumber(1), 3], ['B7', 4]]);
  const of = await checked('points', file);
  await world.sql("update move_imports set state = 'reading', failure = 'moving.broken' where id = $1", [
    of.id,
  ]);
  const { list } = await owner.client.call('listMoveImports', { pageSize: 20 });
  expect(list.find(({ id }) => id === of.id)).toMatchObject({ state: 'failed' });
  await owner.client.call('retryMoveImport', { id: of.id });
  const found = await worked(of.id);
  expect(found).toMatchObject({ state: 'preview', newCount: 1, faultyCount: 1 });
  const sheet = await owner.client.call('exportMoveFaults', { id: of.id, format: 'csv' });
  expect(Buffer.from(sheet.base64, 'base64').toString('utf8')).toContain('B7');
});
