import { finalStates } from '@crossdock/domain/machine.ts';
import { parcelMachine } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** As the index `parcels_ended` has them. */
const ended = sql<boolean>`state in (${sql.join(finalStates(parcelMachine).map((state) => sql.lit(state)))}) and not short_parts`;

/** Parcels that ended before then and are still found by any part of their numbers, the longest ended first. */
export function longEnded(tx: Tx, before: string, most: number) {
  return tx.all(
    db
      .selectFrom('parcels')
      .select(['id', 'courierNumber'])
      .where('shopId', '=', tx.shopId)
      .where(ended)
      .where('updatedAt', '<', before)
      .orderBy('updatedAt')
      .limit(most),
  );
}

/** From now on they are found by their whole numbers and the ends of them alone; a trigger keeps the parts. */
export async function shortenParts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(
    db
      .updateTable('parcels')
      .set({ shortParts: true })
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...ids])
      .where(ended),
  );
}
