import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { makePassable, reachableFolder, serverAccount } from './postgres/account.ts';
import { serverBinaries } from './postgres/binaries.ts';
import {
  type Cluster,
  clearLeftovers,
  createCluster,
  createDatabase,
  owner,
  startCluster,
  urlOf,
} from './postgres/cluster.ts';
import { processStart } from './postgres/processes.ts';

export interface DatabaseOptions {
  /** The folder for notes between starts, and for the cluster itself if the server's user can reach it. */
  readonly dataDir: string;
  /** Requested port. The default is the port of the last start, or any free port at the first start. */
  readonly port?: number;
  /** For tests: faster, but loses data when the power fails. */
  readonly forgetful?: boolean;
}

export interface RunningDatabase {
  /** Connection URL of the role that owns the database. */
  readonly url: string;
  /** Folder of the database cluster. */
  readonly folder: string;
  /** Resolves when the server ends, for any reason. */
  readonly ended: Promise<void>;
  /** Announces to the next start that this process is about to release the database, so that it waits. */
  announceStop(): void;
  stop(): Promise<void>;
}

/** Thrown when another living process runs the database of this data folder. */
export class DatabaseInUse extends Error {
  readonly pid: number;
  readonly url: string | null;
  /** True if the other process was asked to stop and will release the database soon. */
  readonly stopping: boolean;
  constructor(dataDir: string, holder: Holder) {
    super(`The database in ${dataDir} is run by process ${holder.pid} already.`);
    this.pid = holder.pid;
    this.url = holder.url ?? null;
    this.stopping = holder.stopping ?? false;
  }
}

interface Holder {
  readonly pid: number;
  readonly start: string | null;
  readonly url?: string;
  readonly stopping?: boolean;
}

interface Remembered {
  readonly port?: number;
  /** Folder of the cluster if the data folder itself could not hold it. */
  readonly elsewhere?: string;
  readonly password: string;
}

const lasting = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: 120,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
};

const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Moving shops between databases of the server needs logical replication.
  wal_level: 'logical',
  max_connections: 200,
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  autovacuum_naptime: '10min',
};

const always = {
  listen_addresses: '127.0.0.1',
  // A Unix socket leaves lock files behind after kill -9; the loopback address does not.
  unix_socket_directories: '',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %d ',
};

/**
 * Creates the embedded PostgreSQL of a data folder if it is missing, and starts it. Throws `DatabaseInUse` if a living
 * process runs it. Cleans up after a killed process.
 */
export async function ensureDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const dataDir = resolve(options.dataDir);
  makePassable(dataDir);
  const lock = takeLock(dataDir);
  try {
    const memory = remembered(dataDir);
    const account = serverAccount(join(memory.elsewhere ?? dataDir, 'cluster'));
    const folder = memory.elsewhere ?? reachableFolder(dataDir, account);
    if (folder !== dataDir) remember(dataDir, { ...memory, elsewhere: folder });
    const cluster: Cluster = {
      dir: join(folder, 'cluster'),
      logFile: join(dataDir, 'postgres.log'),
      password: memory.password,
      account,
      binaries: serverBinaries(folder, account),
      settings: { ...always, ...(options.forgetful ? forgetful : lasting) },
    };
    turnLog(cluster.logFile);
    await createCluster(cluster, options.forgetful !== true);
    await clearLeftovers(cluster.dir);
    const server = await startCluster(cluster, options.port ?? memory.port);
    await createDatabase(urlOf(cluster, server.port, 'postgres'), owner);
    const url = urlOf(cluster, server.port, owner);
    remember(dataDir, { ...remembered(dataDir), port: server.port });
    lock.tell({ url });
    void server.ended.then(lock.release);
    const announceStop = () => lock.tell({ url, stopping: true });
    return { url, folder: cluster.dir, ended: server.ended, announceStop, stop: server.stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Runs `work` with the database of a data folder: the running one, or one that it starts and stops again. */
export async function withDatabase<T>(
  options: DatabaseOptions,
  work: (url: string) => Promise<T>,
): Promise<T> {
  let database: RunningDatabase;
  try {
    database = await ensureDatabase(options);
  } catch (error) {
    if (error instanceof DatabaseInUse && error.url !== null) return work(error.url);
    throw error;
  }
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

/**
 * A folder in memory, and how many bytes must be free both there and in the machine's memory. The server's tests use
 * 220 MB of it.
 */
const memory = { folder: '/dev/shm', free: 2e9 };

/**
 * Like `temporaryDatabase`, but in memory if there is plenty: each clone of a database creates and removes a thousand
 * files, a tenth of the tests' work for PostgreSQL.
 */
export async function databaseForTests(): Promise<RunningDatabase> {
  const { folder, free } = memory;
  const isRoomy = () => {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > free;
  };
  if (!existsSync(folder) || !isRoomy()) return temporaryDatabase();
  // The system may forbid running PostgreSQL's programs from the folder in memory.
  return temporaryDatabase(folder).catch(() => temporaryDatabase());
}

/** Starts a fast database in a folder of its own. `stop` deletes the folder. */
export async function temporaryDatabase(within = tmpdir()): Promise<RunningDatabase> {
  const dataDir = mkdtempSync(join(within, 'crossdock-test-'));
  chmodSync(dataDir, 0o711);
  const database = await ensureDatabase({ dataDir: join(dataDir, 'postgres'), forgetful: true }).catch(
    (error) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    },
  );
  const erase = async () => {
    await database.stop();
    const folder = dirname(database.folder);
    for (const gone of [folder, dataDir]) rmSync(gone, { recursive: true, force: true });
  };
  return { ...database, stop: erase };
}

function remembered(dataDir: string): Remembered {
  const path = join(dataDir, 'database.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Remembered;
  const fresh = { password: randomBytes(24).toString('hex') };
  remember(dataDir, fresh);
  return fresh;
}

function remember(dataDir: string, memory: Remembered): void {
  const path = join(dataDir, 'database.json');
  writeFileSync(`${path}.new`, JSON.stringify(memory), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Moves a large log of earlier starts aside, so that logs cannot grow without limit. */
function turnLog(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) renameSync(logFile, `${logFile}.1`);
}

function takeLock(dataDir: string): { tell(news: Partial<Holder>): void; release(): void } {
  const path = join(dataDir, 'in-use.json');
  const me: Holder = { pid: process.pid, start: processStart(process.pid) };
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder !== null && isAlive(holder)) throw new DatabaseInUse(dataDir, holder);
      rmSync(path, { force: true });
    }
  }
  return {
    tell: (news) => {
      writeFileSync(`${path}.new`, JSON.stringify({ ...me, ...news }), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
    release: () => {
      if (readHolder(path)?.pid === process.pid) unlinkSync(path);
    },
  };
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    // The process was killed while it wrote the lock file, so nobody holds the lock.
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  const start = processStart(holder.pid);
  return start !== null && start === holder.start;
}
