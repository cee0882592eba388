import { sentWays } from '@crossdock/domain/notices/events.ts';
import type { Handler } from '../platform/handler.ts';
import { offeredWays } from './offeredWays.ts';
import { keepWishes, recipientsOf } from './wishes.store.ts';

/** Stores the member's choices. Those for channels that the shop does not offer now are kept. */
export const saveNoticeWishes: Handler<'saveNoticeWishes'> = async (tx, actor, wishes, { config }) => {
  const [offered, before] = await Promise.all([
    offeredWays(tx, config),
    recipientsOf(tx, [actor.memberId], actor.shop.timeZone),
  ]);
  const kept = before.get(actor.memberId)?.wishes.ways ?? [];
  const ways = sentWays.filter((way) => (offered.includes(way) ? wishes.ways : kept).includes(way));
  await keepWishes(tx, actor.memberId, { ...wishes, ways });
  return { done: true };
};
