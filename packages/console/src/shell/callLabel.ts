import { isTextKey, t } from './i18n.ts';

/** The name of a write in the log. A call that no longer exists is shown by its technical name. */
export function callLabel(call: string): string {
  const key = `did.${call}`;
  return isTextKey(key) ? t(key) : call;
}
