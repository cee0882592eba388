import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { swapNames } from '@crossdock/contract/wire/wireNames.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { effectOfRequest, isEffectIntact } from './effects.ts';
import { compileSql } from './query.ts';
import { fromShop } from './rows.ts';
import { type Actor, actorId } from './scope.ts';

export interface IdempotencyClaim {
  readonly actorId: string;
  readonly key: string;
  /** Whether the caller gave the key. If not, an equal request counts as a repeat only for a short time. */
  readonly isGiven: boolean;
  readonly call: string;
  readonly requestHash: Uint8Array;
}

/**
 * The hash of a request, by which repeats are recognised; a file counts by its digest. It uses wire names,
 * which processes of every version share.
 */
export function requestHash(call: string, input: unknown, fileDigest = ''): Uint8Array {
  const hash = createHash('sha256')
    .update(call)
    .update('\0')
    .update(JSON.stringify(swapNames(input)));
  return (fileDigest === '' ? hash : hash.update('\0').update(fileDigest)).digest();
}

const longest = 100;
/** Equal requests within this time count as a double click or a client's own retry. Later ones are intended. */
const repeatWithinMs = 2_000;

/**
 * The caller's key; without one, a key made from the request. All visitors of a shop have the same actor id, so their
 * address and browser are added.
 */
export function idempotencyKeyOf(
  given: string | undefined,
  hash: Uint8Array,
  { kind, ip, userAgent }: Actor,
) {
  if (given !== undefined)
    return given.length > longest
      ? refuse('idempotency.key', { max: longest })
      : { key: given, isGiven: true };
  const whose = momentsOf({ kind, ip, userAgent });
  return { key: `${whose}${Buffer.from(hash).toString('base64url')}`, isGiven: false };
}

/** The prefix of the keys that are made for callers without a key of their own. */
function momentsOf({ kind, ip, userAgent }: Pick<Actor, 'kind' | 'ip' | 'userAgent'>): string {
  if (kind !== 'guest' && kind !== 'system') return 'same:';
  const visitor = createHash('sha256')
    .update(JSON.stringify([ip, userAgent]))
    .digest('base64url');
  return `same:${visitor}:`;
}

type Key = { shopId: string; actorId: string; key: string };

const insertClaim = compileSql<Key & { call: string; requestHash: Uint8Array; at: string }>(
  (p) => sql`insert into idempotency_keys (shop_id, actor_id, key, call, request_hash, created_at)
    values (${p.shopId}, ${p.actorId}, ${p.key}, ${p.call}, ${p.requestHash}, ${p.at})
    on conflict do nothing returning key`,
);

/**
 * The unique index decides which process is first. The second process waits in this statement until the first has
 * ended.
 */
const insertMoment = compileSql<Key & { call: string; requestHash: Uint8Array; at: string; since: string }>(
  (p) => sql`insert into idempotency_keys (shop_id, actor_id, key, call, request_hash, created_at)
    values (${p.shopId}, ${p.actorId}, ${p.key}, ${p.call}, ${p.requestHash}, ${p.at})
    on conflict (shop_id, actor_id, key) do update set created_at = excluded.created_at, answer = null, effect = null
    where idempotency_keys.created_at <= ${p.since} returning key`,
);

/**
 * Claims an existing key for this request, because the earlier answer must not be repeated. This transaction has
 * locked the row.
 */
const takeOver = compileSql<Key & { at: string }>(
  (p) => sql`update idempotency_keys set created_at = ${p.at}, answer = null, effect = null
    where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key = ${p.key}`,
);

const writeAnswer = compileSql<Key & { answer: string; effect: string }>(
  (p) => sql`update idempotency_keys set answer = ${p.answer}, effect = ${p.effect}
    where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key = ${p.key}`,
);

/**
 * Deletes the keys of earlier requests. It skips rows that another transaction is still answering, because those
 * requests arrived at the same time.
 */
const removeMoments = compileSql<Key & { whose: string; since: string }>(
  (p) => sql`delete from idempotency_keys where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key in (
    select key from idempotency_keys where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key like 'same:%'
      and starts_with(key, ${p.whose}) and key <> ${p.key} and created_at > ${p.since} for update skip locked)`,
);

/**
 * Claims a key in the transaction that does the work. A second sender of the same key waits on the unique index until
 * the first has committed, and then gets the first answer. A refusal rolls the claim back. If the caller gave no key,
 * the first answer is repeated only while its effect still holds.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  claim: IdempotencyClaim,
): Promise<'first' | { answer: unknown } | Refusal> {
  const key = { ...claim, shopId: tx.shopId, at: tx.now };
  const inserted = claim.isGiven
    ? await tx.compiled(insertClaim, key)
    : await tx.compiled(insertMoment, { ...key, since: tx.earlier(repeatWithinMs) });
  if (inserted.length === 1) return 'first';
  const row = await tx.one(
    fromShop(tx, 'idempotencyKeys', { actorId: claim.actorId, key: claim.key }).select([
      'requestHash',
      'answer',
      'effect',
    ]),
  );
  if (!Buffer.from(claim.requestHash).equals(row.requestHash)) return refuse('idempotency.reused');
  if (claim.isGiven || (await isEffectIntact(tx, row.effect))) return { answer: swapNames(row.answer) };
  await tx.compiled(takeOver, key);
  return 'first';
}

/** Stores the answer with the claim, in the same transaction. */
export async function storeIdempotentAnswer(
  tx: Tx,
  claim: IdempotencyClaim,
  input: unknown,
  answer: unknown,
): Promise<void> {
  const effect = JSON.stringify(claim.isGiven ? null : effectOfRequest(tx, input));
  await tx.compiled(writeAnswer, {
    ...claim,
    shopId: tx.shopId,
    answer: JSON.stringify(swapNames(answer)),
    effect,
  });
}

/** Called when a caller's write commits: equal requests from before no longer count as repeats. */
export async function resetRepeatDetection(tx: Tx, actor: Actor, ownKey: string): Promise<void> {
  const whose = momentsOf(actor);
  const key = { shopId: tx.shopId, actorId: actorId(actor), key: ownKey };
  await tx.compiled(removeMoments, { ...key, whose, since: tx.earlier(repeatWithinMs) });
}
