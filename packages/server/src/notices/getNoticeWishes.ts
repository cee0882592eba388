import { channelsOf, type MessageChannel, messageChannels } from '@crossdock/domain/notices/events.ts';
import { eventsOfKind, noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { offeredChannels } from './offeredChannels.ts';
import { type Recipient, reachableChannels, recipientsOf } from './preferences.store.ts';

export const getNoticeWishes: Handler<'getNoticeWishes'> = async (tx, actor, _input, { config }) => {
  const { memberId, shop } = actor;
  const [offered, { notices }, recipients] = await Promise.all([
    offeredChannels(tx, config),
    currentSettings(tx),
    recipientsOf(tx, [memberId], shop.timeZone),
  ]);
  const me = recipients.get(memberId);
  if (me === undefined) throw new Error('the member who asks is there');
  const reachable = reachableChannels(me);
  return {
    ...me.wishes,
    off: [...me.wishes.off],
    ways: me.wishes.ways.filter((way) => offered.includes(way)),
    offered: offered.map((way) => ({
      way,
      reachable: reachable.includes(way),
      notFriend: way === 'line' && me.lineId !== null && me.friend === false,
      bouncedAt: way === 'email' ? me.bouncedAt : null,
      to: placeOf(way, me),
    })),
    kinds: noticeKinds.flatMap((kind) => {
      const told = new Set(eventsOfKind(kind).flatMap((event) => [...channelsOf(notices, event)]));
      const ways = messageChannels.filter((way) => told.has(way) && offered.includes(way));
      return ways.length === 0 ? [] : [{ kind, ways }];
    }),
  };
};

function placeOf(way: MessageChannel, { email, areaCode, phone }: Recipient): string {
  if (way === 'email') return email;
  return way === 'sms' && phone !== '' ? `+${areaCode} ${phone}` : '';
}
