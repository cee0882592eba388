import { isRefusal } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { withPreparation } from '../platform/handler.ts';
import { acceptMessengerAnswer } from './acceptMessengerAnswer.ts';
import { memberBoundTo } from './bindings.store.ts';
import { lineChannel, redirectUriOf } from './channels.ts';
import { fetchLineAccount } from './line.ts';
import { isFriend } from './lineApi.ts';
import { insertTicket } from './logins.store.ts';
import { callMessenger } from './outboundRequests.ts';

/**
 * Answers a ticket that only we can create instead of LINE's own id of the person, which is never revealed.
 */
export const getLineIdByCode = withPreparation<'getLineIdByCode'>()({
  look: async (tx, actor, input, { config }) => {
    const channel = await lineChannel(tx, actor, config);
    if (isRefusal(channel)) return channel;
    const arrived = await acceptMessengerAnswer(tx, actor, 'line', input);
    return isRefusal(arrived) ? arrived : { channel, arrived };
  },
  prepare: async (noTransaction, actor, input, { config }, { channel, arrived }) => {
    const found = await callMessenger(noTransaction, async () => {
      const account = await fetchLineAccount(channel, redirectUriOf(actor), input, arrived);
      return { ...account, friend: await isFriend(channel, account.tokens.access) };
    });
    if (isRefusal(found)) return found;
    const tokens = encryptionWith(config.APP_SECRET).seal(JSON.stringify(found.tokens));
    return { ...found, tokens, memberId: arrived.memberId };
  },
  handle: async (tx, _actor, _input, _services, account) => {
    const [ticket, owner] = await Promise.all([
      insertTicket(tx, 'line', account),
      memberBoundTo(tx, 'line', account.subject),
    ]);
    return { ticket, bound: owner !== undefined, name: account.name };
  },
});
