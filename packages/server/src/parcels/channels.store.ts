import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';

/** The shop's open channels, with the goods classes they carry. */
export function activeChannels(tx: Tx) {
  return tx.all(
    fromShop(tx, 'channels', { active: true })
      .select(['id', 'zh', 'tw', 'en', 'country', 'mode', 'goodsClasses'])
      .orderBy('position')
      .orderBy('code'),
  );
}
