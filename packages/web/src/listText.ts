import { currentLocale } from './language.ts';

/** Several names in one line, as the reader's language separates them. */
export function listText(names: readonly string[]): string {
  // The type `unit` would join Chinese names without anything between them.
  return new Intl.ListFormat(currentLocale(), { style: 'narrow', type: 'conjunction' }).format(names);
}
