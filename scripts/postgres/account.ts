import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The system user that runs PostgreSQL; undefined means the current user. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const isRoot = () => process.getuid?.() === 0;

/**
 * The unprivileged account for PostgreSQL, which refuses to run as root. An existing cluster keeps its owner. Throws if
 * the cluster belongs to a user that we cannot become.
 */
export function serverAccount(clusterDir: string): Account | undefined {
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if (!isRoot()) {
    if (owner !== undefined && owner.uid !== process.getuid?.()) {
      throw new Error(
        `The database in ${clusterDir} belongs to another user (uid ${owner.uid}). Start as that user or as root.`,
      );
    }
    return undefined;
  }
  const users = systemUsers();
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const chosen =
    users.get('postgres') ?? users.get('nobody') ?? [...users.values()].find((user) => user.uid >= 1000);
  if (chosen === undefined) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has no other user: add one, or set DATABASE_URL.',
    );
  }
  return chosen;
}

function systemUsers(): Map<string, Account> {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  return new Map(
    rows.map(([name, , uid, gid]) => [name ?? '', { uid: Number(uid), gid: Number(gid) }] as const),
  );
}

/**
 * True if the account may pass through every folder on the way to `path` and has the rights `need` (octal, 0–7) on its
 * end.
 */
export function mayReach(path: string, account: Account | undefined, need = 0o1): boolean {
  if (account === undefined) return true;
  if (!existsSync(path)) return false;
  const full = realpathSync(path);
  if (!allows(full, account, need)) return false;
  for (let folder = dirname(full); ; folder = dirname(folder)) {
    if (!allows(folder, account, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function allows(path: string, account: Account, need: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & need) === need;
}

/**
 * A folder that can hold the account's cluster: the data folder, or a new system folder if the account cannot reach the
 * data folder. Only changes the rights of folders that we created.
 */
export function reachableFolder(dataDir: string, account: Account | undefined): string {
  if (mayReach(dataDir, account)) return dataDir;
  if (existsSync(join(dataDir, 'cluster'))) {
    throw new Error(
      `A folder above ${dataDir} is closed to the user of the database in it. Open it again (chmod o+x).`,
    );
  }
  for (const base of ['/var/lib', '/var/tmp']) {
    if (!mayReach(base, account)) continue;
    try {
      const folder = mkdtempSync(join(base, 'crossdock-'));
      chmodSync(folder, openMode);
      return folder;
    } catch (error) {
      if (!['EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  throw new Error(
    `The unprivileged database user cannot reach ${dataDir}. Move the project, or set DATABASE_URL.`,
  );
}

/** Others may pass through the folder but not list it. */
const openMode = 0o711;

/** Creates a folder, if it is missing, that others may pass through. */
export function makePassable(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, openMode);
}

/** Creates a folder that only the account can use. */
export function makePrivate(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
}
