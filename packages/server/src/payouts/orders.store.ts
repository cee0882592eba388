import type { PayoutPause } from '@crossdock/domain/payouts/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';

const topic = 'payouts';

/** Lines of batches that a provider pays, with what the request needs. */
const orderRows = (tx: Tx) =>
  db
    .selectFrom('payoutLines')
    .innerJoin('payoutBatches', (join) =>
      join
        .onRef('payoutBatches.shopId', '=', 'payoutLines.shopId')
        .onRef('payoutBatches.id', '=', 'payoutLines.batchId'),
    )
    .selectAll('payoutLines')
    .select(['fileTerms', 'sentBy', 'payoutBatches.number as batchNumber'])
    .where('payoutLines.shopId', '=', tx.shopId)
    .where('payoutBatches.state', 'in', ['sent', 'done']);

export function findOrder(tx: Tx, lineId: string) {
  return tx.maybe(orderRows(tx).where('payoutLines.id', '=', lineId));
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** What a provider's message may be about: lines with this reference that it was asked to pay, and did not refuse. */
export function ordersNamed(tx: Tx, reference: string) {
  return tx.all(
    orderRows(tx)
      .where('payoutLines.reference', '=', reference)
      .where('payoutLines.askedAt', 'is not', null)
      .where('payoutLines.state', '<>', 'released'),
  );
}

/** Lines to be sent, those first whose answer is unknown. A batch that is paused sends none. */
export function dueToSend(tx: Tx, most: number) {
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

/** Lines that the provider has accepted and is asked about. */
export function dueToAsk(tx: Tx, most: number) {
  return tx.all(
    orderRows(tx)
      .where('payoutLines.state', '=', 'sent')
      .where('payoutLines.dueAt', '<=', tx.now)
      .orderBy('payoutLines.dueAt')
      .limit(most),
  );
}

export const nextDueOrder = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(case when line.state = 'waiting' then greatest(line.due_at, batch.resume_at) else line.due_at end) as at
    from payout_lines line join payout_batches batch on batch.shop_id = line.shop_id and batch.id = line.batch_id
    where line.shop_id = ${shopId} and line.due_at is not null and line.state in ('waiting', 'sent')`;

/** Whether a request of the batch is under way: its line is held for a while. */
const underWay = (tx: Tx, batchId: string, untilAt: string) =>
  db
    .selectFrom('payoutLines as other')
    .select('other.id')
    .where('other.shopId', '=', tx.shopId)
    .where('other.batchId', '=', batchId)
    .where('other.state', '=', 'waiting')
    .where('other.askedAt', 'is not', null)
    .where('other.dueAt', '>', tx.now)
    .where('other.dueAt', '<=', untilAt);

/**
 * Notes before the request that it is sent, so that a process that ends now leaves a line whose answer is unknown. False if it
 * is not to be sent: another request of the batch is under way, the batch is paused, or it was stopped. `unsure`: it was requested before.
 */
export async function takeUpOrder(
  tx: Tx,
  { id, batchId }: { readonly id: string; readonly batchId: string },
  untilAt: string,
): Promise<{ readonly unsure: boolean } | undefined> {
  const taken = await tx.maybe(
    db
      .updateTable('payoutLines')
      .set({ askedAt: sql`coalesce(asked_at, ${tx.now}::timestamptz)`, dueAt: untilAt })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', tx.now)
      .where(({ not, exists }) => not(exists(underWay(tx, batchId, untilAt))))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('payoutBatches')
            .select('payoutBatches.id')
            .where('payoutBatches.shopId', '=', tx.shopId)
            .whereRef('payoutBatches.id', '=', 'payoutLines.batchId')
            .where((eb) => eb.or([eb('resumeAt', 'is', null), eb('resumeAt', '<=', tx.now)])),
        ),
      )
      .returning(sql<boolean>`old.asked_at is not null`.as('unsure')),
  );
  if (taken) await publish(tx, topic, null);
  return taken;
}

interface OrderChanges {
  readonly dueAt?: string | null;
  /** Null: it is certain that there is no order. */
  readonly askedAt?: null;
  readonly providerReference?: string;
  readonly providerState?: string;
}

export async function noteOrder(tx: Tx, lineId: string, changes: OrderChanges): Promise<void> {
  await tx.run(
    db.updateTable('payoutLines').set(changes).where('shopId', '=', tx.shopId).where('id', '=', lineId),
  );
  await publish(tx, topic, null);
}

/** Why the batch sends no more, and until when. */
export async function pauseBatch(
  tx: Tx,
  batchId: string,
  pausedWhy: PayoutPause,
  resumeAt: string | null,
): Promise<void> {
  const changed = await tx.run(
    db
      .updateTable('payoutBatches')
      .set({ pausedWhy, resumeAt })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', batchId)
      .where((eb) => eb.or([eb('pausedWhy', '<>', pausedWhy), eb('resumeAt', 'is distinct from', resumeAt)])),
  );
  if (changed > 0) await publish(tx, topic, null);
}

/** Lets the lines of a batch be sent now. One that is under way keeps its time, which ends soon. */
export async function hastenOrders(tx: Tx, batchId: string, underWayUntil: string): Promise<void> {
  await tx.run(
    db
      .updateTable('payoutLines')
      .set({ dueAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('batchId', '=', batchId)
      .where('state', '=', 'waiting')
      .where((eb) =>
        eb.or([eb('askedAt', 'is', null), eb('dueAt', 'is', null), eb('dueAt', '>', underWayUntil)]),
      ),
  );
}
