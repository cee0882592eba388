import type { NoTransaction } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sealCutoff, writeSealedFile } from '../platform/sealedFile.ts';
import { recordSealedFile } from '../platform/sealedHistory.store.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { auditEntriesBefore, deleteAuditEntries, type SealedAuditEntry } from './sealedAudit.store.ts';

export const sealAuditJob = 'seal-audit';

/** How many entries one file holds; they leave the log in one transaction. */
const actsAFile = 2_000;

const monthOf = ({ at }: Pick<SealedAuditEntry, 'at'>): string => new Date(at).toISOString().slice(0, 7);

/**
 * Hourly: seals staff actions older than the number of months that the installation keeps in tables. Each
 * file contains actions of one month.
 */
export function auditLogSealing(services: Services): JobDefinition {
  return {
    name: sealAuditJob,
    hourly: true,
    isDue: async (tx) => {
      const months = services.config.HISTORY_MONTHS;
      return months > 0 && (await auditEntriesBefore(tx, sealCutoff(tx.now, months), 1)).length > 0;
    },
    run: async (noTransaction) => {
      const months = services.config.HISTORY_MONTHS;
      if (months === 0) return undefined;
      const turn = new TimeSlice();
      await sweepOneByOne(
        noTransaction,
        {
          name: 'sealAudit',
          atOnce: 1,
          take: async (tx, most) => {
            const acts = await auditEntriesBefore(tx, sealCutoff(tx.now, months), 1);
            return acts.map(monthOf).slice(0, most);
          },
          sign: (month) => ({ id: month, label: month }),
          each: (_, month) => sealMonth(noTransaction, services, month, turn.goOn),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

async function sealMonth(
  noTransaction: NoTransaction,
  services: Services,
  month: string,
  goOn: () => boolean,
): Promise<void> {
  const after = new Date(`${month}-01T00:00:00.000Z`);
  after.setUTCMonth(after.getUTCMonth() + 1);
  while (goOn()) {
    const acts = await noTransaction.transact((tx) => auditEntriesBefore(tx, after.toISOString(), actsAFile));
    if (acts.length === 0) return;
    await sealActs(noTransaction, services, acts);
  }
}

/**
 * Writes and verifies the file first; then one transaction records it and deletes the rows. If killed before
 * that, the log is unchanged. If two processes seal the same rows, one finds them gone and deletes its file.
 */
async function sealActs(
  noTransaction: NoTransaction,
  services: Services,
  acts: readonly SealedAuditEntry[],
): Promise<void> {
  const [first, last] = [acts[0], acts.at(-1)];
  if (first === undefined || last === undefined) return;
  const file = await writeSealedFile(noTransaction, services, acts);
  await noTransaction.transact(async (tx) => {
    await recordSealedFile(tx, {
      kind: 'audit',
      file,
      fromAt: first.at,
      toAt: last.at,
      rowCount: acts.length,
    });
    const gone = await deleteAuditEntries(tx, fieldOf(acts, 'id'));
    if (gone !== acts.length)
      throw new Error(`${acts.length - gone} acts were sealed by somebody else meanwhile`);
  });
}
