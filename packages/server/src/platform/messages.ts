import type { Config } from './config.ts';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import type { JobDefinition, Jobs } from './jobs.ts';
import { q } from './query.ts';

export interface Message {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export const sendMessageJob = 'send-message';

/** Writes a message into the outbox; it leaves after the transaction has committed. */
export async function sendMessage(tx: Tx, jobs: Jobs, message: Message): Promise<void> {
  const id = newId();
  await tx.run(
    q.insertInto('outgoing_messages').values({
      shop_id: tx.shopId,
      id,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      created_at: tx.now,
    }),
  );
  await jobs.enqueue(tx, sendMessageJob, { id });
}

/**
 * Sends what is queued. Without SMTP (or for text messages, which have no provider yet) the message is held in the
 * outbox, where staff can read it: a newcomer can register without any mail server.
 */
export function messageJob(config: Config): JobDefinition {
  return {
    name: sendMessageJob,
    run: async (tx, data) => {
      const message = await tx.maybe(
        q
          .selectFrom('outgoing_messages')
          .selectAll()
          .where('shop_id', '=', tx.shopId)
          .where('id', '=', String(data.id))
          .where('state', '=', 'queued')
          .forUpdate(),
      );
      if (message === undefined) return;
      const outcome = await deliver(config, message as Message);
      await tx.run(
        q
          .updateTable('outgoing_messages')
          .set({ ...outcome, sent_at: outcome.state === 'sent' ? tx.now : null })
          .where('shop_id', '=', tx.shopId)
          .where('id', '=', message.id),
      );
    },
  };
}

async function deliver(
  config: Config,
  message: Message,
): Promise<{ state: 'sent' | 'held' | 'failed'; failure: string | null }> {
  if (message.channel === 'sms' || config.SMTP_URL === undefined) return { state: 'held', failure: null };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(config.SMTP_URL);
  try {
    await transport.sendMail({
      from: config.MAIL_FROM,
      to: message.recipient,
      subject: message.subject,
      text: message.body,
    });
    return { state: 'sent', failure: null };
  } catch (error) {
    return { state: 'failed', failure: error instanceof Error ? error.message : String(error) };
  } finally {
    transport.close();
  }
}
