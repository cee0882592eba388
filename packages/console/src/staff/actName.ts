import { type TextKey, t } from '../shell/i18n.ts';

/** What a write is called in the log. One that there is no more, in an old entry, keeps the name of its call. */
export function actName(call: string): string {
  const key = `did.${call}`;
  const text = t(key as TextKey);
  return text === key ? call : text;
}
