import type { memberCalls } from '@crossdock/contract/members.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { arrive } from './arrive.ts';
import { memberBoundTo } from './bindings.store.ts';
import { lineChannel, redirectUriOf } from './channels.ts';
import { lineAccount } from './line.ts';
import { insertTicket } from './logins.store.ts';
import { askMessenger } from './outward.ts';

/** LINE's own id of the person goes nowhere: the ticket stands for it, and only we can make one. */
export const getLineIdByCode: Handler<(typeof memberCalls)['getLineIdByCode']> = async (tx, actor, input) => {
  const channel = await lineChannel(tx, actor);
  if (isRefusal(channel)) return channel;
  const arrived = await arrive(tx, actor, 'line', input);
  if (isRefusal(arrived)) return arrived;
  const account = await askMessenger(() => lineAccount(channel, redirectUriOf(actor), input, arrived));
  if (isRefusal(account)) return account;
  const { memberId } = arrived;
  const [ticket, owner] = await Promise.all([
    insertTicket(tx, 'line', { memberId, ...account }),
    memberBoundTo(tx, 'line', account.subject),
  ]);
  return { ticket, bound: owner !== undefined, name: account.name };
};
