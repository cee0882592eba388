import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { assistantScopes } from '@crossdock/domain/assistants/scopes.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Tx } from './db.ts';
import { newToken, tokenHash } from './ids.ts';
import { compileStatement, db, type Params } from './query.ts';
import { updateInShop } from './rows.ts';
import { asMemberId } from './scope.ts';
import type { Person } from './sessionHolder.ts';
import { shopCondition } from './shopCondition.ts';
import { shopJoin } from './shopJoin.ts';
import { countTry } from './throttle.ts';

/**
 * The prefixes of an assistant's secrets: a code for the first exchange, an access token for tools, a refresh
 * token for later exchanges.
 */
const prefixes = { code: 'cdc', access: 'cda', refresh: 'cdr' } as const;

/** The prefix makes a leaked token recognisable. No session token has this form. */
const form = /^cda_[\w-]{43}$/;
export const isAssistantToken = (token: string): boolean => form.test(token);

/** A secret of 256 random bits; only its hash is stored. */
export function newAssistantSecret(kind: keyof typeof prefixes): {
  readonly secret: string;
  readonly hash: Buffer;
} {
  const secret = `${prefixes[kind]}_${newToken()}`;
  return { secret, hash: tokenHash(secret) };
}

/** Tokens, each with its grant and the member who gave it. */
export const tokensWithGrants = () =>
  db
    .selectFrom('assistantTokens as token')
    .innerJoin('assistantGrants as grant', shopJoin('grant.id', 'token.grantId'))
    .innerJoin('members', shopJoin('members.id', 'grant.memberId'));

const byHash = compileStatement((p: Params<{ shopId: string; tokenHash: Uint8Array; now: string }>) =>
  tokensWithGrants()
    .select(['grant.id', 'grant.memberId', 'grant.scopes', 'grant.resource', 'grant.lastUsedAt'])
    .where(shopCondition(p, { 'token.tokenHash': p.tokenHash, 'token.kind': 'access' }))
    .where('token.expiresAt', '>', p.now)
    .where('grant.endedAt', 'is', null)
    .where('members.status', '=', 'active'),
);

/**
 * The member of an assistant, with its permissions. A token that is expired, or whose grant or member is no longer
 * active, is refused. Each use counts against the assistant's limit, except the `second` check of the same request.
 */
export async function findAssistant(
  tx: Tx,
  token: string,
  look: 'first' | 'second',
): Promise<Person | Refusal> {
  const [grant] = await tx.compiled(byHash, {
    shopId: tx.shopId,
    tokenHash: tokenHash(token),
    now: tx.now,
  });
  if (grant === undefined) return refuse('assistant.ended');
  if (look === 'first') {
    const uses = await countTry(tx, { bucket: 'assistant', windowSeconds }, grant.id);
    const left = Date.parse(uses.windowStart) + windowSeconds * 1000 - Date.parse(tx.now);
    if (uses.count > assistantLimits.callsPerMinute)
      return refuse('throttle.wait', { seconds: Math.max(1, Math.ceil(left / 1000)) });
    await noteUse(tx, grant);
  }
  return {
    kind: 'member',
    memberId: asMemberId(grant.memberId),
    sessionId: '',
    actingStaffId: null,
    // A program cannot re-authenticate, so calls that require it are closed to assistants.
    provenAt: '',
    assistant: {
      id: grant.id,
      scopes: grant.scopes.filter((scope) => isOneOf(assistantScopes, scope)),
      resource: grant.resource,
    },
  };
}

const windowSeconds = 60;
const noteAfterMs = 60_000;

/** Records the time of a use, at most once a minute, for the member to see. */
async function noteUse(
  tx: Tx,
  { id, lastUsedAt }: { readonly id: string; readonly lastUsedAt: string | null },
) {
  if (lastUsedAt !== null && Date.parse(tx.now) - Date.parse(lastUsedAt) < noteAfterMs) return;
  await tx.inOwnTransaction((side) =>
    side.run(updateInShop(side, 'assistantGrants', { id }).set({ lastUsedAt: side.now })),
  );
}
