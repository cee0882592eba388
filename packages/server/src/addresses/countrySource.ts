import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { CountryEntry } from './areas.store.ts';

/** Every country with a calling code, named by the runtime's own tables. */
export function countryEntries(): CountryEntry[] {
  const zh = namesIn('zh-Hans');
  const tw = namesIn('zh-Hant-TW');
  const en = namesIn('en', 'long');
  return getCountries().map((code) => ({
    code,
    zh: zh(code),
    tw: tw(code),
    en: en(code),
    areaCode: getCountryCallingCode(code),
  }));
}

function namesIn(locale: string, style: 'short' | 'long' = 'short'): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'code' });
  return (code) => (names.of(code) ?? code).replace(/ SAR China$/, '');
}
