import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from './db.ts';
import { q } from './query.ts';

export interface Claim {
  readonly actorId: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Uint8Array;
}

export function requestHash(call: string, input: unknown): Uint8Array {
  return createHash('sha256').update(call).update('\0').update(JSON.stringify(input)).digest();
}

/**
 * Claims a key inside the transaction that does the work. A second sender of the same key waits on the unique index
 * until the first has committed, and then gets the first answer. A refusal rolls the claim back with everything else.
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<'first' | { answer: unknown } | Refusal> {
  const inserted = await tx.run(
    q
      .insertInto('idempotency_keys')
      .values({
        shop_id: tx.shopId,
        actor_id: claim.actorId,
        key: claim.key,
        call: claim.call,
        request_hash: claim.requestHash as never,
        created_at: tx.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (inserted === 1) return 'first';
  const row = await tx.one(
    q
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('shop_id', '=', tx.shopId)
      .where('actor_id', '=', claim.actorId)
      .where('key', '=', claim.key),
  );
  if (!Buffer.from(claim.requestHash).equals(row.request_hash as unknown as Buffer))
    return refuse('idempotency.reused');
  return { answer: row.answer };
}

/** Keeps the answer beside the claim, in the same transaction. */
export async function keepAnswer(tx: Tx, claim: Claim, answer: unknown): Promise<void> {
  await tx.run(
    q
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('shop_id', '=', tx.shopId)
      .where('actor_id', '=', claim.actorId)
      .where('key', '=', claim.key),
  );
}
