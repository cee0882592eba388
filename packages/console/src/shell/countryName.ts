import { currentLocale } from '@crossdock/web/language.ts';

/** A country in the reader's language; its code where the browser knows none. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code;
}
