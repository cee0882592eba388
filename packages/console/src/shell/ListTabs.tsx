import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { useFilters } from './api.ts';

interface ShownTab<K extends string> {
  readonly keys: readonly K[];
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
}

interface ListTabsProps<K extends string> extends ShownTab<K> {
  readonly label: string;
  readonly labelOf: (key: K) => string;
  readonly countOf?: (key: K) => number | undefined;
}

/** The tabs of the screen's list: the address says which one is shown, and nothing where it is the usual one. */
export function useListTabs<K extends string>(
  name: string,
  keys: readonly K[],
  usual: NoInfer<K>,
): ShownTab<K> {
  const [found, setFilters] = useFilters<Record<string, string | undefined>>();
  return {
    keys,
    chosen: keys.find((one) => one === String(found[name])) ?? usual,
    onChoose: (next) => setFilters({ [name]: next === usual ? undefined : next }),
  };
}

export function ListTabs<K extends string>({ keys, labelOf, countOf, ...tabs }: ListTabsProps<K>) {
  return (
    <FilterTabs {...tabs} tabs={keys.map((key) => ({ key, label: labelOf(key), count: countOf?.(key) }))} />
  );
}
