import type { memberCalls } from '@crossdock/contract/members.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { arrive } from './arrive.ts';
import { bind } from './bindings.store.ts';
import { weChatChannel } from './channels.ts';
import { askMessenger } from './outward.ts';
import { weChatOpenId } from './wechat.ts';

export const bindWeChat: Handler<(typeof memberCalls)['bindWeChat']> = async (tx, actor, input) => {
  const channel = await weChatChannel(tx, actor);
  if (isRefusal(channel)) return channel;
  const arrived = await arrive(tx, actor, 'wechat', input);
  if (isRefusal(arrived)) return arrived;
  const openId = await askMessenger(() => weChatOpenId(channel, input.code));
  if (isRefusal(openId)) return openId;
  const account = { provider: 'wechat', subject: openId, name: '' } as const;
  const outcome = await bind(tx, actor, actor.memberId, account);
  return outcome === 'bound' ? { done: true } : refuse(`messenger.${outcome}`);
};
