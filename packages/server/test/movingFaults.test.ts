import type { ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { expect, test } from 'vitest';
import { csv, memberNumber, memberRow, rivalHeads, startImportWorld } from './movingWorld.ts';

const { world, owner, checked, applied, movedIn, worked } = await startImportWorld({
  members: 5,
  lane: true,
});

type Row = Readonly<Record<string, string>>;

/** The faults of each row of a file whose heads are the product's own names. A row may omit cells that others have. */
async function faultsOf(kind: ImportFileKind, rows: readonly Row[]) {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const of = await checked(kind, csv([heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]));
  const { list } = await owner.client.call('listMoveRows', { id: of.id, pageSize: 20 });
  await owner.client.call('discardMoveImport', { id: of.id });
  const byRow = list.toSorted((one, other) => one.row - other.row);
  return byRow.map(({ faults }) => faults.map(({ error, head }) => `${head}: ${error}`));
}

const member = (n: number) => ({
  ...{ member: `B${n}`, name: '王小明', phone: `093300000${n}`, email: `b${n}@old.example` },
});
const address = (n: number) => ({
  ...{
    member: memberNumber(n),
    consignee: '王小明',
    phone: '0912345678',
    province: '台北市',
    city: '信義區',
  },
  ...{ detail: '信義路五段七號八十九樓之一', zip: '110' },
});
const parcel = (n: number) => ({
  courier_number: `SF123456789012${n}`,
  member: memberNumber(1),
  weight_g: '1000',
  location: 'A-12',
});

/** Rows by kind, each with its faults. A kind's rows are one file, because each file is read by a separate process. */
const rowsOf: readonly (readonly [ImportFileKind, readonly (readonly [row: Row, ...faults: string[]])[]])[] =
  [
    [
      'members',
      [
        [{ ...member(1), active: 'yes', level: '', joined_at: '2024-03-05' }],
        [{ ...member(2), member: 'B 2' }, 'member: moving.key'],
        [{ ...member(3), active: 'perhaps' }, 'active: moving.yesOrNo'],
        [{ ...member(4), level: 'Diamond' }, 'level: moving.levelUnknown'],
        [{ ...member(5), joined_at: 'last spring' }, 'joined_at: moving.day'],
        [{ ...member(6), phone: '0910000002' }, 'phone: moving.taken'],
      ],
    ],
    [
      'points',
      [
        [{ member: memberNumber(1), points: '1.5' }, 'points: moving.whole'],
        [{ member: 'B9', points: '1' }, 'member: moving.memberUnknown'],
      ],
    ],
    [
      'addresses',
      [
        [{ ...address(1), country: '台灣', delivery_type: 'home' }],
        [{ ...address(2), country: 'Atlantis' }, 'country: moving.countryUnknown'],
        [{ ...address(3), delivery_type: 'drone' }, 'delivery_type: moving.deliveryUnknown'],
        [{ ...address(4), delivery_type: 'point', point: 'nowhere' }, 'point: moving.pointUnknown'],
      ],
    ],
    [
      'parcels',
      [
        [{ ...parcel(1), warehouse: 'can', goods_type: 'clothes' }],
        [{ ...parcel(2), warehouse: 'MOON' }, 'warehouse: moving.warehouseUnknown'],
        [{ ...parcel(3), goods_type: 'dragons' }, 'goods_type: moving.goodsTypeUnknown'],
        [{ ...parcel(4), weight_g: 'heavy' }, 'weight_g: moving.number'],
      ],
    ],
  ];

test.each(rowsOf)(
  '%s: each fault is named, and valid rows have none, under our own names',
  async (kind, rows) => {
    expect(
      await faultsOf(
        kind,
        rows.map(([row]) => row),
      ),
    ).toEqual(rows.map(([, ...faults]) => faults));
  },
);

test('warehouses, locations and pickup points are imported first, once, and can be undone', async () => {
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
    // The user assigns the columns whose heads the import does not recognise. The columns that it recognised keep
    // their heads.
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
  expect(await owner.client.attempt('applyMoveImport', { id: first.id, count: 1 })).toBeRefused(
    'moving.notOpen',
  );
});

test('LINE’s own id of a member keeps their login, and a chosen name is only stored', async () => {
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

test('a file whose import was interrupted too often is restarted by hand', async () => {
  const file = csv([rivalHeads.points, [memberNumber(1), 3], ['B7', 4]]);
  const of = await checked('points', file);
  await world.change('moveImports', { id: of.id }, { state: 'reading', failure: 'moving.broken' });
  const { list } = await owner.client.call('listMoveImports', { pageSize: 20 });
  expect(list.find(({ id }) => id === of.id)).toMatchObject({ state: 'failed' });
  await owner.client.call('retryMoveImport', { id: of.id });
  const found = await worked(of.id);
  expect(found).toMatchObject({ state: 'preview', newCount: 1, faultyCount: 1 });
  const sheet = await owner.client.call('exportMoveFaults', { id: of.id, format: 'csv' });
  expect(Buffer.from(sheet.base64, 'base64').toString('utf8')).toContain('B7');
});
