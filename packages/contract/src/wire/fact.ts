/**
 * The definition of one field of a noun. The zod field, the API's description, form fields, columns and rows
 * are made from it.
 */
interface Common {
  /** The field's description in the API; by default the shared one for its name. */
  readonly says?: string;
  /**
   * The text key of its label; by default the noun and the field's name. A choice's values are appended:
   * `members.sex.male`.
   */
  readonly label?: string;
  /** The key of the help text under the label. */
  readonly hint?: string;
  /** The key of the text that is shown while nothing is typed or chosen. */
  readonly unset?: string;
  /** The list's sort order by this field. */
  readonly sort?: string;
  /** Null means that the field has no value. */
  readonly none?: true;
}

export interface TextFieldDefinition extends Common {
  /** A single line, several lines, or a single line with a special form. */
  readonly kind: 'text' | 'lines' | 'code' | 'phone' | 'email' | 'link';
  /** The most characters; texts that are never typed have no limit. */
  readonly max?: number;
  readonly empty?: true;
}

export interface NumberFieldDefinition extends Common {
  /** A count, minor units of money, or grams. */
  readonly kind: 'count' | 'money' | 'weight';
  readonly min?: number;
  readonly max?: number;
  /** The text key of the unit in the form field. */
  readonly unit?: string;
}

export interface ChoiceFieldDefinition<C extends string = string> extends Common {
  readonly kind: 'choice';
  readonly choices: readonly C[];
}

export interface DayFieldDefinition extends Common {
  readonly kind: 'day';
}

export interface InstantFieldDefinition extends Common {
  readonly kind: 'instant';
  /** The precision with which a column or row shows the instant. */
  readonly style?: 'date' | 'short';
}

export interface YesNoFieldDefinition extends Common {
  readonly kind: 'yesNo';
}

export type FieldDefinition =
  | TextFieldDefinition
  | NumberFieldDefinition
  | ChoiceFieldDefinition
  | DayFieldDefinition
  | InstantFieldDefinition
  | YesNoFieldDefinition;

type Plain<F> = F extends { readonly kind: 'choice'; readonly choices: readonly (infer C)[] }
  ? C
  : F extends { readonly kind: NumberFieldDefinition['kind'] }
    ? number
    : F extends { readonly kind: 'yesNo' }
      ? boolean
      : string;

/** The type of this field in an answer. */
export type ValueOf<F> = F extends { readonly none: true } ? Plain<F> | null : Plain<F>;

/** The fields of a noun's facts that are a `FieldDefinition` and not only a description. */
export type DefinedFieldName<F> = { [K in keyof F]: F[K] extends FieldDefinition ? K : never }[keyof F] &
  string;

/** The sort orders that a noun's facts name. */
export type SortOf<F> = {
  [K in keyof F]: F[K] extends { readonly sort: infer S extends string } ? S : never;
}[keyof F];

/** The sort orders of a list with these facts. */
export function sortsOf<const F extends object>(facts: F): SortOf<F>[];
export function sortsOf(facts: Readonly<Record<string, string | FieldDefinition>>): string[] {
  return Object.values(facts).flatMap((fact) =>
    typeof fact === 'object' && fact.sort !== undefined ? [fact.sort] : [],
  );
}
