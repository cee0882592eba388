import { currentLocale } from '@crossdock/web/language.ts';

/** Several names in one line, as the reader's language separates them. */
export function listText(names: readonly string[]): string {
  // As units, names in Chinese would run into each other.
  return new Intl.ListFormat(currentLocale(), { style: 'narrow', type: 'conjunction' }).format(names);
}
