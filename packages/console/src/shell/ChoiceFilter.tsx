import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { useFilters } from './api.ts';

interface ListChoice<K extends string> {
  /** The filter's name in the URL. */
  readonly name: string;
  readonly of: readonly K[];
  readonly labelOf: (key: K) => string;
  /** The choice in the URL; undefined if the URL has none of these. */
  readonly chosen: K | undefined;
}

interface ChoiceFilterProps<K extends string> extends ListChoice<K> {
  readonly label: string;
  /** The text while nothing is chosen. */
  readonly any: string;
  /** The label is for screen readers alone. */
  readonly bare?: boolean;
}

/** The props of a `ChoiceFilter` whose choice is in the URL. */
export function useListChoice<K extends string>(
  name: string,
  of: readonly K[],
  labelOf: (key: K) => string,
): ListChoice<K> {
  const [found] = useFilters<Record<string, string | undefined>>();
  return { name, of, labelOf, chosen: of.find((one) => one === found[name]) };
}

/** A filter of the page's list with one choice, which the URL contains. */
export function ChoiceFilter<K extends string>(props: ChoiceFilterProps<K>) {
  const { name, any, of, labelOf, chosen, ...box } = props;
  const [, setFilters] = useFilters<Record<string, string | undefined>>();
  return (
    <ChoiceBox
      {...box}
      placeholder={any}
      value={chosen ?? ''}
      data={of.map((value) => ({ value, label: labelOf(value) }))}
      onChange={(event) => setFilters({ [name]: event.currentTarget.value })}
    />
  );
}
