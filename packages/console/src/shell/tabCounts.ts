import type { ListRequest } from './api.ts';

interface Counted {
  readonly asked: ListRequest;
  readonly total: number;
}

interface ShownTab<K> {
  /** What is always asked for: the tab, and in a plan its day. */
  readonly names: readonly string[];
  readonly shown: K;
}

const ofOrder: readonly string[] = ['sort', 'order'];

/** Whether the list is asked for more than these: for words, days, a warehouse. */
export const isNarrowed = ({ asked }: Pick<Counted, 'asked'>, names: readonly string[]): boolean =>
  Object.entries(asked.input).some(
    ([name, value]) => !names.includes(name) && !ofOrder.includes(name) && Boolean(value),
  );

/**
 * What the tabs of a list say: everything that waits on each; once the list is narrowed, how many match on the
 * shown one, because the whole figures would stand above a list that has fewer rows.
 */
export function tabCounts<K>(
  page: Counted,
  { names, shown }: ShownTab<K>,
  whole: (key: K) => number | undefined,
): (key: K) => number | undefined {
  if (!isNarrowed(page, names)) return whole;
  return (key) => (key === shown && whole(key) !== undefined ? page.total : undefined);
}
