import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { prepared } from '../platform/handler.ts';
import { arrive } from './arrive.ts';
import { bind } from './bindings.store.ts';
import { weChatChannel } from './channels.ts';
import { askMessenger } from './outward.ts';
import { weChatAccount } from './wechat.ts';

export const bindWeChat = prepared<'bindWeChat'>()({
  look: async (tx, actor, input, { config }) => {
    const channel = await weChatChannel(tx, actor, config);
    if (isRefusal(channel)) return channel;
    const arrived = await arrive(tx, actor, 'wechat', input);
    return isRefusal(arrived) ? arrived : channel;
  },
  prepare: (noTransaction, _actor, input, _services, channel) =>
    askMessenger(noTransaction, () => weChatAccount(channel, input.code)),
  handle: async (tx, actor, _input, _services, { openId, unionId }) => {
    const account = { provider: 'wechat', subject: openId, name: '', unionId } as const;
    const outcome = await bind(tx, actor, actor.memberId, account);
    return outcome === 'bound' ? { done: true } : refuse(`messenger.${outcome}`);
  },
});
