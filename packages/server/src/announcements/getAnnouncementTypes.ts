import { words } from '@crossdock/contract/announcements/words.ts';
import { announcementTypes } from '@crossdock/domain/announcements/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { countShownTypes } from './store.ts';
import { memberIdOfReader } from './view.ts';

export const getAnnouncementTypes: Handler<'getAnnouncementTypes'> = async (tx, actor) => {
  const counts = await countShownTypes(tx, memberIdOfReader(actor));
  return {
    types: announcementTypes.map((type) => ({
      type,
      name: words[`announcements.type.${type}`][actor.lang],
      count: counts.find((one) => one.type === type)?.count ?? 0,
    })),
  };
};
