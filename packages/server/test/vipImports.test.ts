import { vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { describe, expect, test } from 'vitest';
import { maxTries } from '../src/vipImports/continueVipImport.ts';
import { minutesAgo } from './ago.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import {
  admitVipMember,
  importJob,
  noTransactionFailingAfter,
  openVipImports,
  type Typed,
  vipFile,
} from './vipImportWorld.ts';

const { world, member, rightRows, preview, rowsIn, faultsIn, confirm } = await openVipImports();
// These tests count attempts, so the worker is stopped and the tests run its jobs.
await world.running.background.then(() => world.running.services.jobs.stop());
const ordersMade = async () =>
  Number((await world.sql<{ n: string }>('select count(*) as n from vip_orders'))[0]?.n);
const whenDone = async (id: string) => {
  await importJob(world).run(noTransactionFailingAfter(world), { shopId: world.tw.id, importId: id });
  const now = await member.client.call('getVipImport', { id });
  expect(now.state).toBe('done');
  return now;
};

describe('a table of 300 rows with 12 faults', () => {
  const faulty: readonly (readonly [row: number, change: Typed, fault: string])[] = [
    [5, { courierNumber: '??' }, 'courierNumber parcel.number'],
    [20, { product: '飛毯' }, 'product vip.productUnknown'],
    [41, { quantity: '1.5' }, 'quantity field.integer'],
    [60, { quantity: '' }, 'quantity field.required'],
    [77, { price: 'viel' }, 'price vipImport.amount'],
    [98, { channel: '空運' }, 'channel vipImport.channelUnknown'],
    [120, { carrier: '黑貓' }, 'carrier vipImport.carrierUnknown'],
    [150, { myAddress: '某處' }, 'myAddress vipImport.addressUnknown'],
    [180, { declarer: '某人' }, 'declarer vipImport.declarerUnknown'],
    [210, { taxIncluded: '也許' }, 'taxIncluded vipImport.yesOrNo'],
    [240, { unit: '噸' }, 'unit vipImport.unitDiffers'],
    [271, { orderKey: '' }, 'orderKey field.required'],
  ];
  let rows: Typed[];
  let id: string;

  test('shows each at its cell, and creates nothing', async () => {
    // Two rows per order make 150 orders.
    const once = { channel: '', myAddress: '' };
    rows = rightRows(300).map((row, at) => ({
      ...row,
      ...(at % 2 ? once : {}),
      orderKey: `O${Math.floor(at / 2)}`,
    }));
    const wrong = rows.map((row, at) => ({ ...row, ...faulty.find(([place]) => place === at + 2)?.[1] }));
    const found = await preview(await vipFile(wrong, { columns: vipColumns.toReversed() }));
    expect(found).toMatchObject({
      state: 'preview',
      rowCount: 300,
      filename: 'orders.xlsx',
      unknownHeads: [],
    });
    // The row without an order key counts as an order of its own. The order that it belonged to is valid without it.
    expect(found).toMatchObject({ orderCount: 151, badCount: 12, goodCount: 139, knownCount: 0 });
    expect((await faultsIn(found.id)).sort()).toEqual(
      faulty.map(([row, , fault]) => `${row} ${fault}`).sort(),
    );
    expect(await ordersMade()).toBe(0);
    ({ id } = found);
  });

  test('is corrected in the preview and by uploading again, and then imported completely, once', async () => {
    const mended = await member.client.call('editVipImportRow', {
      id,
      row: 20,
      cells: [{ column: 'product', text: '收納盒' }],
    });
    expect(mended).toMatchObject({ badCount: 11, goodCount: 140 });
    expect(await faultsIn(id)).not.toContain('20 product vip.productUnknown');
    expect(await member.client.attempt('confirmVipImport', { id, goodCount: 139 })).toBeRefused(
      'vipImport.changed',
    );
    const anew = await preview(await vipFile(rows));
    expect(anew).toMatchObject({ orderCount: 150, badCount: 0, goodCount: 150 });
    expect((await confirm(anew)).state).toBe('writing');
    expect(await whenDone(anew.id)).toMatchObject({ madeCount: 150, failedCount: 0 });
    expect(await ordersMade()).toBe(150);
    const made = await rowsIn(anew.id, 'made');
    expect(made[0]?.order).toEqual(made[1]?.order);
    expect(made[0]?.order?.number).not.toBe('');
    await member.client.call('discardVipImport', { id });
  });

  test('the same file imported twice duplicates nothing, even under another name and format', async () => {
    for (const format of ['xlsx', 'csv'] as const) {
      const again = await preview(await vipFile(rows, { format }));
      expect(again).toMatchObject({ knownCount: 150, goodCount: 0, badCount: 0 });
      expect(await member.client.attempt('confirmVipImport', { id: again.id, goodCount: 0 })).toBeRefused(
        'vipImport.nothingGood',
      );
      await member.client.call('discardVipImport', { id: again.id });
    }
    expect(await ordersMade()).toBe(150);
  });
});

