import { currentLocale } from '@crossdock/web/language.ts';

/** A country's name in the reader's language; its code if the browser knows none. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code;
}
