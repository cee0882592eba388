import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

/** The channels that the shop offers, with the goods classes they carry. */
export function activeChannels(tx: Tx) {
  return tx.all(
    q
      .selectFrom('channels')
      .select(['id', 'zh', 'tw', 'en', 'country', 'mode', 'goods_classes'])
      .where('shop_id', '=', tx.shopId)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('code'),
  );
}