describe('a confirmed import', () => {
  const run = (importId: string | undefined, fails?: number) =>
    importJob(world).run(noTransactionFailingAfter(world, fails), {
      shopId: world.tw.id,
      ...(importId === undefined ? {} : { importId }),
    });
  /** A confirmed import that no process has started. */
  const writing = async (rows: readonly Typed[]) => {
    const found = await preview(await vipFile(rows));
    await world.change(
      'vipImports',
      { id: found.id },
      { state: 'writing', confirmedAt: new Date(), progressAt: new Date() },
    );
    return found.id;
  };
  const now = (id: string) => member.client.call('getVipImport', { id });

  test('continues after a kill, by schedule, and duplicates nothing', async () => {
    const before = await ordersMade();
    const id = await writing(rightRows(600));
    // The run is killed after its third transaction: it has started, read the names, and written one part.
    await expect(run(id, 3)).rejects.toThrow('killed');
    const { madeCount } = await now(id);
    expect(madeCount).toBeGreaterThan(0);
    expect(madeCount).toBeLessThan(600);
    // The import made progress a moment ago, so its process may still be running.
    await runJobIfDue(world, world.tw, importJob(world));
    expect((await now(id)).madeCount).toBe(madeCount);
    await world.change('vipImports', { id }, { progressAt: minutesAgo(1) });
    await runJobIfDue(world, world.tw, importJob(world));
    expect(await now(id)).toMatchObject({ state: 'done', madeCount: 600, failedCount: 0, knownCount: 0 });
    expect(await ordersMade()).toBe(before + 600);
  });

  test('is carried out once, however many confirm and write it at once', async () => {
    const before = await ordersMade();
    const file = await vipFile(rightRows(40));
    const [one, other] = await Promise.all([preview(file), preview(file)]);
    expect(one.id).toBe(other.id);
    await Promise.all([confirm(one), confirm(one), confirm(other)]);
    await Promise.all([run(one.id), run(one.id), run(undefined)]);
    expect(await whenDone(one.id)).toMatchObject({ madeCount: 40 });
    expect(await ordersMade()).toBe(before + 40);
  });

  test('leaves out orders with numbers taken meanwhile, with the reason, and places the others', async () => {
    const before = await ordersMade();
    const rows = rightRows(5);
    const id = await writing(rows);
    const other = await admitVipMember(world, world.tw);
    await other.client.call('forecastParcels', {
      courierNumber: rows[2]?.courierNumber ?? '',
      goodsType: 'clothes',
      goodsName: 'x',
      goodsCount: 1,
      declaredValueMinor: 100,
    });
    // Another file with one of the same orders is imported before this one.
    const twin = await preview(await vipFile(rows.slice(0, 1)));
    await world.change('vipImports', { id: twin.id }, { state: 'writing' });
    await run(twin.id);
    await run(id);
    expect(await now(id)).toMatchObject({ state: 'done', madeCount: 3, failedCount: 1, knownCount: 1 });
    const [failed] = await rowsIn(id, 'failed');
    expect(failed?.cells.find(({ fault }) => fault)).toMatchObject({
      column: 'courierNumber',
      fault: { error: 'parcel.someoneElses' },
    });
    expect(await ordersMade()).toBe(before + 4);
  });

  test('is given up if it makes no progress: placed orders stay, and the rest can be uploaded again', async () => {
    await world.sql(
      `create function poison() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$`,
    );
    await world.sql(
      `create trigger poison before insert on vip_orders for each row when (new.remark = 'poison') execute function poison()`,
    );
    const before = await ordersMade();
    const rows = [...rightRows(252), ...rightRows(1, { remark: 'poison' })];
    const id = await writing(rows);
    // The first run still places one part of the orders. The other `maxTries` runs make no progress.
    for (let n = 0; n <= maxTries; n++) await expect(run(id)).rejects.toThrow('poisoned');
    await run(id);
    expect(await now(id)).toMatchObject({ state: 'failed', madeCount: 250, failedCount: 3 });
    await run(id);
    expect(await ordersMade()).toBe(before + 250);
    const told = await rowsIn(id, 'failed');
    expect(told.map(({ faults }) => faults.map(({ error }) => error))).toEqual(
      Array.from({ length: 3 }, () => ['vipImport.broken']),
    );
    // Staff see the import and retry it once the cause is gone. Existing orders are not made again.
    const clerk = await world.tw.staff(['support']);
    const waiting = async () => (await clerk.client.call('getDashboard', {})).vipImports;
    const { list } = await clerk.client.call('listStaffVipImports', {});
    expect(list).toMatchObject([{ id, memberId: member.id, failedCount: 3, settledAt: null }]);
    expect([list[0]?.lastError, await waiting()]).toEqual([expect.stringContaining('poisoned'), 1]);
    const packer = await world.tw.staff(['warehouse']);
    for (const attempt of [
      await packer.client.attempt('retryVipImport', { id }),
      await packer.client.attempt('endVipImport', { id, why: 'x' }),
    ])
      expect(attempt).toBeRefused({ code: 403 });
    await world.sql('drop trigger poison on vip_orders');
    const left = await member.client.call('exportVipImport', { id, format: 'csv', onlyLeft: true });
    const again = await preview(new File([Buffer.from(left.base64, 'base64')], left.filename));
    expect(again).toMatchObject({ goodCount: 3, knownCount: 0 });
    // While the member's own second import is pending, the first one cannot be retried.
    const row = await world.row('vipImports', { id: again.id });
    await world.change('vipImports', { id }, { digest: row?.digest });
    expect(await clerk.client.attempt('retryVipImport', { id })).toBeRefused('vipImport.sameAgain');
    await member.client.call('discardVipImport', { id: again.id });
    await clerk.client.call('retryVipImport', { id });
    expect(await clerk.client.attempt('retryVipImport', { id })).toBeRefused('vipImport.notGivenUp');
    expect(await whenDone(id)).toMatchObject({ madeCount: 253, failedCount: 0 });
    expect([await ordersMade(), await waiting()]).toEqual([before + 253, 0]);
  });

  test('is given up if its rows can never be judged, and nothing of it is placed', async () => {
    const found = await preview(await vipFile(rightRows(2)));
    await world.change('vipImports', { id: found.id }, { state: 'reading', tries: maxTries });
    await run(found.id);
    expect(await now(found.id)).toMatchObject({ state: 'failed', madeCount: 0, failedCount: 2 });
    expect(await member.client.attempt('confirmVipImport', { id: found.id, goodCount: 2 })).toMatchObject({
      ok: true,
    });
    expect(await now(found.id)).toMatchObject({ state: 'failed' });
    const clerk = await world.tw.staff(['support']);
    await clerk.client.call('retryVipImport', { id: found.id });
    await run(found.id);
    expect(await now(found.id)).toMatchObject({ state: 'preview', goodCount: 2, failedCount: 0 });
    await world.change('vipImports', { id: found.id }, { state: 'reading', tries: maxTries });
    await run(found.id);
    await clerk.client.call('endVipImport', { id: found.id, why: '請分成兩個表格' });
    expect(await now(found.id)).toMatchObject({ state: 'failed', note: '請分成兩個表格' });
    const { list } = await clerk.client.call('listStaffVipImports', { shelf: 'all', words: 'orders' });
    expect(list[0]).toMatchObject({ id: found.id, settledAt: expect.any(String) });
    for (const attempt of [
      await clerk.client.attempt('retryVipImport', { id: found.id }),
      await clerk.client.attempt('endVipImport', { id: found.id, why: 'x' }),
    ])
      expect(attempt).toBeRefused('vipImport.notGivenUp');
  });

  test('is final: it can be neither edited nor discarded', async () => {
    const id = await writing(rightRows(1));
    const edited = { id, row: 2, cells: [] };
    for (const attempt of [
      await member.client.attempt('editVipImportRow', edited),
      await member.client.attempt('discardVipImport', { id }),
    ])
      expect(attempt).toBeRefused('vipImport.notOpen');
    await run(id);
  });
});
