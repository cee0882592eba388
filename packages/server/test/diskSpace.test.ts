import { existsSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InstallationWatch } from '../src/platform/installationWatch.ts';
import { Metrics } from '../src/platform/metrics.ts';
import { addWarehouseAndGoodsTypes, forecast, freshNumber, goods } from './parcelWorld.ts';
import { password, startWorld, type World } from './world.ts';

/**
 * The disks whose free space the product checks: the disk of the files and, if it is on this machine, that of the
 * tests' database.
 */
const server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
await server.connect();
const { rows: folders } = await server.query<{ folder: string }>(
  "select setting as folder from pg_settings where name = 'data_directory'",
);
await server.end();
const disks = [tmpdir(), ...folders.map(({ folder }) => folder)]
  .filter(existsSync)
  .map((folder) => statfsSync(folder));
const freeMb = Math.floor(Math.min(...disks.map(({ bsize, bavail }) => bavail * bsize)) / 2 ** 20);
const contact = { email: 'help@example.com', phone: '', line: '', whatsapp: '', address: '', hours: '' };
const diskFull = Object.assign(new Error('could not extend file: No space left on device'), {
  code: '53100',
});
const refused = { failure: { code: 503, error: 'server.noSpace' } };

/** Checks the installation as the product does once a minute. */
async function lookedAt({ running: { database, services } }: World): Promise<Metrics> {
  const metrics = new Metrics();
  metrics.ofSpace(services.space);
  const watched = { files: services.files, space: services.space, ownerUrls: [], shopIds: async () => [] };
  await new InstallationWatch({ ...watched, database, metrics, log: pino({ level: 'silent' }) }, 0).look();
  return metrics;
}

const pageOf = async ({ running: { server } }: World): Promise<string> =>
  (await server.app.inject({ url: '/status?lang=en', headers: { host: 'nobody.test' } })).body;

describe('below the minimum of free space', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ env: { MIN_FREE_MB: String(2 * freeMb) } });
    await addWarehouseAndGoodsTypes(world, world.tw);
    await world.running.background;
    await world.running.services.space.look();
    expect(world.running.services.space.state).toBe('short');
  });
  afterAll(() => world.stop());

  test('members can read and log in, and save nothing; staff can continue', async () => {
    const member = await world.tw.member({ account: 'reader01' });
    const boss = await world.tw.staff(['owner']);
    expect(
      await member.client.attempt('forecastParcels', { courierNumber: freshNumber(), ...goods }),
    ).toMatchObject(refused);
    expect(await member.client.attempt('queryParcels', {})).toMatchObject({ ok: true });
    expect(await world.tw.guest.attempt('login', { account: 'reader01', password })).toMatchObject({
      ok: true,
    });
    expect(await boss.client.attempt('saveContact', contact)).not.toMatchObject(refused);
  });

  test('readiness, the status page and the metrics report it', async () => {
    const { app } = world.running.server;
    const ready = await app.inject('/readyz');
    expect(ready.json()).toMatchObject({ limits: ['disk space is short'] });
    const metrics = await lookedAt(world);
    const figures = await metrics.text();
    expect(figures).toMatch(/^crossdock_part_works\{part="space"\} 0$/m);
    expect(figures).toMatch(/^crossdock_disk_free_bytes \d+$/m);
    expect(await pageOf(world)).toMatch(/Storage space<\/h2><strong class="fails">/);
  });

  test('after the database reports a full disk, staff are refused too, as long as it may be full', async () => {
    const boss = await world.tw.staff(['owner']);
    const save = () => boss.client.attempt('saveContact', contact);
    expect(world.running.services.space.note(diskFull)).toBe(true);
    expect(await save()).toMatchObject(refused);
    expect(await boss.client.attempt('getContact', {})).toMatchObject({ ok: true });
  });
});

describe('with enough free space', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ env: { MIN_FREE_MB: '1' } });
    await addWarehouseAndGoodsTypes(world, world.tw);
    await world.running.background;
  });
  afterAll(() => world.stop());

  test('a reserve file is kept, which is deleted when the disk is full', async () => {
    const { config, space } = world.running.services;
    const reserve = join(config.dataDir, 'reserve');
    await expect.poll(() => existsSync(reserve)).toBe(true);
    await lookedAt(world);
    expect(await pageOf(world)).toMatch(/Storage space<\/h2><strong class="works">/);
    const member = await world.tw.member();
    expect((await forecast(member)).id).toBeTruthy();
    expect(space.note(new Error('anything else'))).toBe(false);
    expect(space.state).toBe('enough');
    space.note(diskFull);
    // The process keeps this in memory, because a database with a full disk cannot record it.
    expect(await pageOf(world)).toMatch(/Storage space<\/h2><strong class="fails">/);
    await expect.poll(() => existsSync(reserve)).toBe(false);
    expect(
      await member.client.attempt('forecastParcels', { courierNumber: freshNumber(), ...goods }),
    ).toMatchObject(refused);
    await rm(reserve, { force: true });
  });
});
