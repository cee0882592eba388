import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import { moveImportJob } from './moveImportJobs.ts';
import { changeImport, type ImportRow, lockImport, setRowsExpiry } from './store.ts';

/** How long the rows of an imported file are kept, so that the import can be undone and looked up. */
const keptDays = 180;

export interface ImportApprovers {
  readonly appliedBy: string;
  readonly agreedBy: string | null;
}

/** Starts the import of a checked file; a worker carries it out. The caller holds the import's lock. */
export async function startImportWriting(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  of: ImportRow,
  by: ImportApprovers,
): Promise<void> {
  await setRowsExpiry(tx, of.id, tx.later(keptDays * 86_400_000));
  await changeImport(tx, of.id, {
    ...by,
    state: 'writing',
    atRow: 0,
    tries: 0,
    appliedAt: tx.now,
    progressAt: tx.now,
    expiresAt: null,
  });
  jobs.enqueue(tx, moveImportJob, { importId: of.id });
}

/**
 * The content that a second person approves: the number of rows to import, and the sum of the amounts that the import
 * enters.
 */
export const contentToApprove = ({ entering, newCount, changedCount }: ImportRow) => ({
  entering,
  rows: newCount + changedCount,
});

/** Carries out an import that a second person has approved. */
export async function carryOutMoveImport(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  id: string,
  by: ImportApprovers & { readonly asked: ReturnType<typeof contentToApprove> },
): Promise<Refusal<'row.changed' | 'row.notFound'> | undefined> {
  const of = await lockImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  const { asked, ...persons } = by;
  const now = contentToApprove(of);
  if (of.state !== 'preview' || now.entering !== asked.entering || now.rows !== asked.rows)
    return refuse('row.changed');
  await startImportWriting(tx, services, of, persons);
  return undefined;
}
