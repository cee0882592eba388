import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { checkHealth } from '../../packages/server/src/platform/health.ts';
import { root } from '../commands.ts';
import { connectToDatabase } from '../connected.ts';
import { type Account, serverAccount } from '../postgres/account.ts';
import { serverBinaries } from '../postgres/binaries.ts';
import { type Cluster, createCluster, type Server, startCluster, urlOf } from '../postgres/cluster.ts';
import { processesInside } from '../postgres/processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossdock-recovery-'));
chmodSync(folder, 0o711);
const account = serverAccount(join(folder, 'data'));
const running: Server[] = [];
afterAll(async () => {
  for (const server of running) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder that belongs to the account that runs PostgreSQL. */
function own(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** Copies a program to a place where the account may run it, wherever the project is. */
function program(name: string): string {
  const path = join(folder, name);
  cpSync(join(root, 'deploy/postgres', name), path);
  chmodSync(path, 0o755);
  return path;
}

const as = (who: Account | undefined, command: string, args: readonly string[]) =>
  spawnSync(command, args, { ...who, encoding: 'utf8' });

function clusterAt(name: string, settings: Cluster['settings']): Cluster {
  return {
    dir: join(folder, name),
    logFile: join(folder, `${name}.log`),
    password: 'recovery',
    account,
    binaries: serverBinaries(folder, account),
    settings: { unix_socket_directories: '', listen_addresses: '127.0.0.1', timezone: 'UTC', ...settings },
  };
}

async function start(
  cluster: Cluster,
): Promise<{ server: Server; sql: (text: string) => Promise<string[]> }> {
  const server = await startCluster(cluster, undefined);
  running.push(server);
  const sql = async (text: string) => {
    const client = new pg.Client({ connectionString: urlOf(cluster, server.port, 'postgres') });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ value: string }>(text).finally(() => client.end());
    return rows.map(({ value }) => String(value));
  };
  return { server, sql };
}

/** Does the work of `pg_basebackup`, which the embedded server lacks. */
async function baseBackup(cluster: Cluster, port: number, into: string): Promise<void> {
  const client = await connectToDatabase(urlOf(cluster, port, 'postgres'));
  await client.query("select pg_backup_start('base', fast => true)");
  const isLeft = (path: string) => !/^(pg_wal\/.|postmaster\.)/.test(relative(cluster.dir, path));
  cpSync(cluster.dir, into, { recursive: true, filter: isLeft });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  writeFileSync(join(into, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
  if (account) as(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, into]);
}

test('a server that was killed is restored to a named second from a base backup and the kept log', async () => {
  const wal = own('wal');
  const archive = program('archive-wal');
  const cluster = clusterAt('data', {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `${archive} %p %f ${wal}`,
  });
  await createCluster(cluster, false);
  const { server, sql } = await start(cluster);
  await sql('create table said (value text)');
  await sql("insert into said values ('before the backup')");
  const base = join(folder, 'base');
  await baseBackup(cluster, server.port, base);
  await sql("insert into said values ('after the backup')");
  const [moment = ''] = await sql('select clock_timestamp()::text as value, pg_sleep(0.01)');
  await sql("insert into said values ('too late')");
  const [last = ''] = await sql('select pg_walfile_name(pg_current_wal_lsn()) as value');
  await sql('select pg_switch_wal() as value');
  await expect.poll(() => readdirSync(wal), { timeout: 20_000 }).toContain(last);
  // Archiving the same segment again succeeds, but another file must never replace it.
  const other = join(wal, last);
  writeFileSync(join(folder, 'other'), 'another server');
  expect(as(undefined, archive, [other, last, wal]).status).toBe(0);
  expect(as(undefined, archive, [join(folder, 'other'), last, wal]).status).not.toBe(0);
  const told = async (check: string) => {
    const url = urlOf(cluster, server.port, 'postgres');
    const found = await checkHealth({ DATABASE_URL: url, dataDir: folder }, { backupHours: 1 });
    return found.find((one) => one.check === check);
  };
  expect(await told('WAL archive')).toMatchObject({ state: 'ok', says: expect.stringContaining('0 wait') });
  expect(await told('replication')).toMatchObject({ state: 'unknown', says: 'no replicas' });
  await sql("select pg_create_physical_replication_slot('gone', true) as value");
  expect(await told('replication')).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('slot gone'),
  });
  for (const pid of processesInside(cluster.dir)) process.kill(pid, 'SIGKILL');
  await server.ended;

  const restored = clusterAt('restored', {});
  const restore = (to: string) =>
    as(account, program('restore-to'), [to, restored.dir, wal, moment.replace('+00', 'Z')]);
  chmodSync(folder, 0o777);
  expect(restore(wal)).toMatchObject({ status: 1, stderr: expect.stringContaining('no base backup') });
  expect(restore(base)).toMatchObject({ status: 0, stderr: '' });
  expect(restore(base)).toMatchObject({ status: 1, stderr: expect.stringContaining('not empty') });
  const { sql: ask } = await start(restored);
  await expect.poll(() => ask('select pg_is_in_recovery() as value')).toEqual(['false']);
  expect(await ask('select value from said')).toEqual(['before the backup', 'after the backup']);
  await ask("insert into said values ('life goes on')");
}, 60_000);
