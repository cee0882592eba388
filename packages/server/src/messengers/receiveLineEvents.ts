import { createHmac } from 'node:crypto';
import { refuse } from '@crossdock/contract/refusals.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { lineEventSecret } from '../messages/linePush.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { sameBytes } from '../platform/ids.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { recordFriendState } from './friends.store.ts';

/** LINE sends up to about a hundred events per request, and repeats unanswered ones. */
const limit = { bucket: 'line-events', max: 1_200, windowSeconds: 60 };

/** Receives LINE's follow and unfollow events. Other events are acknowledged and ignored. */
export const receiveLineEvents: Handler<'receiveLineEvents'> = async (tx, actor, input, { config }) => {
  const { rawBody, headers } = input;
  const tooMany = await enforceRateLimit(tx, limit, throttleKeyOfIp(actor.ip));
  if (tooMany) return tooMany;
  const secret = await lineEventSecret(tx, encryptionWith(config.APP_SECRET));
  if (secret === undefined) return refuse('line.signatureWrong');
  const signature = createHmac('sha256', secret).update(rawBody).digest();
  if (!sameBytes(signature, Buffer.from(headers['x-line-signature'] ?? '', 'base64')))
    return refuse('line.signatureWrong');
  // Applies events in order of time, so that repeated or late ones do not overwrite newer state.
  for (const { subject, friend, at } of changesIn(rawBody).toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    await recordFriendState(tx, actor, subject, friend, at);
  return { done: true };
};

interface Change {
  readonly subject: string;
  readonly friend: boolean;
  readonly at: string;
}

function changesIn(rawBody: Uint8Array): Change[] {
  let body: unknown;
  try {
    body = JSON.parse(Buffer.from(rawBody).toString('utf8'));
  } catch {
    return [];
  }
  const events: unknown[] = isRecord(body) && Array.isArray(body.events) ? body.events : [];
  return events.flatMap((event) => {
    if (!isRecord(event) || !isRecord(event.source)) return [];
    const { type, timestamp, source } = event;
    if ((type !== 'follow' && type !== 'unfollow') || typeof source.userId !== 'string') return [];
    const ms = Number(timestamp);
    if (!Number.isInteger(ms) || ms < 0 || ms > 8.64e15) return [];
    return [{ subject: source.userId, friend: type === 'follow', at: new Date(ms).toISOString() }];
  });
}
