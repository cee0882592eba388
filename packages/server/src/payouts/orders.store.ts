import type { PayoutPauseReason } from '@crossdock/domain/payouts/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, relatedRows, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const topic = 'payouts';

/** Lines of batches that a provider pays, with the data for the request. */
const orderRows = (tx: Tx) =>
  fromShop(tx, 'payoutLines')
    .innerJoin('payoutBatches', shopJoin('payoutBatches.id', 'payoutLines.batchId'))
    .selectAll('payoutLines')
    .select(['fileTerms', 'sentBy', 'payoutBatches.number as batchNumber'])
    .where('payoutBatches.state', 'in', ['sent', 'done']);

export const findPayoutOrder = (tx: Tx, lineId: string) =>
  tx.maybe(orderRows(tx).where('payoutLines.id', '=', lineId));

export type PayoutOrderRow = NonNullable<Awaited<ReturnType<typeof findPayoutOrder>>>;

/**
 * Lines that a provider's message may be about: those with this reference that were requested and not
 * refused.
 */
export function linesByReference(tx: Tx, reference: string) {
  return tx.all(
    orderRows(tx)
      .where('payoutLines.reference', '=', reference)
      .where('payoutLines.askedAt', 'is not', null)
      .where('payoutLines.state', '<>', 'released'),
  );
}

/** Lines to be sent, those with an unknown answer first. A paused batch sends none. */
export function linesToSend(tx: Tx, most: number) {
  return tx.all(
    orderRows(tx)
      .where('payoutLines.state', '=', 'waiting')
      .where('payoutLines.dueAt', '<=', tx.now)
      .where((eb) => eb.or([eb('resumeAt', 'is', null), eb('resumeAt', '<=', tx.now)]))
      .orderBy(sql`asked_at is null`)
      .orderBy('batchId')
      .orderBy('position')
      .limit(most),
  );
}

/** Accepted lines whose state is due to be queried. */
export function linesToQuery(tx: Tx, most: number) {
  return tx.all(
    orderRows(tx)
      .where('payoutLines.state', '=', 'sent')
      .where('payoutLines.dueAt', '<=', tx.now)
      .orderBy('payoutLines.dueAt')
      .limit(most),
  );
}

export const nextDuePayoutOrderAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(case when line.state = 'waiting' then greatest(line.due_at, batch.resume_at) else line.due_at end) as at
    from payout_lines line join payout_batches batch on batch.shop_id = line.shop_id and batch.id = line.batch_id
    where line.shop_id = ${shopId} and line.due_at is not null and line.state in ('waiting', 'sent')`;

/** Whether a request of the batch is in progress, which holds its line for a while. */
const underWay = (tx: Tx, batchId: string, untilAt: string) =>
  fromShop(tx, 'payoutLines as other', { 'other.batchId': batchId, 'other.state': 'waiting' })
    .select('other.id')
    .where('other.askedAt', 'is not', null)
    .where('other.dueAt', '>', tx.now)
    .where('other.dueAt', '<=', untilAt);

/**
 * Marks a line as sent before the request, so that a lost process leaves a line with an unknown answer. False
 * if it must not be sent: another request of the batch is in progress, or the batch is paused or stopped.
 * `unsure`: it was requested before.
 */
export async function claimLine(
  tx: Tx,
  { id, batchId }: { readonly id: string; readonly batchId: string },
  untilAt: string,
): Promise<{ readonly unsure: boolean } | undefined> {
  const taken = await tx.maybe(
    updateInShop(tx, 'payoutLines', { id, state: 'waiting' })
      .set({ askedAt: sql`coalesce(asked_at, ${tx.now}::timestamptz)`, dueAt: untilAt })
      .where('dueAt', '<=', tx.now)
      .where(({ not, exists }) => not(exists(underWay(tx, batchId, untilAt))))
      .where(({ exists }) =>
        exists(
          relatedRows(tx, 'payoutBatches.id', 'payoutLines.batchId').where((eb) =>
            eb.or([eb('resumeAt', 'is', null), eb('resumeAt', '<=', tx.now)]),
          ),
        ),
      )
      .returning(sql<boolean>`old.asked_at is not null`.as('unsure')),
  );
  if (taken) await publish(tx, topic, null);
  return taken;
}

interface OrderChanges {
  readonly dueAt?: string | null;
  /** Null clears the time of the request. It is set only if the request has certainly created no order. */
  readonly askedAt?: null;
  readonly providerReference?: string;
  readonly providerState?: string;
}

export async function updateLine(tx: Tx, lineId: string, changes: OrderChanges): Promise<void> {
  await changeRow(tx, 'payoutLines', lineId, changes);
  await publish(tx, topic, null);
}

/** Pauses a batch until a time, with the reason. */
export async function pauseBatch(
  tx: Tx,
  batchId: string,
  pausedWhy: PayoutPauseReason,
  resumeAt: string | null,
): Promise<void> {
  const changed = await tx.run(
    updateInShop(tx, 'payoutBatches', { id: batchId })
      .set({ pausedWhy, resumeAt })
      .where((eb) => eb.or([eb('pausedWhy', '<>', pausedWhy), eb('resumeAt', 'is distinct from', resumeAt)])),
  );
  if (changed > 0) await publish(tx, topic, null);
}

/**
 * Makes the waiting lines of a batch due now, except a line whose request is in progress, because its claim ends soon
 * anyway.
 */
export async function makeLinesDueNow(tx: Tx, batchId: string, underWayUntil: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'payoutLines', { batchId, state: 'waiting' })
      .set({ dueAt: tx.now })
      .where((eb) =>
        eb.or([eb('askedAt', 'is', null), eb('dueAt', 'is', null), eb('dueAt', '>', underWayUntil)]),
      ),
  );
}
