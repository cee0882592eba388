import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { newAssistantSecret, tokensWithGrants } from '../platform/assistantTokens.ts';
import type { Tx } from '../platform/db.ts';
import { tokenHash } from '../platform/ids.ts';
import { changeRow, changeRows, fromShop, insertRow, insertRows } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { idleExpiry } from './grants.store.ts';

interface NewCode {
  readonly grantId: string;
  readonly memberId: string;
  readonly redirectUri: string;
  readonly challenge: string;
}

/** Creates a code and returns it; only its hash is stored. */
export async function insertCode(tx: Tx, code: NewCode): Promise<string> {
  const { secret, hash } = newAssistantSecret('code');
  await insertRow(tx, 'assistantCodes', {
    ...code,
    codeHash: hash,
    expiresAt: tx.later(assistantLimits.codeSeconds * 1000),
    usedAt: null,
  });
  return secret;
}

const ofGrant = ['grant.id', 'grant.memberId', 'grant.clientId', 'grant.scopes', 'grant.resource'] as const;
const stateOfGrant = ['grant.endedAt', 'grant.expiresAt as grantExpiresAt', 'members.status'] as const;

/** The code with its grant, locked, so that of two exchanges the second finds it used. */
export function lockCode(tx: Tx, code: string) {
  return tx.maybe(
    fromShop(tx, 'assistantCodes as code', { 'code.codeHash': tokenHash(code) })
      .innerJoin('assistantGrants as grant', shopJoin('grant.id', 'code.grantId'))
      .innerJoin('members', shopJoin('members.id', 'grant.memberId'))
      .select(['code.redirectUri', 'code.challenge', 'code.expiresAt', 'code.usedAt'])
      .select([...ofGrant, ...stateOfGrant])
      .forUpdate('code'),
  );
}

export async function markAuthorizationCodeUsed(tx: Tx, code: string): Promise<void> {
  await changeRows(tx, 'assistantCodes', { codeHash: tokenHash(code) }, { usedAt: tx.now });
}

/** A token of either kind with its grant, locked, so that of two refreshes the second finds it used. */
export function lockToken(tx: Tx, token: string) {
  return tx.maybe(
    tokensWithGrants()
      .select(['token.kind', 'token.expiresAt', 'token.usedAt'])
      .select([...ofGrant, ...stateOfGrant])
      .where(shopCondition(tx, { 'token.tokenHash': tokenHash(token) }))
      .forUpdate('token'),
  );
}

export async function markRefreshTokenUsed(tx: Tx, token: string): Promise<void> {
  await changeRows(tx, 'assistantTokens', { tokenHash: tokenHash(token) }, { usedAt: tx.now });
}

/** Creates a new pair of tokens. The grant ends if no refresh happens for long. */
export async function insertTokens(tx: Tx, grantId: string, memberId: string) {
  const access = newAssistantSecret('access');
  const refresh = newAssistantSecret('refresh');
  const end = idleExpiry(tx);
  const common = { shopId: tx.shopId, grantId, memberId, usedAt: null };
  await insertRows(tx, 'assistantTokens', [
    {
      ...common,
      tokenHash: access.hash,
      kind: 'access',
      expiresAt: tx.later(assistantLimits.accessSeconds * 1000),
    },
    { ...common, tokenHash: refresh.hash, kind: 'refresh', expiresAt: end },
  ]);
  await changeRow(tx, 'assistantGrants', grantId, { expiresAt: end });
  return { access: access.secret, refresh: refresh.secret };
}
