import type { messengerCalls } from '@crossdock/contract/messengers/calls.ts';
import { addFriendUrl } from '../messages/linePush.ts';
import type { Handler } from '../platform/handler.ts';
import { bindingsOf } from './bindings.store.ts';

export const getBindings: Handler<(typeof messengerCalls)['getBindings']> = async (tx, actor) => {
  const bindings = await bindingsOf(tx, actor.memberId);
  return {
    addFriendUrl: addFriendUrl(actor.shop.settings),
    list: bindings.map(({ provider, displayName, createdAt, friend }) => ({
      provider,
      name: displayName,
      boundAt: createdAt,
      friend,
    })),
  };
};
