import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { type Message, queueMessage } from './outbox.store.ts';
import { publish } from './realtime.ts';

/** The topic under which the outbox hears of new rows, and the console of outcomes. */
export const outboxTopic = 'messages';

/** What has no end of its own is not tried for longer than this. */
const triedForMs = 72 * 60 * 60_000;

/** Writes a message into the outbox; it leaves after the transaction has committed. Answers its id. */
export async function sendMessage(tx: Tx, message: Message): Promise<string> {
  const id = newId();
  const expiresAt = message.expiresAt ?? new Date(Date.parse(tx.now) + triedForMs).toISOString();
  await queueMessage(tx, id, { secret: true, ...message, expiresAt });
  await publish(tx, outboxTopic, null);
  return id;
}
