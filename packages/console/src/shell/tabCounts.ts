import type { TabCount } from '@crossdock/ui/Tabs.tsx';
import type { ListRequest } from './api.ts';

interface Counted {
  readonly asked: ListRequest;
  readonly total: number;
}

interface ShownTab<K> {
  /**
   * The names of the input fields that are always set: that of the tab, and on the list of planned pickups also that
   * of the day.
   */
  readonly names: readonly string[];
  readonly shown: K;
}

const ofOrder: readonly string[] = ['sort', 'order'];

/** Whether the list is filtered by any field that is not in `names`, such as search words, days or a warehouse. */
export const isListFiltered = ({ asked }: Pick<Counted, 'asked'>, names: readonly string[]): boolean =>
  Object.entries(asked.input).some(
    ([name, value]) => !names.includes(name) && !ofOrder.includes(name) && Boolean(value),
  );

/**
 * The counts on the tabs of a list: all rows of each tab. While filters are set, only the shown tab has a
 * count, that of the matching rows, because the full counts would not fit the shorter list.
 * `whole` is undefined until the answer has come, and `null` for a tab without a count.
 */
export function tabCounts<K>(
  page: Counted,
  { names, shown }: ShownTab<K>,
  whole: (key: K) => TabCount,
): (key: K) => TabCount {
  if (!isListFiltered(page, names)) return whole;
  return (key) => {
    if (key !== shown) return null;
    const n = whole(key);
    return typeof n === 'number' ? page.total : n;
  };
}
