import { describe, expect, test } from 'vitest';
import { csv, memberNumber, memberRow, rivalHeads, setOpen, startImportWorld } from './movingWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { password } from './world.ts';

const { world, owner, checked, applied, movedIn, worked, faultsOf } = await startImportWorld({
  members: 20,
  lane: true,
});
const count = async (table: string) =>
  (
    await world.sql<{ n: number }>(`select count(*)::int as n from ${table} where shop_id = $1`, [
      world.tw.id,
    ])
  )[0]?.n;

describe('parcels', () => {
  const row = (n: number, more: readonly [string?, string?, string?, string?] = []) => {
    const [member = memberNumber(n % 20), location = 'A-12', state = '', weight = '1.25'] = more;
    return [`SF10000000${1000 + n}`, member, '', location, state, '外套', weight, '2026-11-01 09:00'];
  };

  test('on shelves, forecast and without an owner; each fault is named', async () => {
    const file = csv([
      rivalHeads.parcels,
      row(1),
      row(2, [memberNumber(2), '', '已预报', '']),
      row(3, ['', 'A-12', '无主']),
      row(4, ['A99999']),
      row(5, [memberNumber(5), 'Z-99']),
      row(6, [memberNumber(6), 'A-12', '已出库']),
      row(7, [memberNumber(7), 'A-12', '', '']),
      row(1),
    ]);
    const of = await movedIn('parcels', file);
    expect(of).toMatchObject({ state: 'done', writtenCount: 3, faultyCount: 5 });
    expect(await faultsOf(of.id)).toEqual([
      [5, '会员编号: moving.memberUnknown'],
      [6, '库位: moving.locationUnknown'],
      [7, '状态: moving.stateNotMoved'],
      [8, '重量(kg): field.required'],
      [9, '快递单号: moving.twice'],
    ]);
    const parcels = await world.sql(
      'select state, weight_g as weight, shelf_code as shelf from parcels where shop_id = $1 order by bill_code',
      [world.tw.id],
    );
    expect(parcels).toEqual([
      { state: 'shelved', weight: 1_250, shelf: 'A-12' },
      { state: 'forecast', weight: null, shelf: '' },
      { state: 'unclaimed', weight: 1_250, shelf: 'A-12' },
    ]);
    const [counter] = await world.sql<{ value: number }>(
      `select value from counters join members on members.id = member_id
       where counters.name = 'parcel.shelved' and random_name = $1`,
      [memberNumber(1)],
    );
    expect(counter?.value).toBe(1);
  });

  test('a later export moves a parcel forward, and never back; another’s parcel is not taken', async () => {
    const file = () =>
      csv([
        rivalHeads.parcels,
        row(1, [memberNumber(1), '', '已预报', '']),
        row(2),
        row(3, [memberNumber(8)]),
      ]);
    const of = await checked('parcels', file());
    expect(of).toMatchObject({ newCount: 0, changedCount: 2, sameCount: 1 });
    await applied(of);
    const steps = await world.sql<{ event: string }>(
      `select event from transitions join parcels on parcels.id = subject_id where bill_code = 'SF100000001002'
       order by transitions.id`,
    );
    expect(steps.map(({ event }) => event)).toEqual(['forecast', 'receive', 'shelve']);
    expect(await checked('parcels', file())).toMatchObject({ sameCount: 3 });
    const thief = await checked('parcels', csv([rivalHeads.parcels, row(1, [memberNumber(9)])]));
    expect(await faultsOf(thief.id)).toEqual([[2, '快递单号: moving.someoneElses']]);
  });

  test('undoing deletes new rows, restores changed ones, and keeps rows that others have used', async () => {
    const before = await count('parcels');
    const of = await movedIn(
      'parcels',
      csv([rivalHeads.parcels, row(31), row(32), row(33), row(2, [memberNumber(2), 'A-12', '', '2'])]),
    );
    expect(of).toMatchObject({ writtenCount: 4 });
    await world.change('parcels', { courierNumber: 'SF100000001033' }, { remark: 'by hand' });
    await owner.client.call('undoMoveImport', { id: of.id });
    expect(await worked(of.id)).toMatchObject({ undoneCount: 3, keptCount: 1 });
    expect(await count('parcels')).toBe((before ?? 0) + 1);
    const parcel = await world.row('parcels', { courierNumber: 'SF100000001002' });
    expect(parcel?.weightG).toBe(1_250);
  });
});

