import { createHash } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import { isClientDocument } from '@crossdock/domain/assistants/documents.ts';
import { assistantTerms } from '@crossdock/domain/assistants/terms.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { Busy, ConcurrencyLimiter } from '../platform/concurrencyLimiter.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { askOutside, type Said } from '../platform/outbound.ts';
import type { Member } from '../platform/scope.ts';
import { type Limit, rateLimits } from '../platform/throttle.ts';
import { findClient, type NewClient } from './clients.store.ts';
import { readRegistration } from './registration.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The id of a client's row: the one that it registered under, or one made from the address of its document. Undefined if
 * it can be neither.
 */
export function clientIdOf(text: string): string | undefined {
  if (uuid.test(text)) return text.toLowerCase();
  if (!isClientDocument(text)) return undefined;
  const bytes = createHash('sha256').update(`client ${text}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Strangers name the addresses, so few are read: for a member, and for a shop. */
const perMember: Limit = { bucket: 'assistant-document', max: 20, windowSeconds: 3_600 };
const perShop: Limit = { bucket: 'assistant-document-all', max: 300, windowSeconds: 3_600 };
/** A member waits in front of the page. */
const answerWithinMs = 4_000;
const largest = 16_384;
const limiter = new ConcurrencyLimiter({
  atOnce: 20,
  perCaller: 2,
  perShop: 10,
  inAll: 60,
  retrySeconds: 2,
});

/** The address to read now; empty for a client that registered, and while what was read before is still used. */
export async function documentToRead(tx: Tx, { memberId }: Member, clientId: string) {
  const id = clientIdOf(clientId);
  if (id === undefined || uuid.test(clientId)) return { url: '' };
  const known = await findClient(tx, id);
  if (known?.documentUntil && known.documentUntil > tx.now) return { url: '' };
  const wait = await rateLimits(tx, [
    { limit: perMember, key: memberId },
    { limit: perShop, key: '' },
  ]);
  return wait ?? { url: clientId };
}

/** Reads a client's document by the rules for addresses that strangers name. Redirects are not followed. */
export async function readDocument(noTransaction: NoTransaction, url: string, privateToo: boolean) {
  if (url === '') return undefined;
  noTransaction.check();
  const ask = () =>
    askOutside({
      ...{ url, method: 'GET', headers: { accept: 'application/json' }, body: undefined },
      ...{ timeoutMs: answerWithinMs, privateToo, answerAtMost: largest },
    });
  try {
    return clientIn(await limiter.run(noTransaction.turn, ask), url) ?? refuse('assistant.document');
  } catch (error) {
    if (error instanceof Busy) return refuse('throttle.wait', { seconds: error.seconds });
    // Not reached, too slow, too long, or not JSON: all the same to the member.
    return refuse('assistant.document');
  }
}

/** What the document says of its client. Undefined unless it names its own address and needs no secret. */
function clientIn({ status, headers, text }: Said, url: string): NewClient | undefined {
  if (status !== 200 || !/^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? ''))
    return undefined;
  const told: unknown = JSON.parse(text);
  if (!isRecord(told) || told.client_id !== url) return undefined;
  if ('client_secret' in told || 'client_secret_expires_at' in told) return undefined;
  // We know no other way for a client to prove who it is.
  if ((told.token_endpoint_auth_method ?? 'none') !== 'none') return undefined;
  const client = readRegistration(told);
  return 'error' in client ? undefined : client;
}

/** Until when a document that was read now is used. */
export const documentEnd = (tx: Tx): string =>
  new Date(Date.parse(tx.now) + assistantTerms.documentMinutes * 60_000).toISOString();
