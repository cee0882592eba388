import type { ListRequest } from './api.ts';

interface Counted {
  readonly asked: ListRequest;
  readonly total: number;
}

interface ShownTab<K> {
  /** The parameters that are always set: the tab, and in a plan its day. */
  readonly names: readonly string[];
  readonly shown: K;
}

const ofOrder: readonly string[] = ['sort', 'order'];

/** Whether the list is filtered by more than `names`, such as words, days or a warehouse. */
export const isListFiltered = ({ asked }: Pick<Counted, 'asked'>, names: readonly string[]): boolean =>
  Object.entries(asked.input).some(
    ([name, value]) => !names.includes(name) && !ofOrder.includes(name) && Boolean(value),
  );

/**
 * The counts on the tabs of a list: all rows of each tab. While filters are set, only the shown tab has a
 * count, that of the matching rows, because the full counts would not fit the shorter list.
 */
export function tabCounts<K>(
  page: Counted,
  { names, shown }: ShownTab<K>,
  whole: (key: K) => number | undefined,
): (key: K) => number | undefined {
  if (!isListFiltered(page, names)) return whole;
  return (key) => (key === shown && whole(key) !== undefined ? page.total : undefined);
}
