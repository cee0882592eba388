import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { outboxTopic } from '../platform/messages.ts';
import { requeueMessage } from '../platform/outbox.store.ts';
import { publish } from '../platform/realtime.ts';
import { findMessageText } from './store.ts';

export const retryMessage: Handler<'retryMessage'> = async (tx, _actor, input) => {
  if ((await findMessageText(tx, input.messageId)) === undefined) return refuse('row.notFound');
  if (!(await requeueMessage(tx, input.messageId))) return refuse('message.notRetryable');
  await publish(tx, outboxTopic, null);
  return { done: true };
};
