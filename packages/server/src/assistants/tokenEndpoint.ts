import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { parseScopes } from '@crossdock/domain/assistants/scopes.ts';
import { endGrants } from '../platform/assistantGrants.ts';
import type { Tx } from '../platform/db.ts';
import { verifierMatchesChallenge } from './authorization.ts';
import { toClientId } from './clientDocuments.ts';
import {
  insertTokens,
  lockCode,
  lockToken,
  markAuthorizationCodeUsed,
  markRefreshTokenUsed,
} from './tokens.store.ts';

/** Faults of a token request (RFC 6749, 5.2; RFC 8707). */
type Fault =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type';

type Answer =
  | { readonly error: Fault }
  | {
      readonly access_token: string;
      readonly token_type: 'Bearer';
      readonly expires_in: number;
      readonly refresh_token: string;
      readonly scope: string;
    };

const invalid: Answer = { error: 'invalid_grant' };

/**
 * Answers a token request. Faults are returned instead of thrown, so that grants ended because of a reuse
 * stay ended.
 */
export function answerTokenRequest(tx: Tx, form: URLSearchParams): Promise<Answer> {
  const names = [...form.keys()];
  if (new Set(names).size !== names.length) return Promise.resolve({ error: 'invalid_request' });
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return forCode(tx, form);
    case 'refresh_token':
      return forRefresh(tx, form);
    default:
      return Promise.resolve({ error: 'unsupported_grant_type' });
  }
}

/** Exchanges a code for tokens. The first attempt uses the code up, even if it fails. */
async function forCode(tx: Tx, form: URLSearchParams): Promise<Answer> {
  const [code, verifier] = [form.get('code'), form.get('code_verifier')];
  if (!code || !verifier) return { error: 'invalid_request' };
  const found = await lockCode(tx, code);
  if (found === undefined) return invalid;
  if (found.usedAt !== null) return reused(tx, found);
  await markAuthorizationCodeUsed(tx, code);
  const isRight =
    found.expiresAt > tx.now &&
    form.get('redirect_uri') === found.redirectUri &&
    verifierMatchesChallenge(verifier, found.challenge) &&
    isGood(tx, found, form);
  if (!isRight) return invalid;
  return isForUs(found, form) ? given(tx, found) : { error: 'invalid_target' };
}

async function forRefresh(tx: Tx, form: URLSearchParams): Promise<Answer> {
  const token = form.get('refresh_token');
  if (!token) return { error: 'invalid_request' };
  const found = await lockToken(tx, token);
  if (found === undefined || found.kind !== 'refresh') return invalid;
  if (found.usedAt !== null) return reused(tx, found);
  if (found.expiresAt <= tx.now || !isGood(tx, found, form)) return invalid;
  if (!isForUs(found, form)) return { error: 'invalid_target' };
  const scopes = form.has('scope') ? parseScopes(form.get('scope') ?? '') : [];
  if (!scopes?.every((scope) => found.scopes.includes(scope))) return { error: 'invalid_scope' };
  await markRefreshTokenUsed(tx, token);
  return given(tx, found);
}

type Found =
  | NonNullable<Awaited<ReturnType<typeof lockCode>>>
  | NonNullable<Awaited<ReturnType<typeof lockToken>>>;

/** Whether the requesting client owns the grant, the grant is active, and its member may log in. */
function isGood(
  tx: Tx,
  { clientId, endedAt, grantExpiresAt, status }: Found,
  form: URLSearchParams,
): boolean {
  return isClient(form, clientId) && endedAt === null && grantExpiresAt > tx.now && status === 'active';
}

const isClient = (form: URLSearchParams, clientId: string): boolean =>
  toClientId(form.get('client_id') ?? '') === clientId;

const isForUs = ({ resource }: Found, form: URLSearchParams): boolean =>
  !form.has('resource') || form.get('resource') === resource;

/** A reused secret means that two clients hold it and one stole it, so the grant ends for both. */
async function reused(tx: Tx, { id, memberId }: Found): Promise<Answer> {
  await endGrants(tx, memberId, 'reuse', { id });
  return invalid;
}

async function given(tx: Tx, { id, memberId, scopes }: Found): Promise<Answer> {
  const { access, refresh } = await insertTokens(tx, id, memberId);
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: assistantLimits.accessSeconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  };
}

/** Ends the grant of a token that its client no longer needs (RFC 7009). An unknown token is not a fault. */
export async function revokeToken(tx: Tx, form: URLSearchParams): Promise<void> {
  const found = await lockToken(tx, form.get('token') ?? '');
  if (found && isClient(form, found.clientId))
    await endGrants(tx, found.memberId, 'client', { id: found.id });
}
