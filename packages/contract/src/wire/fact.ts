/** One field of a noun, known once: the zod field, the API's description, boxes, columns and rows are made from it. */
interface Common {
  /** Its line in the API's description; without one, the shared line of the name. */
  readonly says?: string;
  /** The key of its label; without one, the noun and the field's name. A choice's values follow: `members.sex.male`. */
  readonly label?: string;
  /** The key of the help text under the label. */
  readonly hint?: string;
  /** The key shown while nothing is typed or chosen. */
  readonly unset?: string;
  /** The order that a list has by this field. */
  readonly sort?: string;
  /** Null means that there is none. */
  readonly none?: true;
}

export interface TextFact extends Common {
  /** One line, several lines, or one line of a special form. */
  readonly kind: 'text' | 'lines' | 'code' | 'phone' | 'email' | 'link';
  /** The most characters; a text that nobody types has no limit. */
  readonly max?: number;
  readonly empty?: true;
}

export interface WholeFact extends Common {
  /** A count, minor units of money, or grams. */
  readonly kind: 'count' | 'money' | 'weight';
  readonly min?: number;
  readonly max?: number;
  /** The key of the unit in its box. */
  readonly unit?: string;
}

export interface ChoiceFact<C extends string = string> extends Common {
  readonly kind: 'choice';
  readonly choices: readonly C[];
}

export interface DayFact extends Common {
  readonly kind: 'day';
}

export interface InstantFact extends Common {
  readonly kind: 'instant';
  /** How exactly a column or a row shows it. */
  readonly style?: 'date' | 'short';
}

export interface YesNoFact extends Common {
  readonly kind: 'yesNo';
}

export type Fact = TextFact | WholeFact | ChoiceFact | DayFact | InstantFact | YesNoFact;

type Plain<F> = F extends { readonly kind: 'choice'; readonly choices: readonly (infer C)[] }
  ? C
  : F extends { readonly kind: WholeFact['kind'] }
    ? number
    : F extends { readonly kind: 'yesNo' }
      ? boolean
      : string;

/** What an answer holds in this field. */
export type ValueOf<F> = F extends { readonly none: true } ? Plain<F> | null : Plain<F>;

/** The fields of a noun's facts that are known by more than a description. */
export type FactName<F> = { [K in keyof F]: F[K] extends Fact ? K : never }[keyof F] & string;

/** The orders that the facts of a noun name. */
export type SortOf<F> = {
  [K in keyof F]: F[K] extends { readonly sort: infer S extends string } ? S : never;
}[keyof F];

/** The orders that a list of these facts has. */
export function sortsOf<const F extends object>(facts: F): SortOf<F>[];
export function sortsOf(facts: Readonly<Record<string, string | Fact>>): string[] {
  return Object.values(facts).flatMap((fact) =>
    typeof fact === 'object' && fact.sort !== undefined ? [fact.sort] : [],
  );
}
