import { bindingsOf } from '../members/messengerBindings.store.ts';
import { addFriendUrl } from '../messages/linePush.ts';
import type { Handler } from '../platform/handler.ts';

export const getBindings: Handler<'getBindings'> = async (tx, actor) => {
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
