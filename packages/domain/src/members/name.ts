import type { FieldKey } from '../fields.ts';

/** Pictures, control characters and what is assigned to nobody: no carrier prints them and no customs reads them. */
const unprintable =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\p{Cs}|\p{Co}|\p{Cn}|\u{fe0f}|\u{20e3}/u;

/** What is wrong with the name of a person or firm as it stands on parcels, papers and transfers: it has letters. */
export function nameProblem(name: string): FieldKey | undefined {
  if (name === '') return 'field.required';
  return /\p{L}/u.test(name) && !unprintable.test(name) ? undefined : 'field.name';
}
