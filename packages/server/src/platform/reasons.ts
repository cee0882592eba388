import {
  type AuditReasonKey,
  auditReasons,
  type GivenReason,
} from '@crossdock/contract/shops/auditReasons.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

/**
 * A decision's reason as it is kept, in one text: `#key own words` where a ready-made one was chosen, else the own words
 * alone, as they have always been.
 */
export function keptReason({ reasonKey, reason }: GivenReason): string {
  return reasonKey === undefined ? reason : `#${reasonKey} ${reason}`.trimEnd();
}

/** As it is read: the ready-made reason in the reader's language, then the clerk's words as they were written. */
export function reasonText(kept: string, lang: Lang): string {
  const [, key = '', words = ''] = /^#(\w+)(?: (.*))?$/s.exec(kept) ?? [];
  if (!isReasonKey(key)) return kept;
  return [auditReasons[key][lang], words].filter(Boolean).join(lang === 'en' ? '. ' : '。');
}

const isReasonKey = (key: string): key is AuditReasonKey => Object.hasOwn(auditReasons, key);
