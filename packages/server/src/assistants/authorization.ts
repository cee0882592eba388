import { createHash } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { isRegisteredRedirect } from '@crossdock/domain/assistants/redirects.ts';
import { type AssistantScope, parseScopes } from '@crossdock/domain/assistants/scopes.ts';
import type { Tx } from '../platform/db.ts';
import { keyedHash, sameBytes } from '../platform/ids.ts';
import { mcpEndpointUrl } from '../platform/mcp.ts';
import type { Member } from '../platform/scope.ts';
import { toClientId } from './clientDocuments.ts';
import { findClient } from './clients.store.ts';

export type AuthorizationRequest = Input<'readAssistantRequest'>;

/** Faults of an authorization request that are reported to the client (RFC 6749, 4.1.2.1; RFC 8707). */
type Fault =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'access_denied';

/**
 * Reads the client and its authorization request. If the client or its redirect address is unknown, the
 * browser is not redirected.
 */
export async function readAuthorizationRequest(tx: Tx, actor: Member, asked: AuthorizationRequest) {
  const id = toClientId(asked.clientId);
  const client = id === undefined ? undefined : await findClient(tx, id);
  // A client that is described by a document must be named by the address of that document.
  const isNamed = client && (client.documentUrl === null || client.documentUrl === asked.clientId);
  if (!isNamed) return refuse('assistant.unknown');
  if (!isRegisteredRedirect(client.redirectUris, asked.redirectUri)) return refuse('assistant.redirect');
  const scopes = parseScopes(asked.scope);
  const fault = faultOf(actor, asked, scopes);
  return { client, scopes: scopes ?? [], fault };
}

function faultOf(
  actor: Member,
  asked: AuthorizationRequest,
  scopes: readonly AssistantScope[] | undefined,
): Fault | undefined {
  if (asked.responseType !== 'code') return 'unsupported_response_type';
  // The plain method and a missing challenge would let anybody who sees the code use it.
  if (asked.codeChallengeMethod !== 'S256' || !/^[\w-]{43}$/.test(asked.codeChallenge))
    return 'invalid_request';
  if (asked.resource !== mcpEndpointUrl(actor.origin)) return 'invalid_target';
  return scopes === undefined ? 'invalid_scope' : undefined;
}

/**
 * The client's redirect address with an answer. It names our issuer, so that a client of several servers
 * cannot confuse them (RFC 9207).
 */
export function redirectUrlWithAnswer(
  { origin }: Pick<Member, 'origin'>,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: { readonly code: string } | { readonly error: Fault },
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== '') address.searchParams.set('state', state);
  address.searchParams.set('iss', origin);
  return address.href;
}

/** The host that a code is sent to, as shown to members. */
export const hostOfRedirect = (redirectUri: string): string => new URL(redirectUri).hostname;

/**
 * A token which proves that this member's session was shown this request on our page recently. The answer
 * must contain it, so that no other page and no other session can answer.
 */
export function formToken(secret: string, actor: Member, asked: AuthorizationRequest, now: string): string {
  const end = String(Date.parse(now) + assistantLimits.formMinutes * 60_000);
  return `${end}.${signatureOf(secret, actor, asked, end).toString('base64url')}`;
}

export function isFormTokenValid(
  secret: string,
  actor: Member,
  asked: AuthorizationRequest,
  token: string,
  now: string,
): boolean {
  const [end = '', signature = ''] = token.split('.');
  if (!/^\d{13}$/.test(end) || Number(end) < Date.parse(now)) return false;
  return sameBytes(Buffer.from(signature, 'base64url'), signatureOf(secret, actor, asked, end));
}

function signatureOf(
  secret: string,
  { shop, memberId, sessionId }: Member,
  asked: AuthorizationRequest,
  end: string,
): Buffer {
  const { clientId, redirectUri, responseType, codeChallenge, codeChallengeMethod, scope, resource, state } =
    asked;
  const parts = [
    clientId,
    redirectUri,
    responseType,
    codeChallenge,
    codeChallengeMethod,
    scope,
    resource,
    state,
  ];
  return keyedHash(secret, 'assistant-form', shop.id, memberId, sessionId, end, ...parts);
}

/** Whether the verifier is the one that the challenge was made from (RFC 7636). */
export function verifierMatchesChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const made = createHash('sha256').update(verifier).digest('base64url');
  return sameBytes(Buffer.from(made), Buffer.from(challenge));
}
