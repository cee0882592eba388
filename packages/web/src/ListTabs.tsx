import { FilterTabs, type TabCount } from '@crossdock/ui/Tabs.tsx';
import { useFilters } from './filters.ts';

interface TabChoice<K extends string> {
  readonly keys: readonly K[];
  readonly labelOf: (key: K) => string;
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
}

interface ListTabsProps<K extends string> extends TabChoice<K> {
  readonly label: string;
  readonly countOf?: (key: K) => TabCount;
}

/** Properties of a `ListTabs` for the screen's list. The URL names the shown tab, unless it is the default tab. */
export function useListTabs<K extends string>(
  name: string,
  keys: readonly K[],
  usual: NoInfer<K>,
  labelOf: (key: K) => string,
): TabChoice<K> {
  const [found, setFilters] = useFilters<Record<string, string | undefined>>();
  return {
    keys,
    labelOf,
    chosen: keys.find((one) => one === String(found[name])) ?? usual,
    onChoose: (next) => setFilters({ [name]: next === usual ? undefined : next }),
  };
}

export function ListTabs<K extends string>({ keys, labelOf, ...tabs }: ListTabsProps<K>) {
  return <FilterTabs {...tabs} tabs={keys.map((key) => ({ key, label: labelOf(key) }))} />;
}
