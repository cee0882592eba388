import type { DefinedFieldName, FieldDefinition } from '@crossdock/contract/wire/fact.ts';
import type { Facts } from '@crossdock/contract/wire/facts.ts';
import type { Texts } from '@crossdock/ui/texts.ts';

type LabelOf<N extends string, K extends string, F> = F extends { readonly label: infer L extends string }
  ? L
  : `${N}.${K}`;

/** Every text key that a fact's field or column may use. */
type KeysOf<N extends string, K extends string, F> =
  | LabelOf<N, K, F>
  | (F extends { readonly choices: readonly (infer C extends string)[] } ? `${LabelOf<N, K, F>}.${C}` : never)
  | (F extends { readonly hint: infer H } ? H : never)
  | (F extends { readonly unset: infer U } ? U : never);

/** The facts for which an app has all texts; using another one does not compile. */
type Said<N extends string, F, T> = {
  [K in DefinedFieldName<F>]: KeysOf<N, K, F[K]> extends T ? K : never;
}[DefinedFieldName<F>];

/** A noun's facts with the texts of one app. */
export interface FactWords<S extends string, F> {
  readonly facts: F;
  fact(this: void, name: S): FieldDefinition;
  label(this: void, name: S): string;
  /** The text of a choice's value. */
  choice(this: void, name: S, value: string): string;
  say(this: void, key: string): string;
}

export function factWords<const N extends string, const F extends Facts, T extends string>(
  noun: N,
  facts: F,
  { t, isKey }: Pick<Texts<T>, 't' | 'isKey'>,
): FactWords<Said<N, F, T>, F> {
  const say = (key: string) => (isKey(key) ? t(key) : key);
  const fact = (name: string): FieldDefinition => {
    const found = facts[name];
    if (found === undefined || typeof found === 'string') throw new Error(`${noun}.${name} is no fact.`);
    return found;
  };
  const labelKey = (name: string) => fact(name).label ?? `${noun}.${name}`;
  return {
    facts,
    fact,
    say,
    label: (name) => say(labelKey(name)),
    choice: (name, value) => say(`${labelKey(name)}.${value}`),
  };
}
