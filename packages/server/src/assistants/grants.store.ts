import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import type { AssistantScope } from '@crossdock/domain/assistants/scopes.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, insertRow } from '../platform/rows.ts';

/** The realtime topic of assistants and of the requests that await a member. */
export const assistantsTopic = 'assistants';

export interface NewGrant {
  readonly memberId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientHost: string;
  readonly scopes: readonly AssistantScope[];
  readonly monthMostMinor: number | null;
  readonly resource: string;
}

export const idleExpiry = (tx: Tx): string => tx.later(assistantLimits.idleDays * 86_400_000);

export async function insertGrant(tx: Tx, grant: NewGrant): Promise<string> {
  const id = newId();
  await insertRow(tx, 'assistantGrants', {
    ...grant,
    scopes: [...grant.scopes],
    id,
    createdAt: tx.now,
    lastUsedAt: null,
    expiresAt: idleExpiry(tx),
  });
  await publish(tx, assistantsTopic, grant.memberId);
  return id;
}

/** The member's assistants that are connected, newest first. */
export function grantsOf(tx: Tx, memberId: string) {
  return tx.all(
    fromShop(tx, 'assistantGrants', { memberId })
      .selectAll()
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', tx.now)
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  );
}

/**
 * A connected assistant of the member, locked, so that only one request at a time is counted against its
 * monthly limit.
 */
export function lockGrant(tx: Tx, memberId: string, id: string) {
  return tx.maybe(
    fromShop(tx, 'assistantGrants', { memberId, id })
      .select(['id', 'clientId', 'clientName', 'monthMostMinor'])
      .where('endedAt', 'is', null)
      .forUpdate(),
  );
}
