import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exportLimits } from '@crossdock/domain/leaving/limits.ts';
import { beforeEach, expect, test } from 'vitest';
import { exportedFileNames } from '../src/leaving/files.ts';
import { NoTransaction } from '../src/platform/db.ts';
import { fileKey } from '../src/platform/files.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { secondsAgo } from './ago.ts';
import { rowsOf, shopExportTools } from './exportWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff(['owner']);
await world.tw.member();
const exports = shopExportTools(world, owner);
beforeEach(() => exports.nextDay());

test('a file of many parts has each row once', async () => {
  await world.sql(
    `insert into transitions (shop_id, id, noun, subject_id, event, from_state, to_state, at, why)
     select $1, gen_random_uuid(), 'parcel', gen_random_uuid(), 'test', 'a', 'b', now() - interval '1 hour', repeat('行', 4000)
     from generate_series(1, 1200)`,
    [world.tw.id],
  );
  const id = await exports.written();
  const ids = rowsOf(await exports.download(id), 'tables/transitions.csv').map((row) => row.id);
  const [stored] = await world.sql<{ n: number; parts: number }>(
    `select (select count(*)::int from transitions where shop_id = $1) as n,
       (select count(*)::int from shop_export_parts where export_id = $2 and file = 'tables/transitions') as parts`,
    [world.tw.id, id],
  );
  expect([ids.length, new Set(ids).size]).toEqual([stored?.n, stored?.n]);
  expect(stored?.parts).toBeGreaterThan(1);
  await world.sql(`delete from transitions where event = 'test'`);
});

test('a killed process leaves nothing out and nothing twice', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  await exports.rested();
  const { config } = world.running.services;
  const { url, role } = servingLogin(config);
  const given = [url, role ?? '', world.tw.id, config.dataDir, config.APP_SECRET];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killedExport.ts'), ...given], {
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const parts = await world.sql('select position from shop_export_parts where export_id = $1', [id]);
  // The worker of this test's server may have written more parts since the other process was killed.
  expect(parts.length).toBeGreaterThanOrEqual(19);
  await exports.finish(id);
  const files = await exports.download(id);
  expect([...files.keys()]).toHaveLength(exportedFileNames(null).length + 2);
  const members = await world.sql('select id from members where shop_id = $1', [world.tw.id]);
  expect(rowsOf(files, 'members.csv')).toHaveLength(members.length);
});

test('a download with a missing part breaks off and is not taken for complete', async () => {
  const id = await exports.written();
  const { url } = await owner.client.call('openShopExport', { id, number: 0 });
  const part = await world.row('shopExportParts', { exportId: id, position: 9 });
  await world.running.services.files.remove(
    NoTransaction.command,
    fileKey(world.tw.id, part?.fileId ?? '', 'full'),
  );
  const { port } = world.running.server.app.server.address() as AddressInfo;
  const answer = request({ port, path: url, headers: { host: world.tw.host } });
  answer.end();
  const [begun] = (await once(answer, 'response')) as [IncomingMessage];
  expect(begun.statusCode).toBe(200);
  await expect(async () => {
    for await (const _ of begun);
  }).rejects.toThrow('aborted');
});

test('one at a time, one a day, and cancelled ones do not count', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  const again = () => owner.client.attempt('startShopExport', {}, { idempotencyKey: crypto.randomUUID() });
  expect(await again()).toBeRefused('export.running');
  expect(await owner.client.attempt('openShopExport', { id, number: 0 })).toBeRefused('export.over');
  await owner.client.call('endShopExport', { id });
  await exports.run();
  expect(await exports.find(id)).toMatchObject({ state: 'cancelled', downloads: [] });
  expect(await owner.client.attempt('endShopExport', { id })).toBeRefused('export.over');
  const next = await exports.written();
  expect(await again()).toBeRefused('export.tooSoon');
  expect((await owner.client.call('listShopExports', {})).nextAt).not.toBeNull();
  expect(await owner.client.attempt('openShopExport', { id: next, number: 7 })).toBeRefused('row.notFound');
});

test('after its days nobody can read it, and its parts are deleted', async () => {
  const id = await exports.written();
  const { url } = await owner.client.call('openShopExport', { id, number: 0 });
  const part = await world.row('shopExportParts', { exportId: id });
  await world.change('shopExports', { id }, { expiresAt: secondsAgo(1) });
  await exports.run();
  expect(await exports.find(id)).toMatchObject({ state: 'ended', downloads: [] });
  expect((await exports.get(url)).status).toBe(404);
  expect(await world.sql('select sealed_key, place from shop_exports where id = $1', [id])).toEqual([
    { sealedKey: '', place: null },
  ]);
  expect(
    await world.sql('select loose_since is not null as loose from files where id = $1', [part?.fileId]),
  ).toEqual([{ loose: true }]);
});

test('a URL is valid for its shop, its file and some minutes, and the parts are encrypted', async () => {
  const id = await exports.written();
  const { url } = await owner.client.call('openShopExport', { id, number: 0 });
  expect((await exports.get(url, world.th.host)).status).toBe(404);
  expect((await exports.get(url.replace('/0?', '/1?'))).status).toBe(404);
  expect((await exports.get(url.replace(/e=\d+/, `e=${Date.now() + 9_000_000}`))).status).toBe(404);
  expect((await exports.get(url)).status).toBe(200);
  expect(Number(/e=(\d+)/.exec(url)?.[1]) - Date.now()).toBeLessThanOrEqual(
    exportLimits.addressSeconds * 1_000,
  );
  const stranger = await world.th.staff(['owner']);
  expect(await stranger.client.attempt('openShopExport', { id, number: 0 })).toBeRefused('row.notFound');
  expect(await stranger.client.attempt('endShopExport', { id })).toBeRefused('row.notFound');
});

test('the shop’s own address is told of the request and the end, and the log and the security page record it', async () => {
  await world.sql(
    `update shops set settings = jsonb_set(settings, '{contact}', '{"phone":"","line":"","whatsapp":"","email":"boss@example.com","address":"","hours":""}') where id = $1`,
    [world.tw.id],
  );
  const id = await exports.written();
  await owner.client.call('openShopExport', { id, number: 0 });
  const mails = await world.sql<{ subject: string }>(
    `select subject from outgoing_messages where recipient = 'boss@example.com' order by created_at`,
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('要求匯出'),
    expect.stringContaining('匯出已完成'),
  ]);
  const acts = await world.sql<{ call: string }>(
    `select call from audit_log where call like '%ShopExport' order by at desc limit 2`,
  );
  expect(acts.map(({ call }) => call)).toEqual(['openShopExport', 'startShopExport']);
  const events = await world.sql(
    `select from security_events where kind = 'export' and call = 'openShopExport' and shop_id = $1`,
    [world.tw.id],
  );
  expect(events.length).toBeGreaterThan(0);
});
