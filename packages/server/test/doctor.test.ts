import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/commands.ts';
import { jobNames } from '../src/jobs.ts';
import { backUp } from '../src/platform/backup.ts';
import { type DoctorOptions, runDoctor } from '../src/platform/doctor.ts';
import { addWarehouseAndGoodsTypes, forecast } from './parcelWorld.ts';
import { listenHere, temporaryFolder } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

const folder = temporaryFolder('doctor');
const backups = join(folder, 'backups');
const world = await startWorld();
await addWarehouseAndGoodsTypes(world, world.tw);
await forecast(await world.tw.member());
mkdirSync(backups);

const config = () => world.running.services.config;
const nothing: DoctorOptions = { doors: [], units: [], backupHours: 26, jobNames };

async function found(check: string, options: Partial<DoctorOptions> = {}) {
  const all = await runDoctor(config(), { ...nothing, ...options });
  return all.find((one) => one.check === check);
}

const trials = () => world.sql("select datname from pg_database where datname like 'crossdock_trial_%'");
const shop = async () => (await world.tw.staff(['owner'])).client.call('getShopSettings', {});
const statusPage = async () =>
  (await world.running.server.app.inject({ url: '/status?lang=en', headers: { host: 'nobody.test' } })).body;

test('the newest backup is restored as a test, and one without a file is incomplete', async () => {
  expect((await shop()).lastExam).toBeNull();
  expect(await found('restore', { backups })).toMatchObject({
    state: 'critical',
    says: expect.stringContaining('no whole'),
  });
  await backUp(config(), join(backups, 'good'), '2026-11-01T00:00:00.000Z');
  const good = await found('restore', { backups });
  expect(good).toMatchObject({
    state: 'ok',
    says: expect.stringMatching(/^the backup of 2026-11-01.* rows/),
  });
  const { lastExam } = await shop();
  expect(lastExam?.restoredAt).toBeTruthy();
  expect(lastExam?.checks).toBeGreaterThan(lastExam?.good ?? 0);
  expect(await statusPage()).toMatch(/Full check at .* checks passed/);
  await backUp(config(), join(backups, 'bad'), '2026-11-02T00:00:00.000Z');
  rmSync(join(backups, 'bad/tables/parcels.gz'));
  expect(await found('restore', { backups })).toMatchObject({
    state: 'critical',
    says: expect.stringContaining('parcels'),
  });
  expect((await shop()).lastExam?.restoredAt).toBeNull();
  expect(await trials()).toEqual([]);
  // An examination without a trial keeps the result of the last trial.
  await found('clock');
  expect(await world.sql("select state from doctor_checks where what = 'restore'")).toEqual([
    { state: 'critical' },
  ]);
});

test('packages, the clock, services, and a database that is away', async () => {
  expect(await found('packages')).toMatchObject({ state: 'ok' });
  expect((await found('clock'))?.says).toMatch(/^0\.0 s from/);
  expect((await found('services', { units: ['crossdock-nowhere'] }))?.state).not.toBe('ok');
  const away = await runDoctor({ ...config(), DATABASE_URL: 'postgres://x@127.0.0.1:1/none' }, nothing);
  expect(away.find(({ check }) => check === 'database')).toMatchObject({ state: 'critical' });
});

test("a shop's address: its certificate, and the server behind it", async () => {
  const certificate = (days: number) => {
    const [key, cert] = [join(folder, `${days}.key`), join(folder, `${days}.pem`)];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert, '-days', String(days), ...subject], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
  };
  const behind = async (days: number, status: number, trusted = true) => {
    const { key, cert } = certificate(days);
    const server = createServer({ key, cert }, (_request, response) => response.writeHead(status).end());
    const { port } = await listenHere(server);
    return found('https://localhost', {
      doors: [{ host: 'localhost', port, ca: trusted ? cert : undefined }],
    });
  };
  expect(await behind(90, 200)).toMatchObject({ state: 'ok', says: expect.stringContaining('days') });
  expect(await behind(7, 200)).toMatchObject({ state: 'warning' });
  expect(await behind(90, 503)).toMatchObject({ state: 'critical', says: '/readyz answers 503' });
  expect(await behind(90, 200, false)).toMatchObject({
    state: 'critical',
    says: expect.stringContaining('self-signed'),
  });
});

test('the command prints lines, and its exit code is the most serious state', async () => {
  const env = { DATABASE_URL: config().DATABASE_URL, DATA_DIR: config().dataDir };
  writeFileSync(join(folder, 'no-backup'), '');
  const { code, output } = await run(
    'node',
    ['packages/server/src/cli.ts', 'doctor', '--no-https', '--backups', folder],
    { env },
  );
  expect(output).toMatch(/^critical +restore +no whole backup/m);
  expect(output).toMatch(/^ok +packages/m);
  expect(code).toBe(2);
});
