import type { FieldKey } from '../fields.ts';

/** Emoji, control characters and unassigned code points. Carriers cannot print them and customs cannot read them. */
const unprintable =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\p{Cs}|\p{Co}|\p{Cn}|\u{fe0f}|\u{20e3}/u;

/**
 * The problem with a person's or firm's name for parcels, documents and transfers; undefined if there is none. A name
 * must contain letters.
 * @example nameProblem('123') // → 'field.name'
 */
export function nameProblem(name: string): FieldKey | undefined {
  if (name === '') return 'field.required';
  return /\p{L}/u.test(name) && !unprintable.test(name) ? undefined : 'field.name';
}
