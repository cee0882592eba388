import { currentLocale } from './language.ts';

/** A time zone's name in the reader's language: `Asia/Taipei` is Taipei standard time. */
export function timeZoneLabel(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(currentLocale(), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
