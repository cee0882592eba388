import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

export function listTexts(tx: Tx, lang: Lang) {
  return tx.all(
    db
      .selectFrom('shopTexts')
      .select(['key', 'text'])
      .where('shopId', '=', tx.shopId)
      .where('lang', '=', lang),
  );
}
