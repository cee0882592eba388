import { refuse } from '@crossdock/contract/refusals.ts';
import { supportTexts } from '@crossdock/contract/support/texts.ts';
import type { Handler } from '../platform/handler.ts';
import { isActing, signAddress } from './pass.ts';
import { personOf } from './people.store.ts';

/** The page of ours that talks; a shop may name another (`supportChannel.params`). */
const ownFrame = '/im';

export const getChatFrame: Handler<'getChatFrame'> = async (tx, actor, _input, { config }) => {
  if (isActing(actor)) return refuse('session.actingForbidden');
  const member = actor.kind === 'member' ? actor : null;
  const named = member && (await personOf(tx, member.memberId));
  const address = {
    memberId: member?.memberId ?? '',
    memberName: named?.name || named?.account || supportTexts.guest[actor.lang],
    timestamp: Date.parse(tx.now),
  };
  const sign = signAddress(config.APP_SECRET, tx.shopId, address, member?.sessionId ?? null);
  const { type, params } = actor.shop.settings.supportChannel;
  const frame = type === 1 && params !== '' ? params : ownFrame;
  const query = new URLSearchParams({
    memberid: address.memberId,
    membername: address.memberName,
    timestamp: String(address.timestamp),
    sign,
  });
  return { url: `${frame}${frame.includes('?') ? '&' : '?'}${query}`, own: frame === ownFrame };
};
