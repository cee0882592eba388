import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';

export function listTexts(tx: Tx, lang: Lang) {
  return tx.all(db.selectFrom('shopTexts').select(['key', 'text']).where(ofShop(tx, { lang })));
}
