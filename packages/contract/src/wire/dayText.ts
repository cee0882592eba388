import { locales } from './locale.ts';
import type { Lang } from './values.ts';

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** A day (`2026-11-24`) inside a sentence, as the screens write it: 11月24日 週二. */
export function dayText(day: string, lang: Lang): string {
  let format = formats.get(lang);
  if (format === undefined) {
    const parts = { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const;
    format = new Intl.DateTimeFormat(locales[lang], parts);
    formats.set(lang, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`));
}
