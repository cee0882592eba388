import pg from 'pg';
import type { Config } from './config.ts';
import { checkClock, checkPackages, checkServices, checkTls, type TlsEndpoint } from './doctorChecks.ts';
import { checkHealth } from './health.ts';
import type { Health } from './healthStates.ts';
import { tryRestore } from './restoreTrial.ts';

export interface DoctorOptions {
  /** The addresses of shops, as members reach them. */
  readonly doors: readonly TlsEndpoint[];
  /** The systemd services that should be running. */
  readonly units: readonly string[];
  /** The backup folder. The newest backup is restored as a test. */
  readonly backups?: string | undefined;
  readonly backupHours: number;
  readonly jobNames: readonly string[];
}

/** The name of the check that stores the result of a test restore. */
const restoreCheck = 'restore';

/**
 * Runs all checks of `checkHealth`, and slower ones: packages, clock, services, each shop's address with its
 * certificate, and a real restore. Stores the results in place of the previous ones.
 */
export async function runDoctor(config: Config, options: DoctorOptions): Promise<Health[]> {
  const found = await checkHealth(config, { backupHours: options.backupHours });
  const add = async (check: string, look: () => Promise<Omit<Health, 'check'>>) => {
    const one = await look().catch((error: unknown) => ({
      state: 'critical' as const,
      says: error instanceof Error ? error.message : String(error),
    }));
    found.push({ check, ...one });
  };
  await add('packages', checkPackages);
  await add('clock', () => checkClock(config.DATABASE_URL));
  if (options.units.length > 0) await add('services', () => checkServices(options.units));
  for (const door of options.doors) await add(`https://${door.host}`, () => checkTls(door));
  const { backups, jobNames } = options;
  if (backups !== undefined) await add(restoreCheck, () => tryRestore(config, backups, jobNames));
  await keep(config.DATABASE_URL, found);
  return found;
}

/** Stores the results. A run without a test restore keeps the result of the last test restore. */
async function keep(ownerUrl: string, found: readonly Health[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined);
  try {
    await owner.connect();
    await owner.query('begin');
    await owner.query('delete from doctor_checks where what <> $1', [restoreCheck]);
    await owner.query(
      `insert into doctor_checks (what, state, says, checked_at)
       select what, state, says, now() from json_to_recordset($1) as found (what text, state text, says text)
       on conflict (what) do update set state = excluded.state, says = excluded.says, checked_at = excluded.checked_at`,
      [JSON.stringify(found.map(({ check: what, state, says }) => ({ what, state, says })))],
    );
    await owner.query('commit');
  } catch {
    // Nothing to do: the checks have already reported the unreachable database.
  } finally {
    await owner.end().catch(() => undefined);
  }
}
