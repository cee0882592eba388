import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { useFilters } from './api.ts';

interface ChoiceFilterProps<K extends string> {
  /** The filter's name in the address. */
  readonly name: string;
  readonly label: string;
  /** What it says while nothing is chosen. */
  readonly any: string;
  readonly of: readonly K[];
  readonly labelOf: (key: K) => string;
  /** The label is for screen readers alone. */
  readonly bare?: boolean;
}

/** A filter of the screen's list with one choice; the address keeps it. */
export function ChoiceFilter<K extends string>({ name, any, of, labelOf, ...box }: ChoiceFilterProps<K>) {
  const [found, setFilters] = useFilters<Record<string, string | undefined>>();
  return (
    <ChoiceBox
      {...box}
      placeholder={any}
      value={of.find((one) => one === found[name]) ?? ''}
      data={of.map((value) => ({ value, label: labelOf(value) }))}
      onChange={(event) => setFilters({ [name]: event.currentTarget.value })}
    />
  );
}
