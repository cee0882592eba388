import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { type Message, queueMessage } from './outbox.store.ts';
import { publish } from './realtime.ts';

/** The topic for new rows of the outbox, and for delivery outcomes in the console. */
export const outboxTopic = 'messages';

/** Messages without an expiry are tried for this long. */
const triedForMs = 72 * 60 * 60_000;

/** Stores a message in the outbox. It is sent after the transaction has committed. Answers its id. */
export async function sendMessage(tx: Tx, message: Message): Promise<string> {
  const id = newId();
  const expiresAt = message.expiresAt ?? tx.later(triedForMs);
  await queueMessage(tx, id, { secret: true, ...message, expiresAt });
  await publish(tx, outboxTopic, null);
  return id;
}
