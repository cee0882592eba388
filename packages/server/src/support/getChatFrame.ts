import { refuse } from '@crossdock/contract/refusals.ts';
import { supportTexts } from '@crossdock/contract/support/texts.ts';
import type { Handler } from '../platform/handler.ts';
import { isActingStaff, signChatUrl } from './chatPass.ts';
import { findCustomerAndClerk } from './people.store.ts';

/** Our own chat page; a shop may use another (`supportChannel.params`). */
const ownFrame = '/im';

export const getChatFrame: Handler<'getChatFrame'> = async (tx, actor, _input, { config }) => {
  if (isActingStaff(actor)) return refuse('session.actingForbidden');
  const member = actor.kind === 'member' ? actor : null;
  const named = member && (await findCustomerAndClerk(tx, member.memberId));
  const address = {
    memberId: member?.memberId ?? '',
    memberName: named?.name || named?.account || supportTexts.guest[actor.lang],
    timestamp: Date.parse(tx.now),
  };
  const sign = signChatUrl(config.APP_SECRET, tx.shopId, address, member?.sessionId ?? null);
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
