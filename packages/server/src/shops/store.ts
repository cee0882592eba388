import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

export function listTexts(tx: Tx, lang: Lang) {
  return tx.all(
    db
      .selectFrom('shop_texts')
      .select(['key', 'text'])
      .where('shop_id', '=', tx.shopId)
      .where('lang', '=', lang),
  );
}
