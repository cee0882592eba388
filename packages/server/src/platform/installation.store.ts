import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Tx } from './db.ts';
import { withOwnerConnection } from './ownerConnection.ts';
import { db } from './query.ts';

export const installationParts = ['database', 'queue', 'files', 'messages', 'space'] as const;
export type InstallationPart = (typeof installationParts)[number];

/** The result of checking one part. */
export interface CheckFinding {
  readonly works: boolean;
  /** How long the oldest item of the part has waited; 0 if none waits. */
  readonly waitsSeconds: number;
}

export interface InstallationPartRow extends CheckFinding {
  readonly part: InstallationPart;
  /** ISO 8601 UTC. */
  readonly checkedAt: string;
}

export interface InstallationDayRow {
  readonly day: string;
  readonly part: InstallationPart;
  readonly checks: number;
  readonly faults: number;
}

/** The number of days for which the failures of each part are kept. */
export const failureHistoryDays = 90;

/** Whether this process should check now. Of several processes, only one checks in each interval. */
export async function claimHealthCheck(database: Database, everySeconds: number): Promise<boolean> {
  const claimed = await database.control(
    `insert into installation_parts (part, checked_at, works, waits_seconds) values ('database', now(), true, 0)
     on conflict (part) do update set checked_at = excluded.checked_at, works = true, waits_seconds = 0
       where installation_parts.checked_at <= now() - make_interval(secs => $1)
     returning part`,
    [everySeconds],
  );
  return claimed.length > 0;
}

export async function recordFinding(
  database: Database,
  part: InstallationPart,
  { works, waitsSeconds }: CheckFinding,
): Promise<void> {
  await database.control(
    `insert into installation_parts (part, checked_at, works, waits_seconds) values ($1, now(), $2, $3)
     on conflict (part) do update
       set checked_at = excluded.checked_at, works = excluded.works, waits_seconds = excluded.waits_seconds`,
    [part, works, waitsSeconds],
  );
  await database.control(
    `insert into installation_days (day, part, checks, faults)
     values ((now() at time zone 'UTC')::date, $1, 1, case when $2 then 0 else 1 end)
     on conflict (day, part) do update
       set checks = installation_days.checks + 1, faults = installation_days.faults + excluded.faults`,
    [part, works],
  );
}

export async function deleteOldFailureDays(database: Database): Promise<void> {
  await database.control(
    `delete from installation_days where day <= (now() at time zone 'UTC')::date - ${failureHistoryDays}`,
  );
}

/** The results of the last `operate doctor`. */
export interface LastDoctorRun {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The number of checks, and how many were neither a warning nor critical. */
  readonly checks: number;
  readonly good: number;
  /** When a backup was last restored successfully as a test, ISO 8601 UTC. */
  readonly restoredAt: string | null;
}

const examQuery = db
  .selectFrom('doctorChecks')
  .select([
    sql<string | null>`max(checked_at)`.as('at'),
    sql<number>`count(*)::integer`.as('checks'),
    sql<number>`count(*) filter (where state in ('ok', 'unknown'))::integer`.as('good'),
    sql<string | null>`max(checked_at) filter (where what = 'restore' and state = 'ok')`.as('restoredAt'),
  ]);

type ExamRow = Omit<LastDoctorRun, 'at'> & { readonly at: string | null };

/** The last run of `operate doctor`; null if there was none. */
const examOf = (row: ExamRow | undefined): LastDoctorRun | null =>
  row === undefined || row.at === null ? null : { ...row, at: row.at };

export const lastDoctorRun = async (tx: Tx): Promise<LastDoctorRun | null> => examOf(await tx.one(examQuery));

/**
 * Reads the state of the installation for /status and /metrics, on a connection that other work does not use.
 */
export async function readInstallation(database: Database): Promise<{
  readonly parts: InstallationPartRow[];
  readonly days: InstallationDayRow[];
  readonly backupAgeSeconds: number | null;
  readonly lastExam: LastDoctorRun | null;
}> {
  const [row] = await database.probe<{
    parts: InstallationPartRow[];
    days: InstallationDayRow[];
    backup: number | null;
  }>(
    `select
       (select coalesce(json_agg(json_build_object('part', part, 'checkedAt', to_json(checked_at),
          'works', works, 'waitsSeconds', waits_seconds)), '[]') from installation_parts) as parts,
       (select coalesce(json_agg(json_build_object('day', day, 'part', part, 'checks', checks, 'faults', faults)
          order by day), '[]') from installation_days) as days,
       (select extract(epoch from now() - max(taken_at))::integer from backups_taken) as backup`,
  );
  const [exam] = await database.probe<ExamRow>(examQuery.compile().sql);
  return {
    parts: row?.parts ?? [],
    days: row?.days ?? [],
    backupAgeSeconds: row?.backup ?? null,
    lastExam: examOf(exam),
  };
}

/** How long the oldest job that should have started has waited. */
export const oldestJobAgeSql = `select coalesce(extract(epoch from now() - min(start_after)), 0)::integer as seconds
  from pgboss.job where state in ('created', 'retry') and start_after <= now()`;

export async function oldestJobSeconds(database: Database): Promise<number> {
  const [row] = await database.control<{ seconds: number }>(oldestJobAgeSql);
  return row?.seconds ?? 0;
}

/** Records, as the owner, that a backup is complete, and deletes records that are more than 400 days old. */
export async function recordBackup(owner: pg.Client, way: string): Promise<void> {
  // A newer build may also back up a database that it has not migrated yet, and in such a database the table may be
  // missing.
  const { rows } = await owner.query("select to_regclass('backups_taken') is not null as present");
  if (!rows[0]?.present) return;
  await owner.query('insert into backups_taken (taken_at, way) values (now(), $1)', [way]);
  await owner.query("delete from backups_taken where taken_at < now() - interval '400 days'");
}

/** Like `recordBackup`, on its own connection. */
export const recordBackupAt = (ownerUrl: string, way: string): Promise<void> =>
  withOwnerConnection(ownerUrl, (owner) => recordBackup(owner, way));
