import { argon2Sync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@crossdock/contract/client.ts';
import { type CallName, calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { demoPassword } from '@crossdock/demo/demoAccounts.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { keptReleaseVersions, type Release, readRelease, restoreRelease } from '../../../scripts/releases.ts';
import { type RunningApp, startApp } from '../src/app.ts';
import { jobNames } from '../src/jobs.ts';
import { brokenAccountsQuery } from '../src/platform/backup.ts';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/ids.ts';
import { knownMigrations, migrate } from '../src/platform/migrate.ts';
import { asMemberId, asShopId, asStaffId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { createDatabase, dropDatabase, isOnCluster, poolerSettings, testWhere } from './databases.ts';
import { watchFailedCalls } from './failedCalls.ts';
import { injectedFetch } from './world.ts';

/** Today's migrations upgrade the data of each release, and today's calls read it. */
const left: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const clear of left) await clear();
});

async function upgraded(release: Release) {
  const name = `release_${newId().replaceAll('-', '')}`;
  const url = await createDatabase(name);
  await restoreRelease(release, url);
  const applied = await migrate(url, jobNames);
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-release-'));
  const env = { DATABASE_URL: url, ...poolerSettings(url), DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' };
  const failed = watchFailedCalls();
  const running = await startApp(readConfig({ ...env, LOG_LEVEL: 'fatal' }), failed.log, []);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  left.push(async () => {
    await running.stop();
    await owner.end();
    await dropDatabase(name);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { applied, running, owner, throwIfAny: failed.throwIfAny };
}

const wire = deriveWire(calls);
const clientOf = (running: RunningApp, host: string, token: string | null = null) =>
  createClient({
    ...{ wire, token, lang: 'tw', baseUrl: `http://${host}/api/`, dedupeMs: 0 },
    fetch: injectedFetch(running),
  });

/** Reads that need no input but a session. */
const plainReads = (by: 'member' | 'staff'): CallName[] =>
  keysOf(calls).filter((name) => {
    const call: Call = calls[name];
    return call.method === 'GET' && call.access.by === by && call.input.safeParse({}).success;
  });

/** Calls that were refused, or whose answers do not match the call table. */
async function faultsIn(client: Client, names: readonly CallName[]): Promise<string[]> {
  const faultOf = async (name: CallName) => {
    const attempt = await client.attempt(name, {} as never);
    const call: Call = calls[name];
    if (!attempt.ok) return [`${name}: ${attempt.failure.error}`];
    return call.output.safeParse(attempt.data).success ? [] : [`${name}: not as its row says`];
  };
  const faults: string[] = [];
  for (let at = 0; at < names.length; at += atOnce)
    faults.push(...(await Promise.all(names.slice(at, at + atOnce).map(faultOf))).flat());
  return faults;
}

const atOnce = 8;

interface ShopLeft {
  readonly host: string;
  readonly id: string;
  readonly member_id: string;
  readonly staff_id: string;
  readonly hash: string;
  readonly parcels: number;
}

/** Whether the demo's password still matches a stored hash. It uses the full cost, unlike the logins of other tests. */
function isPassword(stored: string): boolean {
  const [, nonce = '', tag = ''] = stored.split('$').map((part) => Buffer.from(part, 'base64url'));
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  return argon2Sync('argon2id', { ...cost, message: demoPassword, nonce }).equals(Buffer.from(tag));
}

const told = ['members', 'parcels', 'orders', 'ledger_transfers', 'transitions', 'tracking_events'];
const linesIn = ({ tables }: Release, table: string) =>
  (tables.find(({ name }) => name === table)?.rows.split('\n').length ?? 1) - 1;

test('each release has a stored database', () => {
  expect(keptReleaseVersions().slice(0, 2)).toEqual(['0.1.0', '0.2.0']);
});

const isAlone = !(await isOnCluster());
for (const version of keptReleaseVersions())
  testWhere(isAlone)(`${version} is upgraded, and what its shops have is read`, async () => {
    const release = readRelease(version);
    const { applied, running, owner, throwIfAny } = await upgraded(release);
    expect(applied.length).toBeGreaterThanOrEqual(knownMigrations().length - release.migrations.length);
    for (const table of told) {
      const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      expect([table, rows[0]?.count]).toEqual([table, linesIn(release, table)]);
    }
    expect((await owner.query(brokenAccountsQuery)).rows).toEqual([]);

    const shops = await owner.query<ShopLeft>(
      `select h.host, h.shop_id as id, m.id as member_id, o.id as staff_id, o.password_hash as hash,
         (select count(*)::int from parcels p where p.shop_id = m.shop_id and p.member_id = m.id) as parcels
       from shop_hosts h join members m on m.shop_id = h.shop_id and m.account = 'demo'
         join staff o on o.shop_id = h.shop_id and o.login = 'owner' where h.is_primary order by h.host`,
    );
    expect(shops.rows.map(({ hash }) => isPassword(hash))).toEqual([true, true]);
    const [first, second] = shops.rows;
    if (first && second) {
      const opened = (shop: ShopLeft, holder: Parameters<typeof openSession>[1]) =>
        running.database
          .transact(asShopId(shop.id), (tx) =>
            openSession(tx, holder, { ip: '127.0.0.1', userAgent: 'test' }),
          )
          .then((token) => clientOf(running, shop.host, token));
      await readAsMember(await opened(first, { memberId: asMemberId(first.member_id) }), first.parcels);
      await readAsStaff(await opened(second, { staffId: asStaffId(second.staff_id) }));
    }
    throwIfAny();
  });

async function readAsMember(member: Client, parcels: number): Promise<void> {
  expect(await faultsIn(member, plainReads('member'))).toEqual([]);
  const { list, total } = await member.call('queryParcels', { pageSize: 100 });
  expect(total).toBe(parcels);
  for (const { id } of list.slice(0, 5)) expect((await member.call('getParcel', { id })).id).toBe(id);
  const orders = await member.call('listOrders', {});
  for (const { id } of orders.list.slice(0, 5))
    expect((await member.call('getOrder', { orderId: id })).id).toBe(id);
}

async function readAsStaff(staff: Client): Promise<void> {
  expect(await faultsIn(staff, plainReads('staff'))).toEqual([]);
  const { list } = await staff.call('queryAllParcels', { pageSize: 100 });
  for (const { id } of list.slice(0, 5)) expect((await staff.call('getStaffParcel', { id })).id).toBe(id);
  const { list: members } = await staff.call('listMembers', {});
  for (const { id: memberId } of members.slice(0, 3)) await staff.call('getMemberLedger', { memberId });
}
