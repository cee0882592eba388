import { isRefusal } from '@crossdock/contract/refusals.ts';
import { isSupportOpenAt } from '@crossdock/domain/support/hours.ts';
import type { Handler } from '../platform/handler.ts';
import { customerOfCall } from './chatPass.ts';
import { findTalk, messagesOf } from './store.ts';
import { isTyping, messageOf } from './view.ts';

export const readTalk: Handler<'readTalk'> = async (tx, actor, input, services) => {
  const customer = await customerOfCall(tx, actor, input, services);
  if (isRefusal(customer)) return customer;
  const [talk, { list, more }] = await Promise.all([
    findTalk(tx, customer.id),
    messagesOf(tx, customer.id, { ...input, withNotes: false }),
  ]);
  const { settings, timeZone } = actor.shop;
  return {
    messages: list.map((row) => messageOf(row, services.config.APP_SECRET, tx.now)),
    more,
    seenSeq: talk?.staffReadSeq ?? 0,
    typing: isTyping(talk?.staffTypedAt ?? null, tx.now),
    open: isSupportOpenAt(settings.chat, timeZone, tx.now),
  };
};
