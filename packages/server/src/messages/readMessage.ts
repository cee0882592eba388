import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findMessageText } from './store.ts';
import { maskedText } from './view.ts';

/** A write by its method: the dispatcher records who read what. */
export const readMessage: Handler<'readMessage'> = async (tx, actor, input) => {
  const message = await findMessageText(tx, input.messageId);
  if (message === undefined) return refuse('row.notFound');
  const masked = message.secret && !actor.shop.demo;
  return { body: masked ? maskedText(message.body) : message.body, masked };
};
