import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { acceptMessengerAnswer } from './acceptMessengerAnswer.ts';
import { bindMessenger } from './bindings.store.ts';
import { weChatChannel } from './channels.ts';
import { callMessenger } from './outboundRequests.ts';
import { fetchWeChatAccount } from './wechat.ts';

export const bindWeChat = withPreparation<'bindWeChat'>()({
  look: async (tx, actor, input, { config }) => {
    const channel = await weChatChannel(tx, actor, config);
    if (isRefusal(channel)) return channel;
    const arrived = await acceptMessengerAnswer(tx, actor, 'wechat', input);
    return isRefusal(arrived) ? arrived : channel;
  },
  prepare: (noTransaction, _actor, input, _services, channel) =>
    callMessenger(noTransaction, () => fetchWeChatAccount(channel, input.code)),
  handle: async (tx, actor, _input, _services, { openId, unionId }) => {
    const account = { provider: 'wechat', subject: openId, name: '', unionId } as const;
    const outcome = await bindMessenger(tx, actor, actor.memberId, account);
    return outcome === 'bound' ? { done: true } : refuse(`messenger.${outcome}`);
  },
});
