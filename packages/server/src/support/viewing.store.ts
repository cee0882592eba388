import { presenceTimeoutMs } from '@crossdock/domain/support/talks.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { deleteRows, fromShop, putRow } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { talksTopic } from './store.ts';

/** Colleagues who have the conversation open. */
export function colleaguesViewing(tx: Tx, talkId: string, staffId: string) {
  return tx.all(
    fromShop(tx, 'talkLooks', { 'talkLooks.talkId': talkId })
      .innerJoin('staff', shopJoin('staff.id', 'talkLooks.staffId'))
      .select(['talkLooks.staffId', 'talkLooks.typedAt', 'staff.name'])
      .where('talkLooks.staffId', '<>', staffId)
      .where('talkLooks.lookedAt', '>', tx.earlier(presenceTimeoutMs))
      .orderBy('staff.name')
      .orderBy('talkLooks.staffId'),
  );
}

/** Records that the clerk has the conversation open; colleagues are informed if this is new. */
export async function recordViewing(tx: Tx, talkId: string, staffId: string): Promise<void> {
  const known = await tx.maybe(
    fromShop(tx, 'talkLooks', { talkId, staffId })
      .select('lookedAt')
      .where('lookedAt', '>', tx.earlier(presenceTimeoutMs)),
  );
  await write(tx, talkId, staffId, { lookedAt: tx.now });
  if (known === undefined) await publish(tx, talksTopic, talkId);
}

export async function recordTyping(tx: Tx, talkId: string, staffId: string): Promise<void> {
  await write(tx, talkId, staffId, { lookedAt: tx.now, typedAt: tx.now });
}

async function write(
  tx: Tx,
  talkId: string,
  staffId: string,
  change: { lookedAt: string; typedAt?: string },
) {
  await putRow(tx, 'talkLooks', { talkId, staffId }, change);
}

export async function endViewing(tx: Tx, talkId: string, staffId: string): Promise<void> {
  const ended = await deleteRows(tx, 'talkLooks', { talkId, staffId });
  if (ended > 0) await publish(tx, talksTopic, talkId);
}
