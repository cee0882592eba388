import type { memberCalls } from '@crossdock/contract/members/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { levelsOf, membersByLevel } from './levels.store.ts';

export const listLevels: Handler<(typeof memberCalls)['listLevels']> = async (tx) => {
  const [levels, counted] = await Promise.all([levelsOf(tx), membersByLevel(tx)]);
  return {
    list: levels.map(({ level, zh, tw, en, from_paid_minor }) => ({
      level,
      zh,
      tw,
      en,
      fromPaidMinor: from_paid_minor,
      members: counted.get(level) ?? 0,
    })),
  };
};
