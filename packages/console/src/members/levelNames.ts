import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

interface Levels {
  /** The levels that the shop has. If the shop has defined none, only level 1. */
  readonly all: readonly number[];
  nameOf(level: number): string;
}

/** The names of the shop's levels, or their numbers if they have no names. */
export function useLevels(): Levels {
  const { data } = useCall('listLevels', {}, { staleMs: 60_000, topics: ['members'] });
  const list = data?.list ?? [];
  const all = list.map(({ level }) => level);
  return {
    all: all.length > 0 ? all : [1],
    nameOf: (level) =>
      list.find((one) => one.level === level)?.[currentLanguage()] ?? t('members.level', { n: level }),
  };
}
