import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import { moveJob } from './moveJobs.ts';
import { changeImport, type ImportRow, keepRowsUntil, lockImport } from './store.ts';

/** How long the rows of a written file are kept, so that it can be taken back and looked up. */
const keptDays = 180;

export interface Start {
  readonly appliedBy: string;
  readonly agreedBy: string | null;
}

/** Lets a checked file be written; a worker does it. The caller holds its lock. */
export async function startWriting(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  of: ImportRow,
  by: Start,
): Promise<void> {
  await keepRowsUntil(tx, of.id, new Date(Date.parse(tx.now) + keptDays * 86_400_000).toISOString());
  await changeImport(tx, of.id, {
    ...by,
    state: 'writing',
    atRow: 0,
    tries: 0,
    appliedAt: tx.now,
    progressAt: tx.now,
    expiresAt: null,
  });
  jobs.enqueue(tx, moveJob, { importId: of.id });
}

/** What a second person agrees to: the file as it was checked, with this sum. */
export const askedFor = ({ entering, newCount, changedCount }: ImportRow) => ({
  entering,
  rows: newCount + changedCount,
});

/** Carries out a request that a second person has agreed to. */
export async function carryOutMoveIn(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  id: string,
  by: Start & { readonly asked: ReturnType<typeof askedFor> },
): Promise<Refusal<'row.changed' | 'row.notFound'> | undefined> {
  const of = await lockImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  const { asked, ...persons } = by;
  const now = askedFor(of);
  if (of.state !== 'preview' || now.entering !== asked.entering || now.rows !== asked.rows)
    return refuse('row.changed');
  await startWriting(tx, services, of, persons);
  return undefined;
}
