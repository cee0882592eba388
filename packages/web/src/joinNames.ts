import { currentLocale } from './language.ts';

/** Joins several names in the style of the reader's language. */
export function joinNames(names: readonly string[]): string {
  // The type `unit` would join Chinese names without a separator.
  return new Intl.ListFormat(currentLocale(), { style: 'narrow', type: 'conjunction' }).format(names);
}
