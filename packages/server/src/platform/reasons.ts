import {
  type AuditReasonKey,
  auditReasons,
  type RejectionReason,
} from '@crossdock/contract/shops/auditReasons.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

/**
 * A decision's reason as one stored text: `#key own words` if a prepared reason was chosen, else only the
 * clerk's own words, as in older rows.
 */
export function storedReason({ reasonKey, reason }: RejectionReason): string {
  return reasonKey === undefined ? reason : `#${reasonKey} ${reason}`.trimEnd();
}

/** The reason as shown: the prepared one in the reader's language, then the clerk's own words. */
export function reasonText(kept: string, lang: Lang): string {
  const [, key = '', words = ''] = /^#(\w+)(?: (.*))?$/s.exec(kept) ?? [];
  if (!isReasonKey(key)) return kept;
  return [auditReasons[key][lang], words].filter(Boolean).join(lang === 'en' ? '. ' : '。');
}

const isReasonKey = (key: string): key is AuditReasonKey => Object.hasOwn(auditReasons, key);