describe('addresses and declarers', () => {
  const address = (n: number, more: readonly [string?, string?] = []) => {
    const [zip = '110', detail = '信義路五段七號八十九樓之一'] = more;
    return [memberNumber(n), `W${n}`, '王小明', '0912345678', '台北市', '信義區', detail, zip];
  };

  test('addresses are matched to areas, come once, and can be changed and undone', async () => {
    const file = (detail?: string) =>
      csv([
        rivalHeads.addresses,
        address(1),
        address(2, ['110', detail]),
        address(3, ['1']),
        address(4, ['110', '短']),
      ]);
    const of = await movedIn('addresses', file());
    expect(await faultsOf(of.id)).toEqual([
      [4, '邮编: field.zip'],
      [5, '详细地址: field.addressTooShort'],
    ]);
    expect(of).toMatchObject({ writtenCount: 2 });
    const rows = await world.sql('select state, is_default, zip from addresses where shop_id = $1', [
      world.tw.id,
    ]);
    expect(rows).toEqual([
      { state: 'approved', isDefault: true, zip: '110' },
      { state: 'approved', isDefault: true, zip: '110' },
    ]);
    const next = await movedIn('addresses', file('信義路五段七號八十九樓之二'));
    expect(next).toMatchObject({ writtenCount: 1, sameCount: 1 });
    for (const { id } of [next, of]) {
      await owner.client.call('undoMoveImport', { id });
      await worked(id);
    }
    expect(await count('addresses')).toBe(0);
  });

  test('declarers come once and can be undone', async () => {
    const row = (n: number, id: string) => [memberNumber(n), '王小明', '0912345678', id];
    const file = () =>
      csv([rivalHeads.declarers, row(1, 'A123456789'), row(2, 'A123456788'), row(3, 'A123456789')]);
    const of = await movedIn('declarers', file());
    expect(await faultsOf(of.id)).toEqual([[3, '证件号: field.idNumber.TW']]);
    expect(await checked('declarers', file())).toMatchObject({
      newCount: 0,
      sameCount: 2,
    });
    await owner.client.call('undoMoveImport', { id: of.id });
    await worked(of.id);
    expect(await count('declarers')).toBe(0);
  });
});

describe('permissions', () => {
  test('an imported member has no password until they set one, and undoing keeps those whom others use', async () => {
    const login = await world.tw.guest.attempt('login', { account: 'rival1', password });
    expect(login.ok).toBe(false);
    const file = csv([rivalHeads.members, memberRow(50), memberRow(51)]);
    const of = await movedIn('members', file);
    await movedIn('points', csv([rivalHeads.points, [memberNumber(50), 5]]));
    await owner.client.call('undoMoveImport', { id: of.id });
    expect(await worked(of.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
    const left = await world.sql('select random_name as member from members where random_name = any($1)', [
      [memberNumber(50), memberNumber(51)],
    ]);
    expect(left).toEqual([{ member: memberNumber(50) }]);
  });

  test('once the shop is open, balances need two people, and no file is undone as a whole', async () => {
    await setOpen(world, true);
    await world.tw.set({ adjustAloneMaxMinor: 100 });
    const of = await checked('balances', csv([rivalHeads.balances, [memberNumber(7), '500', 'TWD']]));
    const asked = await owner.client.call('applyMoveImport', { id: of.id, count: 1 });
    expect(asked).toMatchObject({ state: 'waiting' });
    await world.sql('update idempotency_keys set answered_at = answered_at').catch(() => undefined);
    const finance = await world.tw.staff(['finance']);
    const list = await pendingApprovalRequests(finance);
    expect(list[0]).toMatchObject({ kind: 'moveIn', amountMinor: 50_000, mine: false });
    expect(await owner.client.attempt('approveAdjustment', { id: list[0]?.id ?? '' })).toBeRefused(
      'adjustment.own',
    );
    await finance.client.call('approveAdjustment', { id: list[0]?.id ?? '' });
    const done = await worked(of.id);
    expect(done).toMatchObject({ state: 'done', entered: 50_000 });
    expect(done.agreedBy).not.toBeNull();
    expect(await owner.client.attempt('undoMoveImport', { id: of.id })).toBeRefused('moving.shopOpen');
    expect(await owner.client.attempt('retryMoveImport', { id: of.id })).toBeRefused('moving.notFailed');
    expect(await owner.client.attempt('discardMoveImport', { id: of.id })).toBeRefused('moving.notOpen');
  });

  test('a limited number of files may wait to be written', async () => {
    const file = () => csv([rivalHeads.points, [memberNumber(1), 1]]);
    const more = async () => owner.client.attempt('uploadMoveFile', { kind: 'points' }, { file: file() });
    await more();
    // A separate process reads each file, which is slow, so all imports but the first and the last are copied by SQL.
    await world.sql(
      `insert into move_imports
       select (jsonb_populate_record(null::move_imports, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid()))).*
       from (select * from move_imports order by created_at desc limit 1) as one,
         generate_series((select count(*) from move_imports where state in ('reading', 'preview')) + 1, 19)`,
    );
    expect(await more()).toMatchObject({ ok: true });
    expect(await more()).toBeRefused('moving.tooMany');
  });
});
