import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { compileSql, db } from '../platform/query.ts';
import { fromShop, insertRows, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { orderIdOfPackage } from './deliveries.store.ts';

type StreamEvent = Omit<Schema['streamEvents'], 'shopId' | 'numberedAt'>;

/** Begins the stream if necessary, and locks it so that only one process assigns numbers. */
export async function lockStream(tx: Tx, from: string) {
  const row = fromShop(tx, 'eventStreams').select(['lastSeq', 'numberedTo']);
  const known = await tx.maybe(row.forUpdate());
  if (known !== undefined) return known;
  const begun = db.insertInto('eventStreams').values({ shopId: tx.shopId, lastSeq: 0, numberedTo: from });
  await tx.run(begun.onConflict((conflict) => conflict.doNothing()));
  return tx.one(row.forUpdate());
}

interface Sought extends Record<string, unknown> {
  shopId: string;
  from: string;
  kinds: readonly string[];
  most: number;
}

interface FoundStep {
  readonly id: string;
  readonly noun: string;
  readonly subjectId: string;
  readonly fromState: string | null;
  readonly toState: string;
  readonly event: string;
  readonly at: string;
  readonly memberId: string | null;
  readonly staffId: string | null;
}

/** A transaction may end after others whose steps have later ids, so all steps since `from` are searched. */
const notNumbered = compileSql<Sought, FoundStep>(
  (
    p,
  ) => sql`select id, noun, subject_id, from_state, to_state, event, at, member_id, staff_id from transitions
    where shop_id = ${p.shopId}::uuid and id >= ${p.from}::uuid and from_state is distinct from to_state
      and noun || '.' || to_state = any(${p.kinds}::text[])
      and not exists (select from stream_events as known
        where known.shop_id = ${p.shopId}::uuid and known.id = transitions.id)
    order by id limit ${p.most}::integer`,
);

/** Steps of these kinds (noun and state) since `sinceMs` without a number. */
export function stepsWithoutNumber(tx: Tx, sinceMs: number, kinds: readonly string[], most: number) {
  return tx.compiled(notNumbered, { shopId: tx.shopId, from: firstIdAt(sinceMs), kinds, most });
}

export async function insertStreamEvents(tx: Tx, events: readonly StreamEvent[]): Promise<void> {
  const rows = events.map((event) => ({ ...event, numberedAt: tx.now }));
  await insertRows(tx, 'streamEvents', rows);
}

export async function advanceStream(tx: Tx, lastSeq: number, numberedTo: string): Promise<void> {
  await tx.run(updateInShop(tx, 'eventStreams').set({ lastSeq, numberedTo }));
}

export function eventsAfter(tx: Tx, seq: number, most: number) {
  return tx.all(
    fromShop(tx, 'streamEvents')
      .selectAll()
      .select(orderIdOfPackage(tx, 'stream_events').as('orderId'))
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(most),
  );
}
