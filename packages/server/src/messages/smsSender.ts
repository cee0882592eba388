import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { askOutside, NotReached } from '../platform/outbound.ts';
import type { Attempt, Sender } from '../platform/outbox.ts';
import { findSmsProvider } from './sms.store.ts';
import { attemptOf, requestOf } from './smsRequest.ts';

const timeoutMs = 20_000;
/** Nobody was there to take it. */
const surelyNot = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Text messages by the HTTP provider that the shop's owner has set. */
export function smsSender(database: Database, config: Config): Sender {
  const encryption = encryptionWith(config.APP_SECRET);
  return async (shopId, message, handed) => {
    const found = await database.transact(shopId, (tx) => findSmsProvider(tx, encryption));
    if (found === undefined) return { kind: 'noProvider' };
    const request = requestOf(found.provider, found.secret, message);
    if (!(await handed())) return { kind: 'unknown', why: 'somebody else sends this message now' };
    try {
      const { status, text } = await askOutside({
        ...request,
        timeoutMs,
        privateToo: config.OUTBOUND_PRIVATE,
      });
      return attemptOf(found.provider, status, text, message.body);
    } catch (error) {
      return silence(error);
    }
  };
}

function silence(error: unknown): Attempt {
  const { message, code = '' } = error as Error & { code?: string };
  if (error instanceof NotReached) return { kind: 'refused', why: message };
  return { kind: surelyNot.has(code) ? 'later' : 'unknown', why: message.slice(0, 300) };
}
