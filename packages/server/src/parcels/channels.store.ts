import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The shop's open channels, with the goods classes they carry. */
export function activeChannels(tx: Tx) {
  return tx.all(
    db
      .selectFrom('channels')
      .select(['id', 'zh', 'tw', 'en', 'country', 'mode', 'goodsClasses'])
      .where('shopId', '=', tx.shopId)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('code'),
  );
}
