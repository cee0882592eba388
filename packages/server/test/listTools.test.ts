import type { Output } from '@crossdock/contract/table.ts';
import { listExportRowsPerPart, mostXlsxRows } from '@crossdock/contract/wire/listExport.ts';
import { describe, expect, test } from 'vitest';
import { testWaitFactor } from './limits.ts';
import { addWarehouseAndGoodsTypes, forecast } from './parcelWorld.ts';
import { refusedWith } from './toBeRefused.ts';
import { type Person, startWorld } from './world.ts';

const linesOf = (base64: string) => Buffer.from(base64, 'base64').toString('utf8').trimEnd().split('\r\n');

/** An id whose time is this moment. */
const idAt = (iso: string, n: number) => {
  const time = Date.parse(iso).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(n).padStart(12, '0')}`;
};

const world = await startWorld();
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
const [owner, mei] = [await world.tw.staff(), await world.tw.member({ name: 'Lin Mei' })];
// 16:00 UTC is midnight in Taipei.
await parcelsAt('2026-10-31T15:59:59.000Z', ['OCT1'], 'sf');
await parcelsAt('2026-10-31T16:00:00.000Z', ['NOV1', 'NOV2'], 'sf');
await parcelsAt('2026-11-02T15:59:59.000Z', ['NOV3'], 'yto');
await parcelsAt('2026-11-02T16:00:00.000Z', ['NOV4'], 'sf');

async function parcelsAt(iso: string, numbers: readonly string[], fields = ''): Promise<void> {
  for (const [n, number] of numbers.entries())
    await world.sql(
      `insert into parcels (shop_id, id, number, bill_code, member_id, state, warehouse_id, created_at, updated_at, courier, weight_g)
       values ($1, $2, $3, $3, $4, 'received', $5, $6, $6, $7, 1250)`,
      [world.tw.id, idAt(iso, n), number, mei.id, warehouseId, iso, fields],
    );
}

describe('filters of a list', () => {
  test('are combined: days of the shop’s calendar, courier, goods type, warehouse, who received', async () => {
    const numbers = async (input: object) =>
      (await owner.client.call('queryAllParcels', input)).list.map((row) => row.courierNumber).sort();
    const days = { fromDay: '2026-11-01', toDay: '2026-11-02' };
    expect(await numbers(days)).toEqual(['NOV1', 'NOV2', 'NOV3']);
    expect(await numbers({ fromDay: '2026-11-03' })).toContain('NOV4');
    expect(await numbers({ toDay: '2026-10-31' })).toEqual(['OCT1']);
    expect(await numbers({ ...days, courier: 'sf' })).toEqual(['NOV1', 'NOV2']);
    expect(await numbers({ ...days, courier: 'sf', warehouseId })).toEqual(['NOV1', 'NOV2']);
    await world.change('parcels', { courierNumber: 'NOV2' }, { receivedBy: owner.id });
    expect(await numbers({ ...days, receivedById: owner.id })).toEqual(['NOV2']);
    const type = await world.row('goodsTypes', { shopId: world.tw.id });
    await world.change('parcels', { courierNumber: 'NOV1' }, { goodsTypeId: type?.id });
    expect(await numbers({ ...days, goodsTypeId: type?.id })).toEqual(['NOV1']);
    expect(await numbers({ ...days, goodsTypeId: type?.id, courier: 'yto' })).toEqual([]);
  });

  test('of members: since when, whose, VIP', async () => {
    const vip = await world.tw.member({ name: 'Wu Vip' });
    const names = async (input: object) =>
      (await owner.client.call('listMembers', input)).list.map(({ name }) => name);
    await owner.client.call('setCareTakers', {
      memberId: vip.id,
      serviceStaffId: null,
      salesStaffId: owner.id,
    });
    await owner.client.call('setMemberVip', { memberId: vip.id, vip: true, why: 'asked' });
    expect(await names({ careTakerId: owner.id })).toEqual(['Wu Vip']);
    expect(await names({ vip: true })).toEqual(['Wu Vip']);
    expect(await names({ vip: false })).toEqual(['Lin Mei']);
    await world.change('members', { id: vip.id }, { createdAt: '2026-10-31T15:59:59Z' });
    expect(await names({ toDay: '2026-10-31' })).toEqual(['Wu Vip']);
    expect(await names({ toDay: '2026-10-30' })).toEqual([]);
    expect(await names({ fromDay: '2026-11-01' })).toEqual(['Lin Mei']);
  });
});

describe('an exported list', () => {
  test('has the requested columns in their order, and the rows of the list in its order', async () => {
    const days = { fromDay: '2026-11-01', toDay: '2026-11-02', sort: 'number', order: 'desc' } as const;
    const table = await owner.client.call('exportParcels', {
      ...days,
      columns: 'weight,number,courier,member,state,created',
      format: 'csv',
    });
    const alias = (await owner.client.call('queryAllParcels', days)).list[0]?.member?.alias;
    expect(linesOf(table.base64)).toEqual([
      '\uFEFFWeight (kg),Courier number,Courier,Member,Status,Registered',
      `1.25,NOV3,YTO,Lin Mei ${alias},Received,2026-11-02`,
      `1.25,NOV2,SF Express,Lin Mei ${alias},Received,2026-11-01`,
      `1.25,NOV1,SF Express,Lin Mei ${alias},Received,2026-11-01`,
    ]);
    expect(table).toMatchObject({ rows: 3, next: null });
    expect(table.filename).toMatch(/^parcels-tw-\d{4}-\d\d-\d\d\.csv$/);
    const xlsx = await owner.client.call('exportParcels', { ...days, columns: 'number', format: 'xlsx' });
    expect(Buffer.from(xlsx.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
    expect(
      await owner.client.attempt('exportParcels', { columns: 'number,password', format: 'csv' }),
    ).toBeRefused('request.invalid');
  });

  test('of orders, members and payments, in the reader’s language, for those who may read the list', async () => {
    const members = await world.tw
      .as(owner.token, 'tw')
      .call('exportMembers', { columns: 'name,status,balanceMinor', words: 'Lin Mei', format: 'csv' });
    expect(linesOf(members.base64)).toEqual(['\uFEFF姓名,狀態,餘額 (TWD)', 'Lin Mei,正常,0.00']);
    const orders = await owner.client.call('exportOrders', { columns: 'number,due', format: 'csv' });
    expect(linesOf(orders.base64)).toEqual(['\uFEFFOrder,Due (TWD)']);
    const payments = await owner.client.call('exportPayments', { columns: 'at,amount', format: 'csv' });
    expect(linesOf(payments.base64)).toEqual(['\uFEFFTime,Amount (TWD)']);
    const all = await owner.client.call('exportPayments', { format: 'csv' });
    expect(linesOf(all.base64)).toEqual([
      '\uFEFFTime,Member,Purpose,Method,Reference,Paid from,Amount (TWD),Fee (TWD),Status',
    ]);
    const warehouse = await world.tw.staff(['warehouse']);
    expect(await warehouse.client.attempt('exportPayments', { columns: 'at', format: 'csv' })).toBeRefused(
      'access.denied',
    );
    const { list } = await owner.client.call('listSecurityEvents', { kind: 'export' });
    expect(list.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['exportParcels', 'exportMembers', 'exportOrders', 'exportPayments']),
    );
  });

  test('of many rows comes in parts that join to one file, each row once, and no part exceeds its limit', {
    timeout: 120_000 * testWaitFactor,
  }, async () => {
    const shop = world.th;
    const there = await addWarehouseAndGoodsTypes(world, shop);
    const [boss, member] = [await shop.staff(), await shop.member()];
    await forecast(member);
    const many = 2 * listExportRowsPerPart + mostXlsxRows / 2 + 7;
    await world.sql(
      `insert into parcels (shop_id, id, number, bill_code, member_id, state, warehouse_id, created_at, updated_at)
       select $1, gen_random_uuid(), 'M' || n, 'M' || n, $2, 'received', $3, now(), now() from generate_series(1, $4::int) n`,
      [shop.id, member.id, there.warehouseId, many],
    );
    const lines: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const part: Output<'exportParcels'> = await boss.client.call('exportParcels', {
        columns: 'number',
        format: 'csv',
        ...(after ? { after } : {}),
      });
      lines.push(...linesOf(part.base64));
      sizes.push(part.rows);
      after = part.next ?? undefined;
    } while (after !== undefined);
    expect(sizes).toEqual([
      listExportRowsPerPart,
      listExportRowsPerPart,
      listExportRowsPerPart,
      listExportRowsPerPart,
      8,
    ]);
    expect(lines[0]).toBe('\uFEFFCourier number');
    expect(lines).toHaveLength(many + 2);
    expect(new Set(lines).size).toBe(many + 2);
    const ask = (input: object) =>
      boss.client.attempt('exportParcels', { columns: 'number', format: 'xlsx', ...input });
    expect(await ask({})).toBeRefused('list.tooManyRows');
    expect(await ask({ sort: 'number' })).toBeRefused('list.exportOrder');
    expect(await ask({ after: member.id })).toBeRefused('list.cursor');
    expect(await ask({ after: 'x'.repeat(60) })).toBeRefused('list.cursor');
  });
});

describe('views of a list', () => {
  const search = { state: 'received', columns: 'number,weight', sort: 'weight' };
  const list = 'parcels' as const;
  const seenBy = async (who: Person) => (await who.client.call('getListViews', { list })).list;

  test('are private until they are shared, which needs a permission; others copy a shared one', async () => {
    const [support, packer] = [await world.tw.staff(['support']), await world.tw.staff(['warehouse'])];
    await support.client.call('saveListView', { list, name: 'heavy', search });
    await packer.client.call('saveListView', { list, name: 'mine', search });
    expect(await seenBy(packer)).toMatchObject([{ name: 'mine', mine: true, shared: false }]);
    await support.client.call('shareListView', { list, name: 'heavy', shared: true });
    expect(await seenBy(packer)).toMatchObject([
      { name: 'heavy', mine: false, shared: true, staffId: support.id, search },
      { name: 'mine' },
    ]);
    const denied = refusedWith('access.denied');
    expect(await packer.client.attempt('shareListView', { list, name: 'mine', shared: true })).toMatchObject(
      denied,
    );
    // Nobody can share a colleague's private view, but everybody with the right can end a sharing.
    const theirs = { list, name: 'mine', staffId: packer.id } as const;
    expect(await owner.client.attempt('shareListView', { ...theirs, shared: true })).toBeRefused(
      'access.denied',
    );
    await owner.client.call('shareListView', { list, name: 'heavy', staffId: support.id, shared: false });
    expect(await seenBy(packer)).toMatchObject([{ name: 'mine' }]);
    expect(await owner.client.attempt('shareListView', { list, name: 'none', shared: true })).toBeRefused(
      'row.notFound',
    );
  });

  test('are renamed, and a list still opens with the renamed one', async () => {
    const [amy, ben] = [await world.tw.staff(['support']), await world.tw.staff(['support'])];
    await amy.client.call('saveListView', { list, name: 'a', search });
    await amy.client.call('saveListView', { list, name: 'b', search: {} });
    await amy.client.call('shareListView', { list, name: 'a', shared: true });
    await ben.client.call('openWithView', { list, name: 'a', staffId: amy.id });
    const rename = { list, search, was: 'a' } as const;
    expect(await amy.client.attempt('saveListView', { ...rename, name: 'b' })).toBeRefused('staff.viewNamed');
    await amy.client.call('saveListView', { ...rename, name: 'c' });
    expect(await seenBy(ben)).toMatchObject([{ name: 'c', shared: true, opens: true }]);
    expect((await seenBy(amy)).map(({ name, opens }) => [name, opens])).toEqual([
      ['b', false],
      ['c', false],
    ]);
    await ben.client.call('openWithView', { list, name: '' });
    expect(await seenBy(ben)).toMatchObject([{ opens: false }]);
    expect(await ben.client.attempt('openWithView', { list, name: 'b', staffId: amy.id })).toBeRefused(
      'row.notFound',
    );
  });

  test('and the columns of a list are stored for each person and list, with the names of colleagues', async () => {
    const amy = await world.tw.staff(['support']);
    await amy.client.call('saveListColumns', { list, columns: ['weight', 'number'] });
    const columnsOf = async (who: Person, of: 'parcels' | 'orders') =>
      (await who.client.call('getListViews', { list: of })).columns;
    expect(await columnsOf(amy, 'parcels')).toEqual(['weight', 'number']);
    expect(await columnsOf(amy, 'orders')).toEqual([]);
    expect(await columnsOf(owner, 'parcels')).toEqual([]);
    await amy.client.call('saveListColumns', { list, columns: [] });
    expect(await columnsOf(amy, 'parcels')).toEqual([]);
    const { list: colleagues } = await amy.client.call('listColleagues', {});
    expect(colleagues.map(({ staffId }) => staffId)).toEqual(expect.arrayContaining([amy.id, owner.id]));
  });
});
