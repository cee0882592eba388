import { isTextKey, t } from './i18n.ts';

/** What a write is called in the log. One that there is no more, in an old entry, keeps the name of its call. */
export function callName(call: string): string {
  const key = `did.${call}`;
  return isTextKey(key) ? t(key) : call;
}
