import { isRecord } from '@crossdock/domain/records.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { deliveryOutcomeOf } from '../platform/deliveryOutcome.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { type OutboundResponse, retryAfterMs, sendOutbound } from '../platform/outbound.ts';
import type { Sender, SendResult } from '../platform/outbox.ts';
import { isKnownFriend, recordFirstFriendState } from './lineFriends.store.ts';
import { findLinePush } from './linePush.ts';

const timeoutMs = 20_000;
/** LINE's limit for one text. */
const textAtMost = 5_000;

/**
 * Sends LINE messages with the Messaging API of the shop's channel. Each message uses its id as LINE's retry
 * key, so LINE delivers it only once. Results are therefore never unknown, and messages of a lost process can
 * be sent again.
 */
export function lineSender(database: Database, config: Config): Sender {
  const encryption = encryptionWith(config.APP_SECRET);
  return async (shopId, { id, recipient, body }) => {
    const [found, known] = await database.transact(shopId, (tx) =>
      Promise.all([findLinePush(tx, encryption), isKnownFriend(tx, recipient)]),
    );
    if (found === undefined) return { kind: 'noProvider' };
    try {
      const friend = known === 'unknown' ? await asksFriend(found, recipient, config) : known;
      if (known === 'unknown' && friend !== undefined)
        await database.transact(shopId, (tx) => recordFirstFriendState(tx, recipient, friend));
      if (friend === false) return { kind: 'refused', why: notFriend };
      const said = await sendOutbound({
        url: new URL('/v2/bot/message/push', found.apiUrl).href,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${found.token}`,
          'x-line-retry-key': id,
        },
        body: JSON.stringify({
          to: recipient,
          messages: [{ type: 'text', text: body.slice(0, textAtMost) }],
        }),
        timeoutMs,
        privateToo: config.OUTBOUND_PRIVATE,
      });
      return attemptOf(said);
    } catch (error) {
      const attempt = deliveryOutcomeOf(error);
      return attempt.kind === 'unknown' ? { kind: 'later', why: attempt.why } : attempt;
    }
  };
}

/**
 * The reason that staff see if a message was not sent because the member is not a friend. LINE would answer 200
 * without showing the message to anyone.
 */
const notFriend = 'the member has not added the official account in LINE, or has blocked it';

/**
 * Asks LINE whether the member is a friend: LINE returns profiles of friends only. Undefined without a clear
 * answer.
 */
async function asksFriend(
  { apiUrl, token }: { readonly apiUrl: string; readonly token: string },
  recipient: string,
  { OUTBOUND_PRIVATE: privateToo }: Config,
): Promise<boolean | undefined> {
  const { status } = await sendOutbound({
    url: new URL(`/v2/bot/profile/${encodeURIComponent(recipient)}`, apiUrl).href,
    method: 'GET',
    headers: { authorization: `Bearer ${token}` },
    body: undefined,
    timeoutMs,
    privateToo,
  });
  return status === 200 ? true : status === 404 ? false : undefined;
}

/** LINE answers 409 if the message was accepted before. Only the owner can fix a wrong token or an exhausted quota. */
function attemptOf(said: OutboundResponse): SendResult {
  const { status, text } = said;
  const answer = parsed(text);
  if (status === 200 || status === 409) {
    const [first]: unknown[] = Array.isArray(answer.sentMessages) ? answer.sentMessages : [];
    return isRecord(first) && typeof first.id === 'string'
      ? { kind: 'sent', reference: first.id.slice(0, 100) }
      : { kind: 'sent' };
  }
  const why = `HTTP ${status}: ${typeof answer.message === 'string' ? answer.message : ''}`.slice(0, 300);
  const isForNow = status >= 500 || status === 429 || status === 401 || status === 403 || status === 408;
  return isForNow
    ? { kind: 'later', why, afterMs: retryAfterMs(said, Date.now()) }
    : { kind: 'refused', why };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
