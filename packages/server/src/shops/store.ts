import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { findRows } from '../platform/rows.ts';

export function listTexts(tx: Tx, lang: Lang) {
  return findRows(tx, 'shopTexts', { lang }, ['key', 'text']);
}
