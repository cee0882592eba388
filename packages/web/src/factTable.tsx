import type { FieldDefinition, ValueOf } from '@crossdock/contract/wire/fact.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Code, Count, Money, Weight, When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import type { FactWords } from './factWords.ts';

type Valued<F, K extends keyof F> = { readonly [N in K]: ValueOf<F[N]> };
type Row = readonly [name: string, value: ReactNode];

/** The properties of a column besides its key and title: sizes that depend on the table, and custom cells. */
type Placed<R> = Partial<Omit<DataColumn<R>, 'key' | 'title'>>;

const isFigure = ({ kind }: FieldDefinition) => kind === 'count' || kind === 'money' || kind === 'weight';

/** The column of a fact: its head, sort order and value. */
export function factColumn<
  S extends string,
  F extends Record<K, unknown>,
  K extends S,
  R extends Valued<F, K>,
>(of: FactWords<S, F>, name: K, placed: Placed<R> = {}): DataColumn<R> {
  return { ...headOf(of, name), cell: (row) => <Value of={of} name={name} value={row[name]} />, ...placed };
}

/** The column of a fact whose cell shows more than the fact's own value. */
export function customFactColumn<S extends string, R>(
  of: FactWords<S, unknown>,
  name: S,
  placed: Placed<R> & Pick<DataColumn<R>, 'cell'>,
): DataColumn<R> {
  return { ...headOf(of, name), ...placed };
}

function headOf<S extends string>({ fact, label }: FactWords<S, unknown>, name: S) {
  const found = fact(name);
  const { sort } = found;
  return {
    key: name,
    title: label(name),
    ...(sort === undefined ? {} : { sort }),
    ...(isFigure(found) ? { align: 'end' as const } : {}),
  };
}

/** The rows of a fact list. Optional facts without a value are left out. */
export function factRows<S extends string, F extends Record<K, unknown>, K extends S>(
  of: FactWords<S, F>,
  values: Valued<F, K>,
  names: readonly K[],
): Row[] {
  return names
    .filter((name) => values[name] !== null && values[name] !== '')
    .map((name) => [of.label(name), <Value key={name} of={of} name={name} value={values[name]} />]);
}

/** A fact's value as it is shown. */
function Value<S extends string>(props: { of: FactWords<S, unknown>; name: S; value: unknown }) {
  const { of, name, value } = props;
  const fact = of.fact(name);
  const { kind } = fact;
  if (typeof value === 'number') {
    if (kind === 'money') return <Money minor={value} />;
    return kind === 'weight' ? <Weight grams={value} /> : <Count n={value} />;
  }
  if (typeof value !== 'string') return null;
  if (kind === 'choice') return of.choice(name, value);
  if (kind === 'instant') return <When iso={value} style={fact.style} />;
  return kind === 'code' ? <Code>{value}</Code> : value;
}
