import type { FieldKey } from '../fields.ts';

const minLength = 8;

const rules: readonly { readonly key: FieldKey; readonly broken: (password: string) => boolean }[] = [
  { key: 'field.password.tooShort', broken: (password) => [...password].length < minLength },
  { key: 'field.password.noDigit', broken: (password) => !/\d/.test(password) },
  { key: 'field.password.noLetter', broken: (password) => !/\p{L}/u.test(password) },
  { key: 'field.password.spaces', broken: (password) => /\s/.test(password) },
  { key: 'field.password.repeats', broken: (password) => /(.)\1{3}/u.test(password) },
];

/** Every password rule, for a checklist beside the field. */
export const passwordRules: readonly FieldKey[] = rules.map((rule) => rule.key);

/**
 * The rules that `password` breaks (specification, section 5). Where the specification allows two readings, the
 * stricter one is used.
 * @example passwordProblems('abc') // → ['field.password.tooShort', 'field.password.noDigit']
 */
export function passwordProblems(password: string): FieldKey[] {
  return rules.filter((rule) => rule.broken(password)).map((rule) => rule.key);
}
