import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sealCutoff, writeSealedFile } from '../platform/sealedFile.ts';
import { recordSealedFile } from '../platform/sealedHistory.store.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import {
  deleteSealedRows,
  type EndedTable,
  eventsOfEndedSubjects,
  findEndedRowsToSeal,
  markSealed,
} from './ended.store.ts';

export const sealEndedJob = 'seal-ended';

/** The number of subjects in one file; their rows leave the tables in one transaction. */
const subjectsAFile = 300;

/**
 * Hourly: seals the history of parcels and orders that ended more months ago than the installation keeps in
 * tables.
 */
export function endedHistorySealing(services: Services): JobDefinition {
  return {
    name: sealEndedJob,
    hourly: true,
    isDue: async (tx) => (await tablesWithEnded(tx, services.config.HISTORY_MONTHS)).length > 0,
    run: async (noTransaction) => {
      const months = services.config.HISTORY_MONTHS;
      const turn = new TimeSlice();
      await sweepOneByOne(
        noTransaction,
        {
          name: 'sealEnded',
          atOnce: 2,
          take: (tx) => tablesWithEnded(tx, months),
          sign: (table) => ({ id: table, label: table }),
          each: (_, table) => sealAll(noTransaction, services, table, months, turn.goOn),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

async function tablesWithEnded(tx: Tx, months: number): Promise<EndedTable[]> {
  if (months === 0) return [];
  const before = sealCutoff(tx.now, months);
  const tables = ['parcels', 'orders'] as const;
  const found = await Promise.all(tables.map((table) => findEndedRowsToSeal(tx, table, before, 1)));
  return tables.filter((_, at) => found[at]?.length);
}

async function sealAll(
  noTransaction: NoTransaction,
  services: Services,
  table: EndedTable,
  months: number,
  goOn: () => boolean,
): Promise<void> {
  while (goOn()) if (!(await sealSome(noTransaction, services, table, months))) return;
}

/**
 * Writes and verifies the file first; then one transaction records it, marks each parcel or order, and
 * deletes the rows. If killed before that, nothing has changed. If two processes seal the same subjects, one
 * finds them marked and deletes its file.
 */
async function sealSome(
  noTransaction: NoTransaction,
  services: Services,
  table: EndedTable,
  months: number,
): Promise<boolean> {
  const { rows, subjects } = await noTransaction.transact(async (tx) => {
    const before = sealCutoff(tx.now, months);
    const found = await findEndedRowsToSeal(tx, table, before, subjectsAFile);
    return { rows: found, subjects: await eventsOfEndedSubjects(tx, table, found, before) };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return false;
  const file = await writeSealedFile(noTransaction, services, subjects);
  await noTransaction.transact(async (tx) => {
    const [fromAt, toAt] = [first.updatedAt, last.updatedAt];
    const id = await recordSealedFile(tx, { kind: 'ended', file, fromAt, toAt, rowCount: subjects.length });
    const ids = rows.map((row) => row.id);
    if ((await markSealed(tx, table, ids, id)) !== ids.length)
      throw new Error(`some ${table} were sealed by somebody else meanwhile`);
    const wanted = subjects.reduce((sum, { steps, events }) => sum + steps.length + events.length, 0);
    const gone = await deleteSealedRows(tx, subjects);
    if (gone !== wanted) throw new Error(`${wanted - gone} rows of ${table} went meanwhile`);
  });
  return true;
}
