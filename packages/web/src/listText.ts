import { currentLocale } from './language.ts';

/** Joins several names as the reader's language does. */
export function listText(names: readonly string[]): string {
  // The type `unit` would join Chinese names without a separator.
  return new Intl.ListFormat(currentLocale(), { style: 'narrow', type: 'conjunction' }).format(names);
}
