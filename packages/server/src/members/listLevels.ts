import type { Handler } from '../platform/handler.ts';
import { levelsOf, membersByLevel } from './levels.store.ts';

export const listLevels: Handler<'listLevels'> = async (tx) => {
  const [levels, counted] = await Promise.all([levelsOf(tx), membersByLevel(tx)]);
  return {
    list: levels.map(({ level, zh, tw, en, fromPaidMinor }) => ({
      level,
      zh,
      tw,
      en,
      fromPaidMinor,
      members: counted.get(level) ?? 0,
    })),
  };
};
