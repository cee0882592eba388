import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { hotSql, q } from './query.ts';

export interface Claim {
  readonly actorId: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Uint8Array;
}

export function requestHash(call: string, input: unknown): Uint8Array {
  return createHash('sha256').update(call).update('\0').update(JSON.stringify(input)).digest();
}

type Key = { shopId: string; actorId: string; key: string };

const insertClaim = hotSql<Key & { call: string; requestHash: Uint8Array; at: string }>(
  (p) => sql`insert into idempotency_keys (shop_id, actor_id, key, call, request_hash, created_at)
    values (${p.shopId}, ${p.actorId}, ${p.key}, ${p.call}, ${p.requestHash}, ${p.at})
    on conflict do nothing returning key`,
);

const writeAnswer = hotSql<Key & { answer: string }>(
  (p) => sql`update idempotency_keys set answer = ${p.answer}
    where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key = ${p.key}`,
);

/**
 * Claims a key inside the transaction that does the work. A second sender of the same key waits on the unique index
 * until the first has committed, and then gets the first answer. A refusal rolls the claim back with everything else.
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<'first' | { answer: unknown } | Refusal> {
  const inserted = await tx.hot(insertClaim, { ...claim, shopId: tx.shopId, at: tx.now });
  if (inserted.length === 1) return 'first';
  const row = await tx.one(
    q
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('shop_id', '=', tx.shopId)
      .where('actor_id', '=', claim.actorId)
      .where('key', '=', claim.key),
  );
  if (!Buffer.from(claim.requestHash).equals(row.request_hash)) return refuse('idempotency.reused');
  return { answer: row.answer };
}

/** Keeps the answer beside the claim, in the same transaction. */
export async function keepAnswer(tx: Tx, claim: Claim, answer: unknown): Promise<void> {
  await tx.hot(writeAnswer, { ...claim, shopId: tx.shopId, answer: JSON.stringify(answer) });
}
