import { messageChannels } from '@crossdock/domain/notices/events.ts';
import type { Handler } from '../platform/handler.ts';
import { offeredChannels } from './offeredChannels.ts';
import { recipientsOf, storePreferences } from './preferences.store.ts';

/** Stores the member's choices. Earlier choices for channels that the shop does not offer now stay. */
export const saveNoticeWishes: Handler<'saveNoticeWishes'> = async (tx, actor, wishes, { config }) => {
  const [offered, before] = await Promise.all([
    offeredChannels(tx, config),
    recipientsOf(tx, [actor.memberId], actor.shop.timeZone),
  ]);
  const kept = before.get(actor.memberId)?.wishes.ways ?? [];
  const ways = messageChannels.filter((way) => (offered.includes(way) ? wishes.ways : kept).includes(way));
  await storePreferences(tx, actor.memberId, { ...wishes, ways });
  return { done: true };
};
