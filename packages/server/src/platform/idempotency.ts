import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { respell } from '@crossdock/contract/wire/spelling.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { effectOf, stands } from './effects.ts';
import { compiledSql, db } from './query.ts';
import { type Actor, actorId } from './scope.ts';

export interface Claim {
  readonly actorId: string;
  readonly key: string;
  /** Where the caller gave no key, the same request is a repeat for a moment only. */
  readonly isGiven: boolean;
  readonly call: string;
  readonly requestHash: Uint8Array;
}

/**
 * What two requests must have in common to be the same; of a file its digest. Hashed and kept in the wire's words, which
 * processes of every version share.
 */
export function requestHash(call: string, input: unknown, fileDigest = ''): Uint8Array {
  const hash = createHash('sha256')
    .update(call)
    .update('\0')
    .update(JSON.stringify(respell(input)));
  return (fileDigest === '' ? hash : hash.update('\0').update(fileDigest)).digest();
}

const longest = 100;
/** A double press, or a client's own repeat; what comes later is meant. */
const repeatWithinMs = 2_000;

/** The caller's key; without one, the request itself. Visitors, who share an owner of keys, are told apart by address. */
export function keyOf(given: string | undefined, hash: Uint8Array, { kind, ip, userAgent }: Actor) {
  if (given !== undefined)
    return given.length > longest
      ? refuse('idempotency.key', { max: longest })
      : { key: given, isGiven: true };
  const whose = momentsOf({ kind, ip, userAgent });
  return { key: `${whose}${Buffer.from(hash).toString('base64url')}`, isGiven: false };
}

/** How the keys of a caller begin who gives none. */
function momentsOf({ kind, ip, userAgent }: Pick<Actor, 'kind' | 'ip' | 'userAgent'>): string {
  if (kind !== 'guest' && kind !== 'system') return 'same:';
  const visitor = createHash('sha256')
    .update(JSON.stringify([ip, userAgent]))
    .digest('base64url');
  return `same:${visitor}:`;
}

type Key = { shopId: string; actorId: string; key: string };

const insertClaim = compiledSql<Key & { call: string; requestHash: Uint8Array; at: string }>(
  (p) => sql`insert into idempotency_keys (shop_id, actor_id, key, call, request_hash, created_at)
    values (${p.shopId}, ${p.actorId}, ${p.key}, ${p.call}, ${p.requestHash}, ${p.at})
    on conflict do nothing returning key`,
);

/** The database decides who is first, whichever process they came to: the second waits here until the first has ended. */
const insertMoment = compiledSql<Key & { call: string; requestHash: Uint8Array; at: string; since: string }>(
  (p) => sql`insert into idempotency_keys (shop_id, actor_id, key, call, request_hash, created_at)
    values (${p.shopId}, ${p.actorId}, ${p.key}, ${p.call}, ${p.requestHash}, ${p.at})
    on conflict (shop_id, actor_id, key) do update set created_at = excluded.created_at, answer = null, effect = null
    where idempotency_keys.created_at <= ${p.since} returning key`,
);

/** Of a row that is there already, and locked by whoever asked for it. */
const takeOver = compiledSql<Key & { at: string }>(
  (p) => sql`update idempotency_keys set created_at = ${p.at}, answer = null, effect = null
    where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key = ${p.key}`,
);

const writeAnswer = compiledSql<Key & { answer: string; effect: string }>(
  (p) => sql`update idempotency_keys set answer = ${p.answer}, effect = ${p.effect}
    where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key = ${p.key}`,
);

/** Those that somebody answers from right now are left: they came at the same time. */
const removeMoments = compiledSql<Key & { whose: string; since: string }>(
  (p) => sql`delete from idempotency_keys where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key in (
    select key from idempotency_keys where shop_id = ${p.shopId} and actor_id = ${p.actorId} and key like 'same:%'
      and starts_with(key, ${p.whose}) and key <> ${p.key} and created_at > ${p.since} for update skip locked)`,
);

/**
 * Claims a key inside the transaction that does the work. A second sender of the same key waits on the unique index
 * until the first has committed, and then gets the first answer. A refusal rolls the claim back with everything else.
 * Without a key the first answer is given again only while what it tells of stands (decision 29).
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<'first' | { answer: unknown } | Refusal> {
  const key = { ...claim, shopId: tx.shopId, at: tx.now };
  const inserted = claim.isGiven
    ? await tx.compiled(insertClaim, key)
    : await tx.compiled(insertMoment, { ...key, since: momentBegan(tx) });
  if (inserted.length === 1) return 'first';
  const row = await tx.one(
    db
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'answer', 'effect'])
      .where('shopId', '=', tx.shopId)
      .where('actorId', '=', claim.actorId)
      .where('key', '=', claim.key),
  );
  if (!Buffer.from(claim.requestHash).equals(row.requestHash)) return refuse('idempotency.reused');
  if (claim.isGiven || (await stands(tx, row.effect))) return { answer: respell(row.answer) };
  await tx.compiled(takeOver, key);
  return 'first';
}

const momentBegan = (tx: Tx) => new Date(Date.parse(tx.now) - repeatWithinMs).toISOString();

/** Keeps the answer beside the claim, in the same transaction. */
export async function keepAnswer(tx: Tx, claim: Claim, input: unknown, answer: unknown): Promise<void> {
  const effect = JSON.stringify(claim.isGiven ? null : effectOf(tx, input));
  await tx.compiled(writeAnswer, {
    ...claim,
    shopId: tx.shopId,
    answer: JSON.stringify(respell(answer)),
    effect,
  });
}

/** Called as whoever wrote something commits: whatever they asked for before it, they now ask for anew. */
export async function endMoments(tx: Tx, actor: Actor, ownKey: string): Promise<void> {
  const whose = momentsOf(actor);
  const key = { shopId: tx.shopId, actorId: actorId(actor), key: ownKey };
  await tx.compiled(removeMoments, { ...key, whose, since: momentBegan(tx) });
}
