import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findMessageText } from './store.ts';
import { maskedText } from './view.ts';

/** The call uses a write method, so that the dispatcher records who read which message. */
export const readMessage: Handler<'readMessage'> = async (tx, actor, input) => {
  const message = await findMessageText(tx, input.messageId);
  if (message === undefined) return refuse('row.notFound');
  const masked = message.secret && !actor.shop.demo;
  return { body: masked ? maskedText(message.body) : message.body, masked };
};
