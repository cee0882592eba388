import { createHash } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import { isClientMetadataUrl } from '@crossdock/domain/assistants/clientMetadataUrl.ts';
import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { ConcurrencyLimiter, TooBusy } from '../platform/concurrencyLimiter.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { type OutboundResponse, sendOutbound } from '../platform/outbound.ts';
import type { Member } from '../platform/scope.ts';
import { enforceRateLimits, type ThrottleLimit } from '../platform/throttle.ts';
import { findClient, type NewClient } from './clients.store.ts';
import { readRegistration } from './registration.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The id of a client's row: either its registered id, or one made from the address of its document. Undefined
 * if the text is neither.
 */
export function toClientId(text: string): string | undefined {
  if (uuid.test(text)) return text.toLowerCase();
  if (!isClientMetadataUrl(text)) return undefined;
  const bytes = createHash('sha256').update(`client ${text}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Limits how many documents are read for one member and for one shop, because strangers choose the addresses.
 */
const perMember: ThrottleLimit = { bucket: 'assistant-document', max: 20, windowSeconds: 3_600 };
const perShop: ThrottleLimit = { bucket: 'assistant-document-all', max: 300, windowSeconds: 3_600 };
/** A short timeout, because the member waits for the page. */
const answerWithinMs = 4_000;
const largest = 16_384;
const limiter = new ConcurrencyLimiter({
  atOnce: 20,
  perCaller: 2,
  perShop: 10,
  inAll: 60,
  retrySeconds: 2,
});

/**
 * The address of the client document to read now. Empty for a registered client, and while an earlier copy is
 * still valid.
 */
export async function clientDocumentUrl(tx: Tx, { memberId }: Member, clientId: string) {
  const id = toClientId(clientId);
  if (id === undefined || uuid.test(clientId)) return { url: '' };
  const known = await findClient(tx, id);
  if (known?.documentUntil && known.documentUntil > tx.now) return { url: '' };
  const wait = await enforceRateLimits(tx, [
    { limit: perMember, key: memberId },
    { limit: perShop, key: '' },
  ]);
  return wait ?? { url: clientId };
}

/**
 * Reads a client's document. Its address was named by a stranger, so internal addresses are refused unless
 * `privateToo` allows them. Redirects are not followed.
 */
export async function fetchClientDocument(noTransaction: NoTransaction, url: string, privateToo: boolean) {
  if (url === '') return undefined;
  noTransaction.check();
  const ask = () =>
    sendOutbound({
      ...{ url, method: 'GET', headers: { accept: 'application/json' }, body: undefined },
      ...{ timeoutMs: answerWithinMs, privateToo, answerAtMost: largest },
    });
  try {
    return clientIn(await limiter.run(noTransaction.turn, ask), url) ?? refuse('assistant.document');
  } catch (error) {
    if (error instanceof TooBusy) return refuse('throttle.wait', { seconds: error.seconds });
    // The member gets the same answer whether the document was not reached, too slow, too long, or not JSON.
    return refuse('assistant.document');
  }
}

/**
 * The client that a document describes. Undefined unless the document names its own address and its client
 * needs no secret.
 */
function clientIn({ status, headers, text }: OutboundResponse, url: string): NewClient | undefined {
  if (status !== 200 || !/^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? ''))
    return undefined;
  const told: unknown = JSON.parse(text);
  if (!isRecord(told) || told.client_id !== url) return undefined;
  if ('client_secret' in told || 'client_secret_expires_at' in told) return undefined;
  // The only supported value is `none`: clients that authenticate themselves are not supported.
  if ((told.token_endpoint_auth_method ?? 'none') !== 'none') return undefined;
  const client = readRegistration(told);
  return 'error' in client ? undefined : client;
}

/** The time until which a document that is read now may be used. */
export const documentExpiry = (tx: Tx): string => tx.later(assistantLimits.documentMinutes * 60_000);
